import CivilTime
import Trips

/// Cancellations of one series, or of an occurrence and all that follow, which take its changed occurrences along.
///
/// A file can hold thousands of them; one pass over the changed occurrences finds for each the strongest that counts.
struct CancellationSweep {
    private var all: [Cancellation]

    init(_ all: [Cancellation] = []) {
        self.all = all
    }

    mutating func add(_ cancellation: Cancellation) { all.append(cancellation) }

    /// The strongest cancellation for each changed occurrence that one of them reaches.
    ///
    /// One from an occurrence on reaches what comes after it, and only occurrences that are known.
    ///
    /// - Parameter keys: The changed occurrences.
    /// - Returns: Those that are reached, in their order.
    func matches(_ keys: [ActivityKey]) -> [(key: ActivityKey, cancellation: Cancellation)] {
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
