enum Form: String, CaseIterable {
  case round, square
}
