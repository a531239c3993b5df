/// A simple shape that stands for a symbol of the system, in a square of 24 units.
struct SymbolGlyph {
  /// The paths that are stroked.
  private(set) var outlines: [String] = []

  /// The paths that are filled.
  private(set) var areas: [String] = []

  /// The paths that are stroked in the color of the background, over the areas.
  private(set) var signs: [String] = []

  /// Whether there is a shape for the symbol.
  var isKnown: Bool { !outlines.isEmpty }

  /// Finds the shape for a name such as `heart.circle.fill`.
  ///
  /// Badges are left out, and a name without a shape takes that of its first words.
  init(named name: String) {
    let parts = name.split(separator: ".").map(String.init)
    let words = Array(parts.prefix { $0 != "badge" }.filter { $0 != "fill" && $0 != "slash" })
    let isFilled = parts.contains("fill")
    // The whole name first, then a sign in a frame; a shape for the first words is only better than
    // none.
    if let shape = Self.shapes[words.joined(separator: ".")] {
      add(shape.path, isFilled: isFilled && shape.canBeFilled)
    } else if let frame = words.dropFirst().compactMap({ Self.frames[$0] }).last,
      let sign = Self.first(of: Self.signs, named: words)
    {
      add(frame, isFilled: isFilled)
      if isFilled { signs = [sign] } else { outlines.append(sign) }
    } else if let shape = Self.first(of: Self.shapes, named: words) {
      add(shape.path, isFilled: isFilled && shape.canBeFilled)
    }
    if isKnown, parts.contains("slash") { outlines.append("M4 4L20 20") }
  }

  private mutating func add(_ path: String, isFilled: Bool) {
    outlines.append(path)
    if isFilled { areas.append(path) }
  }

  /// Returns the value of the longest beginning of a name.
  private static func first<Value>(of table: [String: Value], named words: [String]) -> Value? {
    // The longest beginning first: `chart.bar.xaxis`, `chart.bar`, then `chart`.
    (1...max(words.count, 1)).reversed().lazy
      .compactMap { table[words.prefix($0).joined(separator: ".")] }.first
  }
}
