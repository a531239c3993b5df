import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// The frames of a document in a condition, on its screen or on the document's own device.
struct FramesOnScreen {
  let condition: ViewingCondition

  let frames: DocumentFrames
}

/// Shows the frames of documents: all on one screen, the differences on several.
struct FramesOutput {
  /// The form of the output.
  enum Format {
    /// A table of each document.
    case text
    /// A JSON object for each document and screen.
    case json
    /// A row of comma-separated values for each view and screen.
    case csv
  }

  let terminal: Terminal
  let format: Format

  /// Writes the names of the columns for comma-separated values; the other formats have no heading.
  func begin() {
    if format == .csv { terminal.print(CSVRow(Self.columns).text) }
  }

  /// Shows a document on one screen or more.
  func write(_ shown: [FramesOnScreen]) {
    switch format {
    case .json:
      for shown in shown { terminal.print(JSONLine(Record(shown)).text) }
    case .csv:
      for shown in shown { writeRows(shown) }
    case .text where shown.count == 1:
      for shown in shown { write(shown.frames) }
    case .text:
      if let file = shown.first?.frames.file { write(shown, of: file) }
    }
  }

  /// The columns of comma-separated values; lengths are in points.
  static let columns = [
    "file", "screen", "id", "class", "x", "y", "width", "height", "installed", "ambiguous",
  ]

  private func writeRows(_ shown: FramesOnScreen) {
    let frames = shown.frames
    // A row has no column for a problem of the document.
    terminal.warn(frames.warnings + frames.conflicts + frames.clippedTexts, of: frames.file)
    for view in frames.views {
      let words =
        [shown.condition.screen?.name].compactMap(\.self)
        + shown.condition.words(length: .short)
      let start = [frames.file, words.joined(separator: ", "), view.id, view.class]
      let end = ["\(view.installed)", "\(view.ambiguous)"]
      terminal.print(CSVRow(start + view.frame.numbers.map(\.text) + end).text)
    }
  }

  private func write(_ frames: DocumentFrames) {
    terminal.warn(frames.warnings, of: frames.file)
    terminal.print(terminal.styled(frames.file, .bold))
    let rows = frames.views.map { view in
      [view.id, view.class] + view.frame.numbers.map(\.text) + view.remarks
    }
    terminal.print(TextTable(rows: rows, rightAligned: [2, 3, 4, 5]), indent: "  ")
    for finding in frames.conflicts + frames.clippedTexts {
      for line in finding.split(separator: "\n") {
        terminal.printFolded(String(line), style: .yellow)
      }
    }
  }

  private func write(_ shown: [FramesOnScreen], of file: String) {
    // Most warnings are those of the document, and the same on each screen.
    var warnings: [String] = []
    for warning in shown.flatMap(\.frames.warnings) where !warnings.contains(warning) {
      warnings.append(warning)
    }
    terminal.warn(warnings, of: file)
    var table = ScreenTable()
    var findings: [(condition: ViewingCondition, text: String)] = []
    for shown in shown {
      var cells: [ScreenTable.Cell] = []
      for view in shown.frames.views {
        for (name, number) in zip(["x", "y", "width", "height"], view.frame.numbers) {
          cells.append(ScreenTable.Cell([view.id, view.class, name], number.text))
        }
      }
      table.add(shown.condition, cells)
      findings += shown.frames.findings.map { (shown.condition, $0) }
    }
    terminal.print(terminal.styled(table.heading(of: file), .bold))
    table.write(on: terminal)
    for finding in findings {
      let text = "\(table.label(of: finding.condition)): \(finding.text)"
      for line in text.split(separator: "\n") { terminal.printFolded(String(line), style: .yellow) }
    }
  }

  /// The JSON object of a document on a screen.
  private struct Record: Encodable {
    let shown: FramesOnScreen

    init(_ shown: FramesOnScreen) { self.shown = shown }

    private enum Key: String, CodingKey { case screen, condition }

    func encode(to encoder: any Encoder) throws {
      try shown.frames.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encodeIfPresent(shown.condition.screen.map { JSONObject($0) }, forKey: .screen)
      try container.encodeIfPresent(JSONObject(shown.condition), forKey: .condition)
    }
  }
}

extension DocumentFrames.View {
  /// The remarks about the frame.
  fileprivate var remarks: [String] {
    if !installed { return ["not installed"] }
    return ambiguous ? ["ambiguous"] : []
  }
}

extension DocumentFrames {
  /// The problems of the layout, in words.
  fileprivate var findings: [String] {
    let ambiguous = views.filter(\.ambiguous).map(\.id)
    let open =
      ambiguous.isEmpty ? [] : ["frames left open: \(ambiguous.joined(separator: ", "))"]
    return conflicts + clippedTexts + open
  }
}

/// A row of comma-separated values.
///
/// Source: RFC 4180, Common Format and MIME Type for Comma-Separated Values.
struct CSVRow {
  /// The row, without a line break.
  let text: String

  /// Joins values; one with a comma, a quotation mark or a line break is quoted.
  init(_ values: [String]) {
    text = values.map { value in
      value.contains { ",\"".contains($0) || $0.isNewline }
        ? "\"\(value.replacing("\"", with: "\"\""))\"" : value
    }.joined(separator: ",")
  }
}
