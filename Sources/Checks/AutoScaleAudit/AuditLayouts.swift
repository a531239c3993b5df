import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// Layouts of a view on one screen after the other, by one engine.
struct AuditLayouts {
  private let subject: AuditSubject
  private let options: LayoutOptions
  private let canvas: DesignCanvas?
  private let engine: LayoutEngine

  /// The scaling before the layout, if any.
  private let adaptation: DocumentAdaptation?

  /// Prepares layouts with an audit's options, whose screen is the first one.
  init(of subject: AuditSubject, by audit: Audit, options: LayoutOptions) {
    self.subject = subject
    self.options = options
    canvas = subject.canvas?.with(options)
    engine =
      canvas?.makeEngine()
      ?? LayoutEngine(
        settings: LayoutSettings(
          sizing: SystemIntrinsicSizing(measurer: SystemTextMeasurer(fonts: options.fonts)),
          margins: MarginRules.standard.builtWith(options.sdk)
        ).measuringTexts(times: options.textScale, length: options.condition.textLength))
    adaptation = DocumentAdaptation(in: options.condition, by: audit.scaling)
  }

  /// Lays the view out on a screen, scaled if the audit states a scaling.
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
    var layout = AuditedLayout(result, of: tree, factor: factor).shown(on: screen)
    if options.condition.showsKeyboard {
      let size = LayoutSize(width: screen.width, height: screen.height)
      layout.keyboardTop = screen.height - result.context.keyboardHeight(on: size)
    }
    return layout
  }

  /// Gives the view the lengths and the fonts that it has on a screen, and returns the factor.
  private func adapt(to screen: Screen) -> Double {
    guard var adaptation else { return 1 }
    adaptation.screen = screen
    let context = adaptation.context(for: subject.document)
    if let document = subject.document {
      _ = adaptation.adapt(subject.root, of: document)
    } else {
      subject.root.adaptScreenWidth(type: adaptation.type, in: context, options: .quiet)
    }
    return context.factor
  }

  private func context(of screen: Screen) throws(InvalidParameterError) -> ScreenContext {
    var insets = screen.safeArea ?? .zero
    if case .given(let given) = options.safeArea { insets = given }
    return try ScreenContext(
      width: screen.width, height: screen.height, pixelsPerPoint: screen.pixelsPerPoint,
      idiom: screen.idiom, safeArea: insets, layoutDirection: options.condition.direction)
  }
}

extension Audit {
  /// Prepares layouts of a view on one screen after the other, whose first is given.
  func layouts(
    of subject: AuditSubject, on screen: Screen,
    reading direction: InterfaceDirection = .leftToRight
  ) -> AuditLayouts {
    AuditLayouts(of: subject, by: self, options: options(on: screen, reading: direction))
  }

  /// Returns the options of a layout on a screen.
  func options(
    on screen: Screen, reading direction: InterfaceDirection = .leftToRight,
    safeArea: LayoutOptions.SafeArea = .device, textScale: Double = 1
  ) -> LayoutOptions {
    var condition = condition.on(screen)
    condition.direction = direction
    var options = LayoutOptions(in: condition, safeArea: safeArea)
    options.fonts = fonts
    options.sdk = sdk
    options.textScale = textScale
    options.stretchesParts = true
    // What an audit finds is true of the app as it is built.
    options.placeholders = .removed
    return options
  }
}
