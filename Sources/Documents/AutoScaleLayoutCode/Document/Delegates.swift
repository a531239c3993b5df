import AutoScaleTrees

/// The protocols of UIKit's delegates and data sources.
enum Delegates {
  /// The protocol of an outlet of a view or an object, or `nil` for another outlet.
  static func protocolName(of outlet: String, for property: Property) -> String? {
    guard property.node != nil else {
      return property.facts.kind == .gestureRecognizer && outlet == "delegate"
        ? "UIGestureRecognizerDelegate" : nil
    }
    return protocols(of: property)[outlet]
  }

  private static func protocols(of view: Property) -> [String: String] {
    switch view.node?.role {
    case .table:
      [
        "dataSource": "UITableViewDataSource", "delegate": "UITableViewDelegate",
        "prefetchDataSource": "UITableViewDataSourcePrefetching",
        "dragDelegate": "UITableViewDragDelegate", "dropDelegate": "UITableViewDropDelegate",
      ]
    case .collection:
      [
        "dataSource": "UICollectionViewDataSource", "delegate": "UICollectionViewDelegate",
        "prefetchDataSource": "UICollectionViewDataSourcePrefetching",
        "dragDelegate": "UICollectionViewDragDelegate",
        "dropDelegate": "UICollectionViewDropDelegate",
      ]
    case .textField: ["delegate": "UITextFieldDelegate"]
    case .textView: ["delegate": "UITextViewDelegate"]
    case .scroll: ["delegate": "UIScrollViewDelegate"]
    case .searchBar: ["delegate": "UISearchBarDelegate"]
    case .picker: ["dataSource": "UIPickerViewDataSource", "delegate": "UIPickerViewDelegate"]
    case .tabBar: ["delegate": "UITabBarDelegate"]
    case .navigationBar: ["delegate": "UINavigationBarDelegate"]
    case .toolbar: ["delegate": "UIToolbarDelegate"]
    case .map: ["delegate": "MKMapViewDelegate"]
    case .web: ["navigationDelegate": "WKNavigationDelegate", "uiDelegate": "WKUIDelegate"]
    default: frameworkProtocols[view.facts.frameworkClass] ?? [:]
    }
  }

  private static let frameworkProtocols = [
    "SCNView": ["delegate": "SCNSceneRendererDelegate"],
    "ARSCNView": ["delegate": "ARSCNViewDelegate"], "ARSKView": ["delegate": "ARSKViewDelegate"],
    "MTKView": ["delegate": "MTKViewDelegate"], "GLKView": ["delegate": "GLKViewDelegate"],
    "SKView": ["delegate": "SKViewDelegate"],
  ]
}
