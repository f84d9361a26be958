import CivilTime
import Messages
import Rendering
import TripWorkflows
import Trips

extension ImportedChange {
    /// The most changes of a trip that are told to a person.
    static let mostTold = 5

    /// `moved: Shinkansen, from Thu 13 May 2027 10:00 to Thu 13 May 2027 14:00 Asia/Tokyo`.
    var words: String {
        let name = Printable.name(title)
        let (old, new) = (Self.ends(of: before, kind), Self.ends(of: after, kind))
        if isCancelled { return tr("cancelled: \(name), \(old.start)") }
        guard old.start == new.start else { return tr("moved: \(name), from \(old.start) to \(new.start)") }
        return tr("moved: the end of \(name), from \(old.end) to \(new.end)")
    }

    /// Both ends; of whole days the last one, of a stay the day of check-out.
    private static func ends(of span: ActivitySpan, _ kind: ActivityKind) -> (start: String, end: String) {
        switch span {
        case .allDay(let start, let end):
            let last = kind == .lodging ? end : (try? end.adding(days: -1)) ?? start
            return (EnglishTime.long(start), EnglishTime.long(last))
        case .timed(let start, let end): return (text(of: start), text(of: end))
        }
    }

    private static func text(of time: ActivityTime) -> String {
        let zone = time.zone.map { " \($0.name)" } ?? ""
        return "\(EnglishTime.long(time.local.date)) \(time.local.time.clockText)\(zone)"
    }
}
