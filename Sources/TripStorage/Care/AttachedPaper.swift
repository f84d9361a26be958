import GRDB

/// An attachment with its name and owner, for messages.
struct AttachedPaper {
    let id: String
    let name: String
    /// The title of its activity or expense, or the name of the trip.
    let owner: String

    /// Returns the attachments that meet a condition, in the order in which they were added.
    static func all(
        _ condition: String, _ arguments: StatementArguments, in database: Database
    ) throws -> [AttachedPaper] {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT attachment.uuid, attachment.name, COALESCE(activity.title, expense.title, trip.name, '')
                FROM attachment LEFT JOIN trip ON trip.id = attachment.tripId
                LEFT JOIN activity ON activity.id = attachment.activityId
                LEFT JOIN expense ON expense.id = attachment.expenseId
                WHERE \(condition) ORDER BY attachment.id
                """, arguments: arguments)
        return try rows.map { row in
            AttachedPaper(
                id: try row.decode(String.self, atIndex: 0), name: try row.decode(String.self, atIndex: 1),
                owner: try row.decode(String.self, atIndex: 2))
        }
    }
}
