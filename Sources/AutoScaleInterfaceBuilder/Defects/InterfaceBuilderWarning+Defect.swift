extension InterfaceBuilderWarning {
  /// Whether the file contradicts itself and needs a fix; false if the reader does not know an
  /// element, a view, a device or a switch, or if there is nothing to read.
  public var isDefect: Bool {
    switch reason {
    case .unknownElement, .unknownView, .unknownDevice, .noTexts, .unsupportedSwitch,
      .unsupportedFitType:
      false
    default: true
    }
  }
}
