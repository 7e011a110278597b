/// Where something was talked about or is on screen, which "delete it" may mean.
public struct SchemaMentions: Hashable, Sendable {
  /// The app of what was talked about last; nil where it is not known.
  public var last: String?
  /// The apps of what was talked about; nil where it may be of any.
  public var apps: Set<String>?

  /// Makes one.
  public init(last: String? = nil, apps: Set<String>? = []) {
    self.last = last
    self.apps = apps
  }

  /// Whether something of an app's may be meant.
  public func has(_ app: String) -> Bool { apps?.contains(app) ?? true }
}
