import Backups
import Trips

/// Where a record stands in a backup.
struct BackupRecord: Hashable {
    let list: BackupGap.List
    /// The trip that it belongs to; 0 where it belongs to none.
    let trip: Int
    let index: Int

    /// Creates a place.
    init(_ list: BackupGap.List, of trip: Int, _ index: Int) {
        (self.list, self.trip, self.index) = (list, trip, index)
    }

    /// The record that a place of a document is in, such as an activity; `nil` where it is in none.
    ///
    /// - Parameters:
    ///   - path: The place, as a ``/StrictJSON/DocumentError`` says it.
    ///   - document: The document.
    init?(at path: String, in document: BackupDocument) {
        let parts = path.split { ".[]".contains($0) }
        guard parts.count >= 3, let list = BackupGap.List(rawValue: String(parts[1])),
            let index = Int(parts[2])
        else {
            return nil
        }
        switch list {
        case .organizations where document.organizations.indices.contains(index),
            .persons where document.persons.indices.contains(index),
            .sealedTrips where document.sealedTrips.indices.contains(index):
            (self.list, trip, self.index) = (list, 0, index)
        case .trips where document.trips.indices.contains(index):
            guard parts.count >= 5, let part = BackupGap.List(rawValue: String(parts[3])),
                let number = Int(parts[4])
            else {
                (self.list, trip, self.index) = (list, index, index)
                return
            }
            (self.list, trip, self.index) = (part, index, number)
            guard document.trips[index].has(self) else { return nil }
        default: return nil
        }
    }
}

extension TripContents {
    fileprivate func has(_ record: BackupRecord) -> Bool {
        switch record.list {
        case .activities: activities.indices.contains(record.index)
        case .todos: todos.indices.contains(record.index)
        case .expenses: expenses.indices.contains(record.index)
        case .attachments: attachments.indices.contains(record.index)
        case .trips, .organizations, .persons, .sealedTrips: false
        }
    }
}
