import Synchronization

/// The searches for zones in one file, which calendars of the file share.
///
/// Mail folders hold thousands of calendars with the same definition, and each has a resolver of its own. What was searched
/// for once is not searched for again, and a hostile file with other names in each calendar comes to an end.
package final class ZoneSearches: Sendable {
    /// How many different searches one file gets.
    package static let most = 1_000

    struct Key: Hashable {
        let name: String
        /// The lines of the definition; empty when there is none.
        let definition: String
        let years: Range<Int>
    }

    let work = ZoneWork()
    private let found = Mutex<[Key: FoundZone?]>([:])

    /// Begins with no search done.
    package init() {}

    /// Returns what was found, or searches now; `nil` when the file has no searches left.
    func result(_ key: Key, search: () -> FoundZone?) -> FoundZone?? {
        if let known = found.withLock({ $0[key] }) { return known }
        guard found.withLock({ $0.count }) < Self.most else { return nil }
        let result = search()
        found.withLock { $0[key] = .some(result) }
        return .some(result)
    }
}
