import AutoScaleSourceText
import AutoScaleTrees

/// Reads the JSON of a snapshot, and finds all its defects.
struct LayoutSnapshotReader {
  private typealias Stop = JSONScanner.Stop

  /// The readable frames.
  private(set) var snapshot = LayoutSnapshot()

  private var scanner: JSONScanner

  /// Prepares reading.
  init(_ bytes: [UInt8]) { scanner = JSONScanner(bytes) }

  /// Reads as much as possible.
  mutating func read() {
    do throws(Stop) {
      try scanner.begin(withObject: "an object of views")
      try readViews()
      if scanner.token != .end { scanner.report(.trailingContent) }
    } catch {}  // the defect that stopped the reader is among the others
  }

  /// Returns the defects, in the order of the file.
  mutating func diagnostics(path: String) -> [Diagnostic] {
    scanner.defects.sorted { $0.offset < $1.offset }.map { offset, view, problem in
      let position = scanner.lines.position(of: offset)
      return Diagnostic(
        .error, at: SourcePlace(path: path, position: position), in: view, problem: problem.text,
        fix: "\(problem.fix), or record the frames again")
    }
  }

  private mutating func readViews() throws(Stop) {
    var views = scanner.members
    while let (view, _) = try scanner.nextMember(of: &views) {
      guard try scanner.begins(.objectStart, "an object of screens", key: view) else { continue }
      var screens = scanner.members
      while let (screen, _) = try scanner.nextMember(of: &screens) {
        guard let frame = try readFrame(of: view) else { continue }
        snapshot.add(frame, of: view, on: screen)
      }
    }
  }

  /// Reads x, y, width and height; reports anything else and returns nil.
  private mutating func readFrame(of view: String) throws(Stop) -> LayoutRect? {
    let (start, expected) = (scanner.tokenOffset, "a list of four numbers")
    guard try scanner.begins(.arrayStart, expected, key: view) else { return nil }
    var (numbers, count) = ([Double](), 0)
    var elements = scanner.elements
    while try scanner.nextElement(of: &elements) {
      count += 1
      if case .number(let number) = scanner.token {
        numbers.append(number)
      } else {
        scanner.reportWrongType("a number", key: view)
      }
      // Wrong values are skipped whole, so that the rest of the file is checked too.
      try scanner.skipValue()
    }
    if count != 4 {
      let problem = JSONDefect.wrongType(expected: expected, actual: "one of \(count)")
      scanner.report(problem, at: start, key: view)
    }
    guard numbers.count == 4, count == 4 else { return nil }
    return LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
