extension SchemaDomain {
  static let system = SchemaDomain(
    "system",
    """
    intent search : ShowInAppSearchResultsIntent
      criteria: StringSearchCriteria
    intent searchInApp : ShowInAppSearchResultsIntent
      criteria: StringSearchCriteria
    intent open : OpenIntent
      target: @entity
    """)
}
