// What a file that says `import AppIntents` sees: Apple's module brings Foundation along, and there
// Foundation has the localized texts.

@_exported public import CoreTransferable
@_exported public import Foundation
@_exported public import LocalizedTexts
@_exported public import UniformTypeIdentifiers
@_exported public import UserActivities
