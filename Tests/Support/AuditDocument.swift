/// A document of one screen, drawn at 375 × 667 points, for tests of audits.
package struct AuditDocument {
  /// The elements in the screen's view.
  package var views: [String] = []

  /// The constraints of the screen's view.
  package var constraints: [String] = []

  /// The outlets of the view controller, as elements.
  package var outlets: [String] = []

  /// What stands in the `device` element.
  package var device = #"<device id="retina4_7" orientation="portrait"/>"#

  /// The safe area guide of the screen.
  package var guide = #"<viewLayoutGuide key="safeArea" id="safe"/>"#

  /// Makes a document without views.
  package init() {}

  /// The content of the file.
  package var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
      \(device)
      <scenes><scene sceneID="scene"><objects>
        <viewController id="controller" sceneMemberID="viewController">
          <view key="view" id="screen">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
              \(views.joined(separator: "\n"))
            </subviews>
            \(guide)
            <constraints>
              \(constraints.joined(separator: "\n"))
            </constraints>
          </view>
          <connections>\(outlets.joined())</connections>
        </viewController>
      </objects></scene></scenes>
    </document>
    """
  }

  /// Adds a button 44 points high, with constraints of its frame.
  package mutating func addButton(_ id: String, x: Double, width: Double) {
    views.append(Self.button(id, x: x, width: width))
    place(id, x: x, y: 100, width: width, height: 44)
  }

  /// Adds a button beside those, 160 points wide and 16 from the trailing edge.
  package mutating func addButtonAtTheRight(_ id: String) {
    views.append(Self.button(id, x: 199, width: 160))
    constraints += [
      Self.constraint("\(id)-x", "screen", "trailing", id, constant: 16),
      Self.constraint("\(id)-y", id, "top", "screen", constant: 100),
      Self.constraint("\(id)-w", id, "width", constant: 160),
      Self.constraint("\(id)-h", id, "height", constant: 44),
    ]
  }

  private static func button(_ id: String, x: Double, width: Double) -> String {
    view(
      id, "button", frame: (x, 100, width, 44),
      content: "<state key=\"normal\" title=\"\(id)\"/>")
  }

  /// A view with a name, in a frame and with constraints of its own.
  package static func view(
    _ id: String, _ element: String = "view", _ attributes: String = "",
    frame: (x: Double, y: Double, width: Double, height: Double) = (16, 20, 100, 40),
    constraints: [String] = [], content: String = ""
  ) -> String {
    """
    <\(element) userLabel="\(id)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \
    \(attributes)>
      <rect key="frame" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)"/>
      \(content)
      <constraints>\(constraints.joined())</constraints>
    </\(element)>
    """
  }

  /// A constraint such as `title.leading = screen.leading + 16`; one of a length has one item.
  package static func constraint(
    _ id: String, _ first: String, _ attribute: String, _ second: String? = nil,
    _ secondAttribute: String? = nil, constant: Double = 0, more: String = ""
  ) -> String {
    let other =
      second.map { "secondItem=\"\($0)\" secondAttribute=\"\(secondAttribute ?? attribute)\"" }
      ?? ""
    return """
      <constraint firstItem="\(first)" firstAttribute="\(attribute)" \(other) \
      constant="\(constant)" id="\(id)" \(more)/>
      """
  }

  /// Places a view from the leading and the top edge of the screen, with a size where one is given.
  package mutating func place(
    _ id: String, x: Double, y: Double, width: Double? = nil, height: Double? = nil
  ) {
    constraints.append(Self.constraint("\(id)-x", id, "leading", "screen", constant: x))
    constraints.append(Self.constraint("\(id)-y", id, "top", "screen", constant: y))
    if let width { constraints.append(Self.constraint("\(id)-w", id, "width", constant: width)) }
    if let height { constraints.append(Self.constraint("\(id)-h", id, "height", constant: height)) }
  }
}
