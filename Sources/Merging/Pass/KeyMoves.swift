import Trips

/// Which keys activities get while an import is merged, so that what belongs to them can follow.
///
/// Several may come under one key, where they turn out to be versions of one activity.
struct KeyMoves: Sendable {
    /// The keys that activities had at first, by those that they have now; a key without an entry has its own activity still.
    private var origins: [ActivityKey: [ActivityKey]] = [:]

    /// Takes an activity away from its key.
    ///
    /// - Returns: The keys that it had at first.
    mutating func lift(_ key: ActivityKey) -> [ActivityKey] {
        defer { origins[key] = [] }
        return origins[key] ?? [key]
    }

    /// Puts an activity under a key, beside what is known under it already.
    ///
    /// - Parameters:
    ///   - keys: The keys that it had at first, from ``lift(_:)``.
    ///   - key: The key that it has now.
    mutating func put(_ keys: [ActivityKey], at key: ActivityKey) {
        origins[key] = (origins[key] ?? [key]) + keys
    }

    /// The keys that activities have now, by those that they had at first, where these differ.
    var moves: [ActivityKey: ActivityKey] {
        var moves: [ActivityKey: ActivityKey] = [:]
        for (key, keys) in origins {
            for origin in keys where origin != key { moves[origin] = key }
        }
        return moves
    }
}
