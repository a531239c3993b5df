import AutoScale
import Testing

@Suite struct CombinedConditionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let condition: ScreenCondition
    let screens: Set<String>
    var testDescription: String { "\(name) holds on \(screens.sorted())" }

    init(_ name: String, _ condition: ScreenCondition, _ screens: Set<String>) {
      (self.name, self.condition, self.screens) = (name, condition, screens)
    }
  }

  static let screens = ["320x568", "390x844", "844x390", "768x1024"]

  static let rows = [
    Row("both", .idiom(.phone) && .orientation(.landscape), ["844x390"]),
    Row("either", .idiom(.pad) || .width(320), ["320x568", "768x1024"]),
    Row("not", !.idiom(.pad), ["320x568", "390x844", "844x390"]),
    Row("neither", !(.idiom(.pad) || .aspect(.full)), ["320x568"]),
    Row(
      "a condition of one's own", .where { $0.width > $0.height / 2 && $0.idiom == .phone },
      ["320x568", "844x390"]),
    Row("never", .idiom(.pad) && !.idiom(.pad), []),
  ]

  @Test(arguments: rows)
  func `a combined condition holds where its parts say so`(_ row: Row) throws {
    for screen in Self.screens {
      let context = try Screen(specification: screen).context()
      let value = 0.screen(row.condition, is: 1).value(in: context)
      #expect(value == (row.screens.contains(screen) ? 1 : 0), "\(screen)")
    }
  }

  @Test func `both together win against either, and either-or against neither`() throws {
    let context = try Screen(named: "iPhone SE (3rd generation)").context()
    let (width, portrait) = (ScreenCondition.width(375), ScreenCondition.orientation(.portrait))
    for (winner, loser) in [
      (width && portrait, width), (width && portrait, portrait),
      (width, width || portrait), (.device("iPhone SE (3rd generation)"), width && portrait),
      (portrait, !.idiom(.pad)), (width && !.idiom(.pad), width),
      (width && portrait && .idiom(.phone), width && portrait),
    ] {
      #expect(0.screen(winner, is: 1).screen(loser, is: 2).value(in: context) == 1)
      #expect(0.screen(loser, is: 2).screen(winner, is: 1).value(in: context) == 1)
    }
  }

  @Test func `the classes of a screen can be read`() throws {
    let phone = try Screen(named: "iPhone 17 Pro Max").context()
    #expect(phone.aspectClass == .full)
    #expect(phone.orientation == .portrait)
    #expect(phone.horizontalSizeClass == .compact)
    #expect(phone.verticalSizeClass == .regular)
    let turned = try Screen(named: "iPhone 17 Pro Max").landscape.context()
    #expect(turned.orientation == .landscape)
    #expect(turned.horizontalSizeClass == .regular)
    #expect(turned.verticalSizeClass == .compact)
    #expect(try Screen(named: "iPad (A16)").context().aspectClass == nil)
  }

  @Test func `names of devices that no screen has are told, with the names like them`() throws {
    let fold = try Screen("My Fold", width: 673, height: 841)
    let value = 16.screen(.device("iPhone 17"), is: 17)
      .screen(.idiom(.phone) && .device("iPhone 17 Prp"), is: 18)
      .screen(!.device("my fold"), is: 19)
    #expect(
      value.unknownDevices().map(\.description) == [
        "unknown screen 'iPhone 17 Prp'; did you mean 'iPhone 17 Pro'?",
        "unknown screen 'my fold'; write a name of the catalog",
      ])
    #expect(
      value.unknownDevices(besides: [fold]).map(\.description) == [
        "unknown screen 'iPhone 17 Prp'; did you mean 'iPhone 17 Pro'?"
      ])
  }

  @Test func `a name that several screens begin with suggests them`() {
    let rows = [
      "iPhone SE": """
      unknown screen 'iPhone SE'; did you mean 'iPhone SE (1st generation)', \
      'iPhone SE (2nd generation)' or 'iPhone SE (3rd generation)'?
      """,
      "ipad pro": """
      unknown screen 'ipad pro'; did you mean 'iPad Pro 12.9-inch (4th generation)', \
      'iPad Pro 12.9-inch (5th generation)', 'iPad Pro 12.9-inch (6th generation)', \
      'iPad Pro 13-inch (M4)' or 'iPad Pro 13-inch (M5)' (or 11 more)?
      """,
    ]
    for (name, message) in rows {
      let error = #expect(throws: ScreenSpecificationError.self) { try Screen(named: name) }
      #expect(error?.description == message)
    }
  }
}
