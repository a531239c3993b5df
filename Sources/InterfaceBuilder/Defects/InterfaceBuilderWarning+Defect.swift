extension InterfaceBuilderWarning {
  /// Whether the file contradicts itself, so that it needs mending; false where it is the reader
  /// that does not know an element, a view or a device.
  public var isDefect: Bool {
    switch reason {
    case .unknownElement, .unknownView, .unknownDevice: false
    default: true
    }
  }
}
