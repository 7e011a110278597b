/// Why a file cannot be read, with the place in it (`orders[0].size`).
public func reason(of error: any Error) -> String {
  guard let error = error as? DecodingError else { return "\(error)" }
  let (context, last): (DecodingError.Context, (any CodingKey)?) =
    switch error {
    case .keyNotFound(let key, let context): (context, key)
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      (context, nil)
    @unknown default: (.init(codingPath: [], debugDescription: "\(error)"), nil)
    }
  let path = (context.codingPath + (last.map { [$0] } ?? [])).reduce(into: "") { path, key in
    path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue
  }
  return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
}
