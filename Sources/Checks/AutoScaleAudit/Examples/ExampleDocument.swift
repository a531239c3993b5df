import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleXcodeCanvas
import Foundation

/// A small document with one fault, which explains a rule: drawn on 375 × 128 points.
///
///     var example = ExampleDocument()
///     example.add(.button, "Buy", x: 16, width: 340)  // wider than a screen of 320 points
struct ExampleDocument {
  /// The kind of a view.
  enum Element: String {
    case view, button, label
    case image = "imageView"
    case field = "textField"
    case scroll = "scrollView"
    case table = "tableView"
    case toggle = "switch"
  }

  /// The scaling of the document, if it is scaled.
  var scaling: DocumentScaling?

  /// The pose of an iPhone Duo that shows the fault, if it shows on no other screen.
  var pose: DuoPose?

  /// Whether only the keyboard shows the fault.
  var showsKeyboard = false

  /// The element of a navigation item, in the markup of Interface Builder.
  var navigationItem = ""

  /// The widths of the screens, in points.
  var widths = Audit().widths

  /// The direction of reading.
  var direction = InterfaceDirection.leftToRight

  private var views: [(name: String, start: String, end: String)] = []

  /// The constraints by the name of their owner, as Interface Builder stores them: a view owns
  /// those about only itself, and the screen all others.
  private var constraints: [String: String] = [:]

  /// Adds a view with a label, a text and a frame in points.
  ///
  /// Constraints hold the frame, except for the omitted attributes.
  mutating func add(
    _ element: Element, _ name: String, x: Double, y: Double = 36, width: Double,
    height: Double = 44, without omitted: Set<String> = [], attributes: String = "",
    text: String? = nil, content: String = ""
  ) {
    let start = """
      <\(element.rawValue) userLabel="\(name)" id="\(name)" text="\(text ?? name)" \
      translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
      <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
      <state key="normal" title="\(name)"/>\(content)
      """
    views.append((name, start, "</\(element.rawValue)>"))
    for (attribute, constant) in [("leading", x), ("top", y)] where !omitted.contains(attribute) {
      constrain(name, attribute, to: "screen", attribute, plus: constant)
    }
    for (attribute, constant) in [("width", width), ("height", height)]
    where !omitted.contains(attribute) {
      constrain(name, attribute, plus: constant)
    }
  }

  /// Adds the constraint `first.attribute = multiplier * second.attribute + constant`.
  mutating func constrain(
    _ first: String, _ attribute: String, to second: String? = nil,
    _ secondAttribute: String? = nil, times multiplier: Double = 1, plus constant: Double = 0,
    relation: String = "equal", priority: Int = 1000
  ) {
    let other =
      second.map { "secondItem=\"\($0)\" secondAttribute=\"\(secondAttribute ?? attribute)\"" }
      ?? ""
    // Xcode stores a constraint in the nearest view around both items.
    let isOwn = second == nil || second == first
    let owner = isOwn && views.contains { $0.name == first } ? first : "screen"
    constraints[owner, default: ""] += """
      <constraint firstItem="\(first)" firstAttribute="\(attribute)" relation="\(relation)" \
      \(other) multiplier="\(multiplier)" constant="\(constant)" priority="\(priority)" \
      id="\(first)-\(constraints[owner]?.utf8.count ?? 0)"/>
      """
  }

  /// Reads the document.
  func document() throws(InterfaceBuilderError) -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507"><device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="scene"><objects><viewController id="controller">
      <view key="view" userLabel="screen" id="screen">
      <rect key="frame" x="0" y="0" width="375" height="128"/>
      <subviews>\(views.map(text).joined())</subviews>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      <viewLayoutGuide key="safeArea" id="safe"/>
      \(constraints(of: "screen"))
      </view>\(navigationItem)</viewController></objects></scene></scenes>
      <resources><image name="photo" width="200" height="50"/></resources></document>
      """
    return try InterfaceDocument(data: Data(text.utf8), path: "Example.storyboard")
  }

  private func text(of view: (name: String, start: String, end: String)) -> String {
    view.start + constraints(of: view.name) + view.end
  }

  private func constraints(of name: String) -> String {
    "<constraints>\(constraints[name] ?? "")</constraints>"
  }
}

extension Audit {
  /// Looks for the fault in the example of a rule.
  ///
  /// - Complexity: An audit of a screen with a view or two.
  package static func foundExample(
    of rule: Finding.Rule
  ) throws(InterfaceBuilderError) -> Finding? {
    guard let example = rules.first(where: { $0.about.id == rule })?.example else { return nil }
    return Audit(of: example, by: rule).report(on: try example.document()).findings.first
  }

  /// Makes an audit of an example by one rule.
  init(of example: ExampleDocument, by rule: Finding.Rule) {
    self.init()
    directions = [example.direction]
    disabledRules = Set(Finding.Rule.allCases).subtracting([rule])
    (scaling, widths) = (example.scaling, example.widths)
    if example.pose != nil { contexts = [.duo] }
    if example.showsKeyboard { contexts = [.keyboard] }
  }
}
