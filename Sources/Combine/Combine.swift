// What tells of changes, under the name by which apps import it: properties whose values are told, and
// who listens to them.

@_exported public import SnippetUI
