import AutoScaleAudit
import AutoScaleEditing
import AutoScaleInterfaceBuilder

/// Finds the sources of changes of frames by trial.
///
/// Each source is tried by itself in the old document, and taken back by itself in the new one. A
/// length follows from exactly the sources that change it in either layout.
struct FrameTrials {
  private let audit: Audit
  private let contexts: [AuditContext]
  private let old, new: DocumentText
  private let outermost: Set<String>

  /// The largest number of sources that are tried one by one in one outermost view.
  private static let mostSources = 48

  /// Reads the documents.
  init(
    from old: InterfaceDocument, to new: InterfaceDocument, by audit: Audit,
    in contexts: [AuditContext]
  ) throws {
    (self.audit, self.contexts) = (audit, contexts)
    self.old = try DocumentText(data: old.data, path: old.path)
    self.new = try DocumentText(data: new.data, path: new.path)
    outermost = Set((old.views + new.views).compactMap(\.identifier))
  }

  /// Returns the keys of everything that differs.
  func differingKeys() throws -> Set<String> {
    try DocumentVersions(from: old, to: new).differing
  }

  /// Returns the indices of the sources of each length that differs.
  ///
  /// - Complexity: Two layouts of each outermost view, on a few screens, for each of its sources; none with
  ///   one source.
  func causes(
    of views: [FrameDifference.View], among sources: [FrameSource]
  ) throws -> [FrameStep: Set<Int>] {
    var causes: [FrameStep: Set<Int>] = [:]
    for (root, views) in Dictionary(grouping: views, by: \.root).sorted(by: { $0.key < $1.key }) {
      let candidates = sources.indices.filter { sources[$0].roots?.contains(root) ?? true }
      let groups = Self.groups(of: candidates)
      // A single source is the cause without a trial.
      if groups.count == 1 {
        for step in views.flatMap(\.amounts) { causes[step.0] = Set(groups[0]) }
        continue
      }
      let versions = try DocumentVersions(from: pruned(old, to: root), to: pruned(new, to: root))
      let trial = RootTrial(
        root: root, views: views, versions: versions, columns: TrialScreens(views).columns,
        audit: audit, contexts: contexts)
      let keys = groups.map { $0.reduce(into: Set<String>()) { $0.formUnion(sources[$1].keys) } }
      for (step, found) in try trial.causes(among: keys) {
        causes[step] = Set(found.flatMap { groups[$0] })
      }
    }
    return causes
  }

  /// Returns a document without the contents of other outermost views, which have no part in the
  /// layout of one.
  private func pruned(_ text: DocumentText, to root: String) throws -> DocumentText {
    try text.removingContents(ofElementsWithIDs: outermost.subtracting([root]))
  }

  /// Joins neighbors in the order of the differences if there are too many sources.
  private static func groups(of candidates: [Int]) -> [[Int]] {
    let size = (candidates.count + mostSources - 1) / mostSources
    return stride(from: 0, to: candidates.count, by: max(size, 1)).map { start in
      Array(candidates[start..<min(start + size, candidates.count)])
    }
  }
}

/// The screens on which sources are tried: each length that changes on any screen changes on one of them.
private struct TrialScreens {
  private(set) var columns: Set<AuditedFrames.Column> = []

  init(_ views: [FrameDifference.View]) {
    var left: [AuditedFrames.Column: Set<FrameStep>] = [:]
    for view in views {
      for (step, amounts) in view.amounts {
        let sizes = amounts.map(\.magnitude)
        for (index, size) in sizes.enumerated() where size >= FrameDifference.View.tolerance {
          left[view.columns[index], default: []].insert(step)
        }
      }
    }
    addExtremes(of: views)
    for column in columns { Self.remove(left[column] ?? [], from: &left) }
    // Greedily the screen that shows most of the remaining changes; a minimal set is not needed.
    while let best = left.max(by: { Self.isWorse($0, $1) }), !best.value.isEmpty {
      columns.insert(best.key)
      Self.remove(best.value, from: &left)
    }
  }

  /// Adds the narrowest, a middle and the widest screen of each context.
  private mutating func addExtremes(of views: [FrameDifference.View]) {
    guard let all = views.map(\.columns).max(by: { $0.count < $1.count }) else { return }
    for columns in Dictionary(grouping: all, by: \.context).values {
      let sorted = columns.sorted { $0.width < $1.width }
      for index in [0, sorted.count / 2, sorted.count - 1] { self.columns.insert(sorted[index]) }
    }
  }

  private static func isWorse(
    _ first: (key: AuditedFrames.Column, value: Set<FrameStep>),
    _ second: (key: AuditedFrames.Column, value: Set<FrameStep>)
  ) -> Bool {
    (first.value.count, second.key.width) < (second.value.count, first.key.width)
  }

  private static func remove(
    _ steps: Set<FrameStep>, from left: inout [AuditedFrames.Column: Set<FrameStep>]
  ) {
    for column in left.keys { left[column]?.subtract(steps) }
  }
}

/// A length of a view's frame: x, y, its width or its height.
struct FrameStep: Hashable {
  /// The object id of the view.
  let view: String

  /// The index of the length in x, y, width and height.
  let index: Int

  /// Returns the lengths of a view.
  static func all(of view: String) -> [FrameStep] {
    (0..<4).map { FrameStep(view: view, index: $0) }
  }
}
