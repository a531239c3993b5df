import AutoScaleTrees

extension ViewRole {
  /// The views with visual content.
  static let contentRoles: [String: ViewRole] = [
    "imageView": .role(ImageNode.init) { node, element, reader in
      node.imageName = element.imageName
      node.imageSize = reader.imageSize(of: element)
      node.isSymbol = InterfaceSymbol(of: element) != nil
    },
    "progressView": .role(ProgressNode.init) { node, element, reader in
      node.progress = reader.number("progress", of: element) ?? 0
      node.progressTintColor = reader.color("progressTintColor", of: element)
      node.trackTintColor = reader.color("trackTintColor", of: element)
    },
    "activityIndicatorView": .role(ActivityIndicatorNode.init) { node, element, reader in
      let style = element["style"] ?? ""
      node.isLarge = style == "large" || style == "whiteLarge"
      node.isAnimating = reader.flag("animating", of: element)
      node.hidesWhenStopped = reader.flag("hidesWhenStopped", of: element)
      // The three styles before iOS 13; two of them are white.
      node.color =
        reader.color("color", of: element) ?? (style.hasPrefix("white") ? ViewColor.white : nil)
    },
    "pickerView": .role(PickerNode.init),
  ]

  /// The views of frameworks other than UIKit.
  static let frameworkRoles: [String: ViewRole] = [
    "mapView": .role(MapNode.init),
    "wkWebView": .role(WebNode.init),
    "webView": .role(WebNode.init, className: "UIWebView"),
    "glkView": .role(ViewNode.init, className: "GLKView"),
    "mtkView": .role(ViewNode.init, className: "MTKView"),
    "skView": .role(ViewNode.init, className: "SKView"),
    "sceneKitView": .role(ViewNode.init, className: "SCNView"),
    "arscnView": .role(ViewNode.init, className: "ARSCNView"),
    "arskView": .role(ViewNode.init, className: "ARSKView"),
  ]
}
