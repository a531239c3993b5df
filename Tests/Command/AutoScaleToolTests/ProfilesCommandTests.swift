import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite struct ProfilesCommandTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = String(folder.url.path().dropLast(folder.url.path().hasSuffix("/") ? 1 : 0))
    _ = try folder.write(
      #"{"UILabel": [{"title": {"width": 60.0, "fontSize": 20, "remarkParameterOne": "x/y"}}]}"#,
      as: "LoginView_iPhone6_S.json")
    _ = try folder.write(
      #"{"g": [{"title_BM_EN": {"width": 70}}, {"title_BM_ZH_HANS_US": {"width": 75}}, {"old": {}}]}"#,
      as: "LoginView_iPhone6P_S.json")
  }

  private func show(_ words: String...) -> CommandRun {
    CommandRun(["profiles", "show", "--container", "LoginView", "--directory", path] + words)
  }

  @Test func `the values are shown with what won and why`() {
    let run = show("title", "--screen", "iPhone 17")
    #expect(run.errors.isEmpty)
    #expect(run.status == .success)
    #expect(
      run.output == """
        title in LoginView on iPhone 17 (402x874@3)
        file   \(path)/LoginView_iPhone6_S.json: iPhone6_S (375 × 667) is the nearest narrower \
        class, scaled by 1.072
        entry  title: the entry without a language
          fontSize            21.44
          remarkParameterOne  "x/y"
          width               64.32

        """)
    let exact = show("title", "--screen", "414x736", "--language", "fr,zh-Hans-CN")
    #expect(
      exact.output == """
        title in LoginView on 414x736@3
        file   \(path)/LoginView_iPhone6P_S.json: the screen is of the class iPhone6P_S (414 × 736)
        entry  title_BM_ZH_HANS_US: the entry for the preferred language zh-Hans-CN
          width  75

        """)
    let region = show("title", "--screen", "414x736", "--lookup", "languageFirst")
    #expect(region.lines[2] == "entry  title_BM_EN: the entry for the development region en")
  }

  @Test func `a key that the format does not have is a note, once and without failing`() throws {
    let folder = try TemporaryFolder()
    for device in ["iPhone6", "iPad"] {
      try folder.write(
        #"{"g": [{"a": {"cornerRadius": 4, "gap": 8}}, {"b": {"gap": 9}}]}"#, as: "A_\(device).json"
      )
    }
    let run = CommandRun("profiles", "check", folder.url.path())
    #expect(run.status == .success)
    #expect(
      run.errors == """
        \(folder.url.path())/A_iPad.json:1:34: note: 'gap' is not a key of the format, so it is not \
        applied or scaled (in 'a'); read it in the app, or delete it

        """)
  }

  @Test(arguments: [
    (#"{"cornerRadius": -1}"#, "the size -1 is invalid (in 'cornerRadius')"),
    (#"{"conerRadius": 1}"#, "unknown key 'conerRadius' (in 'a'); did you mean 'cornerRadius'?"),
    (
      #"{"cornerRadius": "round"}"#,
      "a number is expected, but this is a string (in 'cornerRadius')"
    ),
  ])
  func `a corner radius is checked`(values: String, problem: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"g": [{"a": \#(values)}]}"#, as: "A_iPad.json")
    let run = CommandRun("profiles", "check", folder.url.path())
    #expect(run.status == .findings)
    #expect(run.errors.contains("error: \(problem)"), "\(run.errors)")
  }

  @Test func `the development region may be the name of a country`() {
    let run = show(
      "title", "--screen", "414x736", "--lookup", "languageFirst", "--development-region", "China")
    #expect(
      run.lines[2] == "entry  title_BM_ZH_HANS_US: the entry for the development region China")
  }

  @Test func `JSON is one object`() throws {
    let run = show("title", "--screen", "375x667", "--json")
    #expect(
      run.output == """
        {"container":"LoginView","entry":"title","file":"\(path)/LoginView_iPhone6_S.json",\
        "id":"title","values":{"fontSize":20,"remarkParameterOne":"x/y","width":60}}

        """)
  }

  @Test func `a missing id is an error`() {
    let run = show("tilte", "--screen", "375x667", "--json")
    #expect(run.status == .findings)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "error: no profile of 'LoginView' has the id 'tilte'; did you mean 'title'?\n")
  }

  @Test func `profiles with defects are not shown from`() throws {
    let broken = try folder.write("{", as: "Other_iPad.json")
    let run = show("title", "--screen", "375x667")
    #expect(run.status == .findings)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("\(broken):1:2: error: the file ends too early"))
  }

  @Test func `a check shows what is missing`() {
    let run = CommandRun("profiles", "check", path)
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    #expect(
      run.output
        == """
        container  id     missing devices                          missing languages
        LoginView  title  iPhone4_S iPhone5_S_C_SE iPad            EN ZH_HANS_US
        LoginView  old    iPhone4_S iPhone5_S_C_SE iPhone6_S iPad  EN ZH_HANS_US

        2 files, 2 ids, 2 gaps, 0 defects

        """)
  }

  @Test func `a check shows every defect of every file`() throws {
    _ = try folder.write(#"{"g": [{"a": {"widht": 1, "height": "2"}}]}"#, as: "A_iPad.json")
    _ = try folder.write("[]", as: "B_iPda.json")
    let run = CommandRun("profiles", "check", path)
    #expect(run.status == .findings)
    #expect(
      run.errors == """
        \(path)/A_iPad.json:1:15: error: unknown key 'widht' (in 'a'); did you mean 'width'?
        \(path)/A_iPad.json:1:37: error: a number is expected, but this is a string \
        (in 'height'); write a number
        \(path)/B_iPda.json: error: the name 'B_iPda.json' does not end in a device; \
        did you mean 'B_iPad.json'?
        \(path)/B_iPda.json:1:1: error: an object of groups is expected, but this is an array; \
        write an object of groups

        """)
    #expect(run.lines.last == "3 files, 3 ids, 3 gaps, 4 defects")
    let json = CommandRun("profiles", "check", path, "--json")
    #expect(json.status == .findings)
    #expect(json.errors == "\(path): error: 4 defects\n")
    #expect(
      json.output.contains(
        #"{"column":15,"key":"a","line":1,"message":"unknown key 'widht' (in 'a'); "#
          + #"did you mean 'width'?","path":"\#(path)/A_iPad.json"}"#))
    let missing = CommandRun("profiles", "check", path + "/none")
    #expect(missing.status == .findings)
    #expect(
      missing.errors
        == "\(path)/none: error: there is no such file or directory; check the path\n")
  }

  @Test func `a check is one JSON object on request`() throws {
    let run = CommandRun("profiles", "check", path, "--json")
    #expect(run.status == .success)
    #expect(
      run.output == """
        {"defects":[],"files":[\
        {"container":"LoginView","device":"iPhone6P_S","path":"\(path)/LoginView_iPhone6P_S.json"},\
        {"container":"LoginView","device":"iPhone6_S","path":"\(path)/LoginView_iPhone6_S.json"}],\
        "gaps":[{"container":"LoginView","id":"title",\
        "missingDevices":["iPhone4_S","iPhone5_S_C_SE","iPad"],\
        "missingLanguages":["EN","ZH_HANS_US"]},{"container":"LoginView","id":"old",\
        "missingDevices":["iPhone4_S","iPhone5_S_C_SE","iPhone6_S","iPad"],\
        "missingLanguages":["EN","ZH_HANS_US"]}],"notes":[],"paths":["\(path)"]}

        """)
  }

  @Test func `a directory without profiles is a finding`() throws {
    let empty = try TemporaryFolder()
    _ = try empty.write("notes", as: "notes.txt")
    let run = CommandRun("profiles", "check", empty.url.path())
    #expect(run.status == .findings)
    #expect(run.output == "0 files, 0 ids, 0 gaps, 0 defects\n")
    #expect(
      run.errors == """
        \(empty.url.path()): error: there is no profile; name the folder with \
        files such as Login_iPhone6.json

        """)
  }

  @Test func `files, folders and the standard input are checked together`() throws {
    let file = try folder.write(#"{"g": [{"a": {"width": -1}}]}"#, as: "other/B_iPad.json")
    let other = folder.url.appending(path: "other").path()
    let run = CommandRun(
      ["profiles", "check", file, other, path + "/none", "-"],
      input: Data(#"{"g": [{"a": {"widht": 1}}]}"#.utf8))
    #expect(run.status == .findings)
    #expect(
      run.errors == """
        \(path)/none: error: there is no such file or directory; check the path
        \(file):1:24: error: the size -1 is invalid (in 'width'); write a size or radius from 0, or a font size above 0
        -:1:15: error: unknown key 'widht' (in 'a'); did you mean 'width'?

        """)
    #expect(run.lines.last == "1 file, 1 id, 1 gap, 3 defects")
    #expect(CommandRun(["profiles", "check", "-"], input: Data("{}".utf8)).status == .success)
  }

  @Test func `profiles of several documents are written into a folder`() throws {
    let documents = try TemporaryFolder([
      "Login.xib": AdaptCommandTests.xib(), "Shop.xib": AdaptCommandTests.xib(),
    ])
    let source = documents.url.path(percentEncoded: false)
    let target = folder.url.appending(path: "profiles").path(percentEncoded: false)
    #expect(
      CommandRun("profiles", "from", source).errors.contains(
        "one profile can be printed, but there are 2 documents; write -o DIR"))
    let run = CommandRun("profiles", "from", source, "-o", target)
    #expect(run.status == .success, "\(run.errors)")
    #expect(
      run.lines == ["\(target)/Login_iPhone6_S.json", "\(target)/Shop_iPhone6_S.json"])
    let pad = CommandRun("profiles", "from", source + "/Shop.xib", "-o", target, "--device", "iPad")
    #expect(pad.lines == ["\(target)/Shop_iPad.json"])
    #expect(CommandRun("profiles", "check", target).status == .success)
    let wide = try documents.write(
      AdaptCommandTests.xib().replacing("retina4_7", with: "retina6_12"), as: "Wide.xib")
    let refused = CommandRun("profiles", "from", wide, "-o", target)
    #expect(refused.status == .findings)
    #expect(
      refused.errors.contains(
        "the canvas is 393 points wide, as no class of devices is; name one with --device"))
  }

  @Test func `a profile is written from a xib, and is one that can be read`() throws {
    let xib = try folder.write(AdaptCommandTests.xib(), as: "Login.xib")
    let run = CommandRun("profiles", "from", xib)
    #expect(run.status == .success)
    #expect(
      run.output == """
        {
          "PriceLabel": [
            { "Title": {"cornerRadius":15,"fontSize":30,"marginLeft":0,"marginTop":30} }
          ]
        }

        """)
    _ = try folder.write(run.output, as: "Login_iPad.json")
    #expect(CommandRun("profiles", "check", path).status == .success)
    let broken = CommandRun("profiles", "from", path + "/none.xib")
    #expect(broken.status == .findings)
    #expect(broken.errors.contains("none.xib: error: there is no such file; check the path"))
  }
}
