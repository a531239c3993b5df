import AutoScaleAudit
import AutoScaleInterfaceBuilder

/// The differences that move and resize each view.
struct FrameCauses {
  private let names: OutlineNames
  private let views: [FrameDifference.View]
  private let sources: [FrameSource]

  /// The indices of sources by the steps that follow from them.
  private let causes: [FrameStep: Set<Int>]

  /// Takes the causes of views that are found.
  init(
    of views: [FrameDifference.View], among sources: [FrameSource],
    causes: [FrameStep: Set<Int>], names: OutlineNames
  ) {
    (self.names, self.views) = (names, views)
    (self.sources, self.causes) = (sources, causes)
  }

  /// The causes in the order of the differences, each with its views in the order of the tree.
  var grouped: [FrameCause] {
    // Views that follow from the same differences are under one cause, whichever of their lengths
    // do.
    var groups: [[Int]: [FrameChange]] = [:]
    for view in views {
      let steps = Dictionary(grouping: view.amounts.map(\.0)) { step in
        (causes[step] ?? []).sorted()
      }
      for (cause, steps) in steps {
        groups[cause, default: []].append(change(of: view, in: Set(steps.map(\.index))))
      }
    }
    let ordered = groups.sorted { first, second in
      // Frames without a known cause come last.
      (first.key.isEmpty ? [sources.count] : first.key)
        .lexicographicallyPrecedes(second.key.isEmpty ? [sources.count] : second.key)
    }
    return ordered.map { indices, views in
      FrameCause(
        identifiers: indices.flatMap { sources[$0].identifiers }, words: words(for: indices),
        views: views)
    }
  }

  /// Returns a cause in words; several sources are named, because they are listed elsewhere.
  private func words(for indices: [Int]) -> String {
    switch indices.count {
    case 0: return "the document is changed"
    case 1: return sources[indices[0]].words
    default:
      let rest = indices.count - Self.mostNames
      let names = indices.prefix(Self.mostNames).map { sources[$0].name }
      return names.joined(separator: ", and ") + (rest > 0 ? ", and \(rest) more" : "")
    }
  }

  /// The largest number of sources of a cause that are named.
  private static let mostNames = 3

  private func change(of view: FrameDifference.View, in indices: Set<Int>) -> FrameChange {
    FrameChange(
      identifier: view.identifier, name: names.name(of: view.identifier),
      isRightToLeft: view.isInOneDirection && view.direction == .rightToLeft,
      parts: view.moves(in: indices).all.map { move in
        FrameChange.Part(
          change: move.description, amounts: move.amounts,
          screens: FrameScreens(move.screens.map { view.columns[$0] }, among: view.columns))
      })
  }
}
