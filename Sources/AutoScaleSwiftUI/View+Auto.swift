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
      size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil,
      following style: TextStyle? = nil
    ) -> some View {
      modifier(
        ScaledFont(size: size, following: style) {
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
      _ name: String, size: CGFloat, following style: TextStyle? = nil
    ) -> some View {
      modifier(ScaledFont(size: size, following: style) { .custom(name, fixedSize: $0) })
    }

    /// Adds a design padding, in points, at the given edges.
    ///
    ///     Text("Welcome").autoPadding(.horizontal, 16)  // 16.64 on a screen 390 points wide
    public func autoPadding(_ edges: Edge.Set, _ length: CGFloat) -> some View {
      modifier(ScaledPadding(edges: edges, length: length))
    }

    /// Adds a design padding, in points, at all edges.
    public func autoPadding(_ length: CGFloat) -> some View { autoPadding(.all, length) }

    /// Adds a design padding, in points, with a separate inset at each edge.
    ///
    ///     Text("Welcome").autoPadding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    public func autoPadding(_ insets: EdgeInsets) -> some View {
      modifier(ScaledInsets(insets: insets))
    }

    /// Moves the view by a design distance, in points, without changing the layout.
    ///
    ///     Text("New").autoOffset(x: 4, y: -4)  // 4.16 and -4.16 on a screen 390 points wide
    public func autoOffset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
      modifier(ScaledOffset(x: x, y: y))
    }

    /// Gives the view a frame of a design size, in points; `nil` leaves a side unchanged.
    ///
    ///     Image("logo").autoFrame(width: 120, height: 40)
    public func autoFrame(
      width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
      modifier(ScaledFrame(width: width, height: height, alignment: alignment))
    }

    /// Clips the view to a rectangle with rounded corners of a design radius, in points.
    public func autoCornerRadius(_ radius: CGFloat) -> some View {
      modifier(ScaledCorners(radius: radius))
    }
  }

  private struct ScaledFont: ViewModifier {
    let size: CGFloat
    let style: TextStyle?
    let font: (CGFloat) -> Font
    @Environment(\.screenContext) private var context

    init(size: CGFloat, following style: TextStyle?, font: @escaping (CGFloat) -> Font) {
      self.size = size
      self.style = style
      self.font = font
    }

    func body(content: Content) -> some View {
      let scaled = context.applied(Double(size), to: .fontSize, following: style)
      return content.font(font(CGFloat(scaled)))
    }
  }

  private struct ScaledPadding: ViewModifier {
    let edges: Edge.Set
    @AutoScaled private var length: CGFloat

    init(edges: Edge.Set, length: CGFloat) {
      self.edges = edges
      _length = AutoScaled(wrappedValue: length)
    }

    func body(content: Content) -> some View { content.padding(edges, length) }
  }

  private struct ScaledInsets: ViewModifier {
    let insets: EdgeInsets
    @Environment(\.screenContext) private var context

    func body(content: Content) -> some View {
      content.padding(
        EdgeInsets(
          top: scaled(insets.top), leading: scaled(insets.leading),
          bottom: scaled(insets.bottom), trailing: scaled(insets.trailing)))
    }

    private func scaled(_ length: CGFloat) -> CGFloat { CGFloat(context.scaled(Double(length))) }
  }

  private struct ScaledOffset: ViewModifier {
    @AutoScaled private var x: CGFloat
    @AutoScaled private var y: CGFloat

    init(x: CGFloat, y: CGFloat) {
      _x = AutoScaled(wrappedValue: x)
      _y = AutoScaled(wrappedValue: y)
    }

    func body(content: Content) -> some View { content.offset(x: x, y: y) }
  }

  private struct ScaledFrame: ViewModifier {
    let width, height: CGFloat?
    let alignment: Alignment
    @Environment(\.screenContext) private var context

    func body(content: Content) -> some View {
      content.frame(width: scaled(width), height: scaled(height), alignment: alignment)
    }

    private func scaled(_ length: CGFloat?) -> CGFloat? {
      length.map { CGFloat(context.scaled(Double($0))) }
    }
  }

  private struct ScaledCorners: ViewModifier {
    @AutoScaled private var radius: CGFloat

    init(radius: CGFloat) { _radius = AutoScaled(wrappedValue: radius) }

    func body(content: Content) -> some View {
      content.clipShape(RoundedRectangle(cornerRadius: radius))
    }
  }
#endif
