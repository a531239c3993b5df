extension ScreenCondition: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case width, height, size, inch, aspect, sizeClass, orientation, idiom, device, all, any, not
  }

  private struct Size: Codable { let width, height: Double }

  private struct SizeClasses: Codable { let horizontal, vertical: SizeClass? }

  /// Encodes an object with one key, such as `{"width": "390..."}` or `{"all": [{"idiom": "pad"}, …]}`.
  ///
  /// - Throws: An `EncodingError` for a closure, which is code and not data.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch test {
    case .width(let range): try container.encode(range, forKey: .width)
    case .height(let range): try container.encode(range, forKey: .height)
    case .size(let width, let height):
      try container.encode(Size(width: width, height: height), forKey: .size)
    case .inch(let range): try container.encode(range, forKey: .inch)
    case .aspect(let aspectClass): try container.encode(aspectClass, forKey: .aspect)
    case .sizeClass(let horizontal, let vertical):
      let classes = SizeClasses(horizontal: horizontal, vertical: vertical)
      try container.encode(classes, forKey: .sizeClass)
    case .orientation(let orientation): try container.encode(orientation, forKey: .orientation)
    case .idiom(let idiom): try container.encode(idiom, forKey: .idiom)
    case .device(let name): try container.encode(name, forKey: .device)
    case .both(let first, let second): try container.encode([first, second], forKey: .all)
    case .either(let first, let second): try container.encode([first, second], forKey: .any)
    case .not(let condition): try container.encode(condition, forKey: .not)
    case .custom, .customRange:
      throw EncodingError.invalidValue(
        self,
        .init(
          codingPath: encoder.codingPath, debugDescription: "A closure cannot be encoded."))
    }
  }

  /// Decodes an object with one key.
  ///
  /// - Throws: A `DecodingError` for an unknown key, for none or several, and for values of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(onlyWith: CodingKeys.allCases)
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      let keys = CodingKeys.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: "A condition has one key of \(keys)."))
    }
    self = try Self.condition(of: key, in: container)
  }

  private static func condition(
    of key: CodingKeys, in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> ScreenCondition {
    func value<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
      try container.decode(type, forKey: key)
    }
    switch key {
    case .width: return ScreenCondition(.width(try value()))
    case .height: return ScreenCondition(.height(try value()))
    case .size:
      let size = try value(Size.self)
      return .size(width: size.width, height: size.height)
    case .inch: return ScreenCondition(.inch(try value()))
    case .aspect: return .aspect(try value())
    case .sizeClass:
      let classes = try value(SizeClasses.self)
      return .sizeClass(horizontal: classes.horizontal, vertical: classes.vertical)
    case .orientation: return .orientation(try value())
    case .idiom: return .idiom(try value())
    case .device: return .device(try value())
    case .all: return try combined(value(), by: &&, of: key, in: container)
    case .any: return try combined(value(), by: ||, of: key, in: container)
    case .not: return !(try value(ScreenCondition.self))
    }
  }

  private static func combined(
    _ conditions: [ScreenCondition],
    by combine: (ScreenCondition, ScreenCondition) -> ScreenCondition,
    of key: CodingKeys, in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> ScreenCondition {
    guard let first = conditions.first else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "There is no condition.")
    }
    return conditions.dropFirst().reduce(first, combine)
  }
}
