import AizuchiConsole
import CafeOrder
import Glibc
import Library
import Meditation

exit(await AssistantConsole([CafeOrderApp.host, MeditationApp.host, LibraryApp.host]).run())
