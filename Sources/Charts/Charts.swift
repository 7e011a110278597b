// The charts that a snippet may have, under the name by which apps import them; like Apple's module it
// brings the views and Foundation along.

@_exported public import Foundation
@_exported public import LocalizedTexts
@_exported public import SnippetUI
