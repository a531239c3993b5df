import AutoScale
import ViewTree

// MARK: - Wheels

extension PicturePainter {
  mutating func draw(_ picker: DatePickerNode, _ view: PictureView) {
    let isCompact =
      picker.style == .compact || picker.style == .automatic && view.size.height < 100
    guard !isCompact else { return drawLabels(of: picker, view) }
    drawWheels(columns(of: picker.mode), view)
  }

  /// The labels of a compact date picker, which show the date of the first telephone of its kind.
  private mutating func drawLabels(of picker: DatePickerNode, _ view: PictureView) {
    let texts: [String] =
      switch picker.mode {
      case .time: ["9:41 AM"]
      case .date: ["Jun 29, 2007"]
      case .dateAndTime: ["Jun 29, 2007", "9:41 AM"]
      case .countDownTimer: ["0:01"]
      }
    var x = 0.0
    for text in texts {
      let width = width(of: text, font: .system(17)) + 22
      let place = LayoutRect(
        x: x, y: max(0, (view.size.height - 34) / 2), width: width, height: 34)
      fill(place, radius: 8, with: .tertiarySystemFill)
      draw(Text(content: text, font: .system(17), color: .label, alignment: .center), in: place)
      x += width + 6
    }
  }

  private func columns(of mode: DatePickerNode.Mode) -> [[String]] {
    let hours = ["7", "8", "9", "10", "11"]
    let minutes = ["39", "40", "41", "42", "43"]
    return switch mode {
    case .time: [hours, minutes, ["", "", "AM", "PM", ""]]
    case .date:
      [
        ["April", "May", "June", "July", "August"], ["27", "28", "29", "30", "1"],
        ["2005", "2006", "2007", "2008", "2009"],
      ]
    case .dateAndTime:
      [
        ["Wed Jun 27", "Thu Jun 28", "Fri Jun 29", "Sat Jun 30", "Sun Jul 1"], hours, minutes,
        ["", "", "AM", "PM", ""],
      ]
    case .countDownTimer: [["", "", "0 hours", "1", "2"], ["", "", "1 min", "2", "3"]]
    }
  }

  /// Draws wheels, each with the row in its middle chosen.
  mutating func drawWheels(_ columns: [[String]], _ view: PictureView) {
    let row = 32.0
    let middle = view.size.height / 2
    fill(
      LayoutRect(x: 9, y: middle - row / 2, width: view.size.width - 18, height: row), radius: 8,
      with: .tertiarySystemFill)
    let width = max(0, view.size.width - 18) / Double(columns.count)
    for (column, texts) in columns.enumerated() {
      for (index, text) in texts.enumerated() {
        let distance = index - texts.count / 2
        let y = middle + Double(distance) * row
        guard y >= row / 2, y <= view.size.height - row / 2 else { continue }
        draw(
          Text(
            content: text, font: .system(distance == 0 ? 23 : 21),
            color: .label.opacity(distance == 0 ? 1 : 0.4 - 0.1 * Double(distance.magnitude)),
            alignment: .center),
          in: LayoutRect(
            x: 9 + Double(column) * width, y: y - row / 2, width: width, height: row))
      }
    }
  }
}
