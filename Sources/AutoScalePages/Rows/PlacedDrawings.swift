/// The drawings of the canvas and of each view of a row, whose templates are in the tables of a page.
struct PlacedDrawings {
  /// By view and number of the drawing.
  private let drawings: [[(template: Int, parameters: [Int])]]

  init(_ views: [FittedDrawings], in tables: inout PageTables) {
    drawings = views.map { view in
      let places = view.templates.map { tables.place(of: $0, images: view.images) }
      return view.drawings.map { (places[$0.template], $0.parameters) }
    }
  }

  /// The number of views, and one for the canvas.
  var viewCount: Int { drawings.count }

  /// Returns the template of a drawing, or -1 for a view that cannot be seen.
  func template(ofView view: Int, _ drawing: Int) -> Int {
    drawing < 0 ? -1 : drawings[view][drawing].template
  }

  /// Returns the parameters of a drawing.
  func parameters(ofView view: Int, _ drawing: Int) -> [Int] {
    drawing < 0 ? [] : drawings[view][drawing].parameters
  }

  /// Returns the templates of a picture by the numbers of its drawings.
  func templates(of picture: [Int]) -> [Int] {
    picture.enumerated().map { template(ofView: $0.offset, $0.element) }
  }

  /// Returns the parameters of a picture, one view's after the other's.
  func parameters(of picture: [Int]) -> [Int] {
    picture.enumerated().flatMap { parameters(ofView: $0.offset, $0.element) }
  }
}
