import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// A class of a framework besides UIKit, which the tree models as a plain view.
struct FrameworkClass {
  /// The name of the module.
  let module: String
  /// The rules of the class.
  var rules: [Rule] = []

  /// Finds a class by its name, or returns `nil` for one of UIKit.
  init?(_ className: String) {
    guard let known = Self.known(className) else { return nil }
    self = known
  }

  private init(module: String, rules: [Rule] = []) {
    self.module = module
    self.rules = rules
  }

  private static func known(_ className: String) -> FrameworkClass? {
    switch className {
    case "WKWebView": FrameworkClass(module: "WebKit")
    case "MKMapView": FrameworkClass(module: "MapKit")
    case "GLKView": FrameworkClass(module: "GLKit")
    case "SKView": FrameworkClass(module: "SpriteKit")
    case "SCNView": FrameworkClass(module: "SceneKit")
    case "ARSCNView", "ARSKView": FrameworkClass(module: "ARKit")
    case "MTKView": FrameworkClass(module: "MetalKit", rules: metal)
    default: nil
    }
  }

  private static let metal: [Rule] = [
    .choice("colorPixelFormat", standard: "bgra8Unorm"),
    .choice("depthStencilPixelFormat", standard: "invalid"),
    .choice("stencilPixelFormat", standard: "invalid"),
    .number("sampleCount", standard: 1), .number("preferredFramesPerSecond", standard: 60),
    .flag("paused", "isPaused"), .flag("enableSetNeedsDisplay"),
  ]
}

extension ViewNode {
  /// The class of a view's element in UIKit or another framework.
  func frameworkClass(of element: MarkupElement) -> String {
    Self.elementClasses[element.name] ?? Swift.type(of: self).className
  }

  /// The classes of elements that the tree models as other views.
  private static let elementClasses = [
    "glkView": "GLKView", "mtkView": "MTKView", "skView": "SKView", "sceneKitView": "SCNView",
    "arscnView": "ARSCNView", "arskView": "ARSKView", "colorWell": "UIColorWell",
    "window": "UIWindow", "refreshControl": "UIRefreshControl",
  ]
}
