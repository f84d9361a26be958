import Foundation
import Testing
import TripStorage

/// The stores that must behave alike.
enum StoreKind: CaseIterable, Sendable {
    case memory
    case file

    /// Runs a test on a new, empty store.
    func withStore(_ body: (any TripStore) throws -> Void) throws {
        switch self {
        case .memory: try body(MemoryTripStore())
        case .file:
            try withTemporaryDirectory { try body(FileTripStore.open($0 + "/meridian.db", for: .writing)) }
        }
    }
}

/// Makes a new directory; the caller takes it away.
func temporaryDirectory() throws -> String {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "meridian-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url.path
}

/// Runs a test in a new directory, and takes it away afterwards.
func withTemporaryDirectory<T>(_ body: (String) throws -> T) throws -> T {
    let directory = try temporaryDirectory()
    defer { try? FileManager.default.removeItem(atPath: directory) }
    return try body(directory)
}

/// An error that is none of the store's.
struct Refusal: Error, Equatable {}

extension StoreKind {
    /// Runs a test that waits on a new, empty store.
    func withStoreAsync(_ body: (any TripStore) async throws -> Void) async throws {
        switch self {
        case .memory: try await body(MemoryTripStore())
        case .file:
            let directory = try temporaryDirectory()
            defer { try? FileManager.default.removeItem(atPath: directory) }
            try await body(FileTripStore.open(directory + "/meridian.db", for: .writing))
        }
    }
}
