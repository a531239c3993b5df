#if canImport(UIKit)
  import AutoScaleUIKit
  import MapKit
  import Testing
  import UIKit

  private final class OwnMap: MKMapView {}
  private class Card: UIView {}
  private final class WideCard: Card {}
  private final class KeyboardConstraint: NSLayoutConstraint {}
  private final class _UIHostingView<Content>: UIView {}
  #if !os(tvOS)
    private final class Keyboard: UIInputViewController {}
    private final class OwnAlert: UIAlertController {}
  #endif

  @MainActor @Suite struct AdaptViewTests {
    private let title = UILabel("title", .systemFont(ofSize: 20, weight: .bold))
    private let screen = UIView("screen")
    private let top: NSLayoutConstraint

    init() {
      screen.addSubview(title)
      top = title.topAnchor.constraint(equalTo: screen.topAnchor, constant: 24)
      NSLayoutConstraint.activate([top])
      screen.layer.cornerRadius = 8
    }

    @Test func `lengths are scaled, and twice is once`() throws {
      for _ in 0..<2 {
        screen.adaptScreenWidth(in: try Screens.half())
        #expect(top.constant == 36)
        #expect(title.font.pointSize == 30)
        #expect(screen.layer.cornerRadius == 12)
      }
    }

    @Test func `another screen applies the design anew, and the design comes back`() throws {
      screen.adaptScreenWidth(in: try Screens.half())
      screen.adaptScreenWidth(in: try Screens.fifth())
      #expect(top.constant == 28.8)
      #expect(title.font.pointSize == 24)
      screen.restoreDesign()
      #expect(top.constant == 24)
      #expect(title.font == .systemFont(ofSize: 20, weight: .bold))
      #expect(screen.layer.cornerRadius == 8)
    }

    @Test func `an edit is the new design value, and reported`() throws {
      screen.adaptScreenWidth(in: try Screens.half())
      top.constant = 10
      let report = screen.adaptScreenWidth(in: try Screens.half(), options: .fullReport)
      #expect(top.constant == 15)
      #expect(
        report.changes.map(\.description) == [
          "title.top = screen.top (NSLayoutConstraint): constraint 10 -> 15, adopted as design"
        ])
    }

    @Test func `excepted classes stay as drawn, with subclasses and what touches them`() throws {
      let card = WideCard("card")
      card.layer.borderWidth = 2
      screen.addSubview(card)
      let width = card.widthAnchor.constraint(equalToConstant: 100)
      let gap = card.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8)
      NSLayoutConstraint.activate([width, gap])
      screen.adaptScreenWidth(except: [Card.self], in: try Screens.half())
      #expect(width.constant == 100 && gap.constant == 8 && card.layer.borderWidth == 2)
      #expect(top.constant == 36)
      screen.adaptScreenWidth(exceptIdentifiers: ["title"], in: try Screens.half())
      #expect(width.constant == 150 && gap.constant == 8 && card.layer.borderWidth == 3)
    }

    @Test func `a constraint is scaled or not by its class and identifier`() throws {
      let own = KeyboardConstraint(
        item: title, attribute: .leading, relatedBy: .equal, toItem: screen, attribute: .leading,
        multiplier: 1, constant: 16)
      own.isActive = true
      func constraint(_ identifier: String) -> NSLayoutConstraint {
        let constraint = title.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: 16)
        constraint.identifier = identifier
        constraint.isActive = true
        return constraint
      }
      let named = constraint("UIlogin")
      let system = [
        "UISV-spacing", "UIView-Encapsulated-Layout-Width", "UIViewSafeAreaLayoutGuide-left",
      ].map(constraint)
      let report = screen.adaptScreenWidth(in: try Screens.half(), options: .fullReport)
      #expect(own.constant == 24 && named.constant == 24)
      #expect(system.allSatisfy { $0.constant == 16 })
      #expect(report.skips.map(\.reason) == [.system, .system, .system])
    }

    #if !os(tvOS)
      @Test func `a constraint of a class that the system has for itself is left alone`() throws {
        let control = UISwitch(frame: .zero)
        #expect(control.constraints.allSatisfy { type(of: $0) != NSLayoutConstraint.self })
        let own = control.widthAnchor.constraint(equalToConstant: 40)
        own.isActive = true
        control.adaptScreenWidth(in: try Screens.half())
        #expect(own.constant == 60)
        #expect(control.constraints.filter { $0 !== own }.allSatisfy { $0.constant == 51 })
      }
    #endif

    #if !os(tvOS)
      @Test func `the keyboard's constraints are left alone, and those to its guide are not`()
        throws
      {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.addSubview(screen)
        let gap = screen.keyboardLayoutGuide.topAnchor.constraint(
          equalTo: title.bottomAnchor, constant: 8)
        gap.isActive = true
        let banner = UIView("banner")
        window.addSubview(banner)
        let top = banner.topAnchor.constraint(
          equalTo: window.safeAreaLayoutGuide.topAnchor, constant: 16)
        top.isActive = true
        let system = (window.constraints + screen.constraints).filter {
          $0 !== gap && $0 !== top && $0 !== self.top
        }
        let constants = system.map(\.constant)
        window.adaptScreenWidth(in: try Screens.half())
        #expect(!system.isEmpty && system.map(\.constant) == constants)
        #expect(gap.constant == 12 && top.constant == 24)
      }
    #endif

    @Test func `a guide belongs to its view`() throws {
      let gap = title.leadingAnchor.constraint(
        equalTo: screen.safeAreaLayoutGuide.leadingAnchor, constant: 16)
      gap.isActive = true
      screen.adaptScreenWidth(exceptWhere: { $0 === screen }, in: try Screens.half())
      #expect(gap.constant == 16)
      screen.adaptScreenWidth(in: try Screens.half())
      #expect(gap.constant == 24)
    }

    @Test func `what is in a cell is scaled, and the view around it`() throws {
      let cell = UITableViewCell(frame: .zero)
      cell.contentView.addSubview(title)
      cell.contentView.layer.cornerRadius = 4
      let gap = title.leadingAnchor.constraint(
        equalTo: cell.contentView.leadingAnchor, constant: 16)
      gap.isActive = true
      cell.adaptScreenWidth(in: try Screens.half())
      #expect(gap.constant == 24)
      #expect(title.font.pointSize == 30)
      #expect(cell.contentView.layer.cornerRadius == 6)
    }

    #if !os(tvOS)
      @Test func `nothing below a control that the system lays out is scaled`() throws {
        let control = UISwitch(frame: .zero)
        let part = UILabel("part", .systemFont(ofSize: 10))
        control.addSubview(part)
        control.adaptScreenWidth(in: try Screens.half())
        #expect(part.font.pointSize == 10)
      }
    #endif

    @Test func `an app's overlay on its own map is scaled, and the map's parts are not`() throws {
      for map in [MKMapView(frame: .zero), OwnMap(frame: .zero)] {
        let constraints = map.constraints
        let before = fonts(in: map) + constraints.map(\.constant)
        let overlay = UILabel("overlay", .systemFont(ofSize: 20))
        map.addSubview(overlay)
        map.layer.cornerRadius = 10
        let (top, width) = (
          overlay.topAnchor.constraint(equalTo: map.topAnchor, constant: 8),
          map.widthAnchor.constraint(equalToConstant: 100)
        )
        NSLayoutConstraint.activate([top, width])
        map.adaptScreenWidth(in: try Screens.half())
        let isOpen = map is OwnMap
        #expect(overlay.font.pointSize == (isOpen ? 30 : 20) && top.constant == (isOpen ? 12 : 8))
        #expect(map.layer.cornerRadius == 15 && width.constant == 150)
        overlay.removeFromSuperview()
        #expect(before == fonts(in: map) + constraints.map(\.constant))
      }
    }

    /// The font sizes of the labels directly in a view.
    private func fonts(in view: UIView) -> [CGFloat] {
      view.subviews.compactMap { ($0 as? UILabel)?.font.pointSize }
    }

    #if !os(tvOS)
      @Test func `constraints in a control of the system are left alone`() throws {
        let bar = UISearchBar(frame: .zero)
        let part = UIView("part")
        bar.addSubview(part)
        let inner = part.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8)
        let own = bar.heightAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([inner, own])
        bar.adaptScreenWidth(in: try Screens.half())
        #expect(inner.constant == 8 && own.constant == 60)
      }
    #endif

    #if !os(tvOS)
      @Test func `nothing in an alert of the system is scaled, not even in a subclass`() throws {
        for alert in [
          UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert),
          OwnAlert(title: "Sure?", message: nil, preferredStyle: .alert),
        ] {
          alert.view.widthAnchor.constraint(equalToConstant: 270).isActive = true
          let report = alert.view.adaptScreenWidth(in: try Screens.half())
          #expect(report.changed == 0)
        }
      }
    #endif

    #if !os(tvOS)
      @Test func `an app's own controller is scaled, whatever class it inherits from`() throws {
        for controller in [UIViewController(), Keyboard()] {
          let label = UILabel("label", .systemFont(ofSize: 20))
          controller.view.addSubview(label)
          controller.view.adaptScreenWidth(in: try Screens.half())
          #expect(label.font.pointSize == 30)
        }
        let system = UIInputViewController()
        system.view.addSubview(title)
        system.view.adaptScreenWidth(in: try Screens.half())
        #expect(title.font.pointSize == 20)
      }
    #endif

    @Test func `the results of a search are the app's`() throws {
      let results = UIViewController()
      results.view.addSubview(title)
      let search = UISearchController(searchResultsController: results)
      search.loadViewIfNeeded()
      if !results.view.isDescendant(of: search.view) { search.view.addSubview(results.view) }
      search.view.adaptScreenWidth(in: try Screens.half())
      #expect(title.font.pointSize == 30)
    }

    @Test func `nothing in the view of a hosting controller is scaled`() throws {
      let host = _UIHostingView<Int>(frame: .zero)
      host.addSubview(screen)
      UIView("outer", host).adaptScreenWidth(in: try Screens.half())
      #expect(title.font.pointSize == 20)
    }

    @Test func `gaps and insets are scaled where somebody set them`() throws {
      let stack = UIStackView(arrangedSubviews: [title, UIView(), UIView()])
      stack.spacing = 8
      stack.setCustomSpacing(20, after: title)
      stack.layoutMargins = UIEdgeInsets(top: 4, left: 16, bottom: 0, right: 16)
      let scroll = UIScrollView(frame: .zero)
      scroll.contentInset.bottom = 40
      stack.addArrangedSubview(scroll)
      stack.adaptScreenWidth(type: [.spacing, .insets], in: try Screens.half())
      #expect(stack.spacing == 12)
      #expect(stack.customSpacing(after: title) == 30)
      #expect(stack.customSpacing(after: scroll) == UIStackView.spacingUseDefault)
      #expect(stack.layoutMargins == UIEdgeInsets(top: 6, left: 24, bottom: 0, right: 24))
      #expect(scroll.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 60, right: 0))
      #expect(title.font.pointSize == 20)
      #expect(UIView(frame: .zero).adaptScreenWidth(in: try Screens.half()).changed == 0)
    }

    @Test func `margins that nobody set are the system's, edge by edge`() throws {
      let controller = UIViewController()
      let cell = UITableViewCell(frame: .zero)
      let (root, rootMargins) = try #require(controller.view.map { ($0, $0.layoutMargins) })
      let cellMargins = cell.layoutMargins
      for view in [root, cell] { view.adaptScreenWidth(in: try Screens.half()) }
      #expect(root.layoutMargins == rootMargins && cell.layoutMargins == cellMargins)
      root.layoutMargins = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 40)
      let left = root.layoutMargins.left
      root.adaptScreenWidth(in: try Screens.half())
      #expect(root.layoutMargins == UIEdgeInsets(top: 15, left: left, bottom: 0, right: 60))
    }

    @Test func `a margin that scaling made as large as the system's is still the design's`() throws
    {
      screen.layoutMargins.left = 12
      screen.adaptScreenWidth(in: try ScreenContext(width: 250, height: 812))
      #expect(screen.layoutMargins.left == 8)
      screen.adaptScreenWidth(in: try Screens.half())
      #expect(screen.layoutMargins == UIEdgeInsets(top: 12, left: 18, bottom: 12, right: 12))
    }

    @Test func `a collection's gaps are those of its flow layout`() throws {
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 8
      layout.minimumInteritemSpacing = 4
      layout.sectionInset.left = 16
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      collection.adaptScreenWidth(in: try Screens.half())
      #expect(layout.minimumLineSpacing == 12 && layout.minimumInteritemSpacing == 6)
      #expect(layout.sectionInset.left == 24)
    }

    @Test func `a view and its layer share one memory`() throws {
      screen.adaptScreenWidth(in: try Screens.half())
      screen.layer.adaptScreenWidth(in: try Screens.half())
      #expect(screen.layer.cornerRadius == 12)
      screen.layer.restoreDesign()
      #expect(screen.layer.cornerRadius == 8)
    }

    @Test func `layers without views are scaled with their sublayers`() throws {
      let layer = CALayer()
      let line = CALayer()
      line.borderWidth = 2
      layer.addSublayer(line)
      layer.adaptScreenWidth(in: try Screens.half())
      #expect(line.borderWidth == 3)
    }

    @Test func `what is remembered goes with the view`() throws {
      weak var gone: UIView?
      weak var constraint: NSLayoutConstraint?
      do {
        let view = UIView("parent", UIView("child"))
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        view.adaptScreenWidth(in: try Screens.half())
        (gone, constraint) = (view, width)
        #expect(width.constant == 15)
      }
      #expect(gone == nil)
      #expect(constraint == nil)
    }
  }
#endif
