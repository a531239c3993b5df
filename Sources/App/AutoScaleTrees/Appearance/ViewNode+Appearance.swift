extension ViewNode {
  /// The color behind everything in the view: ``ViewAppearance/backgroundColor``.
  ///
  ///     card.backgroundColor = .white
  public final var backgroundColor: ViewColor? {
    get { appearance.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }

  /// The color of interactive elements: ``ViewAppearance/tintColor``.
  public final var tintColor: ViewColor? {
    get { appearance.tintColor }
    set { appearance.tintColor = newValue }
  }

  /// The opacity of the view and its content, from 0 to 1: ``ViewAppearance/alpha``.
  public final var alpha: Double {
    get { appearance.alpha }
    set { appearance.alpha = newValue }
  }

  /// How content of another size is shown: ``ViewAppearance/contentMode``.
  public final var contentMode: ViewAppearance.ContentMode {
    get { appearance.contentMode }
    set { appearance.contentMode = newValue }
  }

  /// The color of the border, whose width is ``borderWidth``: ``ViewAppearance/borderColor``.
  public final var borderColor: ViewColor? {
    get { appearance.borderColor }
    set { appearance.borderColor = newValue }
  }

  /// The color of the text: ``ViewAppearance/textColor``.
  ///
  ///     title.textColor = ViewColor(hex: 0x333333)
  public final var textColor: ViewColor? {
    get { appearance.textColor }
    set { appearance.textColor = newValue }
  }

  /// The alignment of the text: ``ViewAppearance/textAlignment``.
  public final var textAlignment: ViewAppearance.TextAlignment {
    get { appearance.textAlignment }
    set { appearance.textAlignment = newValue }
  }

  /// The treatment of text that does not fit a line: ``ViewAppearance/lineBreakMode``.
  public final var lineBreakMode: ViewAppearance.LineBreakMode? {
    get { appearance.lineBreakMode }
    set { appearance.lineBreakMode = newValue }
  }
}
