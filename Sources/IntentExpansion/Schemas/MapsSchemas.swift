extension SchemaDomain {
  static let maps = SchemaDomain(
    "maps",
    """
    intent shareETA
    intent startNavigation
    intent stopShareETA
    intent addNavigationWaypoints
    intent reportIncident
    intent stopNavigation
    entity currentLocation
    entity navigationSession
    entity place
    entity operatingHours
    entity operatingTimeRange
    entity rating
    enum incident
    enum navigationPreferences
    enum operatingStatus
    enum priceRange
    enum transportType
    enum ratingDescriptor
    enum amenity
    """)
}
