import AizuchiConsole
import CafeOrder
import Glibc
import Meditation

exit(await AssistantConsole([CafeOrderApp.host, MeditationApp.host]).run())
