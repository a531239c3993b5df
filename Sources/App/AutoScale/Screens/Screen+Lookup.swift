extension Screen {
  /// All screens of the catalog, by idiom and then by family and year.
  public static let all: [Screen] = catalog

  /// All screens of the catalog, each upright and then on its side, and the poses of an iPhone Duo.
  package static let inAllPositions: [Screen] = all.flatMap { [$0, $0.landscape] } + duo

  /// The iPhone and iPod touch screens of the catalog.
  public static let phones: [Screen] = all.filter { $0.idiom == .phone }

  /// The iPad screens of the catalog.
  public static let pads: [Screen] = all.filter { $0.idiom == .pad }

  /// One screen for each size of the phones in use, upright and in ascending order: the newest
  /// device of that size.
  ///
  ///     @Test(arguments: Screen.phoneSizes) func fits(_ screen: Screen) { … }
  ///     Screen.phoneSizes.map(\.width).min()  // 320
  ///
  /// In use are phones from 2016 on: no supported system runs on older ones. A phone of 375 × 667
  /// points with Display Zoom on also has 320 × 568 points.
  public static let phoneSizes: [Screen] = newestBySize(phones.filter { ($0.year ?? 0) >= 2016 })

  /// Returns the newest screen of each size, from the smallest.
  static func newestBySize(_ screens: [Screen]) -> [Screen] {
    let bySize = Dictionary(grouping: screens) { [$0.width, $0.height] }
    return bySize.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .compactMap { $0.value.max { ($0.year ?? 0) < ($1.year ?? 0) } }
  }

  /// Finds a screen of the catalog by the name of its device.
  ///
  ///     try Screen(named: "iPhone SE (3rd generation)").width  // 375
  ///     try Screen(named: "iphone16promax").width              // 440
  ///     try Screen(named: "iPhone 17 landscape").width         // 874
  ///
  /// Only a name means the upright screen; `landscape` after it turns it on its side. Only letters and
  /// digits are compared, ignoring case.
  ///
  /// - Throws: ``ScreenSpecificationError`` for a name that is not in the catalog.
  /// - Complexity: O(1) for a known name.
  public init(named name: String) throws(ScreenSpecificationError) {
    if let screen = Self.named(name) {
      self = screen
    } else if let size = SizeSpecification(name) {
      // Somebody gave `390x844` where a name belongs.
      throw .sizeForName(name, devices: Self.names(ofSize: size))
    } else {
      throw .unknownName(name, nearest: Self.names(like: name))
    }
  }

  /// Returns the screen of the catalog with a name, if there is one.
  static func named(_ name: String) -> Screen? { byPlainName[name.plainName] }

  /// Finds a screen by the id of its device in the canvas of Xcode's Interface Builder.
  ///
  ///     Screen(canvasID: "retina4_7")?.name        // "iPhone 6", the first of that size
  ///     Screen(canvasID: "ipad11_0rounded")?.width // 834
  ///
  /// Returns the oldest screen with that id, or `nil` for an unknown id. A suffix for rounded
  /// corners is ignored. Devices are upright, except a television.
  ///
  /// - Parameter id: The id as written in a xib or storyboard file.
  /// - Complexity: O(1).
  public init?(canvasID id: String) {
    let plainID = id.hasSuffix("rounded") ? String(id.dropLast("rounded".count)) : id
    guard let screen = Self.byCanvasID[plainID] else { return nil }
    self = screen
  }

  /// Returns the screen of the catalog with this size, or else the nearest one.
  ///
  /// The nearest screen has the least sum of differences in short and long side; among equals, the
  /// newest wins. Either orientation is accepted; the result has the orientation of the given size.
  ///
  ///     Screen.nearest(width: 391, height: 845).width  // 390
  ///
  /// - Parameters:
  ///   - width: The width, in points; NaN counts as 0.
  ///   - height: The height, in points; NaN counts as 0.
  ///   - idiom: The kind of device to search; `nil` means all.
  /// - Returns: A screen of the catalog.
  /// - Complexity: O(*n*) in the size of the catalog.
  public static func nearest(width: Double, height: Double, idiom: Idiom? = nil) -> Screen {
    let short = min(width, height)
    let long = max(width, height)
    func distance(_ screen: Screen) -> Double {
      let upright = screen.portrait
      // Compared upright, whatever the orientation of the given size.
      return abs(upright.width - short) + abs(upright.height - long)
    }
    let candidates = all.filter { idiom == nil || $0.idiom == idiom }
    let best = candidates.min { first, second in
      (distance(first), -(first.year ?? 0)) < (distance(second), -(second.year ?? 0))
    }
    // The catalog has no screen of some idioms, such as cars.
    guard let best else { return nearest(width: width, height: height) }
    return width > height ? best.landscape : best.portrait
  }

  /// Makes a screen of a device that is newer than the catalog: of a size, with the pixels and the safe area
  /// of the nearest known screen.
  ///
  /// Returns `nil` for a size that no screen has: one with a short side below 300 points or a long side below
  /// 480, those of the first devices, but for some points that bars may take.
  package init?(unknownOfWidth width: Double, height: Double) {
    guard min(width, height) >= 300, max(width, height) >= 460, max(width, height) < 3000 else {
      return nil
    }
    let nearest = Self.nearest(
      width: width, height: height, idiom: .suggested(byWidth: width, height: height))
    var display = nearest.display
    (display.width, display.height) = (width, height)
    (display.diagonal, display.zoomedSize, display.canvasID) = (nil, nil, nil)
    self.init(
      name: Self.sizeName(width, height, display.pixelsPerPoint, display.idiom), display: display)
  }

  private static let byCanvasID = Dictionary(
    (all + [television]).compactMap { screen in screen.canvasID.map { ($0, screen) } },
    uniquingKeysWith: { first, _ in first })

  private static let byPlainName = Dictionary(
    inAllPositions.map { ($0.name.plainName, $0) }, uniquingKeysWith: { first, _ in first })
}

extension String {
  /// The letters and digits, in lower case.
  package var plainName: String {
    // `iPhone 6+` is the larger one.
    lowercased().replacing("+", with: "plus").filter { $0.isLetter || $0.isNumber }
  }
}
