import AutoScaleInterfaceBuilder
import AutoScaleTrees
import AutoScaleUISnapshots
import UIKit

extension Proof {
  /// Makes the views of classes of UIKit when the proof runs, and snapshots of them.
  init(path: String, roots: [[@MainActor () throws -> UIView]]) {
    self.init(
      path: path,
      roots: roots.map { makers in
        makers.map { make in
          {
            let view = try make()
            Self.addRows(to: view)
            return .snapshot(of: view)
          }
        }
      }, isUIKit: true, prepare: Self.addImages)
  }

  /// Puts the images of a document into the catalog of the app.
  @MainActor private static func addImages(of document: InterfaceDocument) {
    UIImage.catalog = [:]
    func add(_ name: String?, _ size: LayoutSize?) {
      guard let name, let size else { return }
      UIImage.catalog[name] = CGSize(width: size.width, height: size.height)
    }
    for node in document.views.flatMap(\.subtree) {
      switch node.role {
      case .image(let image): add(image.imageName, image.imageSize)
      case .button(let button):
        add(button.imageName, button.imageSize)
        add(button.backgroundImageName, button.backgroundImageSize)
      default: break
      }
    }
  }

  /// Adds the rows of a table with static cells, as its data source would.
  ///
  /// The properties of a view are in the order of the document, so that rows stand behind their table.
  @MainActor private static func addRows(to view: UIView) {
    var table = view as? UITableView
    for property in Mirror(reflecting: view).children.map(\.value) {
      if let other = property as? UITableView { table = other }
      if let cell = property as? UITableViewCell { table?.addSubview(cell) }
    }
  }
}
