import CivilTime
import GRDB
import Trips

extension FileSession {
    /// Removes occurrences with unreadable overrides from series, when results are only displayed.
    func withoutLostOccurrences(_ found: [TripActivity]) -> [TripActivity] {
        guard isShowing, let spared else { return found }
        let rows = Dictionary(grouping: spared.filter { $0.changedOccurrence != nil }, by: SeriesKey.init)
        guard !rows.isEmpty else { return found }
        let families = Dictionary(grouping: found, by: SeriesKey.init)
        var shown: [TripActivity] = []
        for item in found {
            guard item.activity.recurrenceID == nil, let rows = rows[SeriesKey(item)] else {
                shown.append(item)
                continue
            }
            let lost = LostOccurrences(
                changes: rows.compactMap { row in
                    row.changedOccurrence.map {
                        LostOccurrences.Change(original: $0, mayMoveLater: row.mayMoveLater)
                    }
                },
                readableChanges: families[SeriesKey(item), default: []]
                    .compactMap { LostOccurrences.readableChange(by: $0.activity) })
            shown.append(TripActivity(trip: item.trip, activity: lost.takenOut(of: item.activity)))
        }
        return shown
    }
}

/// A series of a trip.
private struct SeriesKey: Hashable {
    let trip: TripID?
    let uid: String?

    init(_ item: TripActivity) { (trip, uid) = (item.trip, item.activity.uid.text) }

    init(_ row: UnreadableRow) { (trip, uid) = (row.trip, row.id) }
}
