extension ViewColor: CustomStringConvertible {
  /// The color as specifications write it, such as `#FF9500`, `#00000080` or `#000000, dark #FFFFFF`.
  ///
  /// The name in an asset catalog comes first: `'Brand' #FF9500`.
  public var description: String {
    let name = catalogName.map { "'\($0)' " } ?? ""
    return name + light.hex + (dark == light ? "" : ", dark \(dark.hex)")
  }
}

extension ViewColor.Components {
  /// The components as two hexadecimal digits each, without the opacity of an opaque color.
  fileprivate var hex: String {
    let numbers = [red, green, blue] + (alpha == 1 ? [] : [alpha])
    return "#"
      + numbers.map { number in
        let byte = Int(exactly: (min(max(number, 0), 1) * 255).rounded()) ?? 0
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0\(digits)" : digits
      }.joined()
  }
}
