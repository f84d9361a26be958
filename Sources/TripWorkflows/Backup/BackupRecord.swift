import Backups
import Trips

/// The position of a record in a backup.
struct BackupRecord: Hashable {
    let list: BackupGap.List
    /// The index of its trip; 0 for none.
    let trip: Int
    let index: Int

    /// Creates a position.
    init(_ list: BackupGap.List, of trip: Int, _ index: Int) {
        (self.list, self.trip, self.index) = (list, trip, index)
    }

    /// Returns the record that contains a path of a document, such as an activity; `nil` for none.
    ///
    /// - Parameters:
    ///   - path: The path, as in a ``/StrictJSON/DocumentError``.
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
