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
    case .spacing, .itemSize: []
    case .insets(.layoutMargins, let edge):
      places(
        edge.name, of: sources.flatMap { children("edgeInsets", key: "layoutMargins", of: $0) })
        + places(
          edge.directionalName,
          of: sources.flatMap {
            children("directionalEdgeInsets", key: "directionalLayoutMargins", of: $0)
          })
    case .insets(.content, let edge):
      places(
        edge.insetName,
        of: children("inset", key: "contentInset", of: view)
          + children("inset", key: "contentEdgeInsets", of: view))
    case .insets(.section, let edge):
      places(
        edge.insetName,
        of: flowLayouts(of: view).flatMap { children("inset", key: "sectionInset", of: $0) })
    case .insets: []
    }
  }

  /// The attributes with sizes of lists, which trees do not model.
  func listPlaces(of element: Int) -> [LengthPlace] {
    switch name(of: element) {
    case "tableView":
      ["rowHeight", "sectionHeaderHeight", "sectionFooterHeight"]
        .flatMap { places($0, of: [element]) }
    case "tableViewCell": places("rowHeight", of: [element])
    case "label": places("preferredMaxLayoutWidth", of: [element])
    case "collectionView":
      flowLayouts(of: element).flatMap { layout in
        ["itemSize", "headerReferenceSize", "footerReferenceSize"].flatMap { key in
          let sizes = children("size", key: key, of: layout)
          return places("width", of: sizes) + places("height", of: sizes)
        }
      }
    default: []
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
