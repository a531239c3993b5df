import AutoScale
import AutoScaleSourceText
import AutoScaleTrees

/// The measures and colors of a look of the system.
struct LookMetrics: Sendable {
  /// The background of a bar of a controller.
  enum Bars {
    /// A material with a hairline.
    case material
    /// A material with a hairline while content is under the bar, and nothing otherwise.
    case scrollEdge
    /// Nothing, with buttons on glass.
    case floating
  }

  /// The background of bars of controllers.
  let bars: Bars

  /// The track and the knob of a switch.
  let switchTrack, switchKnob: LayoutSize

  /// The thickness of a slider's track.
  let sliderTrack: Double

  /// The knob of a slider.
  let sliderKnob: LayoutSize

  /// The radii of corners.
  let segment, selectedSegment, stepper, searchField, group, button, dateLabel, sheet: Double

  /// The height of a button of glass.
  let glassButton: Double

  /// The space around a title on glass, and the distance between buttons of glass.
  let glassPadding, glassGap: Double

  /// A floating tab bar: its height, its distance from the edges, and the space around its tabs.
  let tabCapsule, tabMargin, tabPadding: Double

  /// The width of a tab among fewer than three.
  let fewTab: Double

  /// Whether the titles of sections are in capitals.
  ///
  /// Source: Apple, Adopting Liquid Glass (2025): titles of sections keep their letters since iOS 26.
  let capitalizesSectionTitles: Bool

  private let hues: [ViewColor: ViewColor]

  /// Returns the metrics of a look.
  static func metrics(of look: SystemLook) -> LookMetrics {
    all[look] ?? LookMetrics(look)
  }

  private static let all = Dictionary(
    uniqueKeysWithValues: SystemLook.allCases.map { ($0, LookMetrics($0)) })

  private init(_ look: SystemLook) {
    let rows = Dictionary(
      uniqueKeysWithValues: FactTable.looks.rows.map { row in
        (row.text("name"), row.number("\(look.version)") ?? 0)
      })
    func length(_ name: String) -> Double {
      guard let length = rows[name] else { preconditionFailure("no measure of \(name)") }
      return length
    }
    func size(_ name: String) -> LayoutSize {
      LayoutSize(width: length(name + " width"), height: length(name + " height"))
    }
    bars = look >= .iOS26 ? .floating : look >= .iOS15 ? .scrollEdge : .material
    (switchTrack, switchKnob) = (size("switch"), size("switch knob"))
    (sliderTrack, sliderKnob) = (length("slider track"), size("slider knob"))
    (segment, selectedSegment) = (length("segment radius"), length("selected segment radius"))
    (stepper, searchField) = (length("stepper radius"), length("search field radius"))
    (group, button) = (length("group radius"), length("button radius"))
    (dateLabel, sheet) = (length("date label radius"), length("sheet radius"))
    (glassButton, glassPadding) = (length("glass button"), length("glass button padding"))
    glassGap = length("glass button gap")
    (tabCapsule, tabMargin) = (length("tab capsule"), length("tab capsule margin"))
    (tabPadding, fewTab) = (length("tab capsule padding"), length("tab of few"))
    capitalizesSectionTitles = look < .iOS26
    hues = look >= .iOS26 ? Self.hues26 : [:]
  }

  /// The hues of iOS 26 by those of earlier systems.
  private static let hues26: [ViewColor: ViewColor] = {
    var hues: [ViewColor: ViewColor] = [:]
    for row in FactTable.hues26.rows {
      guard let old = ViewColor.system(row.text("name")) else { continue }
      hues[old] = ViewColor(
        light: .init(bytes: row.numbers("light")), dark: .init(bytes: row.numbers("dark")))
    }
    return hues
  }()

  /// Returns the color that the system has for a color of documents.
  ///
  /// Until iOS 18 the system's hues are those of documents.
  func color(_ color: ViewColor) -> ViewColor { hues.isEmpty ? color : hues[color] ?? color }
}

extension ViewColor.Components {
  fileprivate init(bytes: [Double]) {
    self.init(red: bytes[0] / 255, green: bytes[1] / 255, blue: bytes[2] / 255)
  }
}
