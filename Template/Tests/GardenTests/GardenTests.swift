import AppIntentsTesting
import Garden
import Testing

@Test func aPlantIsWateredAfterTheConfirmation() async {
  await Conversation(
    GardenApp.host,
    """
    > Water the fern with Garden
    < Shall I water it now?
    = nothing
    > yes
    = WaterIntent(plant: fern)
    < Done. It was watered once so far.
    > Water the fern with Garden
    > yes
    = WaterIntent(plant: fern)
    < Done. It was watered 2 times so far.
    """
  ).expect()
}
