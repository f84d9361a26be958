import Synchronization
import TripStorage

/// A store that notes the change that was made through it, so that an answer can offer to undo that one and no other.
final class NotedStore: TripStore {
    private let store: any TripStore
    private let newest = Mutex<Int64?>(nil)

    /// Notes the changes of a store.
    init(_ store: any TripStore) { self.store = store }

    /// The number of the newest change made through it in the history; nil for none.
    var change: Int64? { newest.withLock(\.self) }

    /// The number of the newest change in the history; 0 for none.
    ///
    /// - Throws: An error of the store.
    func newestNumber() throws -> Int64 { try read { try $0.history().first?.number ?? 0 } }

    func read<T>(_ body: (any TripReading) throws -> T) throws -> T { try store.read(body) }

    func write<T>(_ body: (any TripWriting) throws -> T) throws -> T {
        let (value, number) = try store.write { writing in
            let before = try writing.history().first?.number
            let value = try body(writing)
            // Within the transaction, so that nobody else's change is taken for it.
            let after = try writing.history().first?.number
            return (value, after == before ? nil : after)
        }
        // Numbers are not used again, and what changed no row is not kept in the history.
        if let number, isKept(number) { newest.withLock { $0 = number } }
        return value
    }

    /// Whether the history has an entry; one that cannot be looked up is said to be there, since it was written.
    private func isKept(_ number: Int64) -> Bool {
        (try? store.read { try $0.history().contains { $0.number == number } }) ?? true
    }
}
