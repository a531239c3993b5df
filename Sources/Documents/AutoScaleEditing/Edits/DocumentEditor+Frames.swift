import AutoScale
import AutoScaleTrees

extension DocumentEditor {
  /// Stores the frame of a view; numbers with an equal value keep their spelling.
  mutating func setFrame(_ frame: LayoutRect, of element: Int) {
    if let rect = text.child("rect", key: "frame", of: element) {
      setRect(frame, of: rect)
    } else {
      // The frame is the first child of each of the 25,373 views of the corpus that have one.
      let values = frame.numbers.map { " \($0.0)=\"\($0.1.textInRect)\"" }.joined()
      insert("<rect key=\"frame\"\(values)/>", asFirstIn: element)
    }
  }

  /// Sets the numbers of a rectangle's element; those with an equal value keep their spelling.
  mutating func setRect(_ frame: LayoutRect, of rect: Int) {
    for (name, number) in frame.numbers {
      let old = text.number(name, of: rect)
      // Xcode writes 17 digits, such as 41.920000000000002; a last digit is not worth a change.
      if old.map({ ($0 - number).magnitude < 1e-6 }) ?? false { continue }
      set(name, to: number.textInRect, of: rect)
    }
  }
}

extension DocumentText {
  /// Returns the number in an attribute, or `nil` if it is absent or not finite.
  func number(_ name: String, of element: Int) -> Double? {
    value(name, of: element).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the rectangle of an element.
  func rect(of element: Int) -> LayoutRect {
    func number(_ name: String) -> Double { self.number(name, of: element) ?? 0 }
    return LayoutRect(
      x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }
}

extension LayoutRect {
  /// The numbers with the names of their attributes, in Xcode's order.
  fileprivate var numbers: [(String, Double)] {
    [("x", x), ("y", y), ("width", width), ("height", height)]
  }
}

extension Double {
  /// The number in Xcode's spelling in a rectangle.
  ///
  /// Xcode writes 0.0 in rectangles (13,617 times as `x` in the corpus), and 0 elsewhere.
  var textInRect: String { self == 0 ? "0.0" : longDescription }
}
