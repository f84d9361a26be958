package import CivilTime

extension Instant {
    /// The stamp of a change that is made at this instant: this instant, or where the clock is behind an earlier stamp, the
    /// second after that.
    ///
    /// A version with an earlier stamp than the one that it was made of would count as older everywhere else.
    ///
    /// - Parameter earlier: What the version before says of its own age.
    /// - Returns: A stamp that no earlier one is later than.
    package func ofChange(after earlier: Instant?...) -> Instant {
        guard let latest = earlier.compactMap(\.self).max(), latest > self else { return self }
        return (try? Instant(secondsSinceEpoch: latest.secondsSinceEpoch + 1)) ?? latest
    }
}
