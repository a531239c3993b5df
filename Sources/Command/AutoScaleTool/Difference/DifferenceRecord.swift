import AutoScaleAudit
import AutoScaleDifference

/// A difference of a document in JSON output.
struct DifferenceRecord: Encodable {
  let old, new: String?
  let isDifferent: Bool
  let document: [PropertyChange]
  let renewed: [DocumentDifference.RenewedObject]
  let objects: [Object]
  let storedFrames: [String]
  let frames: [Cause]
  let newFindings, goneFindings: [FindingRecord]

  /// An object that differs.
  struct Object: Encodable {
    let id, kind, change, className: String
    let oldName, newName, position: String?
    let isRenamed, isPart: Bool
    let line: Int?
    let move: ObjectChange.Move?
    let properties: [PropertyChange]
    let details: [String]

    init(_ change: ObjectChange) {
      (id, kind, className) = (change.identifier, change.kind.rawValue, change.className)
      self.change = change.change.rawValue
      (oldName, newName, position) = (change.oldName, change.newName, change.position)
      (isRenamed, isPart, line) = (change.isRenamed, change.isPart, change.line)
      (move, properties, details) = (change.move, change.properties, change.details)
    }
  }

  /// A cause with the views that it moves.
  struct Cause: Encodable {
    let ids: [String]
    let cause: String
    let views: [View]
  }

  /// A view with other frames.
  struct View: Encodable {
    let id, name, direction: String
    let changes: [Change]

    init(_ view: FrameChange) {
      (id, name) = (view.identifier, view.name)
      direction = view.isRightToLeft ? "rtl" : "ltr"
      changes = view.parts.map(Change.init)
    }
  }

  /// A change of a frame in one direction.
  struct Change: Encodable {
    let change: String
    let widths: [[Int]]
    let isOnEveryScreen: Bool
    let contexts, devices: [String]
    let least, most: [Double]

    init(_ part: FrameChange.Part) {
      change = part.change
      widths = part.screens.widths.ranges.map { [$0.lowerBound, $0.upperBound] }
      (isOnEveryScreen, devices) = (part.screens.areAll, part.screens.devices)
      contexts = part.screens.wholeContexts.map(\.rawValue)
      least = (0..<4).map { index in part.amounts.map { $0[index] }.min() ?? 0 }
      most = (0..<4).map { index in part.amounts.map { $0[index] }.max() ?? 0 }
    }
  }

  /// The record of a result.
  init(_ result: DiffRun.Result) {
    let difference = result.difference
    (old, new) = (result.pair.old?.file, result.pair.new?.file)
    isDifferent = result.isDifferent
    (document, renewed) = (difference.document, difference.renewed)
    objects = difference.objects.map(Object.init)
    storedFrames = difference.storedFrames
    frames = difference.frames.map { cause in
      Cause(ids: cause.identifiers, cause: cause.words, views: cause.views.map(View.init))
    }
    newFindings = difference.newFindings.map(FindingRecord.init)
    goneFindings = difference.goneFindings.map(FindingRecord.init)
  }
}
