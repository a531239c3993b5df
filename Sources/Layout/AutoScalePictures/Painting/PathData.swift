/// A path of lines and arcs.
struct PathData {
  /// The letters of the commands, see ``DrawingOperation/path(commands:_:)``.
  private(set) var commands = ""

  /// The numbers of the commands, in points.
  private(set) var numbers: [Double] = []

  /// Moves to a point.
  mutating func move(_ x: Double, _ y: Double) { append("M", x, y) }

  /// Draws a line to a point.
  mutating func line(_ x: Double, _ y: Double) { append("L", x, y) }

  /// Draws a quarter of a circle to a point, clockwise, unless its radius is 0.
  mutating func arc(_ radius: Double, _ x: Double, _ y: Double) {
    if radius > 0 { append("A", radius, x, y) }
  }

  /// Closes the shape.
  mutating func close() { append("Z") }

  private mutating func append(_ command: Character, _ numbers: Double...) {
    commands.append(command)
    self.numbers += numbers
  }

  /// Returns a line between two points.
  static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> PathData {
    var path = PathData()
    path.move(x1, y1)
    path.line(x2, y2)
    return path
  }
}
