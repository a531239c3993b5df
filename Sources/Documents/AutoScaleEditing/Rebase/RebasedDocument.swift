import AutoScale
import AutoScaleSourceText
import AutoScaleTrees

/// A document with new lengths, the frames of its layout, and their proof.
struct RebasedDocument {
  private let original: DocumentText
  private let plan: RebasePlan
  private let text: DocumentText
  private let frames: RebasedFrames
  private let proof: RebaseProof

  /// Applies a plan, and lays out the document until its stored frames are those of its layout.
  ///
  /// - Throws: ``EditingError`` if the frames do not settle, or if the proof fails.
  init(_ original: DocumentText, _ plan: RebasePlan) throws {
    do {
      try self.init(original, plan, .pixels)
    } catch is EditingError {
      try self.init(original, plan, .exact)
    }
  }

  private init(_ original: DocumentText, _ plan: RebasePlan, _ grid: SolvedFrames.Grid) throws {
    (self.original, self.plan) = (original, plan)
    let lengths = plan.deviceEdits + plan.lengths.edits(placeholders: plan.lengths.placeholders)
    let start = try plan.text.applying(lengths).text
    frames = try Self.settled(plan, start, try FrameDeviations(of: plan.document, grid), grid)
    text = try plan.text(with: frames)
    proof = try RebaseProof(text, of: plan, roots: frames.roots)
  }

  /// Returns frames that a layout of the document with them gives again, at least to a pixel.
  ///
  /// Views lose their deviations if they do not come to rest with them.
  private static func settled(
    _ plan: RebasePlan, _ start: DocumentText, _ deviations: FrameDeviations,
    _ grid: SolvedFrames.Grid
  ) throws -> RebasedFrames {
    var frames = try RebasedFrames(plan, of: start, deviations, grid)
    var moves: [Int: Double] = [:]
    for _ in 0..<passLimit {
      let next = try frames.laidOutAgain(plan.text(with: frames))
      moves = next.moves(from: frames)
      if moves.isEmpty { return frames }
      frames = next
    }
    // Views that stay misplaced may push each other; without their deviations they come to rest.
    if !deviations.elements.isEmpty {
      let moved = deviations.elements.intersection(moves.keys)
      return try settled(
        plan, start, deviations.without(moved.isEmpty ? deviations.elements : moved),
        grid)
    }
    // Halves of pixels may be rounded to either side forever, which is not a contradiction.
    guard let move = moves.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      move.value > LayoutRect.roundingError
    else { return frames }
    let reason = "the frame of \(plan.text.title(of: move.key)) does not settle"
    throw EditingError(.unproven(reason), path: plan.text.path)
  }

  /// The largest number of layouts; more are needed only if frames alternate.
  private static let passLimit = 8

  /// The document with its changes and notes.
  var outcome: DocumentRebase.Outcome {
    get throws {
      let lines = OriginalLines(original, plan.text)
      // Edits of numbers make the smallest diff; added and removed elements are found by lines.
      let isOfNumbers = plan.text.data == original.data
      return DocumentRebase.Outcome(
        edited: isOfNumbers
          ? try EditedDocument(original, plan.edits(frames))
          : try EditedDocument(original, becoming: text),
        device: plan.device.id, hasWidth: false, changes: changes(lines), kept: kept(lines),
        conflicts: proof.conflicts.map { "\(lines.place(of: $0.element)): note: \($0.text)" },
        matchedClasses: plan.owned.matchedClasses, matchedKeyPaths: plan.owned.matchedKeyPaths)
    }
  }

  private func changes(_ lines: OriginalLines) -> [DocumentRebase.LengthChange] {
    let placeholders = frames.placeholders.map { element, new in
      (element, "constant", plan.text.number("constant", of: element) ?? 0, new)
    }
    let lengths = plan.lengths.changes.map {
      ($0.length.element, $0.length.attribute, $0.length.value, $0.new)
    }
    return (lengths + placeholders).sorted { $0.0 < $1.0 }.map { element, attribute, old, new in
      DocumentRebase.LengthChange(
        path: original.path, line: lines.line(of: element),
        element: plan.text.title(of: plan.text.objectElement(around: element)),
        attribute: attribute, old: old, new: new)
    }
  }

  private func kept(_ lines: OriginalLines) -> [String] {
    let lengths = plan.kept.filter(\.isVisible).map { kept in
      let length = kept.node.adaptableLength(kept.property).design.text
      return (
        kept.element,
        "keeps its \(kept.property) \(length); the document does not state it"
      )
    }
    let numbers = plan.unnamedNumbers.map { number in
      (
        number.element,
        "keeps its \(number.keyPath) \(number.value.text); its name does not tell whether it is a length"
      )
    }
    return (lengths + numbers).sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { element, text in
      let view = plan.text.objectElement(around: element)
      return "\(lines.place(of: element)): note: \(plan.text.title(of: view)) \(text)"
    }
  }
}

/// The lines of a text's elements in the original, which has the same elements but for some fonts.
private struct OriginalLines {
  private let original, text: DocumentText
  private let inserted: [Int]

  init(_ original: DocumentText, _ text: DocumentText) {
    (self.original, self.text) = (original, text)
    inserted = original.insertedElements(in: text)
  }

  /// Returns the line, from 1; that of its view for an inserted font.
  func line(of element: Int) -> Int {
    let known = inserted.contains(element) ? text.objectElement(around: element) : element
    let index = known - inserted.count { $0 < known }
    return original.line(of: original.markup.elements[index].startTag.lowerBound)
  }

  /// Returns the file and the line.
  func place(of element: Int) -> String { "\(original.path):\(line(of: element))" }
}

extension DocumentText {
  /// Returns the nearest element around another one, or itself, with an object id.
  fileprivate func objectElement(around element: Int) -> Int {
    var element = element
    while value("id", of: element) == nil, let parent = markup.elements[element].parent {
      element = parent
    }
    return element
  }
}
