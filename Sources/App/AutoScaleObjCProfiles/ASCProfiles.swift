import AutoScaleObjC
import AutoScaleProfiles
import Foundation

// Each attribute names the headers of the types that it hands to Objective-C.

/// Layout profiles for Objective-C code: loaded once, then read without disk access.
///
///     ASCProfiles *profiles = [[ASCProfiles alloc] initWithBundle:NSBundle.mainBundle];
///     [profiles loadWithCompletion:^(NSError *error) { … }];
///     NSDictionary *values = [profiles valuesForIdentifier:@"title" inContainer:@"LoginView" error:&error];
///     CGFloat left = [values[@"marginLeft"] doubleValue];
///
/// Errors have the text of ``AutoScaleProfiles/ProfileLoadError`` and
/// ``AutoScaleProfiles/ProfileLookupError`` as their localized description.
#if canImport(ObjectiveC)  // NSObject.h
  @objc(ASCProfiles)
#endif
public final class ASCProfiles: NSObject {
  /// The store, for Swift code.
  public let store: ProfileStore

  /// Makes profiles from a store of Swift.
  public init(_ store: ProfileStore) { self.store = store }

  /// Makes profiles of the `.json` files in a directory and its subdirectories.
  #if canImport(ObjectiveC)  // NSURL.h
    @objc(initWithDirectory:)
  #endif
  public convenience init(directory: URL) { self.init(ProfileStore(directory: directory)) }

  /// Makes profiles of a bundle's resources.
  #if canImport(ObjectiveC)  // NSBundle.h
    @objc(initWithBundle:)
  #endif
  public convenience init(bundle: Bundle) { self.init(ProfileStore(bundle: bundle)) }

  /// Loads all files unless they are loaded, and then calls a block on any queue.
  ///
  /// - Parameter completion: Called once, with the error if the files have defects.
  #if canImport(ObjectiveC)  // Block.h, NSError.h
    @objc(loadWithCompletion:)
  #endif
  public func load(completion: @escaping @Sendable ((any Error)?) -> Void) {
    let store = store
    Task {
      do throws(ProfileLoadError) {
        try await store.load()
        completion(nil)
      } catch {
        completion(error.asNSError)
      }
    }
  }

  /// Loads all files on this thread, unless they are loaded.
  ///
  /// - Throws: An `NSError` with every defect of every file.
  #if canImport(ObjectiveC)  // NSError.h
    @objc(loadAndReturnError:)
  #endif
  public func load() throws {
    do { try store.loadAndWait() } catch { throw error.asNSError }
  }

  /// Returns the values of a view on the current screen, with lengths in points.
  ///
  /// - Throws: An `NSError` if nothing is loaded, or if there is no such entry.
  #if canImport(ObjectiveC)  // NSError.h, NSDictionary.h, NSString.h
    @objc(valuesForIdentifier:inContainer:error:)
  #endif
  public func values(for id: String, in container: String) throws -> [String: Any] {
    do { return try store.values(for: id, in: container).objects } catch { throw error.asNSError }
  }

  /// Returns the values of a view on a screen, with lengths in points.
  ///
  /// - Throws: An `NSError` if nothing is loaded, or if there is no such entry.
  #if canImport(ObjectiveC)  // NSError.h, NSDictionary.h, NSString.h
    @objc(valuesForIdentifier:inContainer:onScreen:error:)
  #endif
  public func values(
    for id: String, in container: String, on screen: ASCContext
  ) throws -> [String: Any] {
    do {
      return try store.values(for: id, in: container, on: screen.context).objects
    } catch {
      throw error.asNSError
    }
  }
}

extension ProfileValues {
  /// The values as numbers, strings and Booleans, which bridge to objects.
  fileprivate var objects: [String: Any] {
    all.mapValues { value -> Any in
      switch value {
      case .number(let number): number
      case .string(let string): string
      case .boolean(let boolean): boolean
      }
    }
  }
}
