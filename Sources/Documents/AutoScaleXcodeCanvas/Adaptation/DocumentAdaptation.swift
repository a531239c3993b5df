import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Scales the views of documents for a screen.
///
///     let adaptation = DocumentAdaptation(to: try Screen(named: "iPhone 17"))
///     let adapted = adaptation.adapt(document)
///     adapted.changes.count    // 12
///     let layout = DocumentLayout(document, options: LayoutOptions(on: adaptation.screen))
public struct DocumentAdaptation: Sendable {
  /// The source of the design's width.
  public enum Reference: Hashable, Sendable {
    /// Each document, by default. A document with another width than the rule gets a note.
    case standard
    /// The rule, on request.
    case given
    /// Each document, on request.
    case document
  }

  /// The screen.
  public var screen: Screen

  /// The rule of scaling, whose width ``reference`` may replace.
  public var rule: ScalingRule

  /// The lengths to scale.
  public var type: AdaptScreenWidthType

  /// The classes of views to leave alone with their descendants; subclasses count.
  public var exceptedClasses: [String]

  /// The source of the design's width.
  public var reference: Reference

  /// The user's text size, which fonts of text styles follow.
  public var textSize = TextSizeCategory.large

  /// Makes an adaptation to a screen, by default of all lengths, from the document's width.
  public init(
    to screen: Screen, rule: ScalingRule = .standard, type: AdaptScreenWidthType = .all,
    exceptedClasses: [String] = [], reference: Reference = .document
  ) {
    self.screen = screen
    self.rule = rule
    self.type = type
    self.exceptedClasses = exceptedClasses
    self.reference = reference
  }

  /// Makes the adaptation to a condition with a screen: the scaling, if one is given, and else that of the
  /// fonts that follow the text size; `nil` if views are as drawn.
  package init?(in condition: ViewingCondition, by scaling: DocumentScaling?) {
    guard let screen = condition.screen else { return nil }
    if let scaling {
      self.init(to: screen, rule: scaling.rule, reference: scaling.reference)
    } else if condition.textSize == .large {
      return nil
    } else {
      do throws(InvalidParameterError) {
        // A strength of 0 leaves each length as it is, and fonts follow the text size without a
        // factor.
        let rule = try ScalingRule(strength: 0, idioms: Set(Idiom.allCases))
        self.init(to: screen, rule: rule, type: .fontSize, reference: .given)
      } catch {
        preconditionFailure("a strength of 0 is allowed: \(error)")
      }
    }
    textSize = condition.textSize
  }

  /// Scales all views of a document in place.
  ///
  /// Scaling again, for this or another screen, starts from the design's values.
  ///
  /// - Parameter document: The document. Its nodes have the scaled values afterwards; where the size classes
  ///   of the screen change something, those of ``AdaptedDocument/document`` have them, which each
  ///   ``DocumentLayout`` on such a screen lays out.
  /// - Returns: The lengths that changed, and those that did not.
  /// - Complexity: O(*n*) in the lengths of the document.
  public func adapt(_ document: InterfaceDocument) -> AdaptedDocument {
    adaptViews(of: document.installingVariations(on: screen))
  }

  /// Scales all views of a document in place as they are, without the variations of the screen.
  package func adaptViews(of document: InterfaceDocument) -> AdaptedDocument {
    let (rule, note) = rule(for: document)
    let context = context(of: rule)
    var adapted = AdaptedDocument(document: document, screen: screen, context: context, note: note)
    for view in document.views {
      let report = view.adaptScreenWidth(
        type: type,
        // A predicate costs a look at each node, so there is none without classes.
        exceptWhere: exceptedClasses.isEmpty ? nil : { adapted.excepts($0, exceptedClasses) },
        in: context, options: [.fullReport, .quiet])
      adapted.add(report)
      scaleFrames(of: view, in: document, by: context.factor)
    }
    return adapted
  }

  /// Scales the stored frames of an outermost view and its descendants.
  private func scaleFrames(
    of root: ViewNode, in document: InterfaceDocument, by factor: Double
  ) {
    FrameScaling(by: self) { $0 * factor }.apply(to: root, design: document.designFrames(of: root))
  }

  /// Scales one outermost view of a document in place, and counts its lengths.
  package func adapt(_ view: ViewNode, of document: InterfaceDocument) -> AdaptationReport {
    let context = context(for: document)
    scaleFrames(of: view, in: document, by: context.factor)
    return view.adaptScreenWidth(
      type: type,
      exceptWhere: { node in exceptedClasses.contains { node.isKind(ofClassNamed: $0) } },
      in: context, options: .quiet)
  }

  /// Returns the context in which a document's views are scaled; without a document, that of the
  /// rule.
  package func context(for document: InterfaceDocument?) -> ScreenContext {
    context(of: document.map { rule(for: $0).0 } ?? rule)
  }

  private func context(of rule: ScalingRule) -> ScreenContext {
    var context = screen.context(rule: rule)
    context.textSize = textSize
    return context
  }

  /// Returns the rule for a document, and a note if its width is unexpected.
  private func rule(
    for document: InterfaceDocument
  ) -> (ScalingRule, note: AdaptedDocument.ReferenceNote?) {
    if reference == .given { return (rule, nil) }
    guard let width = document.designWidth else {
      return (rule, reference == .document ? .noWidth : nil)
    }
    let isUnexpected = reference == .standard && width != rule.referenceWidth
    do throws(InvalidParameterError) {
      return (try rule.forDesign(width: width), isUnexpected ? .otherWidth(width) : nil)
    } catch {
      return (rule, .invalidWidth(error))
    }
  }
}
