import AppIntents

extension Form: AppEnum {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { .init(name: "Form") }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
    [
      .round: DisplayRepresentation(title: "Round", subtitle: "as a wheel", image: .init(systemName: "circle")),
    ]
  }
}
