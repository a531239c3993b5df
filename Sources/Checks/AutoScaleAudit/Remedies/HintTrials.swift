import AutoScale
import AutoScaleTrees

/// A cache that all trials of hints of a root share: the layouts and faults before any change, and the trials
/// that are left.
///
/// It is a class, so that copies of an audit share it.
final class HintTrials {
  /// The number of views that all trials of a root on upright phones may lay out.
  private static let viewLimit = 8000

  /// The share of that number for another context, whose findings are fewer.
  private static let otherShare = 8

  private var remaining: Int

  /// The words of the changes that fixed a fault.
  private var successes: Set<[String]> = []

  private var layouts: [InterfaceDirection: AuditLayouts] = [:]
  private var faults: [Viewpoint: Set<Fault.Identity>] = [:]
  private var drawing: DrawnFrames??

  /// Limits the trials of a root by the number of its views.
  init(in context: AuditContext, views: Int) {
    let limit = context == .portrait ? Self.viewLimit : Self.viewLimit / Self.otherShare
    remaining = max(limit / max(views, 1), 2)
  }

  /// Takes one trial of a change, unless none is left.
  ///
  /// What fixed one view is likely to fix its neighbors, so that it costs no trial of its own.
  func take(_ words: [String]) -> Bool {
    if successes.contains(words) { return true }
    guard remaining > 0 else { return false }
    remaining -= 1
    return true
  }

  /// Remembers a change that fixed a fault, by its words.
  func remember(_ words: [String]) { successes.insert(words) }

  /// Returns the layouts of a root in a direction of reading, by one engine.
  func layouts(at viewpoint: Viewpoint, in audit: RootAudit) -> AuditLayouts {
    if let known = layouts[viewpoint.direction] { return known }
    let new = audit.layouts(at: viewpoint)
    layouts[viewpoint.direction] = new
    return new
  }

  /// Returns the faults of a root on a screen, as they were at the first call: before any change.
  func faults(
    at viewpoint: Viewpoint, in audit: RootAudit
  ) throws(InvalidParameterError) -> Set<Fault.Identity> {
    if let known = faults[viewpoint] { return known }
    let layout = try layouts(at: viewpoint, in: audit).layout(on: viewpoint.screen, of: audit.tree)
    let new = audit.rules.enumerated().reduce(into: Set<Fault.Identity>()) {
      $0.formUnion(audit.identities(of: $1, in: layout))
    }
    faults[viewpoint] = new
    return new
  }

  /// Returns the frames of a root on the canvas, which are `nil` for a tree made in code.
  func drawing(of subject: AuditSubject) throws(InvalidParameterError) -> DrawnFrames? {
    if let drawing { return drawing }
    let new = try DrawnFrames(of: subject)
    drawing = .some(new)
    return new
  }
}
