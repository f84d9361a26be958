import Foundation
import TripStorage

/// The stores that use cases work on alike.
enum StoreKind: CaseIterable, Sendable {
    case memory
    case file

    /// Runs a test on a new, empty store.
    func withStore(_ body: (any TripStore) throws -> Void) throws {
        switch self {
        case .memory: try body(MemoryTripStore())
        case .file:
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                "meridian-test-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try body(FileTripStore.open(folder.path + "/meridian.db", for: .writing))
        }
    }
}
