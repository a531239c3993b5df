extension ElementReader {
  /// The document's device, or the one of its simulated metrics, or `nil` without either.
  mutating func device(of root: MarkupElement) -> InterfaceDevice? {
    guard let element = root.child("device"), let id = element["id"] else {
      return simulatedDevice(of: root)
    }
    let layout = element["layout"] ?? element.child("adaptation")?["id"] ?? "fullscreen"
    let device = InterfaceDevice(
      id: id, isLandscape: element["orientation"] == "landscape", layout: layout)
    if device == nil { warn(.unknownDevice(id), at: element) }
    return device
  }

  /// The device of the simulated metrics, from before files named one.
  private func simulatedDevice(of root: MarkupElement) -> InterfaceDevice? {
    guard let metrics = root.child("simulatedMetricsContainer"),
      let type = metrics.child("simulatedScreenMetrics")?["type"]
    else { return nil }
    let orientation = metrics.child("simulatedOrientationMetrics")?["orientation"] ?? ""
    let id = type.split(separator: ".").first.map(String.init) ?? type
    return InterfaceDevice(id: id, isLandscape: orientation.hasPrefix("landscape"))
  }
}
