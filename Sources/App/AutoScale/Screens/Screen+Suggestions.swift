extension Screen {
  /// Returns names of the catalog to suggest for an unknown name, the newest ones last.
  ///
  /// They begin with the name; or are of its year or its inches, as for `iPhone 6.7` and `iPad Pro 2024`; or
  /// have all of its words. Otherwise they are the devices of its series with the same number, or the
  /// newest ones; or the most similar name with the same number; or the newest devices of its family.
  static func names(like name: String) -> [String] {
    if let upright = name.withoutPosition {
      return names(like: upright).map { "\($0) \(ScreenOrientation.landscape)" }
    }
    let plainName = name.plainName
    if plainName.isEmpty { return [] }
    let candidates = [
      all.filter { $0.name.plainName.hasPrefix(plainName) },
      // Someone who names the device and a pose that it has not means one of its poses.
      plainName.hasPrefix("iphoneduo") ? duo : [],
      Query(name).screens,
      numbered(like: name),
    ]
    if let found = candidates.first(where: { !$0.isEmpty }) { return found.map(\.name) }
    let digits = plainName.filter(\.isNumber)
    let alike = all.filter { digits.isEmpty || $0.name.plainName.contains(digits) }
    // A device with another number is another device, however similar its name.
    if let nearest = nearestSpelling(to: name, in: alike.map(\.name)) { return [nearest] }
    return newest(
      of: all.filter { plainName.hasPrefix($0.name.prefix { $0.isLetter }.lowercased()) }
    ).map(\.name)
  }

  /// Returns the names of the devices with a size, in either orientation.
  static func names(ofSize size: SizeSpecification) -> [String] {
    let sides = (min(size.width, size.height), max(size.width, size.height))
    return all.filter { ($0.width, $0.height) == sides }.map(\.name)
  }

  /// Returns the devices of the same series with the same number, or else with a number that differs by a digit,
  /// or else the newest ones whose series begins so: those of all series for `iPhone 99`.
  private static func numbered(like name: String) -> [Screen] {
    let digits = name.filter(\.isNumber)
    if digits.isEmpty { return [] }
    let series = all.filter { $0.name.series.hasPrefix(name.series) }
    let numbered = series.filter {
      $0.name.series == name.series && $0.name.plainName.contains(digits)
    }
    if !numbered.isEmpty { return numbered }
    // `iPhone 77` is a slip of `iPhone 17` or `iPhone 7`.
    let slips = series.filter { screen in
      let number = screen.name.filter(\.isNumber)
      return screen.name.plainName == name.series + number
        && number.differsByOneDigit(from: digits)
    }
    return slips.isEmpty ? newest(of: series) : slips
  }

  private static func newest(of screens: [Screen]) -> [Screen] {
    let newest = screens.compactMap(\.year).max()
    return screens.filter { $0.year == newest }.sorted { $0.width < $1.width }
  }

  /// The year, the inches and the other words of a name.
  private struct Query {
    private var year: Int?
    private var inches: Double?
    private var words: [String] = []

    init(_ name: String) {
      for word in name.nameWords {
        // Four digits are a year, and a number with a point is a diagonal.
        if let number = Int(word), word.count == 4 {
          year = number
        } else if let number = Double(word), word.contains(".") {
          inches = number
        } else if !["in", "inch", "inches"].contains(word) {
          words.append(word)
        }
      }
    }

    /// The screens of the catalog that match all parts, by year; words in parentheses count last.
    var screens: [Screen] {
      if year == nil && inches == nil && words.isEmpty { return [] }
      let titled = screens { String($0.prefix { $0 != "(" }) }
      return titled.isEmpty ? screens { $0 } : titled
    }

    private func screens(_ part: (String) -> String) -> [Screen] {
      Screen.all.filter { screen in
        (year == nil || screen.year == year) && (inches == nil || screen.diagonal == inches)
          && Set(words).isSubset(of: part(screen.name).nameWords)
      }.sorted { ($0.year ?? 0) < ($1.year ?? 0) }
    }
  }
}

extension String {
  /// The words of a device's name in lower case; numbers keep a decimal point.
  fileprivate var nameWords: [String] {
    lowercased().replacing(",", with: ".").split { !$0.isLetter && !$0.isNumber && $0 != "." }
      .map(String.init)
  }

  /// The words of a device's name without numbers and generations, such as `iphonese`.
  fileprivate var series: String {
    prefix { $0 != "(" }.split(separator: " ").filter { !$0.contains(where: \.isNumber) }
      .joined().lowercased()
  }
}

extension String {
  /// Returns whether a number has one digit more, less or other than another one.
  fileprivate func differsByOneDigit(from other: String) -> Bool {
    if count == other.count { return zip(self, other).count { $0 != $1 } == 1 }
    let (shorter, longer) = count < other.count ? (self, other) : (other, self)
    return longer.count == shorter.count + 1
      && longer.indices.contains { index in
        longer[..<index] + longer[longer.index(after: index)...] == shorter
      }
  }
}
