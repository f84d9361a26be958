import CivilTime
package import Trips

/// Cancellations of one series, or of an occurrence and all that follow, which take its changed occurrences along.
///
/// A file can hold thousands of them; one pass over the changed occurrences finds for each the strongest that counts.
package struct CancellationSweep {
    private var all: [Cancellation]

    package init(_ all: [Cancellation] = []) {
        self.all = all
    }

    package mutating func add(_ cancellation: Cancellation) { all.append(cancellation) }

    /// The strongest cancellation for each changed occurrence that one of them reaches.
    ///
    /// One from an occurrence on reaches what comes after it, and only occurrences that are known.
    ///
    /// - Parameter keys: The changed occurrences.
    /// - Returns: Those that are reached, in their order.
    package func matches(_ keys: [ActivityKey]) -> [(key: ActivityKey, cancellation: Cancellation)] {
        let whole = all.filter { $0.key.recurrenceID == nil }
            .reduce(nil as Cancellation?) { $1.stronger(than: $0) }
        let futures = all.filter { $0.key.recurrenceID != nil && $0.key.recurrenceClock == .series }
            .sorted { $0.key < $1.key }
        var strongest = whole
        var next = 0
        var found: [(ActivityKey, Cancellation)] = []
        for key in keys.sorted() {
            guard key.recurrenceClock == .series else {
                if let whole { found.append((key, whole)) }
                continue
            }
            while next < futures.count, futures[next].key < key {
                strongest = futures[next].stronger(than: strongest)
                next += 1
            }
            if let strongest { found.append((key, strongest)) }
        }
        return found
    }
}

extension CancellationSweep {
    /// The strongest of some cancellations for each changed occurrence, before anybody knows the clock of their series.
    ///
    /// Of two that are read on other clocks nobody knows which comes later; one of them then reaches the other.
    ///
    /// - Parameters:
    ///   - all: The cancellations of a series, or of an occurrence and all later ones.
    ///   - keys: The changed occurrences of the same UID.
    /// - Returns: The strongest by the key of what it reaches.
    static func strongest(of all: [Cancellation], for keys: [ActivityKey]) -> [ActivityKey: Cancellation] {
        guard !all.isEmpty else { return [:] }
        func onSeries(_ key: ActivityKey) -> ActivityKey {
            ActivityKey(uid: key.uid, recurrenceID: key.recurrenceID)
        }
        var strongest: [ActivityKey: Cancellation] = [:]
        for (clock, keys) in Dictionary(grouping: keys, by: \.recurrenceClock) {
            let sweep = CancellationSweep(
                all.map { cancellation in
                    let key = cancellation.key
                    return cancellation.with(
                        key: key.recurrenceClock == clock ? onSeries(key) : ActivityKey(uid: key.uid))
                })
            let found = Dictionary(
                sweep.matches(keys.map(onSeries)).map { ($0.key, $0.cancellation) },
                uniquingKeysWith: { first, _ in first })
            for key in keys { strongest[key] = found[onSeries(key)] }
        }
        return strongest
    }
}

extension Cancellation {
    /// The one of two that more versions are older than; without a stamp, every one of its SEQUENCE is.
    func stronger(than other: Cancellation?) -> Cancellation {
        guard let other else { return self }
        guard sequence == other.sequence else { return sequence > other.sequence ? self : other }
        guard let stamp else { return self }
        guard let known = other.stamp else { return other }
        return stamp > known ? self : other
    }
}
