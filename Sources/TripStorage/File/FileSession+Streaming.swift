import GRDB
import Messages
import Trips

extension FileSession: ActivityStreaming {
    func forEachActivity(of trip: TripID, _ body: (Activity) throws -> Void) throws {
        let id = try rowID(of: trip)
        // A statement of its own: the body may read, too.
        let statement = try connection.attempt {
            try database.makeStatement(
                sql: """
                    SELECT \(ActivityRow.selection), activity.id FROM activity
                    WHERE tripId = ? ORDER BY earliest, uid, recurrenceId
                    """)
        }
        let cursor = try connection.attempt { try Row.fetchCursor(statement, arguments: [id]) }
        while true {
            let activity: Activity? = try connection.attempt {
                guard let row = try cursor.next() else { return nil }
                do {
                    return try ActivityRow.activity(from: row, extras(of:))
                } catch  where !Self.isFailure(error) {
                    throw unreadable("\(error)")
                }
            }
            guard let activity else { return }
            try body(activity)
        }
    }
}
