import AutoScale
import AutoScaleTrees
import Foundation

extension LayoutRect {
  /// Returns the rectangle of a size in the middle of the left edge.
  fileprivate func leading(_ size: LayoutSize) -> LayoutRect {
    LayoutRect(
      x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height)
  }
}

// MARK: - Switches, sliders and other controls

extension PicturePainter {
  mutating func draw(_ control: SwitchNode, _ view: PictureView) {
    // A stored frame may be smaller than the control; a track does not leave its view.
    let size = LayoutSize(
      width: min(metrics.switchTrack.width, view.size.width),
      height: min(metrics.switchTrack.height, view.size.height))
    let track = view.bounds.leading(size)
    // Source: the gray of a switch that is off, in light and dark.
    let off = ViewColor(
      light: .init(red: 0.914, green: 0.914, blue: 0.918),
      dark: .init(red: 0.224, green: 0.224, blue: 0.239))
    fill(
      track, radius: size.height / 2,
      with: control.isOn ? control.onTintColor ?? .systemGreen : off)
    let height = max(0, size.height - 4)
    let width = metrics.switchKnob.width / metrics.switchKnob.height * height
    drawKnob(
      in: LayoutRect(
        x: control.isOn ? size.width - 2 - width : 2, y: track.y + 2, width: width,
        height: height), color: control.thumbTintColor)
  }

  mutating func draw(_ slider: SliderNode, _ view: PictureView) {
    let range = slider.maximumValue - slider.minimumValue
    // Documents may state a value outside the range, and a range of nothing.
    let share = range > 0 ? min(max((slider.value - slider.minimumValue) / range, 0), 1) : 0
    let thickness = metrics.sliderTrack
    let track = LayoutRect(
      x: 2, y: (view.size.height - thickness) / 2, width: view.size.width - 4, height: thickness)
    let size = metrics.sliderKnob
    // The knob stays inside the track, so its left edge moves over less than the track's length.
    let left = track.x + share * max(0, track.width - size.width)
    fill(track, radius: thickness / 2, with: slider.maximumTrackTintColor ?? .systemFill)
    fill(
      LayoutRect(
        x: track.x, y: track.y, width: left + size.width / 2 - track.x, height: thickness),
      radius: thickness / 2, with: slider.minimumTrackTintColor ?? view.tint)
    drawKnob(
      in: view.bounds.leading(size).offset(x: left),
      color: slider.thumbTintColor)
  }

  /// Draws the knob of a control with its shadow.
  private mutating func drawKnob(in place: LayoutRect, color: ViewColor?) {
    // Rings of low opacity look like a shadow without a filter.
    let radius = place.height / 2
    for spread in [1, 0.5] {
      fill(
        place.inset(-spread, -spread).offset(y: 2 * spread), radius: radius + spread,
        with: ViewColor.black.opacity(spread == 1 ? 0.05 : 0.1))
    }
    fill(place, radius: radius, with: color ?? .white)
  }

  mutating func draw(_ stepper: StepperNode, _ view: PictureView) {
    fill(view.bounds, radius: metrics.stepper, with: .tertiarySystemFill)
    let half = LayoutRect(width: view.size.width / 2, height: view.size.height)
    fill(
      LayoutRect(x: half.width - 0.5, y: 8, width: 1, height: view.size.height - 16),
      with: .systemFill)
    let color = stepper.isEnabled ? ViewColor.label : .placeholderText
    drawSymbol("minus", in: half.centeredSquare(17), color: color)
    drawSymbol(
      "plus", in: half.offset(x: half.width).centeredSquare(17), color: color)
  }

  mutating func draw(_ control: SegmentedControlNode, _ view: PictureView) {
    // One point of a frame of 32 is below the control's alignment rectangle.
    let height = max(0, min(view.size.height, 32) - (view.size.height >= 32 ? 1 : 0))
    let bounds = LayoutRect(width: view.size.width, height: height)
    fill(bounds, radius: metrics.segment, with: .tertiarySystemFill)
    let segments = segments(of: control, in: bounds)
    let selected = control.selectedSegmentIndex
    for (index, segment) in segments.enumerated() {
      let isSelected = index == selected
      if isSelected {
        fill(segment.inset(2, 2), radius: metrics.selectedSegment, with: Self.selectedSegment)
      } else if index > 0, index - 1 != selected {
        fill(
          LayoutRect(x: segment.x - 0.5, y: 8, width: 1, height: max(0, height - 16)),
          with: .systemFill)
      }
      draw(
        Text(
          content: control.titles[index],
          font: .system(13, weight: isSelected ? .semibold : .medium), color: .label,
          alignment: .center),
        in: segment.inset(4, 0))
    }
  }

  private static let selectedSegment = ViewColor(
    light: .init(red: 1, green: 1, blue: 1), dark: .init(red: 0.388, green: 0.388, blue: 0.4))

  /// Returns the rectangles of the segments: of equal width, or in proportion to their titles.
  private func segments(
    of control: SegmentedControlNode, in bounds: LayoutRect
  ) -> [LayoutRect] {
    let widths = control.titles.map {
      // 18 points beside each title, as in a layout.
      control.apportionsWidthsByContent
        ? width(of: $0, font: .system(13, weight: .medium)) + 18 : 1
    }
    let sum = widths.reduce(0, +)
    guard sum > 0 else { return [] }
    var x = bounds.x
    return widths.map { width in
      defer { x += width / sum * bounds.width }
      return LayoutRect(
        x: x, y: bounds.y, width: width / sum * bounds.width, height: bounds.height)
    }
  }

  mutating func draw(_ control: PageControlNode, _ view: PictureView) {
    // Dots that do not fit are not drawn.
    let pitch = 17.0
    let most = Int(min(max(view.size.width / pitch, 1), 100))
    let count = max(0, min(control.numberOfPages, most))
    let start = (view.size.width - Double(count - 1) * pitch) / 2
    for index in 0..<count {
      let isCurrent = index == control.currentPage
      fillCircle(
        x: start + Double(index) * pitch, y: view.size.height / 2, radius: 4,
        with: isCurrent
          ? control.currentPageIndicatorTintColor ?? .white
          : control.pageIndicatorTintColor ?? ViewColor.white.opacity(0.3))
    }
  }

  mutating func draw(_ bar: ProgressNode, _ view: PictureView) {
    let radius = min(view.size.height, 4) / 2
    fill(view.bounds, radius: radius, with: bar.trackTintColor ?? .systemFill)
    let share = bar.progress.isNaN ? 0 : min(max(bar.progress, 0), 1)
    fill(
      LayoutRect(width: view.size.width * share, height: view.size.height), radius: radius,
      with: bar.progressTintColor ?? view.tint)
  }

  mutating func draw(_ indicator: ActivityIndicatorNode, _ view: PictureView) {
    guard indicator.isAnimating || !indicator.hidesWhenStopped else { return }
    // The sizes of the two styles of UIActivityIndicatorView.
    let square = view.bounds.centeredSquare(indicator.isLarge ? 37 : 20)
    let (x, y, radius) = (
      square.x + square.width / 2, square.y + square.height / 2, square.width / 2
    )
    let color = indicator.color ?? .systemGray
    let spokes = 8
    for spoke in 0..<spokes {
      let angle = 2 * Double.pi * Double(spoke) / Double(spokes)
      let (dx, dy) = (sin(angle), -cos(angle))
      stroke(
        path: .line(
          x + dx * radius * 0.45, y + dy * radius * 0.45, x + dx * radius * 0.88,
          y + dy * radius * 0.88),
        with: Stroke(
          color: color.opacity(1 - 0.1 * Double(spoke)), width: radius * 0.22, hasRoundEnds: true))
    }
  }
}
