import CivilTime

extension Instant {
    /// Makes the instant of a second, clamped to the ends of the time line.
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
