import AutoScale

// Each length is a second property of the same name, so that a value with exceptions is set as a plain
// number is. A property has one type, so the second one belongs to a protocol of the class; it is
// disfavored, so that it costs expressions that read the number no time.

/// Lengths in design points with exceptions for some screens, set as plain numbers are.
///
///     card.cornerRadius = 8.screen(.idiom(.pad), is: 12)
///     card.isHidden = false.screen(.width(..<360), is: true)
///
/// Each walk scales the number for its screen, and a layout of a tree that was not walked uses it
/// unscaled. Setting a plain number later replaces all of them.
extension ScreenAdaptable where Self: ViewNode {
  /// The radius of the corners, in design points with exceptions for some screens.
  @_disfavoredOverload
  public var cornerRadius: ScreenValue<Double> {
    @available(*, unavailable, message: "read screenValue(of: .cornerRadius)")
    get { held(.cornerRadius) }
    set { setScreenValue(newValue, of: .cornerRadius) }
  }

  /// The width of the border, in design points with exceptions for some screens.
  @_disfavoredOverload
  public var borderWidth: ScreenValue<Double> {
    @available(*, unavailable, message: "read screenValue(of: .borderWidth)")
    get { held(.borderWidth) }
    set { setScreenValue(newValue, of: .borderWidth) }
  }

  /// The layout margins, in design points with exceptions for some screens.
  @_disfavoredOverload
  public var layoutMargins: ScreenValue<LayoutInsets> {
    @available(*, unavailable, message: "read screenValue(of: .insets(.layoutMargins, edge))")
    get { ScreenValue(layoutMargins ?? .zero) }
    set { setScreenValue(newValue, of: .layoutMargins) }
  }

  /// Whether the node is hidden, with exceptions for some screens.
  @_disfavoredOverload
  public var isHidden: ScreenValue<Bool> {
    @available(*, unavailable, message: "read screenIsHidden")
    get { screenIsHidden ?? ScreenValue(isHidden) }
    set { screenIsHidden = newValue }
  }
}

extension ScreenAdaptable where Self: StackNode {
  /// The gap between arranged views, in design points with exceptions for some screens.
  @_disfavoredOverload
  public var spacing: ScreenValue<Double> {
    @available(*, unavailable, message: "read screenValue(of: .spacing(.stack))")
    get { held(.spacing(.stack)) }
    set { setScreenValue(newValue, of: .spacing(.stack)) }
  }
}

extension ScreenAdaptable where Self: ScrollNode {
  /// The distances by which the content can be scrolled beyond its edges, in design points with exceptions for some screens.
  @_disfavoredOverload
  public var contentInset: ScreenValue<LayoutInsets> {
    @available(*, unavailable, message: "read screenValue(of: .insets(.content, edge))")
    get { ScreenValue(contentInset) }
    set { setScreenValue(newValue, of: .content) }
  }
}

extension ScreenAdaptable where Self: ButtonNode {
  /// The distances from the edges to title and image, in design points with exceptions for some screens.
  @_disfavoredOverload
  public var contentInsets: ScreenValue<LayoutInsets> {
    @available(*, unavailable, message: "read screenValue(of: .insets(.content, edge))")
    get { ScreenValue(contentInsets ?? .zero) }
    set { setScreenValue(newValue, of: .content) }
  }
}

extension ScreenAdaptable where Self: CollectionNode {
  /// The minimum gap between lines of cells, in design points with exceptions for some screens.
  @_disfavoredOverload
  public var lineSpacing: ScreenValue<Double> {
    @available(*, unavailable, message: "read screenValue(of: .spacing(.line))")
    get { held(.spacing(.line)) }
    set { setScreenValue(newValue, of: .spacing(.line)) }
  }

  /// The minimum gap between cells of a line, in design points with exceptions for some screens.
  @_disfavoredOverload
  public var interitemSpacing: ScreenValue<Double> {
    @available(*, unavailable, message: "read screenValue(of: .spacing(.interitem))")
    get { held(.spacing(.interitem)) }
    set { setScreenValue(newValue, of: .spacing(.interitem)) }
  }

  /// The distances from a section's edges to its cells, in design points with exceptions for some screens.
  @_disfavoredOverload
  public var sectionInset: ScreenValue<LayoutInsets> {
    @available(*, unavailable, message: "read screenValue(of: .insets(.section, edge))")
    get { ScreenValue(sectionInset) }
    set { setScreenValue(newValue, of: .section) }
  }
}

/// The same lengths in whole points.
extension AdaptableElement where Self: ViewNode {
  /// The radius of the corners, in design points with exceptions for some screens.
  @_disfavoredOverload
  public var cornerRadius: ScreenValue<Int> {
    @available(*, unavailable, message: "read screenValue(of: .cornerRadius)")
    get { held(.cornerRadius).whole }
    set { setScreenValue(newValue, of: .cornerRadius) }
  }

  /// The width of the border, in design points with exceptions for some screens.
  @_disfavoredOverload
  public var borderWidth: ScreenValue<Int> {
    @available(*, unavailable, message: "read screenValue(of: .borderWidth)")
    get { held(.borderWidth).whole }
    set { setScreenValue(newValue, of: .borderWidth) }
  }
}

extension AdaptableElement where Self: StackNode {
  /// The gap between arranged views, in design points with exceptions for some screens.
  @_disfavoredOverload
  public var spacing: ScreenValue<Int> {
    @available(*, unavailable, message: "read screenValue(of: .spacing(.stack))")
    get { held(.spacing(.stack)).whole }
    set { setScreenValue(newValue, of: .spacing(.stack)) }
  }
}

extension AdaptableElement where Self: CollectionNode {
  /// The minimum gap between lines of cells, in design points with exceptions for some screens.
  @_disfavoredOverload
  public var lineSpacing: ScreenValue<Int> {
    @available(*, unavailable, message: "read screenValue(of: .spacing(.line))")
    get { held(.spacing(.line)).whole }
    set { setScreenValue(newValue, of: .spacing(.line)) }
  }

  /// The minimum gap between cells of a line, in design points with exceptions for some screens.
  @_disfavoredOverload
  public var interitemSpacing: ScreenValue<Int> {
    @available(*, unavailable, message: "read screenValue(of: .spacing(.interitem))")
    get { held(.spacing(.interitem)).whole }
    set { setScreenValue(newValue, of: .spacing(.interitem)) }
  }
}

extension ViewNode {
  /// Returns a length with its exceptions, or only its design value.
  fileprivate final func held(_ property: ScaledProperty) -> ScreenValue<Double> {
    screenValue(of: property) ?? ScreenValue(adaptableLength(property).design)
  }
}

extension ScreenValue<Double> {
  /// The numbers, rounded.
  fileprivate var whole: ScreenValue<Int> { map { Int(exactly: $0.rounded()) ?? 0 } }
}
