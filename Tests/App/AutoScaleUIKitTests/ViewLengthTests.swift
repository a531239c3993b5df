// The stub's defaults, and classes of iOS 26.
#if canImport(UIKit) && os(Linux)
  @testable import AutoScaleUIKit
  import Foundation
  import Testing
  @testable import UIKit

  /// Lengths that views have besides constraints, fonts and layers.
  @MainActor @Suite struct ViewLengthTests {
    @Test func `a label's lines end where the scaled design says`() throws {
      let label = UILabel("label", .systemFont(ofSize: 20))
      label.preferredMaxLayoutWidth = 200
      label.adaptScreenWidth(in: try Screens.half())
      #expect(label.preferredMaxLayoutWidth == 300)
      label.restoreDesign()
      #expect(label.preferredMaxLayoutWidth == 200)
    }

    @Test func `insets of texts and separators are scaled, and the system's are not`() throws {
      let (text, plain) = (UITextView(frame: .zero), UITextView(frame: .zero))
      text.textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
      let (table, other) = (UITableView(frame: .zero), UITableView(frame: .zero))
      table.separatorInset.left = 40
      other.separatorInset.left = 16
      for _ in 0..<2 {
        UIView("screen", text, plain, table, other).adaptScreenWidth(in: try Screens.half())
      }
      #expect(text.textContainerInset == UIEdgeInsets(top: 12, left: 6, bottom: 12, right: 6))
      #expect(plain.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
      #expect(table.separatorInset.left == 60 && other.separatorInset.left == 16)
    }

    @Test func `the background of a button is scaled unless it is the system's`() throws {
      let (button, plain) = (UIButton(), UIButton())
      button.configuration = .filled()
      button.configuration?.background.cornerRadius = 8
      button.configuration?.background.strokeWidth = 2
      plain.configuration = .filled()
      let screen = UIView("screen", button, plain)
      for _ in 0..<2 { screen.adaptScreenWidth(in: try Screens.half()) }
      #expect(button.configuration?.background.cornerRadius == 12)
      #expect(button.configuration?.background.strokeWidth == 3)
      #expect(plain.configuration?.background.cornerRadius == 0)
      screen.restoreDesign()
      #expect(button.configuration?.background.cornerRadius == 8)
    }

    @Test func `titles that an update handler makes anew are scaled after each run`() throws {
      let button = UIButton()
      button.configuration = .plain()
      func title(_ size: CGFloat) -> UIButton.ConfigurationUpdateHandler {
        { button in
          var configuration = UIButton.Configuration.plain()
          var title = AttributedString(button.isEnabled ? "Buy" : "Sold")
          title.uiKit.font = UIFont.systemFont(ofSize: size)
          configuration.attributedTitle = title
          button.configuration = configuration
        }
      }
      button.configurationUpdateHandler = title(20)
      button.updateConfiguration()
      for _ in 0..<2 { button.adaptScreenWidth(in: try Screens.half()) }
      #expect(button.shownSize == 30)
      button.isEnabled = false
      #expect(button.shownSize == 30)
      button.configurationUpdateHandler = title(10)
      button.updateConfiguration()
      button.adaptScreenWidth(in: try Screens.half())
      button.isEnabled = true
      #expect(button.shownSize == 15)
      button.adaptScreenWidth(in: try Screens.fifth())
      button.isEnabled = false
      #expect(button.shownSize == 12)
      button.restoreDesign()
      button.isEnabled = true
      #expect(button.shownSize == 10)
    }

    @Test func `the content view of a cell or a header has its radius scaled`() throws {
      let (cell, header) = (
        UITableViewCell(frame: .zero), UITableViewHeaderFooterView(frame: .zero)
      )
      cell.contentView.layer.cornerRadius = 8
      header.contentView.layer.borderWidth = 2
      let label = UIButton(type: .system).titleLabel
      label?.layer.cornerRadius = 8
      for view in [cell, header, label] { view?.adaptScreenWidth(in: try Screens.half()) }
      #expect(cell.contentView.layer.cornerRadius == 12)
      #expect(header.contentView.layer.borderWidth == 3)
      #expect(label?.layer.cornerRadius == 8)
    }

    @Test func `a margin of 8 points is the app's where another one is`() throws {
      let view = UIView(frame: .zero)
      view.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
      for _ in 0..<2 { view.adaptScreenWidth(in: try Screens.half()) }
      #expect(view.layoutMargins == UIEdgeInsets(top: 12, left: 24, bottom: 12, right: 24))
    }

    @Test func `sizes of documented views are the app's`() throws {
      let views = [
        UIColorWell(frame: .zero), UIPasteControl(frame: .zero),
        UIBackgroundExtensionView(frame: .zero), UIEventAttributionView(frame: .zero),
      ]
      for view in views {
        let width = view.widthAnchor.constraint(equalToConstant: 40)
        width.isActive = true
        UIView("screen", view).adaptScreenWidth(in: try Screens.half())
        #expect(width.constant == 60, "\(type(of: view))")
      }
    }

    @Test func `a scaled image keeps flipping, alignment, baseline and its dark variant`() throws {
      func image(_ width: Int) -> UIImage {
        UIImage(cgImage: CGImage(width: width, height: 10), scale: 1, orientation: .up)
      }
      let plain = image(20).withAlignmentRectInsets(
        UIEdgeInsets(top: 2, left: 0, bottom: 0, right: 0)
      )
      .withBaselineOffset(fromBottom: 4).imageFlippedForRightToLeftLayoutDirection()
      let scaled = plain.auto(in: try Screens.half())
      #expect(scaled.alignmentRectInsets.top == 3 && scaled.baselineOffsetFromBottom == 6)
      #expect(scaled.flipsForRightToLeftLayoutDirection && scaled.size.width == 30)
      let asset = UIImageAsset()
      asset.register(image(20), with: UITraitCollection(userInterfaceStyle: .light))
      asset.register(image(40), with: UITraitCollection(userInterfaceStyle: .dark))
      let styled = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
        .auto(in: try Screens.half())
      let dark = styled.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(styled.size.width == 30 && dark?.size.width == 60)
    }
  }

  extension UIButton {
    /// The size in which the title is drawn.
    fileprivate var shownSize: CGFloat? {
      guard let configuration, let run = configuration.attributedTitle?.runs.first else {
        return nil
      }
      let attributes = configuration.titleTextAttributesTransformer?(run.attributes)
      return (attributes ?? run.attributes).uiKit.font?.pointSize
    }
  }
#endif
