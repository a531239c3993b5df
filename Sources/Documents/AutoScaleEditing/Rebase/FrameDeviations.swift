import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees
import AutoScaleXcodeCanvas
import Foundation

/// The differences of stored frames from those of a layout.
///
/// A rebased frame keeps them, so that a misplaced view stays misplaced by the scaled amount, and the
/// way back restores the stored frame.
struct FrameDeviations {
  private var frames: [Int: [LengthDeviation]] = [:]
  private var dropped: Set<Int> = []

  /// Compares the stored frames of a document with a layout of its canvas.
  ///
  /// - Throws: `InvalidParameterError` for a root without a screen.
  /// - Complexity: A layout of the document.
  init(of document: InterfaceDocument) throws(InvalidParameterError) {
    let canvas = DesignCanvas(document)
    let scale = document.device?.pixelsPerPoint ?? 2
    for root in document.views {
      let exactFrames = ExactFrames(of: try canvas.layout(root))
      for (position, node) in exactFrames.nodes.enumerated().dropFirst()
      where document.isInstalled(node) && !node.isHiddenInStack {
        guard let element = document.elementIndex(of: node),
          document.element(of: node)?.storedFrame != nil
        else { continue }
        let solved = exactFrames.frame(at: position)
        let deviations = LayoutRect.numbers.map { number in
          LengthDeviation(
            of: node.frame[keyPath: number], from: solved[keyPath: number], pixelsPerPoint: scale)
        }
        if deviations.contains(where: { !$0.isZero }) { frames[element] = deviations }
      }
    }
  }

  /// Returns the deviations without those of some views.
  func without(_ elements: Set<Int>) -> FrameDeviations {
    var rest = self
    rest.frames = frames.filter { !elements.contains($0.key) }
    rest.dropped.formUnion(elements)
    return rest
  }

  /// The views that deviate.
  var elements: Set<Int> { Set(frames.keys) }

  /// Returns whether Xcode's mark of a misplaced view holds as before.
  func hasMark(_ element: Int) -> Bool { !dropped.contains(element) }

  /// Returns the frame of a view in another layout, with the deviation of its stored frame.
  func applied(to frame: LayoutRect, of element: Int, _ plan: RebasePlan) -> LayoutRect {
    guard let deviations = frames[element] else { return frame }
    var frame = frame
    for (number, deviation) in zip(LayoutRect.numbers, deviations) {
      frame[keyPath: number] = deviation.applied(
        to: frame[keyPath: number], pixelsPerPoint: plan.device.pixelsPerPoint,
        factor: plan.scalesFrame(at: element) ? plan.scaling.factor : 1)
    }
    return frame
  }
}

/// The difference of a stored length from that of a layout.
private struct LengthDeviation {
  /// The difference in points, of numbers that are not on the pixel grid.
  private var points = 0.0

  /// The difference in pixels, of numbers on the pixel grid.
  private var pixels = 0.0

  /// The rounding of calculations by which a stored number misses its pixel, in floating-point values, and
  /// in points where the pixel is zero.
  private var noise = 0
  private var noiseAtZero = 0.0

  private let pixelsPerPoint: Double

  init(of stored: Double, from solved: Double, pixelsPerPoint: Double) {
    self.pixelsPerPoint = pixelsPerPoint
    let pixel = stored.pixel(pixelsPerPoint)
    let isOnPixel = (stored - pixel).magnitude < Self.epsilon
    // Xcode stores numbers such as 20.000000000000004, and the way back has to write the same
    // bytes.
    if isOnPixel { (noise, noiseAtZero) = (stored.distanceInBits(from: pixel), stored - pixel) }
    let difference = (isOnPixel ? pixel : stored) - solved
    if difference.magnitude < Self.epsilon { return }
    if isOnPixel, (solved - solved.pixel(pixelsPerPoint)).magnitude < Self.epsilon {
      pixels = (difference * pixelsPerPoint).rounded()
    } else {
      points = difference
    }
  }

  var isZero: Bool { points == 0 && pixels == 0 && noise == 0 && noiseAtZero == 0 }

  /// Returns the length of another layout with the deviation times a factor.
  func applied(to length: Double, pixelsPerPoint new: Double, factor: Double) -> Double {
    let exact = length + points * factor + scaledPixels(pixelsPerPoint: new, factor: factor)
    let pixel = exact.pixel(new)
    guard (exact - pixel).magnitude < Self.epsilon else { return exact.withFewDigits }
    return pixel == 0 ? noiseAtZero : pixel.advanced(byBits: noise)
  }

  /// Returns the pixels of the deviation on another device, in points.
  ///
  /// A pixel that rounding explains, as Xcode and a layout may round halves to different sides, stays one
  /// pixel. More are rounded to pixels if the way back tells the old number from the new one.
  private func scaledPixels(pixelsPerPoint new: Double, factor: Double) -> Double {
    let old = pixels / pixelsPerPoint
    if old.magnitude <= LayoutRect.roundingError { return pixels / new }
    let rounded = (old * factor).pixel(new)
    let isRestored = (rounded / factor * pixelsPerPoint).rounded() == pixels
    return isRestored && rounded.magnitude > LayoutRect.roundingError ? rounded : old * factor
  }

  /// Numbers that differ by less, in points, are equal.
  private static let epsilon = 1e-6
}

extension Double {
  /// Returns the nearest number on the pixel grid.
  fileprivate func pixel(_ pixelsPerPoint: Double) -> Double {
    (self * pixelsPerPoint).rounded() / pixelsPerPoint
  }

  /// Returns the number of floating-point values between two numbers of the same sign.
  fileprivate func distanceInBits(from other: Double) -> Int {
    self * other > 0 ? Int(magnitude.bitPattern) - Int(other.magnitude.bitPattern) : 0
  }

  /// Returns the number that is some floating-point values further from zero.
  fileprivate func advanced(byBits count: Int) -> Double {
    let advanced = Double(bitPattern: magnitude.bitPattern.advanced(by: count))
    return self < 0 ? -advanced : advanced
  }

  /// The number of ten digits that this one misses by the rounding of calculations, or else itself.
  fileprivate var withFewDigits: Double {
    let short = Double(String(format: "%.10g", self)) ?? self
    return (short - self).magnitude < 1e-11 ? short : self
  }
}

extension LayoutRect {
  /// The numbers of a rectangle.
  fileprivate static var numbers: [WritableKeyPath<LayoutRect, Double>] {
    [\.x, \.y, \.width, \.height]
  }
}
