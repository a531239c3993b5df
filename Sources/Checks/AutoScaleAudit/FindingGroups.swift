/// Groups findings that have one cause, and those that repeat in copies of a view.
struct FindingGroups {
  /// The properties that findings in copies of a view share.
  private struct Shape: Hashable {
    let rule: Finding.Rule
    let severity: Finding.Severity
    let message: String
    let context: String?

    init(_ finding: Finding) {
      rule = finding.rule
      severity = finding.severity
      message = finding.message.withoutObjectIDs
      context = finding.conditionWords
    }
  }

  /// The findings, of each group the first one with the others as companions.
  let findings: [Finding]

  /// Groups findings without companions.
  ///
  /// - Complexity: O(*n* log *n*) in the findings.
  init(_ findings: [Finding]) {
    var others = 0
    let byCause = Self.groups(of: findings) { finding in
      if let cause = finding.cause { return cause }
      // A finding without a cause is a group by itself.
      others += 1
      return "\(others)"
    }
    self.findings = Self.groups(of: byCause, by: Shape.init)
  }

  /// Groups findings by a key, in the order of the first ones.
  private static func groups<Key: Hashable>(
    of findings: [Finding], by key: (Finding) -> Key
  ) -> [Finding] {
    var order: [Key] = []
    var groups: [Key: [Finding]] = [:]
    for finding in findings {
      let key = key(finding)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []] += finding.members
    }
    return order.compactMap { groups[$0] }.compactMap { group in
      // Sorting keeps the order of faults that are equally bad.
      Finding(grouping: group.sorted { ($0.severity, $0.amount) > ($1.severity, $1.amount) })
    }
  }
}

extension String {
  /// The text with a sign for each object id of Interface Builder, such as `aB3-dE-f5G`.
  fileprivate var withoutObjectIDs: String {
    split(separator: " ", omittingEmptySubsequences: false).map { word in
      let id = word.prefix(10)
      return id.isObjectID ? "#" + word.dropFirst(10) : word
    }.joined(separator: " ")
  }
}

extension Substring {
  /// Whether the text has the form of an object id: groups of three, two and three letters or digits.
  fileprivate var isObjectID: Bool {
    count == 10
      && enumerated().allSatisfy { index, character in
        index == 3 || index == 6 ? character == "-" : character.isLetter || character.isNumber
      }
  }
}
