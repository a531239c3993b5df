import AutoScaleAudit

/// The data of a page, as its script reads it.
///
/// The keys are short because they repeat often.
struct PageData: Encodable {
  /// The path of the document.
  var file: String

  /// The screens.
  var columns: [Column]

  /// The conditions with the labels of their tabs.
  var conditions: [Condition]

  /// The appearances.
  var appearances: [String]

  /// The first and the last width of the slider, in points.
  var widths: [Int]

  /// The widths of real devices, and their names.
  var ticks: [Tick]

  /// The templates of all drawings.
  var templates: [PageTemplate] = []

  /// The texts from which templates take lines.
  var texts: [String] = []

  /// The fonts of templates.
  var fonts: [Font] = []

  /// The colors of templates, in each appearance unless they are the same.
  var paints: [[PageValue]] = []

  /// The images of templates as data URIs, in each appearance unless they are the same.
  var images: [[String]] = []

  /// Lists of numbers that pictures share.
  var lists: [[JSONNumber]] = []

  /// The pictures in words.
  var descriptions: [String] = []

  /// The outermost views.
  var rows: [Row] = []

  /// Defects of the document.
  var warnings: [String] = []

  /// The findings of an audit.
  var findings: [Finding] = []

  /// Whether an audit looked at the document.
  var isAudited: Bool?

  /// Whether the page opens with the numbers of its findings.
  var opensOnFindings: Bool?

  /// The links to other pages, if the page is one of several.
  var links: PreviewLinks?

  /// The scenes on the canvas and the segues, if the document is a storyboard.
  var flow: Flow?

  /// The address that opens the document in an editor, with `{line}` for the line.
  var editor: String?

  struct Tick: Encodable {
    let width: Double
    let name: String

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(width)
      try container.encode(name)
    }
  }

  struct Flow: Encodable {
    /// The scenes.
    let scenes: [Scene]
    /// The segues: the indices of both scenes, and a label.
    let segues: [Segue]
    /// The index of the column that is most like the device of the document.
    let device: Int

    struct Scene: Encodable {
      /// The name.
      let n: String
      /// The place of the middle on the canvas, in units of 1/600 of the device.
      let x, y: Double
      /// The index of the row, or -1 for a scene without one.
      let r: Int
    }

    struct Segue: Encodable {
      let from, to: Int
      let label: String

      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(from)
        try container.encode(to)
        try container.encode(label)
      }
    }
  }

  struct Font: Encodable {
    /// The families, unless they are inherited.
    let f: String?
    /// The weight and whether the font is italic, unless they are inherited.
    let w, i: Int?
  }

  struct Finding: Encodable {
    /// The severity, the message, the rule, and the name of the element.
    let s, t, r, n: String
    /// The evidence, the hint and the condition, in words.
    let e, h, c: String?
    /// The devices.
    let d: [String]
    /// Whether these are all audited widths.
    let a: Bool
    /// The line in the file.
    let l: Int?
    /// The indices of the row and of the view in it.
    ///
    /// A finding without a view has none.
    let v: [Int]
    /// The first and the last width of each range of the finding, in points.
    let w: [Int]
    /// The worst width, in points.
    let x: Int
  }

  struct Column: Encodable {
    let name: String
    let width, height, scale: Double
    let placement: String
    /// The name of the screen in commands, and the name of the system whose look the pictures have.
    let screen, look: String
    /// The height of the keyboard, in points.
    let keyboard: Double
  }

  struct Condition: Encodable {
    let label: String
    let language: String?
    let isRightToLeft: Bool
    /// The text size, unless it is large.
    let textSize: String?
  }

  /// An outermost view, in all pictures.
  struct Row: Encodable {
    let title: String
    /// Other names of the scene: its identifiers and the class of its controller.
    let names: [String]
    /// Whether the view is the bar of a controller.
    ///
    /// Its scenes show the bar too.
    let isBar: Bool?
    var nodes: [Node]
    var constraints: [Constraint]
    /// The lengths that scaling changes.
    var lengths: [Length] = []
    /// The index of the variant in each condition.
    ///
    /// Conditions that look the same share a variant.
    var variants: [Int] = []
    /// By variant and column.
    var drawn: [[Picture]] = []
    /// By variant and column, if the page shows scaled screens.
    var scaled: [[Picture]] = []
    /// By variant, if the page has a slider.
    var sweeps: [Sweep?] = []
    /// By variant, if the page has a slider and shows scaled screens.
    var scaledSweeps: [Sweep?] = []
  }

  struct Node: Encodable {
    /// The name and the class.
    let n, c: String
    /// The text of the view, if it shows one.
    let t: String?
    /// The object id.
    let i: String?
    /// The line in the file.
    let l: Int?
    /// The index of the superview, or -1 for the root.
    let p: Int
    /// 1 for a visible view, 0 for a hidden one.
    let s: Int
    /// The opacity, unless it is 1.
    let o: Double?
    /// 1 for a view with a text that has baselines.
    let b: Int?
    /// Other texts that the search finds, such as the whole text and its translations.
    var w: [String]?
  }

  struct Constraint: Encodable {
    /// The constraint in words, and in code.
    let t: String
    let s: String?
    /// The object id, and the identifier for messages if it has one.
    let d: String
    /// The indices of its views.
    let v: [Int]
    /// The views of its items or guides, and the related attributes.
    ///
    /// The name is empty for an attribute that a frame does not determine.
    let i: [Int]
    let n: [String]
    /// The multiplier and the priority, unless they are 1 and 1000.
    let m, q: Double?
    /// The constant, in points.
    let k: JSONNumber
    /// The relation, unless it is equality.
    let r: String?
  }

  struct Length: Encodable {
    /// The name, and the indices of its view or of the views of its constraint.
    let t: String
    let v: [Int]
    /// The value in the design.
    let d: JSONNumber
  }

  struct Picture: Encodable {
    /// The list of the frames: x, y, width and height of each view, in pixels.
    var f = 0
    /// The list of templates: first the canvas, then the views.
    var t = 0
    /// The list of the templates' parameters, in thousandths.
    var p = 0
    /// The list of preferred content sizes: width and height of each view, or -1 without one.
    var w = 0
    /// The list of the row's lengths as applied, if the picture is scaled.
    var a: Int?
    /// Conflicts and truncated texts, if there are any.
    var x: [Note]?
    /// The list of guides, see ``Sweep/g``.
    var g = 0
    /// The indices of conflicting constraints.
    var k: [Int]?
    /// The indices of constraints that the screen does not install, if there are any.
    var n: [Int]?
    /// For each ambiguous view its index and another possible frame: x, y, width and height in points.
    var u: [JSONNumber]?
    /// The index of the picture in words.
    var d = 0
    /// Whether the picture shows a whole screen around the root.
    var o: Bool?
  }

  /// A fault that a picture shows.
  struct Note: Encodable {
    /// The rule of an audit that finds it, or `layout` for a view without a layout.
    let r: String
    /// The index of the view, or those of the constraints.
    var v: Int?
    var k: [Int]?
    /// The fault in words.
    var t: String?
    /// The width and the height that a text needs, and those that it has, in points.
    var m: [JSONNumber]?
  }

  struct Sweep: Encodable {
    /// The height of the screen, in points, and its pixels per point.
    let height: Double
    let scale: Double
    /// Whether the pictures are those of screens, in which the root has a place.
    let o: Bool?
    /// Left, top, right and bottom edge of each view.
    let e: [[Edge]]
    /// The template of the canvas and of each view, or the widths at which it changes, each with its
    /// template.
    let t: [[Int]]
    /// The parameters of the canvas and of each view, in thousandths.
    let p: [[Changes]]
    /// The list of guides, or the widths at which it changes, each with its list.
    ///
    /// A list holds the insets of the safe area (top, left, bottom, right), the number of views whose
    /// margins constraints use, the index and the margins of each of these, and then the index and the
    /// distance of each view that scrolls its content.
    let g: [Int]
    /// The list of constraints that are not installed, or the widths at which it changes, each with its list.
    let n: [Int]?
  }
}
