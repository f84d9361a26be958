import Foundation
import Synchronization
import TripStorage

/// A store in a file that another writer holds until it is let go, as a long command does.
final class HeldStore: Sendable {
    let path: String
    private let isHeld = Atomic(false)
    private let isLetGo = DispatchSemaphore(value: 0)

    /// Makes a store with a trip of a test.
    init(_ body: (any TripWriting) throws -> Void) throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        path = directory.appendingPathComponent("trips.db").path
        try FileTripStore.open(path, for: .writing).write(body)
    }

    deinit {
        try? FileManager.default.removeItem(
            at: URL(fileURLWithPath: path).deletingLastPathComponent())
    }

    /// Waits until it is held.
    func hold() async throws {
        let holder = try FileTripStore.open(path, for: .writing)
        Thread.detachNewThread { [self] in
            try? holder.write { _ in
                isHeld.store(true, ordering: .sequentiallyConsistent)
                isLetGo.wait()
            }
        }
        while !isHeld.load(ordering: .sequentiallyConsistent) { try await Task.sleep(for: .milliseconds(5)) }
    }

    /// Lets the other writer go on.
    func letGo() { isLetGo.signal() }
}
