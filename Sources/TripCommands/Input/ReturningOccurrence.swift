import CivilTime
import Messages
import Rendering
import TripStorage
import Trips

/// An occurrence that its series may show again, at a time from before a change, once that change is deleted.
///
/// Of a change that cannot be read nobody knows to when it was, so whoever deletes it has to be told that a time may come
/// back that is wrong. Where the series has no such occurrence, or another change stands for it as well, none does.
struct ReturningOccurrence {
    private let title: String
    private let time: CivilDateTime
    private let andLater: Bool

    /// Looks at what deleting a row brings back; `nil` where nothing comes back, since the row changes no occurrence or no
    /// series is left that has it.
    ///
    /// - Parameters:
    ///   - row: The row that is deleted.
    ///   - found: What is deleted besides.
    ///   - reading: The store.
    /// - Throws: What reading the store throws.
    init?(of row: UnreadableRow, deleted found: [FoundItem], in reading: any TripReading) throws {
        guard let time = row.changedOccurrence, let trip = row.trip, let uid = row.id else { return nil }
        let isGone = found.contains {
            $0.trip.id == trip && $0.activity.uid.text == uid && $0.activity.recurrenceID == nil
        }
        guard !isGone,
            let series = try reading.sparing({
                try reading.activities(withUID: ActivityUID(uid), of: trip)
            }).value.first(where: { $0.recurrenceID == nil })
        else { return nil }
        (title, self.time, andLater) = (Printable.name(series.title), time, row.mayMoveLater)
    }

    /// What is said before it happens.
    var warning: String {
        andLater
            ? tr(
                "Once its change is deleted, the series \"\(title)\" may show its occurrence of \(time), and later ones, at a time from before that change."
            )
            : tr(
                "Once its change is deleted, the series \"\(title)\" may show its occurrence of \(time) at a time from before that change."
            )
    }

    /// What is said once it has happened.
    var note: String {
        andLater
            ? tr(
                "the series \"\(title)\" may show its occurrence of \(time), and later ones, at a time from before that change"
            )
            : tr(
                "the series \"\(title)\" may show its occurrence of \(time) at a time from before that change"
            )
    }
}
