import CivilTime

extension Instant {
    /// The instant of a second, or the end of the time line that is nearest to it.
    init(nearestTo second: Int64) {
        let low = Instant.earliest
        let high = Instant.latest
        if let instant = try? Instant(secondsSinceEpoch: second) {
            self = instant
        } else {
            self = second < low.secondsSinceEpoch ? low : high
        }
    }
}
