/// What a page shows, as its script reads it; the keys are short because they stand there often.
struct PageData: Encodable {
  /// The path of the document.
  var file: String

  /// The screens.
  var columns: [Column]

  /// The conditions, in the words of the page's tabs.
  var conditions: [Condition]

  /// The appearances.
  var appearances: [String]

  /// The first and the last width of the slider, in points.
  var widths: [Int]

  /// The widths of real devices, and their names.
  var ticks: [Tick]

  /// The templates of all drawings.
  var templates: [String] = []

  /// The texts of which templates show lines.
  var texts: [String] = []

  /// Lists of numbers, on which pictures agree.
  var lists: [[JSONNumber]] = []

  /// The images in the drawings, as addresses that need no file.
  var images: [String] = []

  /// The views that no other view is around.
  var rows: [Row] = []

  /// Defects of the document.
  var warnings: [String] = []

  /// What an audit found.
  var findings: [Finding] = []

  struct Tick: Encodable {
    let width: Double
    let name: String

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(width)
      try container.encode(name)
    }
  }

  struct Finding: Encodable {
    /// The severity, what is wrong, in words, and the rule by which it was found.
    let s, t, r: String
    /// The line in the file.
    let l: Int?
    /// The indices of the row and of the view in it; empty where it is about no view.
    let v: [Int]
    /// The first and the last width of each range in which it is so, in points.
    let w: [Int]
    /// The width on which it is worst, in points.
    let x: Int
  }

  struct Column: Encodable {
    let name: String
    let width, height, scale: Double
    let placement: String
    /// What the command calls the screen.
    let screen: String
    /// The height of the keyboard, in points.
    let keyboard: Double
  }

  struct Condition: Encodable {
    let label: String
    let language: String?
    let isRightToLeft: Bool
  }

  /// An outermost view, in all pictures.
  struct Row: Encodable {
    let title: String
    /// Whether the view is the bar of a controller, which the scenes under it show; nil for no.
    let isBar: Bool?
    var nodes: [Node]
    var constraints: [Constraint]
    /// The lengths that scaling changes on some screen.
    var lengths: [Length] = []
    /// By condition and column.
    var drawn: [[Picture]] = []
    /// By condition and column, scaled; empty where nothing is.
    var scaled: [[Picture]] = []
    /// By condition; empty where the page has no slider.
    var sweeps: [Sweep] = []
    /// By condition, scaled; empty where nothing is.
    var scaledSweeps: [Sweep] = []
  }

  struct Node: Encodable {
    /// The name that people use, and the class.
    let n, c: String
    /// The object id.
    let i: String?
    /// The line in the file.
    let l: Int?
    /// The index of the view around; -1 for the root.
    let p: Int
    /// Whether the view is seen.
    let s: Int
    /// The opacity; nil for a view that covers all.
    let o: Double?
    /// Whether texts of the view have baselines that constraints know; nil for no.
    let b: Int?
  }

  struct Constraint: Encodable {
    /// The constraint in words.
    let t: String
    /// The indices of the views that it is about.
    let v: [Int]
    /// The views of its items or of their guides, and what of them it relates; an empty name for what
    /// a frame does not tell.
    let i: [Int]
    let n: [String]
    /// The multiplier and the priority, where they are not 1 and 1000.
    let m, q: Double?
    /// The constant, in points.
    let k: JSONNumber
    /// The relation, where it is not equality.
    let r: String?
  }

  struct Length: Encodable {
    /// What it is called, and the index of its view or of those of its constraint.
    let t: String
    let v: [Int]
    /// The value of the design.
    let d: JSONNumber
  }

  struct Picture: Encodable {
    /// The list of the frames: x, y, width and height of each view, in pixels.
    var f = 0
    /// By appearance the list of templates: that of the canvas, then those of the views.
    var t: [Int] = []
    /// By appearance the list of the templates' parameters, in their order, in thousandths.
    var p: [Int] = []
    /// The list of sizes that contents would like, two a view, -1 for none.
    var w = 0
    /// The list of applied values of the row's lengths; nil where nothing is scaled.
    var a: Int?
    /// What is wrong.
    var x: [String] = []
    /// The list of guides, as a sweep has them.
    var g = 0
    /// The indices of the constraints that contradict each other.
    var k: [Int]?
    /// For each view that the constraints leave open, its index and the frame that it could have too: x,
    /// y, width and height in points; nil for none.
    var u: [JSONNumber]?
    /// The picture in words.
    var d = ""
  }

  struct Sweep: Encodable {
    /// The height of the screen, in points, and its pixels per point.
    let height: Double
    let scale: Double
    /// Left, top, right and bottom edge of each view.
    let e: [[EdgeFunction]]
    /// By appearance, the templates of the canvas and of each view: one, or the widths from which on
    /// others hold, each with its template.
    let t: [[[Int]]]
    /// By appearance, the parameters of the canvas and of each view, in thousandths.
    let p: [[[ChangeList]]]
    /// The list of guides, or the widths from which on others hold, each with its list.
    ///
    /// A list has the insets of the safe area (top, left, bottom, right), the number of views whose margins
    /// a constraint asks for, each of these with its index and the same edges, and then the index of each
    /// view that moves what is in it, and by how much.
    let g: [Int]
  }
}
