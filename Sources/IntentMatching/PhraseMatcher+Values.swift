public import IntentCatalog
public import PhraseDiagnostics

extension PhraseMatcher {
  /// The matcher with another list of values for a type (`updateAppShortcutParameters()`).
  ///
  /// Only that type's lists are built again, unless phrases come or go with it.
  ///
  /// - Parameters:
  ///   - app: The app's identifier.
  ///   - type: The type's name.
  ///   - values: Its values from now on.
  /// - Returns: The changed matcher; the same one where there is no such app.
  /// - Throws: `Diagnostic` when there are more than the index can hold.
  public func replacingValues(
    app: String, type: String, with values: [ValueDescriptor]
  ) throws(Diagnostic) -> PhraseMatcher {
    guard let place = apps.firstIndex(where: { $0.catalog.id == app }) else { return self }
    var changed = apps
    changed[place].values[type] = values
    var copy = self
    copy.update(apps: changed)
    let compiler = MatcherCompiler(tools: tools, language: language)
    for (key, old) in sources where old.app == place && old.type == type && !type.isEmpty {
      let source = TemplateCollector.source(
        place, type, old.allowed, values, in: language)
      copy.sources[key] = source
      copy.quick.replace(key, with: source)
      guard let core = try copy.core.replacing(key, with: compiler.names(of: source)) else {
        return try PhraseMatcher(apps: withValues(changed), locale: locale, tools: tools)
      }
      copy.core = core
    }
    return copy
  }

  /// The apps with the values that lie in an index file and are all of their type's.
  private func withValues(_ apps: [MatcherApp]) -> [MatcherApp] {
    var apps = apps
    for source in sources.values where source.allowed == nil && !source.type.isEmpty {
      guard case .stored(let values) = source.values, apps[source.app].values[source.type] == nil
      else { continue }
      apps[source.app].values[source.type] = values.all
    }
    return apps
  }
}
