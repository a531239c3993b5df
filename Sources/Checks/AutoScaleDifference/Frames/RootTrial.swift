import AutoScaleAudit
import AutoScaleEditing
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The trial of sources in one outermost view.
struct RootTrial: Sendable {
  /// The identifier of the outermost view.
  let root: String
  /// The views that differ in it.
  let views: [FrameDifference.View]
  let versions: DocumentVersions
  let columns: Set<AuditedFrames.Column>
  let audit: Audit
  let contexts: [AuditContext]

  /// A length that differs.
  private struct Length {
    let step: FrameStep
    let isInSuperview: Bool
    let direction: InterfaceDirection
  }

  /// The frames of views on the screens that have them, in each direction in which lengths differ.
  private typealias Frames = [InterfaceDirection: [String: AuditedFrames.View]]

  private var lengths: [Length] {
    views.flatMap { view in
      view.amounts.map {
        Length(step: $0.0, isInSuperview: view.isInSuperview, direction: view.direction)
      }
    }
  }

  /// Returns the indices of the sources of each length, by the keys of sources.
  func causes(among sources: [Set<String>]) throws -> [FrameStep: Set<Int>] {
    // With two sources, trying one is the same as taking back the other one.
    let trials = sources.count == 2 ? 2 : 2 * sources.count
    // Two more: the old document as it is, and the new one.
    let layouts = concurrentMap(trials + 2) { index in
      Result {
        switch index {
        case trials: try frames { _ in false }
        case trials + 1: try frames { _ in true }
        default:
          try frames { key in
            let isOfSource = sources[index % sources.count].contains(key)
            return isOfSource == (index < sources.count)
          }
        }
      }
    }
    let results = try layouts.map { try $0.get() }
    var causes: [FrameStep: Set<Int>] = [:]
    for length in lengths {
      func change(_ first: Int, _ second: Int) -> Double {
        Self.largestChange(of: length, from: results[first], to: results[second])
      }
      let changes = sources.indices.map { index in
        let (alone, takenBack) =
          sources.count == 2 ? (index, 1 - index) : (index, sources.count + index)
        return max(change(trials, alone), change(takenBack, trials + 1))
      }
      causes[length.step] = Self.sources(of: changes)
    }
    return causes
  }

  /// Returns the sources that change a length by more than rounding to pixels, or else those that
  /// change it.
  ///
  /// A length may follow from rounding alone, such as a third of a point, if nothing else changes
  /// it.
  private static func sources(of changes: [Double]) -> Set<Int> {
    for tolerance in [LayoutRect.roundingError, FrameDifference.View.tolerance] {
      let found = changes.indices.filter { changes[$0] >= tolerance }
      if !found.isEmpty { return Set(found) }
    }
    // Only several sources together change it.
    return Set(changes.indices)
  }

  /// Lays out the document with the new version of some objects.
  private func frames(taking takesNew: (String) -> Bool) throws -> Frames {
    let document = try versions.document(taking: takesNew).document()
    var frames = Frames()
    for direction in Set(views.map(\.direction)) {
      frames[direction] = try AuditedFrames(
        of: document, by: audit, in: contexts, reading: direction, only: (columns, [root])
      ).roots.first?.views
    }
    return frames
  }

  private static func largestChange(
    of length: Length, from old: Frames, to new: Frames
  ) -> Double {
    guard let before = old[length.direction]?[length.step.view],
      let after = new[length.direction]?[length.step.view]
    else { return 0 }
    let numbers = [before, after].map { view in
      (length.isInSuperview ? view.frames : view.placements).map { $0.numbers[length.step.index] }
    }
    if before.columns == after.columns {
      return zip(numbers[0], numbers[1]).map { ($0 - $1).magnitude }.max() ?? 0
    }
    // A view that size classes install has no frame on the other screens.
    let known = Dictionary(zip(before.columns, numbers[0])) { first, _ in first }
    return zip(after.columns, numbers[1]).compactMap { column, number in
      known[column].map { ($0 - number).magnitude }
    }.max() ?? 0
  }
}
