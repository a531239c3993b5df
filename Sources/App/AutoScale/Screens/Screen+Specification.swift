extension Screen {
  /// Makes a screen from a specification: a name in the catalog, or a size.
  ///
  ///     try Screen(specification: "iPhone 16 Pro")
  ///     try Screen(specification: "iPhone 16 Pro landscape")
  ///     try Screen(specification: "390x844")         // 390 × 844 points, 3 pixels per point
  ///     try Screen(specification: "507x1024:pad")    // an iPad app in Split View
  ///
  /// A size is `WIDTHxHEIGHT[@PIXELS][:phone|pad]`, in points. `390 × 844` is the same as `390x844`, and
  /// `landscape` after a size lays it on its side. What a size leaves out is that of the devices with
  /// this size in this position: the pixels per point if all have the same, and the safe area of the
  /// newest one. Without such a device there are 2 pixels per point, and the safe area is unknown; it is
  /// a pad from a short side of 700 points with a long side below 1.6 times as long.
  ///
  /// - Throws: ``ScreenSpecificationError`` for an unknown name or an invalid size.
  public init(specification text: String) throws(ScreenSpecificationError) {
    if let screen = Self.named(text) {
      self = screen
      return
    }
    let upright = text.withoutPosition
    guard let size = SizeSpecification(upright ?? text) else {
      // What begins with a number is meant as a size.
      let isSize = text.first.map { $0.isNumber || "-.".contains($0) } ?? false
      throw .unknownSpecification(text, nearest: isSize ? [] : Self.names(like: text))
    }
    do throws(InvalidParameterError) {
      let screen = try Screen(size)
      self = upright == nil ? screen : screen.landscape
    } catch {
      throw .invalidSize(text, error)
    }
  }

  /// Makes a screen of a size, with what devices of this size and position have in common.
  private init(_ size: SizeSpecification) throws(InvalidParameterError) {
    let devices = Self.inAllPositions.filter {
      ($0.width, $0.height) == (size.width, size.height) && $0.idiom == size.idiom ?? $0.idiom
    }
    let densities = Set(devices.map(\.pixelsPerPoint))
    let pixelsPerPoint = size.pixelsPerPoint ?? (densities.count == 1 ? densities.first ?? 2 : 2)
    let alike = devices.filter { $0.pixelsPerPoint == pixelsPerPoint }
    // Older devices of a size have other sensors: 375 × 812 has a top inset of 44, and later of 50.
    let newest = (alike.isEmpty ? devices : alike).max { ($0.year ?? 0) < ($1.year ?? 0) }
    try self.init(
      width: size.width, height: size.height, pixelsPerPoint: pixelsPerPoint, idiom: size.idiom,
      safeArea: newest?.safeArea)
    guard let newest else { return }
    var display = display
    display.turnedSafeArea = newest.display.turnedSafeArea
    (display.pose, display.turnedPose) = (newest.display.pose, newest.display.turnedPose)
    self = Screen(name: deviceName, display: display)
  }
}

extension String {
  /// The text before a final `landscape`, if there is one.
  var withoutPosition: String? {
    let word = " \(ScreenOrientation.landscape)"
    return lowercased().hasSuffix(word) ? String(dropLast(word.count)) : nil
  }
}

/// The parts of `WIDTHxHEIGHT[@PIXELS][:phone|pad]`.
struct SizeSpecification {
  let width: Double
  let height: Double
  let pixelsPerPoint: Double?
  let idiom: Idiom?

  /// Parses the parts, or returns `nil` if the text has another form and may be a name.
  init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = parts[0].split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let sides = numbers[0].split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard sides.count == 2, let width = Self.number(sides[0]), let height = Self.number(sides[1])
    else { return nil }
    self.width = width
    self.height = height
    pixelsPerPoint = numbers.count == 2 ? Self.number(numbers[1]) : nil
    idiom = parts.count == 2 ? Idiom(rawValue: String(parts[1])) : nil
    // `390x844@` is a mistake and no name.
    if numbers.count == 2 && pixelsPerPoint == nil { return nil }
    if parts.count == 2 && idiom != .phone && idiom != .pad { return nil }
  }

  /// Reads a number in digits with at most one point, optionally surrounded by spaces.
  private static func number(_ text: Substring) -> Double? {
    let words = text.split(separator: " ")
    guard let word = words.first, words.count == 1 else { return nil }
    // `Double` would also read `1e3`, `0x10` and `nan`.
    return word.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") } ? Double(word) : nil
  }
}
