import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// One way to see what is known of a view, and an engine that lays it out so on any screens.
struct AuditLayouts {
  /// A reading of what a document or a tree leaves open.
  struct Reading {
    /// The direction of reading.
    var direction = InterfaceDirection.leftToRight

    /// How large texts are, as a part of what they are measured.
    var textShare = 1.0

    /// Where the safe area comes from: bars may be shown or not.
    var safeArea = LayoutOptions.SafeArea.device
  }

  private let subject: AuditSubject
  private let reading: Reading
  private let canvas: DesignCanvas?
  private let engine: LayoutEngine

  /// How the view is scaled first; nil where it is not.
  private let adaptation: DocumentAdaptation?

  /// Prepares layouts on one screen after the other, of which the first is given.
  init(
    of subject: AuditSubject, on screen: Screen, by audit: Audit, reading: Reading = Reading()
  ) {
    self.subject = subject
    self.reading = reading
    var options = LayoutOptions(on: screen, safeArea: reading.safeArea)
    options.direction = reading.direction
    options.fonts = audit.fonts
    canvas = subject.document.map { DesignCanvas($0, options: options) }
    engine =
      canvas?.makeEngine()
      ?? LayoutEngine(
        settings: LayoutSettings(
          sizing: SystemIntrinsicSizing(measurer: SystemTextMeasurer(fonts: audit.fonts))))
    if reading.textShare != 1 || audit.textLength != 1 {
      engine.settings = engine.settings.measuringTexts(
        times: reading.textShare, length: audit.textLength)
    }
    adaptation = audit.adaptation(of: subject, to: screen)
  }

  /// Lays the view out on a screen, scaled where the audit says so.
  func layout(
    on screen: Screen
  ) throws(InvalidParameterError) -> (result: LayoutResult, factor: Double) {
    let factor = adapt(to: screen)
    if let canvas {
      return (try canvas.layout(subject.root, on: screen, with: engine), factor)
    }
    return (engine.layout(subject.root, in: try context(of: screen)), factor)
  }

  /// Lays the view out on a screen, for rules to look at.
  func layout(
    on screen: Screen, of tree: AuditedTree
  ) throws(InvalidParameterError) -> AuditedLayout {
    let (result, factor) = try layout(on: screen)
    return AuditedLayout(result, of: tree, factor: factor)
  }

  /// Gives the view the lengths and the fonts that it has on a screen, and returns the factor.
  private func adapt(to screen: Screen) -> Double {
    guard var adaptation else { return 1 }
    adaptation.screen = screen
    let context = adaptation.context(for: subject.document)
    subject.root.adaptScreenWidth(type: adaptation.type, in: context)
    return context.factor
  }

  private func context(of screen: Screen) throws(InvalidParameterError) -> ScreenContext {
    var insets = screen.safeArea ?? .zero
    if case .given(let given) = reading.safeArea { insets = given }
    return try ScreenContext(
      width: screen.width, height: screen.height, pixelsPerPoint: screen.pixelsPerPoint,
      idiom: screen.idiom, safeArea: insets, layoutDirection: reading.direction)
  }
}

extension Audit {
  /// How a view is scaled for screens, and its fonts brought to the text size; nil for neither.
  fileprivate func adaptation(of subject: AuditSubject, to screen: Screen) -> DocumentAdaptation? {
    var adaptation: DocumentAdaptation
    if let scaling {
      adaptation = DocumentAdaptation(
        to: screen, rule: scaling.rule, reference: scaling.reference)
    } else if textSize != .large {
      adaptation = DocumentAdaptation(enlargingTextsOn: screen)
    } else {
      return nil
    }
    adaptation.textSize = textSize
    return adaptation
  }
}
