/// The drawings of the canvas and of each view of a row, whose templates are in the tables of a page.
struct PlacedDrawings {
  /// By view and number of the drawing.
  private let drawings: [[(template: Int, parameters: [Int])]]

  init(_ drawings: [[FittedDrawing]], in tables: inout PageTables) {
    self.drawings = drawings.map { drawings in
      drawings.map { (tables.place(of: $0.template), $0.parameters) }
    }
  }

  /// The number of views, and one for the canvas.
  var viewCount: Int { drawings.count }

  /// The template of a drawing; -1 for that of a view that is not seen.
  func template(ofView view: Int, _ drawing: Int) -> Int {
    drawing < 0 ? -1 : drawings[view][drawing].template
  }

  /// What the template of a drawing is filled with.
  func parameters(ofView view: Int, _ drawing: Int) -> [Int] {
    drawing < 0 ? [] : drawings[view][drawing].parameters
  }

  /// The templates of a picture, by the numbers of its drawings.
  func templates(of picture: [Int]) -> [Int] {
    picture.enumerated().map { template(ofView: $0.offset, $0.element) }
  }

  /// The parameters of a picture, one view's after the other's.
  func parameters(of picture: [Int]) -> [Int] {
    picture.enumerated().flatMap { parameters(ofView: $0.offset, $0.element) }
  }
}
