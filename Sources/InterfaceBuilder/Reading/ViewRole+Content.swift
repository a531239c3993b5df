import ViewTree

extension ViewRole {
  /// The views that show something of their own.
  static let contentRoles: [String: ViewRole] = [
    "imageView": .role(ImageNode.self) { node, element, reader in
      node.imageName = element.imageName
      node.imageSize = reader.imageSize(of: element)
    },
    "progressView": .role(ProgressNode.self),
    "activityIndicatorView": .role(ActivityIndicatorNode.self) { node, element, _ in
      node.isLarge = element["style"] == "large" || element["style"] == "whiteLarge"
    },
    "pickerView": .role(PickerNode.self),
  ]

  /// The views of other frameworks than UIKit.
  static let frameworkRoles: [String: ViewRole] = [
    "mapView": .role(MapNode.self),
    "wkWebView": .role(WebNode.self),
    "webView": .role(WebNode.self, className: "UIWebView"),
    "glkView": .role(ViewNode.self, className: "GLKView"),
    "mtkView": .role(ViewNode.self, className: "MTKView"),
    "skView": .role(ViewNode.self, className: "SKView"),
    "sceneKitView": .role(ViewNode.self, className: "SCNView"),
    "arscnView": .role(ViewNode.self, className: "ARSCNView"),
    "arskView": .role(ViewNode.self, className: "ARSKView"),
  ]
}
