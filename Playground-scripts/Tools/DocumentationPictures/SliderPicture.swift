import AutoScale
import AutoScalePages
import Foundation

/// A document at several widths, one after the other, with the slider that moves through them.
struct SliderPicture {
  let svg: String

  private static let widths = stride(from: 320.0, through: 440, by: 15)
  private static let height = 700.0
  private static let secondsEach = 0.6
  private static let track = (start: 60.0, end: 420.0)

  /// Draws the first screen of a document at each width.
  init(of file: URL) throws {
    let widths = Array(Self.widths)
    let duration = text(Double(widths.count) * Self.secondsEach)
    var parts: [String] = []
    for (index, width) in widths.enumerated() {
      let screen = try Screen(width: width, height: Self.height, pixelsPerPoint: 2, idiom: .phone)
      let picture = try firstPicture(of: file, on: screen)
      let x = ((480 - width) / 2).rounded()
      let times = Self.times(of: index, among: widths.count)
      parts.append(
        """
        <g visibility="\(index == 0 ? "visible" : "hidden")">
        <animate attributeName="visibility" dur="\(duration)s" repeatCount="indefinite" \
        calcMode="discrete" keyTimes="\(times.keys)" values="\(times.values)"/>
        \(PictureSheet.frame(x: x, y: 72, width, Self.height))
        \(PictureSheet.inner(picture.svg, x: x, y: 72, prefix: "s\(index)-"))
        <circle cx="\(text(Self.thumb(at: width)))" cy="36" r="11" fill="#ffffff" stroke="#c7c7cc"/>
        <text x="450" y="42" font-size="16" text-anchor="middle" fill="#555555">\(text(width))</text>
        </g>
        """)
    }
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="480" height="796" viewBox="0 0 480 796" \
      role="img" aria-label="A log-in screen that a slider moves through the widths from 320 to 440 \
      points." font-family="-apple-system, Inter, 'Helvetica Neue', Arial, sans-serif">
      <rect width="100%" height="100%" fill="#f5f5f7"/>
      <path d="M\(text(Self.track.start)) 36H\(text(Self.track.end))" stroke="#007aff" \
      stroke-width="4" stroke-linecap="round"/>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  /// The place of the slider's thumb.
  private static func thumb(at width: Double) -> Double {
    track.start + (track.end - track.start) * (width - 320) / (440 - 320)
  }

  /// The parts of the time at which a width is visible.
  private static func times(of index: Int, among count: Int) -> (keys: String, values: String) {
    let (start, end) = (Double(index) / Double(count), Double(index + 1) / Double(count))
    var steps: [(time: Double, value: String)] = [(start, "visible")]
    if index > 0 { steps.insert((0, "hidden"), at: 0) }
    if index + 1 < count { steps.append((end, "hidden")) }
    return (
      steps.map { text($0.time) }.joined(separator: ";"),
      steps.map(\.value).joined(separator: ";")
    )
  }
}
