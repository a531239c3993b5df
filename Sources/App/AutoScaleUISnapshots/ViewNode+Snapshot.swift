#if canImport(UIKit)
  import AutoScale
  import AutoScaleTrees
  import AutoScaleUIKit
  import UIKit

  extension ViewNode {
    /// Returns a live view and its subviews as a tree of this package.
    ///
    /// Screens written in code can then be laid out for other screens, previewed and audited, as
    /// files can:
    ///
    ///     @MainActor @Test(arguments: Screen.phones)
    ///     func `the login screen has one layout`(screen: Screen) {
    ///       let controller = LoginViewController()
    ///       let login = ViewNode.snapshot(of: controller.view)
    ///       login.adaptScreenWidth(in: screen.context())
    ///       let result = LayoutEngine().layout(login, in: screen.context())
    ///       #expect(result.conflicts.isEmpty)
    ///     }
    ///
    /// The tree has the views' frames, texts, fonts, constraints, guides, priorities, stacks,
    /// margins and other properties that decide about frames, the ledger entries of scaled lengths,
    /// and colors. Constraints made by UIKit, and those with an item outside the view, are left
    /// out: the layout makes its own. A view's private subviews, such as a button's label, are part
    /// of the view's node.
    ///
    /// - Parameter view: The root view of a screen, or another view.
    /// - Returns: A node whose class is that of the view's role, such as `LabelNode` for a label.
    /// - Complexity: O(*n*) in the number of views and constraints.
    @MainActor
    public static func snapshot(of view: UIView) -> ViewNode {
      var snapshot = ViewSnapshot()
      let root = snapshot.addNodes(for: view)
      snapshot.addConstraints()
      return root
    }
  }
#endif
