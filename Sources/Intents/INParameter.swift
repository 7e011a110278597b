/// A parameter of an intent in Apple's older form, by its path in the intent's type.
public final class INParameter: Hashable, @unchecked Sendable {
  /// The intent's type.
  public let parameterClass: AnyClass
  /// The path to the parameter (`reservationItemReferences`).
  public let parameterKeyPath: String
  private var indices: [String: Int] = [:]

  /// Makes one.
  public init(for aClass: AnyClass, keyPath: String) {
    parameterClass = aClass
    parameterKeyPath = keyPath
  }

  /// Whether it names the same parameter of the same type.
  public func isEqual(to parameter: INParameter) -> Bool { self == parameter }

  /// Says which element of a list on the path is meant.
  public func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) {
    indices[subKeyPath] = index
  }
  /// Which element of a list on the path is meant; nil where all are.
  public func index(forSubKeyPath subKeyPath: String) -> Int? { indices[subKeyPath] }

  /// The same type, path and elements are the same.
  public static func == (left: INParameter, right: INParameter) -> Bool {
    left.parameterClass == right.parameterClass && left.parameterKeyPath == right.parameterKeyPath
      && left.indices == right.indices
  }
  /// By the path.
  public func hash(into hasher: inout Hasher) { hasher.combine(parameterKeyPath) }
}

extension INInteraction {
  /// What the intent has for a parameter; nil for one that it has not.
  public func parameterValue(for parameter: INParameter) -> Any? {
    guard type(of: intent) == parameter.parameterClass else { return nil }
    let value = intent._value(of: parameter.parameterKeyPath)
    guard let index = parameter.index(forSubKeyPath: parameter.parameterKeyPath) else {
      return value
    }
    guard let all = value as? [Any], all.indices.contains(index) else { return nil }
    return all[index]
  }
}
