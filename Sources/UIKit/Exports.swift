// As far as intents reach into the older framework; like Apple's module it brings Foundation along.

@_exported public import Foundation
@_exported public import UserActivities
