import AutoScaleTrees

/// A drawing: operations from back to front, and the numbers in them.
///
/// The numbers are stored apart from the operations: drawings of one view at several sizes mostly
/// differ only in their numbers.
package struct Drawing {
  /// The operations.
  ///
  /// Each takes ``DrawingOperation/numberCount`` numbers.
  package private(set) var operations: [DrawingOperation] = []

  /// The numbers of the operations in their order; lengths are in points.
  package private(set) var numbers: [Double] = []

  /// The images in the drawing, by name.
  package private(set) var images: [String: DrawnImage] = [:]

  /// Whether the drawing shows more than backgrounds.
  package var showsContent: Bool {
    operations.contains { operation in
      switch operation {
      case .text, .image, .symbol, .circle: true
      case .open, .close, .content, .rectangle, .path, .source: false
      }
    }
  }

  /// Appends an operation with its numbers.
  mutating func append(_ operation: DrawingOperation, _ numbers: Double...) {
    operations.append(operation)
    self.numbers += numbers
  }

  /// Appends an operation with its numbers.
  mutating func append(_ operation: DrawingOperation, _ numbers: [Double]) {
    operations.append(operation)
    self.numbers += numbers
  }

  /// Appends the drawing of another tree, whose indices of views mean nothing here.
  ///
  /// - Complexity: O(*n*) in its operations.
  mutating func append(otherTree drawing: Drawing) {
    var numbers = drawing.numbers[...]
    for operation in drawing.operations {
      let own = Array(numbers.prefix(operation.numberCount))
      numbers = numbers.dropFirst(own.count)
      switch operation {
      case .open(.view(_, let opacity, _)):
        append(.open(.part(opacity: opacity)), Array(own.prefix(2)))
      case .open(.clip(.view, let isRounded)):
        // Negative and different for each clip, so that no view and no other clip has the same id.
        append(.open(.clip(.view(-1 - operations.count), isRounded: isRounded)), own)
      default: append(operation, own)
      }
    }
    images.merge(drawing.images) { known, _ in known }
  }

  /// Appends an image in a rectangle.
  mutating func append(_ image: DrawnImage, _ look: ImageLook, in place: LayoutRect) {
    images[look.name] = image
    append(.image(look), place.x, place.y, place.width, place.height)
  }
}

extension Double {
  /// This number in thousandths.
  ///
  /// NaN gives 0, and the number is clamped to ±10⁹.
  package var thousandths: Int {
    // 10⁹ points are beyond every picture; the limit keeps the number inside an Int.
    let limit = 1e9
    return isNaN ? 0 : Int((Swift.min(Swift.max(self, -limit), limit) * 1000).rounded())
  }
}
