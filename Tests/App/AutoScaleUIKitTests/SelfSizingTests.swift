// Lists measure cells before they are in a window; only the stub shows when.
#if canImport(UIKit) && os(Linux)
  import AutoScaleUIKit
  import Testing
  @testable import UIKit

  /// A cell of one label, 100 points high in the design, as an app writes it.
  private final class MessageCell: UITableViewCell {
    let label = UILabel("label", .systemFont(ofSize: 20))

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(label)
      label.heightAnchor.constraint(equalToConstant: 100).isActive = true
      contentView.scaleWithWindow()
    }

    required init?(coder: NSCoder) { nil }
  }

  @MainActor private final class Messages: UITableViewDataSource {
    var cells: [MessageCell] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      if let cell = tableView.dequeueReusableCell(withIdentifier: "message") { return cell }
      let cell = MessageCell(style: .default, reuseIdentifier: "message")
      cells.append(cell)
      return cell
    }
  }

  extension ProcessWideTests {
    @MainActor @Suite struct SelfSizingTests {
      private let messages = Messages()
      private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 450, height: 900))

      init() {
        ScreenContext.processWide = nil
        table.dataSource = messages
      }

      private func window(_ width: CGFloat, with view: UIView? = nil) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 900))
        ScreenContext.follow(window)
        if let view { window.addSubview(view) }
        window.layoutIfNeeded()
        return window
      }

      @Test func `the first screenful of a list is measured scaled`() {
        let window = window(450, with: table)
        table.show(rows: 0..<3)
        #expect((0..<3).map { table.shownHeight(ofRow: $0) } == [120, 120, 120])
        #expect(window.subviews.contains(table))
      }

      @Test func `a cell that is prefetched is shown in its scaled height`() {
        let window = window(450, with: table)
        table.show(rows: 0..<3)
        #expect(messages.cells.last?.window == nil)
        table.show(rows: 1..<4)
        #expect(table.shownHeight(ofRow: 3) == 120 && messages.cells.count == 4)
        #expect(window.subviews.contains(table))
      }

      @Test func `cells that wait for reuse are measured for the window as it is now`() {
        let window = window(450, with: table)
        table.show(rows: 0..<3)
        table.show(rows: 3..<4)
        window.frame.size.width = 562.5
        window.layoutIfNeeded()
        table.show(rows: 3..<8)
        #expect((4..<8).map { table.shownHeight(ofRow: $0) } == [150, 150, 150, 150])
      }

      @Test func `cells of a second window are measured for it`() {
        let first = window(375)
        let second = window(450, with: table)
        first.frame.size.width = 562.5
        first.layoutIfNeeded()
        table.show(rows: 0..<2)
        #expect(table.shownHeight(ofRow: 1) == 120)
        second.frame.size.width = 375
        second.layoutIfNeeded()
        table.show(rows: 2..<4)
        #expect(table.shownHeight(ofRow: 2) == 100)
      }

      @Test func `an item of a collection asks for its scaled size`() {
        let window = window(450)
        let collection = UICollectionView(
          frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        window.addSubview(collection)
        let cell = UICollectionViewCell(frame: .zero)
        cell.contentView.heightAnchor.constraint(equalToConstant: 100).isActive = true
        cell.contentView.scaleWithWindow()
        collection.show(cell, estimatedAt: CGSize(width: 200, height: 50))
        #expect(cell.frame.size == CGSize(width: 200, height: 120))
      }

      @Test func `a prototype that only measures follows the window that it never enters`() {
        let window = window(450)
        let prototype = MessageCell(style: .default, reuseIdentifier: nil)
        let target = CGSize(width: 450, height: 0)
        #expect(prototype.systemLayoutSizeFitting(target).height == 120)
        window.frame.size.width = 562.5
        window.layoutIfNeeded()
        #expect(prototype.systemLayoutSizeFitting(target).height == 150)
        #expect(prototype.label.font.pointSize == 30)
      }

      @Test func `a view that is made before any window is followed is scaled when one is`() {
        let cell = MessageCell(style: .default, reuseIdentifier: nil)
        #expect(cell.label.font.pointSize == 20)
        let window = window(450)
        #expect(cell.label.font.pointSize == 24 && cell.window !== window)
      }

      @Test func `a cell goes back to its own window after it was in none`() {
        let (first, second) = (window(562.5), window(450, with: table))
        table.show(rows: 0..<1)
        table.show(rows: 5..<6)
        first.frame.size.width = 375
        first.layoutIfNeeded()
        second.frame.size.width = 412.5
        second.layoutIfNeeded()
        #expect(messages.cells.map(\.label.font.pointSize) == [22, 22])
      }
    }
  }
#endif
