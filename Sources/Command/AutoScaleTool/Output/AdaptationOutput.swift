import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleXcodeCanvas

/// A document adapted to a screen in a condition.
struct AdaptedScreen {
  let condition: ViewingCondition
  let document: AdaptedDocument
}

/// A format for adapted documents.
protocol AdaptationOutput {
  /// Shows a document adapted to one screen and condition, or to each of several.
  func write(_ adapted: [AdaptedScreen])
}

/// Tables for people; warnings, notes and errors go to the standard error.
struct AdaptationText: AdaptationOutput {
  let terminal: Terminal

  init(_ terminal: Terminal) { self.terminal = terminal }

  func write(_ adapted: [AdaptedScreen]) {
    guard let first = adapted.first?.document else { return }
    terminal.warn(first.document.warnings.map(\.description), of: first.document.path)
    terminal.note(adapted.map(\.document))
    let captions = ElementCaptions(of: first.document)
    if adapted.count == 1 { write(first, captions) } else { writeTable(of: adapted, captions) }
  }

  private func write(_ adapted: AdaptedDocument, _ captions: ElementCaptions) {
    let factor = adapted.context.factor.text
    let heading = "\(adapted.document.path) on \(adapted.screen): factor \(factor)"
    terminal.print(terminal.styled(heading, .bold))
    write("changed", rows: adapted.changes.map { row($0, captions) }, style: nil)
    write("left alone", rows: adapted.skips.map { row($0, captions) }, style: .dim)
    if adapted.unchanged > 0 { terminal.print("\n\(adapted.unchanged) the same as before") }
    if adapted.isEmpty { terminal.print("\nno length to scale") }
  }

  private func writeTable(of screens: [AdaptedScreen], _ captions: ElementCaptions) {
    var table = ScreenTable()
    for screen in screens {
      let adapted = screen.document
      let factor = ScreenTable.Cell(["factor", ""], adapted.context.factor.text)
      let lengths = adapted.changes.map { change in
        ScreenTable.Cell([change.element, caption(of: change, captions)], change.applied.text)
      }
      table.add(screen.condition, [factor] + lengths)
      for change in adapted.changes {
        let key = [change.element, caption(of: change, captions)]
        // On a screen without this change the length is that of the design.
        table.addDefault(ScreenTable.Cell(key, change.design.text))
      }
    }
    let path = screens.first?.document.document.path ?? ""
    terminal.print(terminal.styled(table.heading(of: path), .bold))
    table.write(on: terminal)
  }

  private func write(_ title: String, rows: [[String]], style: Terminal.Style?) {
    guard !rows.isEmpty else { return }
    terminal.print("\n\(rows.count) \(title)")
    terminal.print(TextTable(rows: rows, rightAligned: [2, 4]), indent: "  ", style: style)
  }

  private func row(_ change: AdaptationChange, _ captions: ElementCaptions) -> [String] {
    [
      change.element, caption(of: change, captions), change.design.text, "->", change.applied.text,
    ]
  }

  private func caption(of change: AdaptationChange, _ captions: ElementCaptions) -> String {
    captions.caption(
      of: change.element, className: change.className, property: change.property.description)
  }

  private func row(_ skip: AdaptationSkip, _ captions: ElementCaptions) -> [String] {
    let caption = captions.caption(
      of: skip.element, className: skip.className, property: skip.property.description)
    return [skip.element, "\(caption): \(skip.reason.explanation)"]
  }
}

/// One JSON object a file and line; notes go to the standard error too.
struct AdaptationJSON: AdaptationOutput {
  let terminal: Terminal

  init(_ terminal: Terminal) { self.terminal = terminal }

  func write(_ adapted: [AdaptedScreen]) {
    terminal.note(adapted.map(\.document))
    for adapted in adapted { terminal.print(JSONLine(Self.object(adapted)).text) }
  }

  private static func object(_ shown: AdaptedScreen) -> JSONObject {
    let adapted = shown.document
    let changes: [JSONObject] = adapted.changes.map { change in
      [
        "element": change.element, "class": change.className,
        "property": change.property.description, "design": change.design, "applied": change.applied,
      ]
    }
    let skipped: [JSONObject] = adapted.skips.map { skip in
      [
        "element": skip.element, "property": skip.property.description,
        "reason": skip.reason.rawValue,
      ]
    }
    return [
      "file": adapted.document.path, "screen": JSONObject(adapted.screen),
      "condition": JSONObject(shown.condition), "factor": adapted.context.factor,
      "changes": changes, "skipped": skipped,
      "warnings": adapted.document.warnings.map(\.description), "notes": adapted.noteTexts,
    ]
  }
}
