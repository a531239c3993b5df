import AutoScale
import AutoScaleLayoutEngine
import Testing

@Suite struct ViewingConditionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let condition: ViewingCondition
    let code, short, long: [String]
    var testDescription: String { condition.description }
  }

  private static func condition(
    keyboard: Bool = false, appearance: ViewingCondition.Appearance = .light,
    _ condition: ViewingCondition = ViewingCondition()
  ) -> ViewingCondition {
    var condition = condition
    condition.showsKeyboard = keyboard
    condition.appearance = appearance
    return condition
  }

  static let rows = [
    Row(condition: ViewingCondition(), code: [], short: [], long: []),
    Row(
      condition: ViewingCondition(screen: Screen.phones[0]), code: [], short: [], long: []),
    Row(
      condition: ViewingCondition(language: "de", textSize: .extraLarge, textLength: 1.35),
      code: ["de", "extraLarge", "longer-35"], short: ["de", "extraLarge", "35 % longer"],
      long: ["in de", "at the text size extraLarge", "with texts 35 % longer"]),
    // The language implies its direction.
    Row(condition: ViewingCondition(language: "ar"), code: ["ar"], short: ["ar"], long: ["in ar"]),
    Row(
      condition: ViewingCondition(language: "ar", direction: .leftToRight), code: ["ar", "ltr"],
      short: ["ar", "left to right"], long: ["in ar", "read from left to right"]),
    Row(
      condition: ViewingCondition(direction: .rightToLeft), code: ["rtl"],
      short: ["right to left"], long: ["read from right to left"]),
    Row(
      condition: condition(keyboard: true, appearance: .dark), code: ["dark", "keyboard"],
      short: ["dark", "keyboard"], long: ["with the dark appearance", "with the keyboard"]),
  ]

  @Test(arguments: rows)
  func `a condition says how it differs from a document as it is`(_ row: Row) {
    #expect(row.condition.words(length: .code) == row.code)
    #expect(row.condition.words(length: .short) == row.short)
    #expect(row.condition.words(length: .long) == row.long)
    #expect(row.condition.description == row.long.joined(separator: ", "))
  }

  private static let looks: [(Bool, ViewingCondition.Appearance)] = [
    (false, .light), (false, .dark), (true, .light), (true, .dark),
  ]

  @Test func `two conditions of any kind have different words`() {
    var seen: [[String]: ViewingCondition] = [:]
    for language in [nil, "de", "ar"] {
      for direction in InterfaceDirection.allCases {
        for size in [TextSizeCategory.large, .extraLarge] {
          for length in [1, 1.35] {
            for (keyboard, appearance) in Self.looks {
              let condition = Self.condition(
                keyboard: keyboard, appearance: appearance,
                ViewingCondition(
                  language: language, textSize: size, textLength: length, direction: direction))
              #expect(seen.updateValue(condition, forKey: condition.words(length: .code)) == nil)
            }
          }
        }
      }
    }
    #expect(seen.count == 96)
  }
}
