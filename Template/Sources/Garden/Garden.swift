import AppIntents
import Foundation

/// What the app keeps: how often each plant was watered.
actor Garden {
  private var times: [Plant: Int] = [:]

  func water(_ plant: Plant) -> Int {
    times[plant, default: 0] += 1
    return times[plant, default: 0]
  }
}

public enum GardenApp {
  public static let host = AppHost(
    id: "Garden", name: "Garden", sourceLanguage: "en", provider: GardenShortcuts.self,
    stringsFolder: Bundle.module.resourcePath
  ) { context in
    context.dependencies.add(dependency: Garden())
  }
}
