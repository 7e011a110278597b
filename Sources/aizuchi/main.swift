import AizuchiConsole
import CafeOrder
import CometCal
import Glibc
import Library
import Meditation
import Planner
import Reservations

exit(
  await AssistantConsole([
    CafeOrderApp.host, MeditationApp.host, LibraryApp.host, PlannerApp.host,
    CometCalApp.host,
    ReservationsApp.host,
  ]).run())
