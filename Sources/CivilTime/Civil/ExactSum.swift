import Messages

/// A count of seconds and nanoseconds plus an exact duration.
enum ExactSum {
    /// More than the time from the first instant to the last; a longer duration cannot fit, and its seconds may not
    /// fit into 64 bits.
    private static let limit = Duration.seconds(1_000_000_000_000)

    static func of(
        seconds: Int64, nanosecond: Int, _ duration: Duration, subject: String
    ) throws(TimeError) -> (seconds: Int64, nanosecond: Int) {
        guard duration >= .zero - limit, duration <= limit else {
            throw TimeError(
                .outOfRange, subject: "\(subject) + \(duration)",
                reason: tr("times run from the year -9999 to the year 9999"))
        }
        let parts = duration.components
        // Rounds down, so that a negative fraction of a nanosecond still moves toward the past.
        var nanoseconds = parts.attoseconds / 1_000_000_000
        if parts.attoseconds % 1_000_000_000 < 0 { nanoseconds -= 1 }
        nanoseconds += Int64(nanosecond)
        let carry: Int64 = nanoseconds < 0 ? -1 : (nanoseconds >= 1_000_000_000 ? 1 : 0)
        return (seconds + parts.seconds + carry, Int(nanoseconds - carry * 1_000_000_000))
    }
}
