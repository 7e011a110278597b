import AizuchiConsole
import CafeOrder
import CometCal
import Glibc
import Library
import Mail
import Meditation
import Messages
import Planner
import Reservations

exit(
  await AssistantConsole([
    CafeOrderApp.host, MeditationApp.host, LibraryApp.host, PlannerApp.host,
    CometCalApp.host, MessagesApp.host, MailApp.host,
    ReservationsApp.host,
  ]).run())
