import AizuchiConsole
import Garden
import Glibc

exit(await AssistantConsole([GardenApp.host]).run())
