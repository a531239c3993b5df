import AutoScaleSystemFacts

extension InterfaceSymbol {
  /// The height of the drawing in em, in the regular weight and the medium scale, if measured.
  ///
  /// A filled drawing is as high as its outline.
  var drawnHeight: Double? {
    Self.heights[name.hasSuffix(".fill") ? String(name.dropLast(5)) : name]
  }

  private static let heights = Dictionary(
    uniqueKeysWithValues: FactTable.symbolHeights.rows.map {
      ($0.text("symbol"), $0.numbers("height")[0])
    })
}
