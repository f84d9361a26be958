import Messages
import Rendering
import TripWorkflows

extension ImportedChange {
    /// The most changes of a trip that are told to a person.
    static let mostTold = 5

    /// `moved: Shinkansen, from Thu 13 May 2027 10:00 Asia/Tokyo to Thu 13 May 2027 14:00 Asia/Tokyo`.
    func words(_ times: SpanWords) -> String {
        let name = Printable.name(title)
        let (old, new) = (times.ends(of: before, kind), times.ends(of: after, kind))
        if isCancelled { return tr("cancelled: \(name), \(old.start)") }
        guard old.start == new.start else { return tr("moved: \(name), from \(old.start) to \(new.start)") }
        return tr("moved: the end of \(name), from \(old.end) to \(new.end)")
    }
}
