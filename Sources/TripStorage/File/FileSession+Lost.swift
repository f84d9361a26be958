import CivilTime
import GRDB
import Trips

extension FileSession {
    /// What was read, with series that lack the occurrences whose changes could not be read; only where it is shown.
    func withoutLostOccurrences(_ found: [TripActivity]) throws(StorageError) -> [TripActivity] {
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
                changes: try changes(rows),
                readableChanges: families[SeriesKey(item), default: []].map(\.activity)
                    .filter(SeriesEnd.mayMoveLaterOccurrences).compactMap(\.recurrenceID))
            shown.append(TripActivity(trip: item.trip, activity: lost.takenOut(of: item.activity)))
        }
        return shown
    }

    private func changes(_ rows: [UnreadableRow]) throws(StorageError) -> [LostOccurrences.Change] {
        var changes: [LostOccurrences.Change] = []
        for row in rows {
            guard let original = row.changedOccurrence else { continue }
            let sources = try self.rows("SELECT CAST(source AS TEXT) FROM activity WHERE id = ?", [row.row]) {
                // Text that is none says nothing of later ones.
                try? $0.decode(String?.self, atIndex: 0)
            }
            changes.append(
                LostOccurrences.Change(
                    original: original,
                    mayMoveLater: sources.compactMap(\.self).contains(where: SeriesEnd.saysLaterOccurrences)))
        }
        return changes
    }
}

/// A series of a trip.
private struct SeriesKey: Hashable {
    let trip: TripID?
    let uid: String?

    init(_ item: TripActivity) { (trip, uid) = (item.trip, item.activity.uid.text) }

    init(_ row: UnreadableRow) { (trip, uid) = (row.trip, row.id) }
}
