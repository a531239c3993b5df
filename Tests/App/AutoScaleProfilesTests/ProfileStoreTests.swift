import AutoScale
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleProfiles

@Suite(.quietNotices) struct ProfileStoreTests {
  static let context = Screen.nearest(width: 375, height: 667).context()

  /// A source whose content can change, and which counts how often each file is read.
  final class CountingSource: Sendable {
    struct Content {
      var files: [String: String]
      var reads: [String: Int] = [:]
    }
    let content: Guarded<Content>

    init(_ files: [String: String]) { content = Guarded(Content(files: files)) }

    var source: ProfileSource {
      ProfileSource { () throws(ProfileDefect) in
        self.content.withLock { $0.files.keys.sorted() }.map { name in
          ProfileSource.File(path: name, name: name) { () throws(ProfileDefect) in
            self.content.withLock {
              $0.reads[name, default: 0] += 1
              return [UInt8](($0.files[name] ?? "").utf8)
            }
          }
        }
      }
    }
  }

  static func profile(width: Int) -> String { #"{"g": [{"title": {"width": \#(width)}}]}"# }

  @Test func `nothing is found before the first load`() throws {
    let store = ProfileStore(files: [:])
    #expect(!store.isLoaded)
    #expect(throws: ProfileLookupError.notLoaded) { try store.values(for: "a", in: "View") }
  }

  @Test(arguments: UInt64(1)...20)
  func `values are the same in whatever order they are asked for`(seed: UInt64) throws {
    let files = (0..<3).map { view in
      let views = (0..<4).map { #"{"id\#($0)": {"width": \#(4 * view + $0)}}"# }
      let text = #"{"g": [\#(views.joined(separator: ","))]}"#
      return ("View\(view)_iPhone6.json", Data(text.utf8))
    }
    let store = ProfileStore(files: Dictionary(uniqueKeysWithValues: files))
    try store.loadAndWait()
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let width = Int.random(in: 0...12, using: &random)
      let (view, id) = ("View\(width / 4)", "id\(width % 4)")
      func found() throws -> Double? { try store.values(for: id, in: view, on: Self.context).width }
      if width < 12 {
        #expect(try found() == Double(width))
      } else {
        #expect(throws: ProfileLookupError.self) { try found() }
      }
    }
  }

  @Test func `of matches that two tasks found the first is kept`() throws {
    let store = ProfileStore(files: ["View_iPhone6.json": Data(Self.profile(width: 5).utf8)])
    try store.loadAndWait()
    let match = try store.match(for: "title", in: "View", on: Self.context)
    var screen = ProfileScreen(
      Self.context, ranking: DeviceRanking([], for: Self.context),
      languages: LanguageChoice(.languageFirst, preferred: [], developmentRegion: nil))
    let first = FoundMatch(match)
    screen.keep(first)
    screen.keep(FoundMatch(match))
    #expect(screen.match(of: "title", in: "View") === first)
  }

  @Test func `each file is read once, however many tasks ask`() async throws {
    let names = (0..<20).map { "View\($0)_iPhone6.json" }
    let counting = CountingSource(
      Dictionary(uniqueKeysWithValues: names.map { ($0, Self.profile(width: 5)) }))
    let store = ProfileStore(source: counting.source)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<64 {
        group.addTask {
          try await store.load()
          for index in 0..<20 {
            let values = try store.values(
              for: "title", in: "View\((index + task) % 20)", on: Self.context)
            #expect(values.width == 5)
          }
          #expect(throws: ProfileLookupError.self) {
            try store.values(for: "none", in: "View0", on: Self.context)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(
      counting.content.withLock(\.reads) == Dictionary(uniqueKeysWithValues: names.map { ($0, 1) }))
  }

  @Test func `reloading finds what is new, and a failed one leaves what is old`() async throws {
    let counting = CountingSource(["View_iPhone6.json": Self.profile(width: 5)])
    let store = ProfileStore(source: counting.source)
    func width() throws -> Double? {
      try store.values(for: "title", in: "View", on: Self.context).width
    }
    try await store.load()
    #expect(try width() == 5)
    counting.content.withLock { $0.files["View_iPhone6.json"] = Self.profile(width: 6) }
    try await store.load()
    #expect(try width() == 5)
    try await store.reload()
    #expect(try width() == 6)
    counting.content.withLock { $0.files["View_iPhone6.json"] = "{" }
    let error = await #expect(throws: ProfileLoadError.self) { try await store.reload() }
    #expect(error?.defects.map(\.line) == [1])
    #expect(try width() == 6)
    #expect(store.isLoaded)
  }

  @Test func `a container is loaded by itself, and others are not touched`() async throws {
    let counting = CountingSource([
      "View_iPhone6.json": Self.profile(width: 5), "Other_iPhone6.json": "{",
    ])
    let store = ProfileStore(source: counting.source)
    func width(in container: String) throws -> Double? {
      try store.values(for: "title", in: container, on: Self.context).width
    }
    try await store.load(container: "View")
    #expect(try width(in: "View") == 5)
    #expect(!store.isLoaded)
    #expect(throws: ProfileLookupError.notLoaded) { try width(in: "Other") }
    #expect(throws: ProfileLookupError.notLoaded) { try store.identifiers(in: "Other") }
    let error = await #expect(throws: ProfileLoadError.self) {
      try await store.load(container: "Other")
    }
    #expect(error?.defects.map(\.path) == ["Other_iPhone6.json"])
    #expect(try width(in: "View") == 5)
    counting.content.withLock { $0.files["Other_iPhone6.json"] = Self.profile(width: 7) }
    try store.loadAndWait(container: "Other")
    #expect(try [width(in: "View"), width(in: "Other")] == [5, 7])
    #expect(
      try store.match(for: "title", in: "Other", on: Self.context).file == "Other_iPhone6.json")
  }

  @Test func `a view is loaded by itself`() async throws {
    let files = [
      "View_iPhone6.json": #"{"g": [{"a_BM_EN": {"width": 1}}, {"b": {"width": 2}}]}"#,
      "View_iPhone6P_S.json": #"{"g": [{"a": {"width": 3}}]}"#,
    ]
    let store = ProfileStore(source: CountingSource(files).source)
    try await store.load(id: "a", container: "View")
    #expect(try store.match(for: "a", in: "View", on: Self.context).entry == "a_BM_EN")
    #expect(throws: ProfileLookupError.notLoaded) {
      try store.values(for: "b", in: "View", on: Self.context)
    }
    try await store.load(container: "View")
    #expect(try store.values(for: "b", in: "View", on: Self.context).width == 2)
    #expect(try store.identifiers(in: "View") == ["a", "b"])
  }

  @Test func `profiles are loaded without waiting for a task`() throws {
    let store = ProfileStore(
      source: CountingSource(["View_iPhone6.json": Self.profile(width: 5)]).source)
    try store.loadAndWait()
    #expect(store.isLoaded)
    #expect(try store.values(for: "title", in: "View", on: Self.context).width == 5)
  }

  @Test(
    arguments: [
      ("Canada", "EN_CA"), ("Canada(French)", "FR_CA"), ("Canada (French)", "FR_CA"),
      ("China", "ZH_CN"), ("France", "FR"), ("Germany", "DE"), ("Italy", "IT"), ("Japan", "JA"),
      ("Korea", "KO"), ("KR", "KO"), ("Taiwan", "ZH_TW"), ("United Kingdom", "EN_GB"),
      ("United States", "EN_US"),
    ])
  func `a development region of the founding systems finds its mark`(
    _ region: String, mark: String
  ) throws {
    let text = #"{"g": [{"a_BM_\#(mark)": {"width": 1}}, {"a_BM_SV": {"width": 2}}]}"#
    let store = ProfileStore(
      source: CountingSource(["View_iPhone6.json": text]).source, developmentRegion: region)
    try store.loadAndWait()
    #expect(try store.values(for: "a", in: "View", on: Self.context).width == 1)
  }

  @Test(arguments: ["China", "CN", "Chinese", "zh_CN"])
  func `a development region may be a country or a language by name`(_ region: String) throws {
    let text = #"{"g": [{"a_BM_ZH_HANS": {"width": 1}}, {"a_BM_DE": {"width": 2}}]}"#
    let store = ProfileStore(
      source: CountingSource(["View_iPhone6.json": text]).source, developmentRegion: region)
    try store.loadAndWait()
    #expect(try store.values(for: "a", in: "View", on: Self.context).width == 1)
  }

  @Test func `looking up while others reload gives the old or the new value`() async throws {
    let counting = CountingSource(["View_iPhone6.json": Self.profile(width: 0)])
    let store = ProfileStore(source: counting.source)
    try await store.load()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<64 {
        group.addTask {
          if task.isMultiple(of: 4) {
            counting.content.withLock {
              $0.files["View_iPhone6.json"] = Self.profile(width: task)
            }
            try await store.reload()
          }
          for _ in 0..<50 {
            let width = try store.values(for: "title", in: "View", on: Self.context).width
            #expect(width.map { Int($0).isMultiple(of: 4) } == true)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func `progress goes from none to all`() async throws {
    let seen = Guarded<[ProfileLoadProgress]>([])
    let store = ProfileStore(files: CalendarProfiles.files)
    try await store.load { progress in seen.withLock { $0.append(progress) } }
    let progress = seen.withLock(\.self)
    #expect(progress == (0...4).map { ProfileLoadProgress(filesRead: $0, fileCount: 4) })
    #expect(ProfileLoadProgress(filesRead: 1, fileCount: 4).fraction == 0.25)
    #expect(ProfileLoadProgress(filesRead: 0, fileCount: 0).fraction == 1)
  }

  final class LoginView {}
  final class Cell<Item> {}

  @Test func `a container is named by its type, or by the object that asks`() async throws {
    let store = ProfileStore(files: [
      "LoginView_iPhone6.json": Data(Self.profile(width: 1).utf8),
      "Cell_iPhone6.json": Data(Self.profile(width: 2).utf8),
    ])
    try await store.load()
    #expect(try store.values(for: "title", in: LoginView.self, on: Self.context).width == 1)
    #expect(try store.values(for: "title", in: LoginView(), on: Self.context).width == 1)
    #expect(try store.values(for: "title", in: Cell<Int>(), on: Self.context).width == 2)
  }

  @Test func `the same id in two containers is two views`() async throws {
    let store = ProfileStore(files: [
      "A_iPhone6.json": Data(Self.profile(width: 1).utf8),
      "B_iPhone6.json": Data(Self.profile(width: 2).utf8),
    ])
    try await store.load()
    #expect(try store.values(for: "title", in: "A", on: Self.context).width == 1)
    #expect(try store.values(for: "title", in: "B", on: Self.context).width == 2)
  }

  @Test func `a thousand views are told apart, and however their names are spelled`() async throws {
    let ids = (0..<500).map { "\(String(repeating: "i", count: $0 % 20))\($0)" } + ["caf\u{E9}"]
    func file(_ offset: Int) -> Data {
      let views = ids.enumerated().map { #"{"\#($1)": {"width": \#($0 + offset)}}"# }
      return Data("{\"g\": [\(views.joined(separator: ","))]}".utf8)
    }
    let store = ProfileStore(files: ["A_iPhone6.json": file(0), "B_iPhone6.json": file(1_000)])
    try await store.load()
    for _ in 0..<2 {
      for (index, id) in ids.enumerated() {
        #expect(try store.values(for: id, in: "A", on: Self.context).width == Double(index))
        #expect(try store.values(for: id, in: "B", on: Self.context).width == Double(index + 1_000))
      }
      let decomposed = try store.values(for: "cafe\u{301}", in: "A", on: Self.context)
      #expect(decomposed.width == 500)
    }
  }

  @Test func `the current context counts where none is given`() async throws {
    let store = try await ProfileStore.loaded([
      "iPhone6": Self.profile(width: 1), "iPhone5": Self.profile(width: 2),
    ])
    func width() throws -> Double? { try store.values(for: "title", in: "View").width }
    #expect(try ScreenContext.with(Screen(named: "iPhone 5s"), operation: width) == 2)
    #expect(try ScreenContext.with(Self.context, operation: width) == 1)
  }

  @Test func `the process-wide context counts, however it changes between look-ups`() async {
    await #expect(processExitsWith: .success) {
      let store = try await ProfileStore.loaded(["iPhone5": Self.profile(width: 320)])
      func width() throws -> Double? { try store.values(for: "title", in: "View").width }
      var found: [Double?] = []
      for set in [330.0, 340, 330, nil, 340] {
        ScreenContext.processWide = try set.map { try ScreenContext(width: $0, height: 700) }
        for _ in 0..<2 { found.append(try width()) }
      }
      let override = try ScreenContext(width: 350, height: 700)
      found.append(try ScreenContext.with(override, operation: width))
      found.append(try width())
      exit(found == [330, 330, 340, 340, 330, 330, 375, 375, 340, 340, 350, 340] ? 0 : 1)
    }
  }

  @Test func `more contexts than are remembered are told apart`() async throws {
    let store = try await ProfileStore.loaded(["iPhone5": Self.profile(width: 320)])
    for width in [330.0, 340, 350, 360, 370, 380, 330, 350, 380] {
      let context = try ScreenContext(width: width, height: 700)
      #expect(try store.values(for: "title", in: "View", on: context).width == width)
    }
  }

  @Test func `a value that is missing is an error that says what was looked for`() async throws {
    let store = try await ProfileStore.loaded([
      "iPhone6": #"{"g": [{"title": {}}, {"hint_BM_DE": {}}]}"#
    ])
    var context = Self.context
    context.preferredLanguages = ["fr-CA", "it"]
    let french = context
    func message(_ id: String, _ container: String) -> String? {
      let error = #expect(throws: ProfileLookupError.self) {
        _ = try store.values(for: id, in: container, on: french)
      }
      return error?.description
    }
    #expect(
      message("title", "Veiw") == "there is no profile of 'Veiw'; did you mean 'View'?")
    #expect(
      message("title", "Login")
        == "there is no profile of 'Login'; add a file such as Login_iPhone6_S.json")
    #expect(
      message("tilte", "View") == "no profile of 'View' has the id 'tilte'; did you mean 'title'?")
    #expect(
      message("button", "View")
        == "no profile of 'View' has the id 'button'; add it to the files of the container")
    #expect(
      message("hint", "View")
        == "no entry of 'hint' in 'View' is for fr-CA or it or the development region en; "
        + "add one that ends in _BM_BASE, or one without a mark")
    #expect(
      ProfileLookupError.notLoaded.description
        == "no profile is loaded; call load() and wait for it before the first look-up")
  }

  @Test func `names of files are checked, and all defects are told at once`() async throws {
    let store = ProfileStore(files: [
      "View_iPhoen6.json": Data("{}".utf8), "Other.json": Data("{".utf8),
      "View_iPhone6.json": Data("{}".utf8), "View_iPhone6_S.json": Data("[]".utf8),
      "_iPad.json": Data("{}".utf8),
    ])
    let error = await #expect(throws: ProfileLoadError.self) { try await store.load() }
    #expect(
      error?.description == """
        Other.json: error: the name 'Other.json' does not end in a device; \
        call it <Container>_<Device>.json, as in Login_iPhone6.json
        Other.json:1:2: error: the file ends too early; close the open brackets, or restore the file
        View_iPhoen6.json: error: the name 'View_iPhoen6.json' does not end in a device; \
        did you mean 'View_iPhone6.json'?
        View_iPhone6_S.json: error: 'View_iPhone6.json' is for the same container and device; \
        delete one of them
        View_iPhone6_S.json:1:1: error: an object of groups is expected, but this is an array; \
        write an object of groups
        _iPad.json: error: the name '_iPad.json' does not end in a device; \
        call it <Container>_<Device>.json, as in Login_iPhone6.json
        """)
    #expect(!store.isLoaded)
  }
}
