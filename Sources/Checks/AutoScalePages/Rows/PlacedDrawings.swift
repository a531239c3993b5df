/// The drawings of the canvas and the views of a row, with templates in the tables of a page.
struct PlacedDrawings {
  /// The drawings, by view and number.
  private let drawings: [[(template: Int, parameters: [Int])]]

  init(_ views: [FittedDrawings], in tables: inout PageTables) {
    drawings = views.map { view in
      let places = view.templates.map { tables.place(of: $0, images: view.images) }
      return view.drawings.map { (places[$0.template], $0.parameters) }
    }
  }

  /// The number of views plus one for the canvas.
  var viewCount: Int { drawings.count }

  /// Returns the template of a drawing, or -1 for a hidden view.
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

  /// Returns the parameters of a picture, view by view.
  func parameters(of picture: [Int]) -> [Int] {
    picture.enumerated().flatMap { parameters(ofView: $0.offset, $0.element) }
  }
}
