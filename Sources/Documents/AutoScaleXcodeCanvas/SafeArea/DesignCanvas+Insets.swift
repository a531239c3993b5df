import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleTrees

extension DesignCanvas {
  /// Returns the insets of a root's safe area, from the source in the options.
  package func safeArea(of root: ViewNode, at place: ControllerPlace? = nil) -> LayoutInsets {
    switch options.safeArea {
    case .given(let insets): insets
    case .device: isUnderBars(root) && !isPart(root) ? deviceInsets(of: root, at: place) : .zero
    case .stored: inference(of: root)?.insets(standard: unstatedInsets(of: root)) ?? .zero
    }
  }

  /// Returns the insets of the canvas that a root has where no stored frame tells; a sheet begins
  /// below the status bar, and other roots end at bars that they do not extend under.
  private func unstatedInsets(of root: ViewNode) -> LayoutInsets {
    guard isUnderBars(root) else { return .zero }
    var insets = standardInsets
    if isSheet(root) { insets.top = 0 }
    if let bars = document.bars(over: root), let device = document.device,
      root.frame.height < device.height
    {
      // The frame already ends at such a bar.
      for edge in bars.edgesBesideView { insets[edge] = 0 }
    }
    return insets
  }

  /// Returns the inference of a root's insets from stored frames, if the options ask for it.
  package func inference(of root: ViewNode) -> SafeAreaInference? {
    guard options.safeArea == .stored else { return nil }
    // Xcode laid the stored frames out, whatever SDK builds the app.
    let margins = MarginRules(writtenBy: ToolsVersion(of: document))
    return SafeAreaInference(root, margins: margins) { !isOutOfDate($0) }
  }

  /// Returns whether a root has the insets of its screen; a cell by itself has none.
  func isUnderBars(_ root: ViewNode) -> Bool { isController(root) || fillsHeight(root) }

  /// Returns the insets of a screen and of the bars over a root; without a screen those of the
  /// canvas.
  private func deviceInsets(of root: ViewNode, at place: ControllerPlace?) -> LayoutInsets {
    guard let screen = options.condition.screen else { return standardInsets }
    let place =
      place ?? self.place(of: root, on: screen) ?? wholePlace(of: root, on: screen)
    return place.safeArea
  }

  /// The insets of the canvas of the document's device.
  var standardInsets: LayoutInsets { document.device.map { canvasInsets(of: $0) } ?? .zero }

  /// Returns the insets of the canvas of a device, in the Xcode version that wrote the file.
  ///
  /// Until Xcode 14, all upright phones without a home button have one inset, except those with a
  /// Dynamic Island; later each has its own.
  ///
  /// Source: the stored frames of 61 public repositories, judged on 67 others.
  func canvasInsets(of device: InterfaceDevice) -> LayoutInsets {
    guard device.idiom == .phone, let own = device.screen.safeArea else { return .zero }
    if device.isLandscape { return own }
    let version = ToolsVersion(of: document)
    let lengths = Lengths(writtenBy: version)
    if !device.hasNoHomeButton {
      return LayoutInsets(top: lengths["canvas top inset with home button"])
    }
    var top = own.top
    if version < .canvasStatusBar, top < lengths["dynamic island inset"] {
      top = lengths["canvas top inset"]
    } else if device.id == "retina5_9" {
      top = lengths["canvas top inset of retina5_9"]
    }
    return LayoutInsets(top: top, bottom: lengths["canvas bottom inset"])
  }

  /// Returns the distance from the top of an upright phone's canvas to a sheet.
  func sheetTop(on device: InterfaceDevice) -> Double {
    let name = device.hasNoHomeButton ? "canvas sheet top" : "canvas sheet top with home button"
    return Lengths.onDevices[name]
  }

  /// Returns the distances from the top of an upright phone's canvas to sheets, which newer
  /// versions vary.
  func sheetTops(on device: InterfaceDevice) -> Set<Double> {
    let version = ToolsVersion(of: document)
    var tops: Set = [sheetTop(on: device)]
    if version >= .lowSheets { tops.insert(Lengths.onDevices["sheet below safe area"]) }
    if version >= .redesign { tops.insert(canvasInsets(of: device).top) }
    return tops
  }
}

extension InterfaceDevice {
  /// Whether the device has a home indicator in place of a home button.
  package var hasNoHomeButton: Bool { (screen.safeArea?.bottom ?? 0) > 0 }
}
