extension PageData {
  /// An edge of a view in a sweep: its function, or the list that several edges of several views share.
  enum Edge: Encodable {
    case function(EdgeFunction)
    case list(Int)

    /// Takes an edge; one of several pieces goes into the tables.
    init(_ edge: EdgeFunction, in tables: inout PageTables) {
      self = edge.pieces.count > 1 ? .list(tables.place(of: edge.numbers)) : .function(edge)
    }

    /// Encodes a function as it is, and a list as an array with its place.
    func encode(to encoder: any Encoder) throws {
      switch self {
      case .function(let function): try function.encode(to: encoder)
      case .list(let place): try [place].encode(to: encoder)
      }
    }
  }

  /// A parameter in a sweep: its changes, or the list that several parameters share.
  enum Changes: Encodable {
    case changes(ChangeList)
    case list(Int)

    /// Lists of more numbers go into the tables.
    private static let mostNumbers = 6

    /// Takes changes; long ones go into the tables.
    init(_ changes: ChangeList, in tables: inout PageTables) {
      let (numbers, isSparse) = changes.stored
      guard numbers.count > Self.mostNumbers else {
        self = .changes(changes)
        return
      }
      let place = tables.place(of: numbers.map(Double.init))
      self = .list(isSparse ? -1 - place : place)
    }

    /// Encodes changes as an array, a dense list as its place, and a sparse one as `-1 - place`.
    func encode(to encoder: any Encoder) throws {
      switch self {
      case .changes(let changes): try changes.encode(to: encoder)
      case .list(let place): try place.encode(to: encoder)
      }
    }
  }
}
