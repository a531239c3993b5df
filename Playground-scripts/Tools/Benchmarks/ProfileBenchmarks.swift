import AutoScale
import AutoScaleProfiles
import Foundation

/// What layout profiles cost: one look-up after loading, and loading itself.
let profileBenchmarks: [Benchmark] = [
  Benchmark(name: "profiles/lookup", baseline: "a dictionary of strings") {
    let context = Screen.nearest(width: 375, height: 667).context()
    return lookupPair { store, id, container in
      try store.values(for: id, in: container, on: context)
    }
  },
  Benchmark(name: "profiles/lookup-current", baseline: "a dictionary of strings") {
    ScreenContext.processWide = Screen.nearest(width: 375, height: 667).context()
    return lookupPair { store, id, container in try store.values(for: id, in: container) }
  },
  Benchmark(name: "profiles/load", baseline: "JSONSerialization") {
    let files = profiles(count: 1_000, ids: 50)
    let contents = Array(files.values)
    return .init(
      measured: { Double(ProfileCatalog(files: files).files.count) },
      baseline: {
        contents.reduce(0) { sum, data in sum + (parse(data) == nil ? .nan : 1) }
      })
  },
]

/// Files of the form that designers hand over, in memory by their names.
private func profiles(count: Int, ids: Int) -> [String: Data] {
  var files: [String: Data] = [:]
  for file in 0..<count {
    let views = (0..<ids).map { id in
      """
              { "screenViewId_Label\(id)":
                  { "marginLeft": \(id).5, "marginRight": 0.0, "marginTop": \(file % 40).0,
                    "marginBottom": 0.0, "width": 60.0, "height": 44.0, "fontSize": 17.0 } }
      """
    }
    let text = "{ \"UILabel\": [\n\(views.joined(separator: ",\n"))\n] }"
    files["Screen\(file)View_iPhone6_S.json"] = Data(text.utf8)
  }
  return files
}

private func load(_ store: ProfileStore) {
  do { try store.loadAndWait() } catch { print(error) }
}

/// A hundred look-ups of each of 1,000 views, against as many of one string in a dictionary.
private func lookupPair(
  _ look: @escaping (ProfileStore, _ id: String, _ container: String) throws -> ProfileValues
) -> Benchmark.Pair {
  let store = ProfileStore(files: profiles(count: 20, ids: 50))
  load(store)
  let keys = (0..<1_000).map { ("Screen\($0 / 50)View", "screenViewId_Label\($0 % 50)") }
  let names = keys.map { $0.0 + $0.1 }
  let dictionary = Dictionary(uniqueKeysWithValues: names.map { ($0, 1.0) })
  let rounds = 100
  return .init(
    measured: {
      var sum = 0.0
      for _ in 0..<rounds {
        for (container, id) in keys {
          do {
            sum += Double(try look(store, id, container).all.count)
          } catch {
            return .nan
          }
        }
      }
      return sum
    },
    baseline: {
      var sum = 0.0
      for _ in 0..<rounds {
        for name in names { sum += dictionary[name] ?? .nan }
      }
      return sum
    },
    operations: rounds * keys.count, baselineOperations: rounds * keys.count)
}

private func parse(_ data: Data) -> Any? {
  do { return try JSONSerialization.jsonObject(with: data) } catch { return nil }
}
