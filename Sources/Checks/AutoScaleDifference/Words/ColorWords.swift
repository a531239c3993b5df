import AutoScale

/// Colors in words.
enum ColorWords {
  /// Returns a color by its attributes: its name, or its components from 0 to 255 in hexadecimal.
  static func text(of parts: [String: String]) -> String {
    if let name = parts["systemColor"] ?? parts["name"] {
      return name
    }
    let alpha = number("alpha", of: parts) ?? 1
    let suffix = alpha == 1 ? "" : " at \((alpha * 100).text) %"
    if let white = number("white", of: parts) {
      return (white == 1 ? "white" : white == 0 ? "black" : "#\(hex([white, white, white]))")
        + suffix
    }
    let components = ["red", "green", "blue"].map { number($0, of: parts) ?? 0 }
    return "#\(hex(components))\(suffix)"
  }

  /// Returns the space of a color in the words of its inspector, if the file states one.
  static func space(of parts: [String: String]) -> String? {
    (parts["customColorSpace"] ?? parts["colorSpace"]).map { spaces[$0] ?? $0 }
  }

  private static let spaces = [
    "calibratedRGB": "Generic RGB", "calibratedWhite": "Generic Gray", "displayP3": "Display P3",
    "genericGamma22GrayColorSpace": "Generic Gray Gamma 2.2",
  ]

  private static func number(_ name: String, of parts: [String: String]) -> Double? {
    parts[name].flatMap { Double($0) }
  }

  private static func hex(_ components: [Double]) -> String {
    components.map { component in
      let byte = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0\(digits)" : digits
    }.joined()
  }
}
