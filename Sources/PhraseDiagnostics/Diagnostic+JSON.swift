extension Diagnostic: Codable {
  private enum CodingKeys: String, CodingKey {
    case severity, message, file, line, column, length, help
  }

  /// Writes one flat object: `{severity, message, file, line, column, length, help}`, without the keys
  /// that there is nothing for.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(severity, forKey: .severity)
    try object.encode(message, forKey: .message)
    if let place {
      try object.encode(place.file, forKey: .file)
      try object.encode(place.line, forKey: .line)
      try object.encode(place.column, forKey: .column)
      try object.encode(length, forKey: .length)
    }
    try object.encodeIfPresent(help, forKey: .help)
  }
  /// Reads what `encode(to:)` writes; the source line is not there.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try object.decode(Severity.self, forKey: .severity),
      try object.decode(String.self, forKey: .message),
      length: try object.decodeIfPresent(Int.self, forKey: .length) ?? 1,
      help: try object.decodeIfPresent(String.self, forKey: .help))
    guard let file = try object.decodeIfPresent(String.self, forKey: .file) else { return }
    place = SourcePlace(
      file: file, line: try object.decodeIfPresent(Int.self, forKey: .line) ?? 1,
      column: try object.decodeIfPresent(Int.self, forKey: .column) ?? 1)
  }
}
