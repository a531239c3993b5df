extension Screen {
  /// Makes a screen from a specification: a name in the catalog, or a size.
  ///
  ///     try Screen(specification: "iPhone 16 Pro")
  ///     try Screen(specification: "390x844@3")       // 390 × 844 points, 3 pixels per point
  ///     try Screen(specification: "507x1024:pad")    // an iPad app in Split View
  ///
  /// A size is `WIDTHxHEIGHT[@PIXELS][:phone|pad]`, in points. The default is 2 pixels per point,
  /// and a pad from a short side of 700 points with a long side below 1.6 times as long. `390 × 844`
  /// is the same as `390x844`.
  ///
  /// - Throws: ``ScreenSpecificationError`` for an unknown name or an invalid size.
  public init(specification text: String) throws(ScreenSpecificationError) {
    // No name of the catalog looks like a size, so a size is tried first.
    guard let size = SizeSpecification(text) else {
      guard let screen = Self.named(text) else {
        throw .unknownSpecification(text, nearest: Self.names(like: text))
      }
      self = screen
      return
    }
    do throws(InvalidParameterError) {
      try self.init(
        width: size.width, height: size.height, pixelsPerPoint: size.pixelsPerPoint ?? 2,
        idiom: size.idiom)
    } catch {
      throw .invalidSize(text, error)
    }
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
