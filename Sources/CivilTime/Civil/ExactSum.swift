/// A count of seconds and nanoseconds plus an exact duration, checked for overflow.
enum ExactSum {
    static func of(
        seconds: Int64, nanosecond: Int, _ duration: Duration, subject: String
    ) throws(TimeError) -> (seconds: Int64, nanosecond: Int) {
        let parts = duration.components
        // Floor, so that a negative part of an attosecond still moves toward the past.
        var nanoseconds = parts.attoseconds / 1_000_000_000
        if parts.attoseconds % 1_000_000_000 < 0 { nanoseconds -= 1 }
        nanoseconds += Int64(nanosecond)
        let carry: Int64 = nanoseconds < 0 ? -1 : (nanoseconds >= 1_000_000_000 ? 1 : 0)
        let (sum, first) = seconds.addingReportingOverflow(parts.seconds)
        let (total, second) = sum.addingReportingOverflow(carry)
        guard !first, !second else {
            throw TimeError(
                .outOfRange, subject: "\(subject) + \(duration)",
                reason: "times run from the year -9999 to the year 9999")
        }
        return (total, Int(nanoseconds - carry * 1_000_000_000))
    }
}
