import AutoScale

extension ViewNode {
  /// The radius of the corners, in points.
  public var cornerRadius: Double {
    get { lengths[value: .cornerRadius] }
    set { setPlain(newValue, of: .cornerRadius) }
  }

  /// The width of the border, in points.
  public var borderWidth: Double {
    get { lengths[value: .borderWidth] }
    set { setPlain(newValue, of: .borderWidth) }
  }

  /// The gap that a stack leaves after the node, in points; `nil` means the stack's spacing.
  var customSpacing: Double? {
    get { lengths[ifSet: .spacing(.custom)] }
    set {
      screenValues?.lengths[.spacing(.custom)] = nil
      lengths[ifSet: .spacing(.custom)] = newValue
    }
  }

  /// The size that a list gives its rows or items, or a label its lines, in points; `nil` means that their
  /// content decides.
  final subscript(size: ScaledProperty.ItemSize) -> Double? {
    get { lengths[ifSet: .itemSize(size)] }
    set {
      screenValues?.lengths[.itemSize(size)] = nil
      // UIKit takes zero and negative sizes for automatic ones.
      lengths[ifSet: .itemSize(size)] = newValue.flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// The layout margins, in points; `nil` means the system's.
  public var layoutMargins: LayoutInsets? {
    get { lengths[.layoutMargins] }
    set { setPlain(newValue, of: .layoutMargins) }
  }

  /// The font of the node's text, or `nil` for a role without text.
  ///
  /// A node without a font of its own has the default font of its class in UIKit; setting `nil`
  /// restores it.
  ///
  ///     LabelNode().font  // system 17
  public var font: FontDescriptor? {
    get {
      guard var font = ownFont ?? role.defaultFont else { return nil }
      if let fontEntry {
        // A walk scaled the default font, which still has its own size.
        if ownFont == nil { font.size = fontEntry.applied }
      } else if let screenValues {
        font.screenSize = screenValues.lengths[.fontSize]
      }
      return font
    }
    set {
      ownFont = newValue
      // The default font has never been scaled.
      if newValue == nil { fontEntry = nil }
      // A plain size replaces one with exceptions.
      screenValues?.lengths[.fontSize] = nil
      guard let sizes = newValue?.screenSize else { return }
      // The node holds the exceptions, so that a walk finds all of them in one place.
      ownFont?.screenSize = nil
      setScreenValue(sizes, of: .fontSize)
    }
  }
}

extension ViewNode {
  /// Returns the width or the height in a required constraint of the view alone, if there is one.
  package func requiredLength(_ attribute: LayoutAttribute) -> Double? {
    constraints.first {
      $0.isActive && $0.firstItem === self && $0.firstAttribute == attribute
        && $0.secondAttribute == nil && $0.relation == .equal && $0.priority == .required
    }?.constant
  }
}
