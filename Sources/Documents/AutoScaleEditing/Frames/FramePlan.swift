import AutoScale
import AutoScaleTrees

/// New frames for the elements of a document, and new and obsolete marks.
struct FramePlan {
  private let text: DocumentText
  private var frames: [Int: LayoutRect] = [:]
  private var marks: [Int: [FrameMark: Bool]] = [:]

  init(_ text: DocumentText) { self.text = text }

  /// Returns the number of new or of removed marks.
  func markCount(_ isSet: Bool) -> Int {
    marks.values.reduce(0) { $0 + $1.count { $0.value == isSet } }
  }

  /// Adds the results of laying out the edited document; returns whether anything is new.
  mutating func add(_ survey: FrameSurvey) -> Bool {
    // A view without a stored frame gets an element for it, which moves all later indices.
    let insertions = frames.keys.filter { rect(of: $0) == nil }.sorted()
    var isNew = false
    for (element, frame) in survey.frames {
      let element = original(element, insertions)
      guard frames[element] != frame else { continue }
      frames[element] = frame
      isNew = true
    }
    for (element, changes) in survey.marks {
      let element = original(element, insertions)
      for (mark, isSet) in changes where marks[element]?[mark] != isSet {
        marks[element, default: [:]][mark] = isSet
        isNew = true
      }
    }
    return isNew
  }

  /// Returns the index in the original of an element, given that some before it received a new
  /// frame element.
  private func original(_ element: Int, _ insertions: [Int]) -> Int {
    element - insertions.enumerated().count { $0.element + $0.offset + 1 <= element }
  }

  /// Returns the document with all new frames.
  func edited() throws(EditingError) -> EditedDocument {
    var editor = DocumentEditor(text)
    for (element, frame) in frames.sorted(by: { $0.key < $1.key }) {
      editor.setFrame(frame, of: element)
    }
    for (element, changes) in marks.sorted(by: { $0.key < $1.key }) {
      for (mark, isSet) in changes.inOrder {
        if isSet {
          editor.set(mark.rawValue, to: "YES", of: element)
        } else {
          editor.remove(mark.rawValue, of: element)
        }
      }
    }
    return try EditedDocument(text, editor.edits)
  }

  /// The frames that differ from the stored ones, in document order.
  var updated: [FrameUpdate.UpdatedFrame] {
    frames.sorted { $0.key < $1.key }.map { element, frame in
      FrameUpdate.UpdatedFrame(
        id: text.value("id", of: element), old: rect(of: element).map(text.rect), new: frame)
    }
  }

  /// The frames and the removed marks as changes; views without an object id are left out.
  var changes: [DocumentChange] {
    Set(frames.keys).union(marks.keys).sorted().flatMap { element -> [DocumentChange] in
      guard let id = text.value("id", of: element) else { return [] }
      return [frames[element].map { .setFrame(of: id, to: $0) }].compactMap(\.self)
        + (marks[element] ?? [:]).inOrder.filter { !$0.value }.map {
          .removeAttribute($0.key.rawValue, of: id)
        }
    }
  }

  private func rect(of element: Int) -> Int? { text.child("rect", key: "frame", of: element) }
}

extension [FrameMark: Bool] {
  /// The marks in Xcode's order.
  fileprivate var inOrder: [(key: FrameMark, value: Bool)] {
    sorted { $0.key.rawValue < $1.key.rawValue }
  }
}

extension LayoutRect {
  /// Returns the rectangle with rounding errors removed: numbers snap to the pixels that they
  /// barely miss.
  func withoutNoise(pixelsPerPoint scale: Double) -> LayoutRect {
    func clean(_ number: Double) -> Double {
      let pixel = (number * scale).rounded() / scale
      return (pixel - number).magnitude < 1e-6 ? pixel : number
    }
    return LayoutRect(x: clean(x), y: clean(y), width: clean(width), height: clean(height))
  }
}
