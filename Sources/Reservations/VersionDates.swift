import CivilTime
import Messages

/// Bounds the dates of a file's versions; an impossible date would be the latest for ever.
struct VersionDates {
    /// The time of reading.
    private let now: Instant
    /// The stated sending date of the current mail.
    private(set) var sent: Instant?

    private static let day: Int64 = 86_400

    init(now: Instant) { self.now = now }

    /// Sets the sending date of a mail.
    ///
    /// A date more than 31 days after now counts as now; a smaller lead may come from a slow clock.
    ///
    /// - Parameter date: The mail's date.
    /// - Returns: A remark, if any.
    mutating func begin(sent date: Instant?) -> String? {
        let before = sent
        sent = date
        guard let date, date.secondsSinceEpoch > now.secondsSinceEpoch + 31 * Self.day else { return nil }
        sent = now
        return before == now
            ? nil : tr("the date of the mail, \(date), is after now, \(now), which was taken")
    }

    /// Bounds the date of a version: not later than its mail, or for a page than now.
    ///
    /// - Parameter modified: The version's date.
    /// - Returns: The date to use, with a remark. For a mail it is the version's own date, so that those of
    ///   one mail have their order.
    func checked(_ modified: Instant?) -> (date: Instant?, remark: String?) {
        guard let modified, modified.secondsSinceEpoch > (sent ?? now).secondsSinceEpoch + Self.day else {
            return (modified, nil)
        }
        if let sent {
            return (
                modified,
                tr("modifiedTime \(modified) is after the date of the mail, \(sent), which was taken")
            )
        }
        return (now, tr("modifiedTime \(modified) is after now, \(now), which was taken"))
    }
}
