import AutoScale
import Testing

@testable import AutoScaleTool

@Suite struct ValueCommandTests {
  @Test func `a value is shown for each screen`() {
    let run = CommandRun("value", "16", "-10", "--screens", "320x568,iPhone 17 Pro,iPad (A16)")
    #expect(run.status == .success)
    #expect(
      run.output == """
        width  factor       16      -10  screens
          320  0.8533  13.6533  -8.5333  320x568@2
          402   1.072   17.152   -10.72  iPhone 17 Pro
          820       1       16      -10  iPad (A16)

        """)
  }

  @Test(arguments: [["--json"], []])
  func `a result that is not finite is an error`(_ format: [String]) {
    let run = CommandRun(["value", "0", "16", "--reference", "1e-320"] + format)
    #expect(run.status == .usage)
    #expect(run.output == "")
    #expect(
      run.errors
        == "error: 16 becomes infinite on iPhone; write a smaller number, or a larger --reference\n"
    )
  }

  @Test(arguments: [("phones", Screen.phones), ("pads", Screen.pads), ("all", Screen.all)])
  func `the screens of a group share a line for each width`(_ group: String, _ screens: [Screen]) {
    let run = CommandRun("value", "16", "--screens", group)
    for screen in screens { #expect(run.output.contains(screen.name)) }
    if group == "phones" { #expect(run.lines.count == Set(screens.map(\.width)).count + 1) }
  }

  @Test func `a screen that is listed twice is taken once`() {
    let once = CommandRun("value", "16", "--screens", "phones")
    #expect(CommandRun("value", "16", "--screens", "phones,iPhone 8, phones").output == once.output)
  }

  @Test func `phones are shown when no screen is named`() {
    #expect(
      CommandRun("value", "16").output == CommandRun("value", "16", "--screens", "phones").output)
  }

  @Test func `reference, rounding and idioms are taken from the options`() {
    let run = CommandRun(
      "value", "--reference=414", "--round", "pixel", "--idioms", "phone,pad", "--screens",
      "iPhone 8,744x1133", "16")
    #expect(
      run.output == """
        width  factor    16  screens
          375  0.9058  14.5  iPhone 8
          744  1.7971    29  744x1133@2

        """)
  }

  @Test func `behind two dashes nothing is an option`() {
    #expect(
      CommandRun("value", "--screens", "phones", "--", "16", "-10").output
        == CommandRun("value", "16", "-10").output)
    #expect(
      CommandRun("value", "--", "--json").errors
        == "error: '--json' is not a finite number; write for example 'autoscale value 16'\n")
  }

  @Test func `a size is named with the idiom that it does not suggest`() {
    let run = CommandRun("value", "16", "--screens", "507x1024:pad,507x1024")
    #expect(
      run.output == """
        width  factor      16  screens
          507       1      16  507x1024@2:pad
          507   1.352  21.632  507x1024@2

        """)
  }

  @Test func `JSON has one object a value and screen, unrounded`() throws {
    let run = CommandRun("value", "16", "1", "--screens", "320x568,iPhone 17 Pro", "--json")
    let objects = try run.objects()
    #expect(run.lines[0].contains(#""scaled":13.653333333333334,"#))
    #expect(objects.count == 4)
    #expect(objects[0]["value"] as? Double == 16)
    #expect(objects[3]["scaled"] as? Double == 1.072)
    let screen = objects[2]["screen"] as? [String: Any]
    #expect(screen?["name"] as? String == "iPhone 17 Pro")
    #expect(screen?["idiom"] as? String == "phone")
    #expect(screen?["pixelsPerPoint"] as? Double == 3)
  }
}

@Suite struct DevicesCommandTests {
  @Test func `every screen of the catalog has a row for each position`() {
    let run = CommandRun("devices")
    #expect(run.status == .success)
    #expect(run.lines.count == 2 * Screen.all.count + Screen.duo.count + 1)
    for screen in Screen.all { #expect(run.output.contains(screen.turned.name)) }
  }

  @Test(arguments: ["14 PRO", "iphone14pro", "iPhone 14 Pro"])
  func `a text chooses the rows that contain it, whatever its case and its spaces`(_ text: String) {
    let run = CommandRun("devices", text)
    #expect(
      run.output == """
        name                         idiom     points  @  inches  year  safe area   classes          zoomed
        iPhone 14 Pro                phone  393 × 852  3     6.1  2022  59 0 34 0   compact regular  320 × 693
        iPhone 14 Pro landscape      phone  852 × 393  3     6.1  2022  0 59 21 59  compact compact  693 × 320
        iPhone 14 Pro Max            phone  430 × 932  3     6.7  2022  59 0 34 0   compact regular  375 × 812
        iPhone 14 Pro Max landscape  phone  932 × 430  3     6.7  2022  0 59 21 59  regular compact  812 × 375

        """)
  }

  @Test func `idioms choose the rows of their screens`() throws {
    let objects = try CommandRun("devices", "--idioms", "pad,tv", "--json").objects()
    let idioms = Set(objects.compactMap { $0["idiom"] as? String })
    #expect(idioms.isSubset(of: ["pad", "tv"]) && idioms.contains("pad"))
    #expect(objects.count == 2 * Screen.all.count { $0.idiom == .pad || $0.idiom == .tv })
    #expect(CommandRun("devices", "iphone", "--idioms", "pad").status == .findings)
  }

  @Test(arguments: [
    (["nokia"], "error: no screen has 'nokia' in its name"),
    (["nokia", "("], "error: no screen has 'nokia' or '(' in its name"),
    (["iphone", "--idioms", "pad"], "error: no screen of these idioms has 'iphone' in its name"),
    (["--idioms", "vision"], "error: no screen of these idioms"),
  ])
  func `asking for what no screen is called is a finding`(_ words: [String], _ message: String) {
    let run = CommandRun(["devices"] + words)
    #expect(run.status == .findings)
    #expect(run.output.isEmpty)
    #expect(run.errors == message + "; 'autoscale devices' lists all\n")
  }

  @Test func `JSON leaves out what is not known`() throws {
    let objects = try CommandRun("devices", "--json", "duo (outer").objects()
    #expect(objects.count == 2)
    #expect(objects[0]["width"] as? Double == 466)
    #expect(objects[0]["zoomedWidth"] == nil)
    #expect((objects[0]["safeArea"] as? [String: Double])?["right"] == 84)
  }
}
