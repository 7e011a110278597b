// The views that a snippet may be made of, under the name by which apps import them. Apple's module
// brings Foundation along, where Foundation has the localized texts, and the older framework's names.

@_exported public import Foundation
@_exported public import LocalizedTexts
@_exported public import Observation
@_exported public import SnippetUI
@_exported public import UIKit

/// What an editor would show beside the code; it is checked, and nothing is made of it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")
