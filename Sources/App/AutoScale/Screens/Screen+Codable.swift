extension Screen: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case name, width, height, pixelsPerPoint, idiom, safeArea, diagonal, year, canvasID
    case turnedSafeArea, zoomedSize
  }

  /// Encodes the name of a screen of the catalog in any position, and any other screen as an object of its
  /// numbers.
  ///
  ///     "iPhone 17"
  ///     {"name": "Fold", "width": 673, "height": 841, "pixelsPerPoint": 3, "idiom": "phone"}
  public func encode(to encoder: any Encoder) throws {
    // A name stays right when the catalog's numbers are corrected.
    if Self.isInCatalog(self) {
      var container = encoder.singleValueContainer()
      try container.encode(name)
      return
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(deviceName, forKey: .name)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    try container.encode(pixelsPerPoint, forKey: .pixelsPerPoint)
    try container.encode(idiom, forKey: .idiom)
    try container.encodeIfPresent(safeArea, forKey: .safeArea)
    try container.encodeIfPresent(diagonal, forKey: .diagonal)
    try container.encodeIfPresent(year, forKey: .year)
    try container.encodeIfPresent(canvasID, forKey: .canvasID)
    try container.encodeIfPresent(display.turnedSafeArea, forKey: .turnedSafeArea)
    try container.encodeIfPresent(display.zoomedSize, forKey: .zoomedSize)
  }

  /// Decodes a name or a size, as ``init(specification:)`` reads it, or an object of numbers, in which
  /// only the size is required.
  ///
  /// - Throws: A `DecodingError` for unknown keys and missing or mistyped values,
  ///   ``ScreenSpecificationError`` for an unknown name, ``InvalidParameterError`` for numbers that no
  ///   screen can have.
  public init(from decoder: any Decoder) throws {
    do {
      try self.init(specification: decoder.singleValueContainer().decode(String.self))
      return
    } catch DecodingError.typeMismatch {}  // an object, then
    let container = try decoder.container(onlyWith: CodingKeys.allCases)
    let screen = try Screen(
      container.decodeIfPresent(String.self, forKey: .name),
      width: container.decode(Double.self, forKey: .width),
      height: container.decode(Double.self, forKey: .height),
      pixelsPerPoint: container.decodeIfPresent(Double.self, forKey: .pixelsPerPoint) ?? 2,
      idiom: container.decodeIfPresent(Idiom.self, forKey: .idiom),
      safeArea: container.decodeIfPresent(LayoutInsets.self, forKey: .safeArea))
    var display = screen.display
    display.diagonal = try container.decodeIfPresent(Double.self, forKey: .diagonal)
    display.turnedSafeArea = try container.decodeIfPresent(
      LayoutInsets.self, forKey: .turnedSafeArea)
    display.zoomedSize = try container.decodeIfPresent(Display.ZoomedSize.self, forKey: .zoomedSize)
    display.canvasID = try container.decodeIfPresent(String.self, forKey: .canvasID)
    self.init(
      name: screen.name, year: try container.decodeIfPresent(Int.self, forKey: .year),
      display: display)
  }

  private static let catalogScreens = Set(inAllPositions)

  private static func isInCatalog(_ screen: Screen) -> Bool { catalogScreens.contains(screen) }
}
