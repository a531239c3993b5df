extension ScreenValue where Value == LayoutInsets {
  /// Makes insets from distances in points that may have exceptions for some screens.
  ///
  ///     let inset = 8.screen(.width(..<360), is: 4)
  ///     card.layoutMargins = ScreenValue(top: 16, left: inset, bottom: 16, right: inset)
  ///
  /// - Complexity: O(1) if all distances have the same conditions, else the product of their numbers.
  public init(
    top: some ScreenNumber = 0, left: some ScreenNumber = 0, bottom: some ScreenNumber = 0,
    right: some ScreenNumber = 0
  ) {
    let vertical = top.designNumbers.combined(with: bottom.designNumbers) {
      LayoutInsets(top: $0, bottom: $1)
    }
    let horizontal = left.designNumbers.combined(with: right.designNumbers) {
      LayoutInsets(left: $0, right: $1)
    }
    self = vertical.combined(with: horizontal) {
      LayoutInsets(top: $0.top, left: $1.left, bottom: $0.bottom, right: $1.right)
    }
  }
}

extension LayoutInsets {
  /// Unavailable, because insets have one number for each edge.
  @available(
    *, unavailable,
    message:
      "insets with exceptions are a ScreenValue: write ScreenValue(top: …, left: …, bottom: …, right: …)"
  )
  public init(
    top: some ScreenNumber = 0, left: some ScreenNumber = 0, bottom: some ScreenNumber = 0,
    right: some ScreenNumber = 0
  ) {
    self.init()
  }
}
