extension SchemaDomain {
  static let photos = SchemaDomain(
    "photos",
    """
    intent createAlbum
    intent openAlbum
    intent updateAlbum
    intent deleteAlbum
    intent createAssets
    intent openAsset : OpenIntent
      target: @asset
    intent postToSharedAlbum
    intent addAssetsToAlbum
    intent removeAssetsFromAlbum
    intent search : ShowInAppSearchResultsIntent
    intent setWarmth
    intent setExposure
    intent setSaturation
    intent cleanupPhoto
    intent toggleSuggestedEdits
    intent setFilter
    intent crop
    intent straighten
    intent setRotation
    intent setDepth
    intent toggleDepth
    intent updateAsset
    intent duplicateAssets
    intent deleteAssets
    intent copyEdits
    intent pasteEdits
    intent updateRecognizedPerson
    intent editAsset
    entity album
    entity recognizedPerson
    entity asset
      creationDate: Date?
      location: CLPlacemark?
      assetType: @assetType?
      isFavorite: Bool
      isHidden: Bool
      hasSuggestedEdits: Bool
    enum assetType
    enum albumType
    enum filterType
    enum rotationDirection
    """)
}
