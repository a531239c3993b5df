import AutoScale
import AutoScaleTrees

// MARK: - Wheels

extension PicturePainter {
  mutating func draw(_ picker: DatePickerNode, _ view: PictureView) {
    switch (picker.style, picker.mode) {
    case (.compact, _), (.inline, .time): drawLabels(of: picker, view)
    // Automatic is compact since iOS 14; a stored height of a wheel is from before.
    case (.automatic, _) where view.size.height < 100: drawLabels(of: picker, view)
    case (.inline, .date): drawMonth(in: view.bounds, tint: view.tint)
    case (.inline, .dateAndTime):
      let row = min(44, view.size.height / 7)
      var month = view.bounds
      month.height -= row
      drawMonth(in: month, tint: view.tint)
      drawTime(in: LayoutRect(y: month.height, width: month.width, height: row))
    default: drawWheels(columns(of: picker.mode), view)
    }
  }

  /// Draws the labels of a compact date picker, which show the day of the first iPhone's release.
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
      fill(place, radius: metrics.dateLabel, with: .tertiarySystemFill)
      draw(Text(content: text, font: .system(17), color: .label, alignment: .center), in: place)
      x += width + 6
    }
  }

  /// Draws the time below the month of an inline date picker.
  private mutating func drawTime(in row: LayoutRect) {
    draw(
      Text(content: "Time", font: .system(min(17, row.height)), color: .label),
      in: row.inset(16, 0))
    let label = LayoutRect(
      x: row.maxX - 16 - 86, y: row.y + row.height * 0.1, width: 86, height: row.height * 0.8)
    fill(label, radius: min(8, label.height / 2), with: .tertiarySystemFill)
    draw(
      Text(
        content: "9:41 AM", font: .system(min(17, label.height)), color: .label,
        alignment: .center), in: label)
  }

  /// Draws the month of an inline date picker, with the day of the first iPhone's release.
  ///
  /// Title, weekdays and weeks share the height. A picker of the system's height has the system's sizes.
  private mutating func drawMonth(in bounds: LayoutRect, tint: ViewColor) {
    let width = bounds.width / 7
    let scale = min(1, bounds.height / 288)
    let (head, names) = (44 * scale, 20 * scale)
    func text(_ content: String, _ size: Double, _ color: ViewColor, _ weight: FontWeight) -> Text {
      Text(
        content: content, font: .system(size * scale, weight: weight),
        color: color, alignment: .center)
    }
    var title = text("June 2007", 17, .label, .semibold)
    title.alignment = .left
    draw(title, in: LayoutRect(x: 16, width: max(0, bounds.width - 32), height: head))
    for (column, day) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
      draw(
        text(day, 13, .placeholderText, .semibold),
        in: LayoutRect(x: Double(column) * width, y: head, width: width, height: names))
    }
    let height = max(0, bounds.height - head - names) / 5
    // The first of June 2007 was a Friday.
    for day in 1...30 {
      let (row, column) = (day + 4).quotientAndRemainder(dividingBy: 7)
      let place = LayoutRect(
        x: Double(column) * width, y: head + names + Double(row) * height, width: width,
        height: height)
      let isChosen = day == 29
      if isChosen {
        fillCircle(
          x: place.x + width / 2, y: place.y + height / 2, radius: min(22, height / 2, width / 2),
          with: tint.opacity(0.15))
      }
      draw(text("\(day)", 20, isChosen ? tint : .label, isChosen ? .semibold : .regular), in: place)
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

  /// Draws wheels, each with its middle row selected.
  mutating func drawWheels(_ columns: [[String]], _ view: PictureView) {
    let row = 32.0
    let middle = view.size.height / 2
    fill(
      LayoutRect(x: 9, y: middle - row / 2, width: view.size.width - 18, height: row), radius: 8,
      with: .tertiarySystemFill)
    // Wheels are as wide as their texts, and share what is left.
    let widths = columns.map { texts in
      texts.map { self.width(of: $0, font: .system(23)) }.max() ?? 0
    }
    let room = max(0, view.size.width - 18)
    let needed = widths.reduce(0, +)
    let (factor, share) = (
      min(1, room / max(1, needed)), max(0, room - needed) / Double(columns.count)
    )
    var left = 9.0
    for (texts, own) in zip(columns, widths) {
      let width = own * factor + share
      defer { left += width }
      for (index, text) in texts.enumerated() {
        let distance = index - texts.count / 2
        let y = middle + Double(distance) * row
        // A row that its view cuts off is not drawn.
        guard y >= row / 2, y <= view.size.height - row / 2 else { continue }
        draw(
          Text(
            content: text, font: .system(distance == 0 ? 23 : 21),
            color: .label.opacity(distance == 0 ? 1 : 0.4 - 0.1 * Double(distance.magnitude)),
            alignment: .center),
          in: LayoutRect(x: left, y: y - row / 2, width: width, height: row))
      }
    }
  }
}
