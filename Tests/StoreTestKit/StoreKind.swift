import Foundation
public import TripStorage

/// A store on which a test runs; all of them must behave alike.
public enum StoreKind: CaseIterable, Sendable {
    case memory
    case file

    /// Runs a test on a new, empty store.
    public func withStore(_ body: (any TripStore) throws -> Void) throws {
        switch self {
        case .memory: try body(MemoryTripStore())
        case .file:
            try withTemporaryDirectory { try body(FileTripStore.open($0 + "/meridian.db", for: .writing)) }
        }
    }

    /// Runs a test that waits on a new, empty store.
    public func withStoreAsync(_ body: (any TripStore) async throws -> Void) async throws {
        switch self {
        case .memory: try await body(MemoryTripStore())
        case .file:
            let directory = try temporaryDirectory()
            defer { try? FileManager.default.removeItem(atPath: directory) }
            try await body(FileTripStore.open(directory + "/meridian.db", for: .writing))
        }
    }
}

/// Makes a new directory, which the caller removes.
public func temporaryDirectory() throws -> String {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "meridian-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url.path
}

/// Runs a test in a new directory, and removes it afterwards.
public func withTemporaryDirectory<T>(_ body: (String) throws -> T) throws -> T {
    let directory = try temporaryDirectory()
    defer { try? FileManager.default.removeItem(atPath: directory) }
    return try body(directory)
}
