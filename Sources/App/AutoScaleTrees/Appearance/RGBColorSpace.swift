import Foundation

/// A red-green-blue color space, for conversion to sRGB.
///
///     RGBColorSpace.displayP3.sRGB(red: 1, green: 0, blue: 0)  // red 1: beyond what sRGB can show
package enum RGBColorSpace: CaseIterable, Hashable, Sendable {
  /// The target space, in which most colors are written.
  case sRGB
  /// The wide-gamut space of newer screens.
  case displayP3
  /// Adobe RGB (1998).
  case adobeRGB1998
  /// The Generic RGB of older versions of Interface Builder.
  case genericRGB

  /// Returns the sRGB components of a color of this space, clamped to the range of sRGB.
  ///
  /// Source: the primaries and transfer functions of IEC 61966-2-1 (sRGB), SMPTE EG 432-1 (P3 with the
  /// white of sRGB), Adobe RGB (1998) and of the profile "Generic RGB" of ColorSync.
  ///
  /// - Parameters:
  ///   - red: The share of red, from 0 to 1, or beyond in an extended space.
  ///   - green: The share of green, as for red.
  ///   - blue: The share of blue, as for red.
  ///   - alpha: The opacity, which stays the same.
  /// - Returns: The components in sRGB.
  package func sRGB(
    red: Double, green: Double, blue: Double, alpha: Double = 1
  ) -> ViewColor.Components {
    // Most colors are in sRGB already, and a conversion would change their last digits.
    guard self != .sRGB else {
      return ViewColor.Components(red: red, green: green, blue: blue, alpha: alpha)
    }
    let linear = toXYZ * [linear(red), linear(green), linear(blue)]
    let shares = (Self.fromXYZ * linear).map(Self.encoded)
    return ViewColor.Components(red: shares[0], green: shares[1], blue: shares[2], alpha: alpha)
  }

  /// The x and y chromaticities of red, green and blue; the white point is D65 in all these spaces.
  private var primaries: [(x: Double, y: Double)] {
    switch self {
    case .sRGB: [(0.64, 0.33), (0.3, 0.6), (0.15, 0.06)]
    case .displayP3: [(0.68, 0.32), (0.265, 0.69), (0.15, 0.06)]
    case .adobeRGB1998: [(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)]
    case .genericRGB: [(0.63, 0.34), (0.295, 0.605), (0.155, 0.077)]
    }
  }

  /// Returns the linear light of a component.
  private func linear(_ share: Double) -> Double {
    switch self {
    case .sRGB, .displayP3:
      share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    // A negative component of an extended space has no such power.
    case .adobeRGB1998: pow(max(share, 0), 563.0 / 256)
    case .genericRGB: pow(max(share, 0), 1.8)
    }
  }

  /// Returns the sRGB component of linear light.
  private static func encoded(_ light: Double) -> Double {
    light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  private static let fromXYZ = RGBColorSpace.sRGB.toXYZ.inverse

  /// The matrix from linear light of the three primaries to the tristimulus values X, Y and Z.
  private var toXYZ: Matrix {
    // Columns from chromaticities with Y = 1, scaled so that their sum is the white point.
    let columns = primaries.map { [$0.x / $0.y, 1, (1 - $0.x - $0.y) / $0.y] }
    let matrix = Matrix(columns: columns)
    let white = [0.3127 / 0.329, 1, (1 - 0.3127 - 0.329) / 0.329]
    let scales = matrix.inverse * white
    return Matrix(columns: zip(columns, scales).map { column, scale in column.map { $0 * scale } })
  }
}

/// Three columns of three numbers.
private struct Matrix {
  let columns: [[Double]]

  static func * (matrix: Matrix, vector: [Double]) -> [Double] {
    (0..<3).map { row in (0..<3).reduce(0) { $0 + matrix.columns[$1][row] * vector[$1] } }
  }

  /// The inverse, by cross products; it exists because the primaries are not collinear.
  var inverse: Matrix {
    let rows = (0..<3).map { Self.cross(columns[($0 + 1) % 3], columns[($0 + 2) % 3]) }
    let determinant = (0..<3).reduce(0) { $0 + columns[0][$1] * rows[0][$1] }
    return Matrix(columns: (0..<3).map { column in rows.map { $0[column] / determinant } })
  }

  private static func cross(_ first: [Double], _ second: [Double]) -> [Double] {
    (0..<3).map { row in
      let (next, last) = ((row + 1) % 3, (row + 2) % 3)
      return first[next] * second[last] - first[last] * second[next]
    }
  }
}
