// What a file that says `import Intents` sees: Apple's module brings Foundation along.

@_exported public import Foundation
@_exported public import UserActivities
