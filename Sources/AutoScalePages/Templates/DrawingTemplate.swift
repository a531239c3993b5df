import AutoScalePictures

/// Drawings of one view at several sizes: the same operations, with numbers that follow from the size.
struct DrawingTemplate: Hashable {
  let operations: [DrawingOperation]

  /// A form for each number of the operations, or nil for a number that each drawing has of its own.
  let forms: [LinearForm?]
}

/// The drawings of a view, and the templates that they share.
struct FittedDrawings {
  var templates: [DrawingTemplate] = []

  /// For each drawing its template, and its own numbers in thousandths.
  var drawings: [(template: Int, parameters: [Int])]

  /// The images that the templates name.
  var images: [String: PictureImage] = [:]
}
