import AutoScale
import AutoScaleProfiles
import AutoScaleTrees
import Foundation
import Testing

@Suite struct ApplyProfileTests {
  static let context = Screen.nearest(width: 375, height: 667).context()

  /// A store of one container `View` for 375 × 667 points.
  static func store(_ ids: String) async throws -> ProfileStore {
    try await ProfileStore.loaded(["iPhone6": #"{"g": [\#(ids)]}"#])
  }

  let title = LabelNode("title", text: "Hello", font: .system(10, weight: .bold))
  let photo = ImageNode("photo", imageName: nil)
  let screen = ViewNode("screen")

  init() { screen.addChildren([title, photo]) }

  private func algebra(_ node: ViewNode) -> [String] {
    node.subtree.flatMap(\.constraints).map(\.algebra)
  }

  @Test func `margins and sizes become constraints, and the font its size`() async throws {
    let store = try await Self.store(
      #"{"title": {"marginLeft": 6, "marginTop": 0, "width": 60, "fontSize": 20}}"#)
    let match = try title.applyProfile("title", container: "View", from: store, in: Self.context)
    #expect(match.file == "View_iPhone6.json")
    #expect(
      algebra(screen) == [
        "title.left = screen.left + 6", "title.top = screen.top", "title.width = 60",
      ])
    #expect(title.font == .system(20, weight: .bold))
  }

  @Test func `a corner radius is applied, and scaled on screens without a file`() async throws {
    let store = try await Self.store(#"{"title": {"cornerRadius": 10}}"#)
    try title.applyProfile("title", container: "View", from: store, in: Self.context)
    #expect(title.cornerRadius == 10)
    screen.adaptScreenWidth(type: .all, in: Self.context)
    #expect(title.cornerRadius == 10)
    let wide = Screen.nearest(width: 450, height: 900).context()
    let values = try store.values(for: "title", in: "View", on: wide)
    #expect(values.cornerRadius == 10 * wide.width / 375)
  }

  @Test func `a far margin gives way where margins and size are all given`() async throws {
    let store = try await Self.store(
      #"""
      {"title": {"marginLeft": 4, "marginRight": 5, "marginTop": 1, "marginBottom": 2, "width": 55}}
      """#)
    try title.applyProfile("title", container: "View", from: store, in: Self.context)
    #expect(
      algebra(screen) == [
        "title.left = screen.left + 4", "title.right = screen.right - 5 @750",
        "title.top = screen.top + 1", "title.bottom = screen.bottom - 2", "title.width = 55",
      ])
  }

  @Test func `constraints that are there keep their neighbour and take the value`() async throws {
    let store = try await Self.store(
      #"""
      {"title": {"marginLeft": 1, "marginRight": 2, "marginTop": 3, "marginBottom": 4, "height": 5}}
      """#)
    screen.addConstraints([
      LayoutConstraint(title, .leading, to: photo, .trailing, constant: 9),
      LayoutConstraint(screen, .right, to: title, .right, constant: 9),
      LayoutConstraint(title, .top, .greaterThanOrEqual, to: screen, .top, constant: 9),
      LayoutConstraint(photo, .bottom, to: title, .top, constant: 9),
      LayoutConstraint(title, .bottom, to: screen, .bottomMargin, constant: 9, priority: 999),
      LayoutConstraint(title, .height, constant: 9),
    ])
    for _ in 0..<2 {
      try title.applyProfile("title", container: "View", from: store, in: Self.context)
      #expect(
        algebra(screen) == [
          "title.leading = photo.trailing + 1", "screen.right = title.right + 2",
          "title.top >= screen.top + 9", "photo.bottom = title.top - 3",
          "title.bottom = screen.bottomMargin - 4 @999", "title.height = 5",
        ])
    }
  }

  @Test func `a constraint with a multiplier is no margin`() async throws {
    let store = try await Self.store(#"{"title": {"marginLeft": 6}}"#)
    screen.addConstraint(
      LayoutConstraint(title, .left, to: screen, .right, multiplier: 0.5, constant: 9))
    try title.applyProfile("title", container: "View", from: store, in: Self.context)
    #expect(
      algebra(screen) == ["title.left = 0.5 * screen.right + 9", "title.left = screen.left + 6"])
  }

  @Test func `constraints that place what is in the view are not its margins`() async throws {
    let store = try await Self.store(
      #"{"title": {"marginLeft": 1, "marginRight": 2, "marginTop": 3, "marginBottom": 4}}"#)
    let icon = ImageNode("icon", imageName: nil)
    title.addChild(icon)
    try icon.makeConstraints { make in
      make.edges.equalTo(title).inset(8)
      make.top.equalTo(title.guide(.safeArea)).offset(8)
    }
    title.addConstraint(LayoutConstraint(title, .right, to: icon, .right, constant: 8))
    let inside = title.constraints.map(\.algebra)
    try title.applyProfile("title", container: "View", from: store, in: Self.context)
    #expect(title.constraints.map(\.algebra) == inside)
    #expect(
      screen.constraints.map(\.algebra) == [
        "title.left = screen.left + 1", "title.right = screen.right - 2",
        "title.top = screen.top + 3", "title.bottom = screen.bottom - 4",
      ])
  }

  /// An object that has a node, as a view controller has a view.
  private final class Controller: LayoutItem {
    let layoutNode: ViewNode?
    var madeConstraints: [LayoutConstraint] = []

    init(_ node: ViewNode) { layoutNode = node }
  }

  @Test func `constraints of an object that stands for a node are those of the node`() async throws
  {
    let store = try await Self.store(#"{"title": {"marginLeft": 1, "marginRight": 2, "width": 5}}"#)
    let controller = Controller(title)
    try controller.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.width.equalTo(9)
    }
    try title.applyProfile("title", container: "View", from: store, in: Self.context)
    #expect(
      algebra(screen) == [
        "title.left = screen.left + 1", "title.right = screen.right - 2", "title.width = 5",
      ])
  }

  @Test func `of several neighbours the view around takes the margin, then the one that faces it`()
    async throws
  {
    let store = try await Self.store(#"{"title": {"marginLeft": 6, "marginTop": 7}}"#)
    screen.addConstraints([
      LayoutConstraint(photo, .left, to: title, .left, constant: 3),
      LayoutConstraint(title, .left, to: photo, .right, constant: 9),
      LayoutConstraint(screen, .leading, to: title, .leading, constant: -9),
      LayoutConstraint(photo, .top, to: title, .top, constant: 3),
      LayoutConstraint(photo, .bottom, to: title, .top, constant: -9),
    ])
    try title.applyProfile("title", container: "View", from: store, in: Self.context)
    #expect(
      algebra(screen) == [
        "photo.left = title.left + 3", "title.left = photo.right + 9",
        "screen.leading = title.leading - 6", "photo.top = title.top + 3",
        "photo.bottom = title.top - 7",
      ])
  }

  @Test func `applying to another screen updates what was made`() async throws {
    let store = try await Self.store(#"{"title": {"marginLeft": 6, "width": 60, "fontSize": 20}}"#)
    try title.applyProfile("title", container: "View", from: store, in: Self.context)
    let wide = try ScreenContext(width: 450, height: 900)
    try title.applyProfile("title", container: "View", from: store, in: wide)
    #expect(algebra(screen) == ["title.left = screen.left + 7.2", "title.width = 72"])
    #expect(title.font?.size == 24)
  }

  @Test func `what a profile gave is not scaled again on its screen`() async throws {
    let store = try await Self.store(#"{"title": {"marginLeft": 10, "fontSize": 20}}"#)
    let wide = try ScreenContext(width: 450, height: 900)
    try title.applyProfile("title", container: "View", from: store, in: wide)
    screen.adaptScreenWidth(in: wide)
    #expect(algebra(screen) == ["title.left = screen.left + 12"])
    #expect(title.font?.size == 24)
    screen.adaptScreenWidth(in: Self.context)
    #expect(algebra(screen) == ["title.left = screen.left + 10"])
    #expect(title.font?.size == 20)
  }

  @Test func `images are set where a node shows one`() async throws {
    let store = try await Self.store(#"{"a": {"imageName": "sun", "fontSize": 12}}"#)
    let button = ButtonNode("buy", title: "Buy")
    try photo.applyProfile("a", container: "View", from: store, in: Self.context)
    try button.applyProfile("a", container: "View", from: store, in: Self.context)
    #expect(photo.imageName == "sun")
    #expect(button.imageName == "sun")
    #expect(button.font == .system(12))
    let error = #expect(throws: ProfileApplicationError.self) {
      try title.applyProfile("a", container: "View", from: store, in: Self.context)
    }
    #expect(
      error?.description == "profile 'a' on 'title': a UILabel cannot show the image 'sun'; "
        + "delete imageName, or make it a UIImageView")
    #expect(title.font?.size == 10)
  }

  final class LoginView: ViewNode {}

  @Test func `the container is the type that asks`() async throws {
    let store = ProfileStore(files: [
      "LoginView_iPhone6.json": Data(#"{"g": [{"a": {"width": 1}}]}"#.utf8)
    ])
    try await store.load()
    try title.applyProfile("a", container: LoginView(), from: store, in: Self.context)
    try photo.applyProfile("a", container: LoginView.self, from: store, in: Self.context)
    #expect(algebra(screen) == ["title.width = 1", "photo.width = 1"])
  }

  @Test func `a tree takes all its values by one call`() async throws {
    let store = try await Self.store(
      #"""
      {"title": {"marginLeft": 16, "fontSize": 20}}, {"Picture": {"imageName": "sun", "width": 9}},
      {"gone": {}}, {"old": {}}
      """#)
    photo.userLabel = "Picture"
    let report = try screen.applyProfiles(container: "View", from: store, in: Self.context)
    #expect(report.applied.map(\.node) == ["title", "photo"])
    #expect(report.applied.map(\.match.id) == ["title", "Picture"])
    #expect(report.unusedIdentifiers == ["gone", "old"])
    #expect(algebra(screen) == ["title.left = screen.left + 16", "photo.width = 9"])
    #expect(photo.imageName == "sun")
  }

  @Test func `a tree that fails is left as it was, and every failure is told`() async throws {
    let store = try await Self.store(
      #"""
      {"title": {"imageName": "sun"}}, {"photo_BM_DE": {}}, {"screen": {"marginTop": 1}},
      {"extra": {"width": 3}}
      """#)
    screen.addChild(ViewNode("extra"))
    let error = #expect(throws: ProfileApplicationError.self) {
      try screen.applyProfiles(container: "View", from: store, in: Self.context)
    }
    #expect(
      error?.description == """
        profile 'screen' on 'screen': there are margins but no superview; \
        add the node to its parent first
        profile 'title' on 'title': a UILabel cannot show the image 'sun'; \
        delete imageName, or make it a UIImageView
        profile 'photo' on 'photo': no entry of 'photo' in 'View' is for the development \
        region en; add one that ends in _BM_BASE, or one without a mark
        """)
    #expect(algebra(screen) == [])
    #expect(throws: ProfileLookupError.self) {
      try screen.applyProfiles(container: "Other", from: store, in: Self.context)
    }
  }

  @Test func `the store of the process is asked where none is given`() async throws {
    let store = try await Self.store(#"{"title": {"width": 60}}"#)
    #expect(throws: ProfileApplicationError.self) {
      try title.applyProfile("title", container: "View", in: Self.context)
    }
    #expect(throws: ProfileLookupError.notLoaded) { try screen.applyProfiles(container: "View") }
    ProfileStore.processWide = store
    defer { ProfileStore.processWide = nil }
    try title.applyProfile("title", container: "View", in: Self.context)
    try screen.applyProfiles(container: "View", in: Self.context)
    #expect(algebra(screen) == ["title.width = 60"])
  }
}
