// Written as iOS apps write it: the program's windows beside its intents.

import AppIntents
import SwiftUI

@Observable final class Shelves {
  var count = 2
}

final class Lamp: ObservableObject {
  @Published var isOn = false
  func press() {
    objectWillChange.send()
    isOn.toggle()
  }
}

struct LampView: View {
  @ObservedObject var lamp: Lamp
  @StateObject private var own = Lamp()
  var body: some View {
    VStack {
      Text(lamp.isOn ? "The lamp is on" : "The lamp is off")
      Text(own.isOn ? "Mine is on" : "Mine is off")
    }
    .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
  }
}

struct PastedWindows: App {
  @State private var shelves = Shelves()

  init() { AppDependencyManager.shared.add(dependency: Lamp()) }

  var body: some Scene {
    WindowGroup { LampView(lamp: Lamp()).environment(shelves).onOpenURL { _ in } }
    Window("Lamp", id: "lamp") { Text("A lamp") }
  }
}

struct LampIntent: AppIntent {
  static var title: LocalizedStringResource = "Lamp"
  @MainActor func perform() async throws -> some IntentResult & ShowsSnippetView {
    let lamp = Lamp()
    lamp.press()
    bound(of: lamp).wrappedValue = true
    return .result(view: LampView(lamp: lamp))
  }

  @MainActor private func bound(of lamp: Lamp) -> Binding<Bool> {
    ObservedObject(wrappedValue: lamp).projectedValue.isOn
  }
}

#Preview("Lamp") { LampView(lamp: Lamp()) }
