extension Diagnostic: Encodable {
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
}
