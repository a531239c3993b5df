extension ClassModel {
  /// Makes a constant of each color that the class gives to views or properties of several kinds.
  ///
  /// One that equal views have in one property is set in a loop.
  mutating func nameRepeatedColors() {
    var users: [Arguments: Set<[String]>] = [:]
    for property in properties {
      for case .set(let name, let value) in property.settings {
        _ = value.replacingColors { color in
          users[color, default: []].insert([property.className, name])
          return nil
        }
      }
    }
    let repeated = users.filter { $0.value.count > 1 }.keys.sorted {
      "\($0)" < "\($1)"
    }
    for color in repeated {
      colors.append((names.name(["\(Self.word(for: color))Color"]), color))
    }
    let known = colors.map { ($0.arguments, $0.name) }.byKey()
    func replaced(_ setting: Setting) -> Setting {
      guard case .set(let name, let value) = setting else { return setting }
      return .set(name, value.replacingColors { color in known[color].map { "Self.\($0)" } })
    }
    func replace(_ properties: inout [Property]) {
      for index in properties.indices {
        properties[index].settings = properties[index].settings.map(replaced)
      }
    }
    if known.isEmpty { return }
    replace(&views)
    replace(&objects)
  }

  /// The words for a color, such as `darkBlue`, by its lightness and its place on the wheel of colors.
  private static func word(for color: Arguments) -> String {
    let parts = color.dropLast().compactMap { $0.value.flat.flatMap(Double.init) }
    guard let high = parts.max(), let low = parts.min() else { return "own" }
    let light = (high + low) / 2
    let tone = light < 0.35 ? "dark" : light > 0.75 ? "light" : ""
    // Below an eighth of the range no hue shows.
    guard parts.count == 3, high - low > 0.12 else { return (tone + "Gray").startingSmall }
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let sector =
      high == red
      ? (green - blue) / (high - low)
      : high == green ? 2 + (blue - red) / (high - low) : 4 + (red - green) / (high - low)
    // The six sectors of the wheel from red on, each in halves.
    let hues = [
      "Red", "Orange", "Yellow", "Lime", "Green", "Mint", "Teal", "Azure", "Blue", "Purple",
      "Magenta", "Pink",
    ]
    return (tone + hues[Int((sector * 2 + 12).rounded()) % 12]).startingSmall
  }
}

extension Expression {
  /// The value with other expressions for the colors that it makes of numbers.
  fileprivate func replacingColors(_ replace: (Arguments) -> String?) -> Expression {
    guard case .call("UIColor", let arguments, let tail) = self, arguments.count > 1 else {
      return mapParts { $0.replacingColors(replace) }
    }
    return replace(arguments).map { .text($0 + tail) } ?? self
  }
}
