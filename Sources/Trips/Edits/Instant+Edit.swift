package import CivilTime

extension Instant {
    /// Returns the stamp of a change made at this instant.
    ///
    /// It is this instant, or the second after an earlier stamp that the clock is behind. A version with an
    /// earlier stamp than the one it was made from would be older everywhere else.
    ///
    /// - Parameter earlier: The stamps of the version before.
    /// - Returns: A stamp later than every earlier one, or this instant.
    package func ofChange(after earlier: Instant?...) -> Instant {
        guard let latest = earlier.compactMap(\.self).max(), latest > self else { return self }
        return (try? Instant(secondsSinceEpoch: latest.secondsSinceEpoch + 1)) ?? latest
    }
}
