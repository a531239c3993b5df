#if canImport(UIKit)
  import AutoScaleUIKit
  import Testing
  import UIKit

  @MainActor @Suite struct ListTests {
    @Test func `heights of rows, headers and footers are scaled where they are set`() throws {
      let table = UITableView(frame: .zero)
      let automatic = [table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight]
        .filter { $0 < 0 }
      #expect(table.adaptScreenWidth(in: try Screens.half()).changed == 3 - automatic.count)
      (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (44, 20, 10)
      table.adaptScreenWidth(in: try Screens.half())
      table.adaptScreenWidth(in: try Screens.half())
      #expect(table.rowHeight == 66)
      #expect(table.sectionHeaderHeight == 30 && table.sectionFooterHeight == 15)
      table.restoreDesign()
      #expect(table.rowHeight == 44)
    }

    @Test func `sizes of items are scaled unless they are the system's or automatic`() throws {
      let layout = UICollectionViewFlowLayout()
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      for size in [layout.itemSize, UICollectionViewFlowLayout.automaticSize] {
        layout.itemSize = size
        collection.adaptScreenWidth(type: .constraint, in: try Screens.half())
        #expect(layout.itemSize == size)
      }
      layout.itemSize = CGSize(width: 100, height: 40)
      collection.adaptScreenWidth(type: .constraint, in: try Screens.half())
      #expect(layout.itemSize == CGSize(width: 150, height: 60))
    }

    @Test func `headers of a collection are scaled in the direction of scrolling`() throws {
      let layout = UICollectionViewFlowLayout()
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      layout.headerReferenceSize = CGSize(width: 10, height: 40)
      layout.footerReferenceSize = CGSize(width: 10, height: 20)
      collection.adaptScreenWidth(type: .constraint, in: try Screens.half())
      #expect(layout.headerReferenceSize == CGSize(width: 10, height: 60))
      #expect(layout.footerReferenceSize == CGSize(width: 10, height: 30))
      collection.restoreDesign()
      layout.scrollDirection = .horizontal
      collection.adaptScreenWidth(type: .constraint, in: try Screens.half())
      #expect(layout.headerReferenceSize == CGSize(width: 15, height: 40))
      #expect(layout.footerReferenceSize == CGSize(width: 15, height: 20))
    }

    @Test func `dimensions of compositional layouts are made of design lengths`() throws {
      try ScreenContext.with(Screens.half()) {
        let absolute = NSCollectionLayoutDimension.absolute(auto: 44)
        let estimated = NSCollectionLayoutDimension.estimated(auto: 10)
        #expect(absolute.dimension == 66 && absolute.isAbsolute)
        #expect(estimated.dimension == 15 && estimated.isEstimated)
      }
    }

    @Test func `paddings in a button's configuration are scaled where they are set`() throws {
      let button = UIButton(type: .system)
      button.configuration = .plain()
      let standard = button.configuration?.titlePadding
      button.configuration?.imagePadding = 8
      button.adaptScreenWidth(in: try Screens.half())
      #expect(button.configuration?.imagePadding == 12)
      #expect(button.configuration?.titlePadding == standard)
      button.configuration?.titlePadding = 6
      button.adaptScreenWidth(in: try Screens.half())
      #expect(button.configuration?.titlePadding == 9)
    }
  }
#endif
