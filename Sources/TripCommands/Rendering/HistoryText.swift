import CivilTime
import Messages
import Rendering
import TripStorage
import TypedInput

/// One command that changed the store, as text.
enum HistoryText {
    /// Returns `2027-03-01 09:00 · add "Tea" to Tokyo · 1 row`, in home time if known.
    static func line(_ entry: HistoryEntry, _ session: Session) -> String {
        let zone = (try? session.home(of: [])) ?? .utc
        let at = zone.civil(at: entry.at)
        let rows = (entry.changes == 1 ? tr("1 row") : tr("\(entry.changes) rows"))
        let stamp = "\(at.date) \(at.time.shortText)\(zone == .utc ? " UTC" : "")"
        return "\(stamp) · \(Printable.line(entry.title)) · \(rows)"
    }
}
