import AutoScaleAudit
import AutoScaleDifference

extension JSONObject {
  /// A difference of a document in JSON output.
  init(_ result: DiffRun.Result) {
    let difference = result.difference
    let frames: [JSONObject] = difference.frames.map { cause in
      ["ids": cause.identifiers, "cause": cause.words, "views": cause.views.map { JSONObject($0) }]
    }
    self = [
      "old": result.pair.old?.file, "new": result.pair.new?.file, "isDifferent": result.isDifferent,
      "document": difference.document, "renewed": difference.renewed,
      "objects": difference.objects.map { JSONObject($0) }, "storedFrames": difference.storedFrames,
      "frames": frames, "newFindings": difference.newFindings.map { JSONObject($0) },
      "goneFindings": difference.goneFindings.map { JSONObject($0) },
    ]
  }

  /// An object that differs.
  private init(_ change: ObjectChange) {
    self = [
      "id": change.identifier, "kind": change.kind.rawValue, "className": change.className,
      "change": change.change.rawValue, "oldName": change.oldName, "newName": change.newName,
      "position": change.position, "isRenamed": change.isRenamed, "isPart": change.isPart,
      "line": change.line, "move": change.move, "properties": change.properties,
      "details": change.details,
    ]
  }

  /// A view with other frames.
  private init(_ view: FrameChange) {
    self = [
      "id": view.identifier, "name": view.name, "direction": view.isRightToLeft ? "rtl" : "ltr",
      "changes": view.parts.map { JSONObject($0) },
    ]
  }

  /// A change of a frame in one direction.
  private init(_ part: FrameChange.Part) {
    self = [
      "change": part.change, "widths": part.screens.widths.numbers,
      "isOnEveryScreen": part.screens.areAll, "devices": part.screens.devices,
      "contexts": part.screens.wholeContexts.map(\.rawValue),
      "least": (0..<4).map { index in part.amounts.map { $0[index] }.min() ?? 0 },
      "most": (0..<4).map { index in part.amounts.map { $0[index] }.max() ?? 0 },
    ]
  }
}
