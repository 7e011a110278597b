extension SchemaDomain {
  static let camera = SchemaDomain(
    "camera",
    """
    intent switchDevice
    intent startCapture
    intent openInCaptureMode
    intent setDevice
    intent stopCapture
    enum captureMode
    enum captureDevice
    enum captureDuration
    """)
}
