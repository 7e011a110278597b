import Foundation
import IntentCatalog
import IntentRuntime
import LanguagePacks

/// The repository's own `Phrases/`.
let resources: SessionResources = {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Phrases")
  return SessionResources(
    PhraseData(
      read: { path in
        (try? Data(contentsOf: root.appendingPathComponent(path))).map { [UInt8]($0) }
      },
      list: { folder in
        ((try? FileManager.default.contentsOfDirectory(atPath: root.path + "/" + folder)) ?? [])
          .sorted()
      }))
}()

/// A small app for tests: a tea shop whose order confirms, and a bell that only rings.
let teaShop = AppCatalog(
  id: "TeaShop", app: AppIdentity(name: "茶屋"), sourceLanguage: "ja",
  providers: [
    ProviderDescriptor(
      type: "TeaShortcuts",
      shortcuts: [
        ShortcutDescriptor(
          intent: "OrderTea", phrases: [PlacedText("${applicationName}で注文")],
          shortTitle: "お茶を注文"),
        ShortcutDescriptor(
          intent: "RingBell", phrases: [PlacedText("${applicationName}で呼び鈴")]),
      ])
  ],
  intents: [
    IntentDescriptor(
      identifier: "OrderTea", title: "注文する",
      parameters: [
        ParameterDescriptor(
          name: "tea", title: "お茶", type: .appEnum("Tea"),
          requestValueDialog: "どのお茶にしますか？"),
        ParameterDescriptor(
          name: "size", title: "サイズ", type: .appEnum("Size"),
          requestValueDialog: "どのサイズですか？"),
        ParameterDescriptor(
          name: "count", title: "数", type: .int, isOptional: true, minimum: 1, maximum: 9),
      ],
      simulation: SimulatedPerform(
        confirmation: "こちらでよろしいでしょうか？", actionName: "order", dialog: "注文しました。",
        snippet: ["お茶: ${tea}", "サイズ: ${size}", "数: ${count}"])),
    IntentDescriptor(
      identifier: "RingBell", title: "呼び鈴",
      simulation: SimulatedPerform(dialog: "ちりん。")),
  ],
  enums: [
    EnumDescriptor(
      identifier: "Tea", title: "お茶",
      cases: [
        ValueDescriptor(id: "sencha", title: "煎茶", synonyms: ["緑茶"]),
        ValueDescriptor(id: "hojicha", title: "ほうじ茶"),
        ValueDescriptor(id: "matcha", title: "抹茶ラテ"),
      ]),
    EnumDescriptor(
      identifier: "Size", title: "サイズ",
      cases: [
        ValueDescriptor(id: "small", title: "S", synonyms: ["スモール", "Sサイズ", "小さいの"]),
        ValueDescriptor(id: "medium", title: "M", synonyms: ["ミディアム", "Mサイズ"]),
        ValueDescriptor(id: "large", title: "L", synonyms: ["ラージ", "Lサイズ", "大きいの"]),
      ]),
  ])

/// A session on the tea shop at noon.
func teaSession(isBound: Bool? = nil) async throws -> ConversationSession {
  try await ConversationSession(
    SessionConfiguration(
      apps: [.simulated(teaShop)], locale: "ja_JP", resources: resources,
      now: Date(timeIntervalSince1970: 1_720_580_400),
      timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .gmt, isBound: isBound))
}
