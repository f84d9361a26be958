import CivilTime
import Messages

/// When the versions of a file were written: what has a date that cannot be would be the last version for ever.
struct VersionDates {
    /// When the file is read.
    private let now: Instant
    /// When the mail was sent that is read, where it says so.
    private(set) var sent: Instant?

    private static let day: Int64 = 86_400

    init(now: Instant) { self.now = now }

    /// Takes when a mail was sent; one that was sent a month after now, by a clock that may be slow, was sent now.
    ///
    /// - Parameter date: What the mail says.
    /// - Returns: What there is to tell.
    mutating func begin(sent date: Instant?) -> String? {
        let before = sent
        sent = date
        guard let date, date.secondsSinceEpoch > now.secondsSinceEpoch + 31 * Self.day else { return nil }
        sent = now
        return before == now
            ? nil : tr("the date of the mail, \(date), is after now, \(now), which was taken")
    }

    /// Looks at when a version was written: no mail has one that is later than the mail, and no page one that is later than now.
    ///
    /// - Parameter modified: What the version says.
    /// - Returns: What counts, with what there is to tell. Of a mail that is the version's own date, so that those of one mail
    ///   have their order.
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
