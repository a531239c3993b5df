extension ViewNode.Role {
  /// Whether the view shows a symbol, whose alignment rectangle documents do not store.
  package var showsSymbol: Bool {
    guard case .image(let image) = self else { return false }
    return image.isSymbol
  }
}
