#if canImport(SwiftUI)
  import AutoScale
  import SwiftUI

  extension View {
    /// Sets the system font in a design size, in points.
    ///
    ///     Text("Welcome").autoFont(size: 24, weight: .bold)  // 24.96 on a screen 390 points wide
    ///
    /// - Parameters:
    ///   - size: The size in the design, in points.
    ///   - weight: The weight; `nil` means regular.
    ///   - design: The design of the letters, such as `.rounded`; `nil` means the default.
    ///   - style: The text style that the font follows when the user changes the text size, once,
    ///     after scaling; `nil` means a fixed font.
    /// - Returns: The view with the font in its environment.
    public func autoFont(
      size: some ScreenNumber, weight: Font.Weight? = nil, design: Font.Design? = nil,
      following style: TextStyle? = nil
    ) -> some View {
      modifier(
        ScaledFont(size: size.designNumbers, following: style) {
          .system(size: $0, weight: weight, design: design)
        })
    }

    /// Sets a custom font by name in a design size, in points.
    ///
    ///     Text("Welcome").autoFont("Avenir-Book", size: 15, following: .body)
    ///
    /// - Parameters:
    ///   - name: The name of the font.
    ///   - size: The size in the design, in points.
    ///   - style: The text style that the font follows; `nil` means a fixed font.
    /// - Returns: The view with the font in its environment.
    public func autoFont(
      _ name: String, size: some ScreenNumber, following style: TextStyle? = nil
    ) -> some View {
      modifier(
        ScaledFont(size: size.designNumbers, following: style) { .custom(name, fixedSize: $0) })
    }

    /// Adds a design padding, in points, at the given edges.
    ///
    ///     Text("Welcome").autoPadding(.horizontal, 16)  // 16.64 on a screen 390 points wide
    public func autoPadding(_ edges: Edge.Set, _ length: some ScreenNumber) -> some View {
      modifier(ScaledPadding(edges: edges, length: length.designNumbers))
    }

    /// Adds a design padding, in points, at all edges.
    public func autoPadding(_ length: some ScreenNumber) -> some View { autoPadding(.all, length) }

    /// Adds a design padding, in points, with a separate inset at each edge.
    ///
    ///     Text("Welcome").autoPadding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    public func autoPadding(_ insets: EdgeInsets) -> some View {
      modifier(ScaledInsets(insets: insets))
    }

    /// Moves the view by a design distance, in points, without changing the layout.
    ///
    ///     Text("New").autoOffset(x: 4, y: -4)  // 4.16 and -4.16 on a screen 390 points wide
    public func autoOffset(x: some ScreenNumber = 0, y: some ScreenNumber = 0) -> some View {
      modifier(ScaledOffset(x: x.designNumbers, y: y.designNumbers))
    }

    /// Gives the view a frame of a design size, in points; `nil` leaves a side unchanged.
    ///
    ///     Image("logo").autoFrame(width: 120, height: 40)
    public func autoFrame(
      width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
      let width = width.map { ScreenValue(Double($0)) }
      let height = height.map { ScreenValue(Double($0)) }
      return modifier(ScaledFrame(width: width, height: height, alignment: alignment))
    }

    /// Gives the view a frame of a design size, in points, with exceptions for some screens.
    ///
    ///     Image("logo").autoFrame(width: 120.screen(.idiom(.pad), is: 160), height: 40)
    public func autoFrame(
      width: some ScreenNumber, height: some ScreenNumber, alignment: Alignment = .center
    ) -> some View {
      modifier(
        ScaledFrame(
          width: width.designNumbers, height: height.designNumbers, alignment: alignment))
    }

    /// Gives the view a design width, in points, with exceptions for some screens.
    public func autoFrame(
      width: ScreenValue<some DesignNumber>, alignment: Alignment = .center
    ) -> some View {
      modifier(ScaledFrame(width: width.designNumbers, height: nil, alignment: alignment))
    }

    /// Gives the view a design height, in points, with exceptions for some screens.
    public func autoFrame(
      height: ScreenValue<some DesignNumber>, alignment: Alignment = .center
    ) -> some View {
      modifier(ScaledFrame(width: nil, height: height.designNumbers, alignment: alignment))
    }

    /// Gives the view a frame between design sizes, in points; `nil` leaves a limit as it is.
    ///
    ///     Text("Log in").autoFrame(maxWidth: 320, minHeight: 44)
    ///
    /// An infinite limit stays infinite.
    public func autoFrame(
      minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
      maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
      modifier(
        ScaledLimits(
          least: (minWidth, minHeight), greatest: (maxWidth, maxHeight), alignment: alignment))
    }

    /// Sets a design distance between the lines of texts, in points.
    ///
    ///     Text(terms).autoLineSpacing(4)  // 4.16 on a screen 390 points wide
    public func autoLineSpacing(_ length: some ScreenNumber) -> some View {
      modifier(ScaledLineSpacing(length: length.designNumbers))
    }

    /// Adds a shadow with a design radius and offset, in points.
    ///
    ///     card.autoShadow(radius: 8, y: 2)
    ///
    /// The default color is that of SwiftUI's `shadow`.
    public func autoShadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: some ScreenNumber,
      x: some ScreenNumber = 0, y: some ScreenNumber = 0
    ) -> some View {
      modifier(
        ScaledShadow(
          color: color, radius: radius.designNumbers, x: x.designNumbers, y: y.designNumbers))
    }

    /// Clips the view to a rectangle with rounded corners of a design radius, in points.
    public func autoCornerRadius(_ radius: some ScreenNumber) -> some View {
      modifier(ScaledCorners(radius: radius.designNumbers))
    }
  }

  private struct ScaledFont: ViewModifier {
    let size: ScreenValue<Double>
    let style: TextStyle?
    let font: (CGFloat) -> Font
    @Environment(\.screenContext) private var context
    // Not that of the context: a view between may bound the text size.
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    init(size: ScreenValue<Double>, following style: TextStyle?, font: @escaping (CGFloat) -> Font)
    {
      self.size = size
      self.style = style
      self.font = font
    }

    func body(content: Content) -> some View {
      var context = context
      context.textSize = TextSizeCategory(dynamicTypeSize)
      let scaled = context.applied(size.value(in: context), to: .fontSize, following: style)
      return content.font(font(CGFloat(scaled)))
    }
  }

  private struct ScaledPadding: ViewModifier {
    let edges: Edge.Set
    @AutoScaled private var length: CGFloat

    init(edges: Edge.Set, length: ScreenValue<Double>) {
      self.edges = edges
      _length = AutoScaled(length)
    }

    func body(content: Content) -> some View { content.padding(edges, length) }
  }

  private struct ScaledInsets: ViewModifier {
    let insets: EdgeInsets
    @Environment(\.screenContext) private var context

    func body(content: Content) -> some View {
      content.padding(
        EdgeInsets(
          top: insets.top.auto(in: context), leading: insets.leading.auto(in: context),
          bottom: insets.bottom.auto(in: context), trailing: insets.trailing.auto(in: context)))
    }
  }

  private struct ScaledOffset: ViewModifier {
    @AutoScaled private var x: CGFloat
    @AutoScaled private var y: CGFloat

    init(x: ScreenValue<Double>, y: ScreenValue<Double>) {
      _x = AutoScaled(x)
      _y = AutoScaled(y)
    }

    func body(content: Content) -> some View { content.offset(x: x, y: y) }
  }

  private struct ScaledFrame: ViewModifier {
    let width, height: ScreenValue<Double>?
    let alignment: Alignment
    @Environment(\.screenContext) private var context

    func body(content: Content) -> some View {
      content.frame(
        width: width.map { context.scaled($0) }, height: height.map { context.scaled($0) },
        alignment: alignment)
    }
  }

  private struct ScaledLimits: ViewModifier {
    let least, greatest: (width: CGFloat?, height: CGFloat?)
    let alignment: Alignment
    @Environment(\.screenContext) private var context

    func body(content: Content) -> some View {
      content.frame(
        minWidth: least.width?.auto(in: context), maxWidth: greatest.width?.auto(in: context),
        minHeight: least.height?.auto(in: context), maxHeight: greatest.height?.auto(in: context),
        alignment: alignment)
    }
  }

  private struct ScaledLineSpacing: ViewModifier {
    @AutoScaled private var length: CGFloat

    init(length: ScreenValue<Double>) { _length = AutoScaled(length) }

    func body(content: Content) -> some View { content.lineSpacing(length) }
  }

  private struct ScaledShadow: ViewModifier {
    private let color: Color
    @AutoScaled private var radius: CGFloat
    @AutoScaled private var x: CGFloat
    @AutoScaled private var y: CGFloat

    init(
      color: Color, radius: ScreenValue<Double>, x: ScreenValue<Double>, y: ScreenValue<Double>
    ) {
      self.color = color
      _radius = AutoScaled(radius)
      _x = AutoScaled(x)
      _y = AutoScaled(y)
    }

    func body(content: Content) -> some View {
      content.shadow(color: color, radius: radius, x: x, y: y)
    }
  }

  private struct ScaledCorners: ViewModifier {
    @AutoScaled private var radius: CGFloat

    init(radius: ScreenValue<Double>) { _radius = AutoScaled(radius) }

    func body(content: Content) -> some View {
      content.clipShape(RoundedRectangle(cornerRadius: radius))
    }
  }
#endif
