/// An image: `UIImageView`.
open class ImageNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UIImageView", of: ImageNode.self) }

  /// The role of this class.
  public override var role: Role { .image(self) }

  /// The name of the image.
  public final var imageName: String?

  /// The size of the image, in points, if known.
  public final var imageSize: LayoutSize?

  /// Whether the image is a system symbol, which is drawn in the tint color.
  public final var isSymbol = false

  /// Makes an image view with the name of its image.
  public convenience init(
    _ identifier: String? = nil, imageName: String?, frame: LayoutRect = .zero
  ) {
    self.init(identifier)
    self.imageName = imageName
    self.frame = frame
  }

  /// Makes an image view with the name of its image.
  ///
  ///     ImageNode("logo", image: "logo-large")
  public convenience init(
    _ identifier: String? = nil, image name: String?, frame: LayoutRect = .zero
  ) {
    self.init(identifier, imageName: name, frame: frame)
  }

  /// The name of the image.
  open override var details: [String] { quoted("image", imageName) }
}

/// A bar that fills: `UIProgressView`.
open class ProgressNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UIProgressView", of: ProgressNode.self) }

  /// The role of this class.
  public override var role: Role { .progress(self) }

  /// The filled share of the bar, from 0 to 1.
  public final var progress = 0.0

  /// The color of the filled part; `nil` means the tint color.
  public final var progressTintColor: ViewColor?

  /// The color of the rest; `nil` means the system's.
  public final var trackTintColor: ViewColor?
}

/// A spinning wheel during activity: `UIActivityIndicatorView`.
open class ActivityIndicatorNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String {
    name("UIActivityIndicatorView", of: ActivityIndicatorNode.self)
  }

  /// The role of this class.
  public override var role: Role { .activityIndicator(self) }

  /// Whether the wheel is large.
  public final var isLarge = false

  /// Whether the wheel spins; a stopped one is invisible if ``hidesWhenStopped`` is true.
  public final var isAnimating = false

  /// Whether a stopped wheel is invisible.
  public final var hidesWhenStopped = true

  /// The color of the wheel; `nil` means gray.
  public final var color: ViewColor?
}

/// Wheels that choose a value: `UIPickerView`.
open class PickerNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UIPickerView", of: PickerNode.self) }

  /// The role of this class.
  public override var role: Role { .picker }
}

/// Blur or vibrancy: `UIVisualEffectView`.
open class VisualEffectNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String {
    name("UIVisualEffectView", of: VisualEffectNode.self)
  }

  /// The role of this class.
  public override var role: Role { .visualEffect(self) }

  /// The name of the blur's style, such as `systemMaterial` or `dark`, if any.
  public final var blurStyle: String?
}

/// A web page: `WKWebView`.
open class WebNode: ViewNode {
  /// The name of the WebKit class.
  open override class var className: String { name("WKWebView", of: WebNode.self) }

  /// The role of this class.
  public override var role: Role { .web }
}

/// A map: `MKMapView`.
open class MapNode: ViewNode {
  /// The name of the MapKit class.
  open override class var className: String { name("MKMapView", of: MapNode.self) }

  /// The role of this class.
  public override var role: Role { .map }
}
