import AutoScalePictures

/// The common form of drawings of one view: the same operations, with numbers that follow from the size.
struct DrawingTemplate: Hashable {
  let operations: [DrawingOperation]

  /// A form for each number of the operations, or nil for a number that each drawing states itself.
  let forms: [LinearForm?]
}

/// The drawings of a view, and the templates that they share.
struct FittedDrawings {
  var templates: [DrawingTemplate] = []

  /// The template of each drawing, and the numbers that it states itself, in thousandths.
  var drawings: [(template: Int, parameters: [Int])]

  /// The images that the templates name.
  var images: [String: DrawnImage] = [:]
}
