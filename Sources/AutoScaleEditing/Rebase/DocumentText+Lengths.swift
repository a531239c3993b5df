import AutoScale

/// An attribute with a length.
struct LengthPlace: Hashable {
  /// The index of the element.
  let element: Int
  /// The attribute's name.
  let attribute: String
}

extension DocumentText {
  /// The attributes with a length of a view's element, for all size classes.
  func places(of property: ScaledProperty, in view: Int) -> [LengthPlace] {
    let sources = [view] + variations(of: view)
    return switch property {
    case .constraint: places("constant", of: sources)
    case .fontSize: fontPlaces(of: view, sources)
    case .cornerRadius:
      runtimePlaces(of: view, ["layer.cornerRadius", "cornerRadius", "autoCornerRadius"])
    case .borderWidth: runtimePlaces(of: view, ["layer.borderWidth", "borderWidth"])
    case .spacing(.stack): places("spacing", of: sources)
    case .spacing(.line): places("minimumLineSpacing", of: flowLayouts(of: view))
    case .spacing(.interitem): places("minimumInteritemSpacing", of: flowLayouts(of: view))
    case .spacing(.image): places("imagePadding", of: configurations(of: view))
    case .spacing(.title): places("titlePadding", of: configurations(of: view))
    case .spacing(.custom): []
    case .insets(let insets, let edge): places(of: insets, edge, in: view, sources)
    case .itemSize(let size): places(of: size, in: view)
    }
  }

  private func places(
    of insets: ScaledProperty.Insets, _ edge: LayoutInsets.Edge, in view: Int, _ sources: [Int]
  ) -> [LengthPlace] {
    func inset(_ keys: String..., of elements: [Int]) -> [LengthPlace] {
      places(
        edge.insetName,
        of: elements.flatMap { element in
          keys.flatMap { children("inset", key: $0, of: element) }
        })
    }
    func directional(_ key: String, of elements: [Int]) -> [LengthPlace] {
      places(
        edge.directionalName,
        of: elements.flatMap { children("directionalEdgeInsets", key: key, of: $0) })
    }
    return switch insets {
    case .layoutMargins:
      places(
        edge.name, of: sources.flatMap { children("edgeInsets", key: "layoutMargins", of: $0) })
        + directional("directionalLayoutMargins", of: sources)
    case .content:
      inset("contentInset", "contentEdgeInsets", of: sources)
        + directional("contentInsets", of: configurations(of: view))
    case .section: inset("sectionInset", of: flowLayouts(of: view))
    case .title: inset("titleEdgeInsets", of: sources)
    case .image: inset("imageEdgeInsets", of: sources)
    }
  }

  /// The sizes of rows and items, and the width at which a label wraps.
  private func places(of size: ScaledProperty.ItemSize, in view: Int) -> [LengthPlace] {
    switch (name(of: view), size) {
    case ("tableView", .rowHeight), ("tableViewCell", .rowHeight): places("rowHeight", of: [view])
    case ("tableView", .headerHeight): places("sectionHeaderHeight", of: [view])
    case ("tableView", .footerHeight): places("sectionFooterHeight", of: [view])
    case ("label", .width): places("preferredMaxLayoutWidth", of: [view])
    case ("collectionView", .width): places("width", of: itemSizes(of: view))
    case ("collectionView", .height): places("height", of: itemSizes(of: view))
    default: []
    }
  }

  private func itemSizes(of view: Int) -> [Int] {
    flowLayouts(of: view).flatMap { layout in
      ["itemSize", "headerReferenceSize", "footerReferenceSize"].flatMap {
        children("size", key: $0, of: layout)
      }
    }
  }

  /// The variations of an element for size classes.
  func variations(of element: Int) -> [Int] {
    children(of: element).filter { name(of: $0) == "variation" }
  }

  private func places(_ attribute: String, of elements: [Int]) -> [LengthPlace] {
    elements.filter { number(attribute, of: $0) != nil }
      .map { LengthPlace(element: $0, attribute: attribute) }
  }

  private func children(_ name: String, key: String? = nil, of element: Int) -> [Int] {
    children(of: element).filter {
      self.name(of: $0) == name && (key == nil || value("key", of: $0) == key)
    }
  }

  private func configurations(of view: Int) -> [Int] {
    children("buttonConfiguration", of: view)
  }

  private func flowLayouts(of view: Int) -> [Int] {
    children("collectionViewFlowLayout", of: view)
  }

  private func fontPlaces(of view: Int, _ sources: [Int]) -> [LengthPlace] {
    let titled =
      children("buttonConfiguration", of: view) + children("state", of: view)
    let fonts = (sources + titled).flatMap { children("fontDescription", of: $0) }
    let fragments = (sources + titled).flatMap { children("attributedString", of: $0) }
      .flatMap { children("fragment", of: $0) }
    let runs = fragments.flatMap { children("attributes", of: $0) }
      .flatMap { children("font", key: "NSFont", of: $0) }
    let sizes = places("pointSize", of: fonts) + places("size", of: runs)
    return sizes.isEmpty ? [] : sizes + places("minimumFontSize", of: sources)
  }

  /// The values of runtime attributes with the given key paths.
  private func runtimePlaces(of view: Int, _ keyPaths: Set<String>) -> [LengthPlace] {
    children("userDefinedRuntimeAttributes", of: view).flatMap { children(of: $0) }
      .filter { keyPaths.contains(value("keyPath", of: $0) ?? "") }
      .flatMap { attribute in
        let values = children(of: attribute).filter { value("key", of: $0) == "value" }
        return places("value", of: [attribute] + values)
          + places("width", of: values.filter { name(of: $0) == "size" })
      }
  }
}

extension LayoutInsets.Edge {
  fileprivate var name: String {
    switch self {
    case .top: "top"
    case .left: "left"
    case .bottom: "bottom"
    case .right: "right"
    }
  }

  fileprivate var directionalName: String {
    switch self {
    case .top: "top"
    case .left: "leading"
    case .bottom: "bottom"
    case .right: "trailing"
    }
  }

  fileprivate var insetName: String {
    switch self {
    case .top: "minY"
    case .left: "minX"
    case .bottom: "maxY"
    case .right: "maxX"
    }
  }
}
