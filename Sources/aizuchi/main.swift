import AizuchiConsole
import Glibc

exit(await AssistantConsole([]).run())
