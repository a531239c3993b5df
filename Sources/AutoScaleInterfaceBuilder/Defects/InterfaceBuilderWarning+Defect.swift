extension InterfaceBuilderWarning {
  /// Whether the file contradicts itself, so that it needs a fix; false where it is the reader
  /// that does not know an element, a view, a device or a switch, or where there is nothing to read.
  public var isDefect: Bool {
    switch reason {
    case .unknownElement, .unknownView, .unknownDevice, .noTexts, .unsupportedSwitch,
      .unsupportedFitType:
      false
    default: true
    }
  }
}
