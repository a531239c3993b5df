#if canImport(UIKit)
  import AutoScale
  import AutoScaleTrees
  import AutoScaleUIKit
  import UIKit

  extension ViewNode {
    /// Returns a live view with all that is in it as a tree of this package.
    ///
    /// Screens that are written in code can be laid out for other screens, previewed and audited,
    /// as files are:
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
    /// Taken over are frames, texts, fonts, constraints, guides, priorities, stacks, margins and
    /// what else decides about frames, with what is remembered of scaled lengths; colors too.
    /// Constraints that UIKit made, and those with an item outside the view, are left out: the
    /// layout makes its own. A view's parts that UIKit keeps to itself, such as a button's label,
    /// belong to the node of the view.
    ///
    /// - Parameter view: The view, of a screen or of a part of one.
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
