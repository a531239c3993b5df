import AutoScaleInterfaceBuilder
import AutoScaleTrees
import AutoScaleUISnapshots
import UIKit

extension ProofUnit {
  /// Makes a view when the proof runs, and a snapshot of it as a phone that stands upright shows it.
  init(_ identifiers: [String], _ make: @escaping @MainActor () throws -> UIView) {
    self.init(identifiers) {
      let view = try make()
      view.traitOverrides.horizontalSizeClass = .compact
      view.traitOverrides.verticalSizeClass = .regular
      view.updateTraitsIfNeeded()
      Self.addCells(in: view)
      return .snapshot(of: view)
    }
    isUIKit = true
  }

  @MainActor private static func addCells(in view: UIView) {
    (view as? UITableView)?.addCells()
    for view in view.subviews { addCells(in: view) }
  }
}

/// Puts the images of a document into the catalog of the app.
@MainActor func addImages(of document: InterfaceDocument) {
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
