import CivilTime
import GRDB
import Trips

/// Converts a to-do to the columns of its row and back.
enum TodoRow {
    static let columns = [
        "tripId", "uid", "title", "notes", "place", "due", "dueIsDay", "dueZone", "dueOffset", "dueRelease",
        "status", "completedAt", "priority", "reminders", "createdAt", "lastModified", "sequence", "stamp",
        "source",
    ]

    static let upsert = RowSQL.upsert(into: "todo", columns, key: ["tripId", "uid"])

    static let selection = columns.dropFirst().joined(separator: ", ")

    static func values(of todo: Todo, trip: Int64) -> RowValues {
        var values: RowValues = []
        values.add(trip)
        values.add(todo.uid.text)
        values.add(todo.title)
        values.add(todo.notes)
        values.add(todo.place)
        switch todo.due {
        case nil:
            values.addNulls(1)
            values.add(false)
            values.addNulls(3)
        case .day(let date):
            values.add(date.description)
            values.add(true)
            values.addNulls(3)
        case .time(let time):
            values.add(time.local.description)
            values.add(false)
            values.add(time.zone?.name)
            values.add(time.recorded.map { Int64($0.offset.totalSeconds) })
            values.add(time.recorded?.tzdb)
        }
        values.add(todo.status.rawValue)
        values.add(todo.completedAt)
        values.add(todo.priority.map { Int64($0) })
        values.add(Reminder.storedText(of: todo.reminders))
        values.add(todo.createdAt)
        values.add(todo.lastModified)
        values.add(Int64(todo.sequence))
        values.add(todo.stamp)
        values.add(todo.source)
        return values
    }

    static func todo(from row: Row) throws -> Todo {
        var reader = RowReader(row)
        var todo = Todo(
            uid: try reader.uid(), title: try reader.next(), notes: try reader.next()
        )
        todo.place = try reader.text()
        todo.due = try reader.due()
        todo.status = try reader.word(TodoStatus.self)
        todo.completedAt = try reader.instant()
        todo.priority = try reader.next()
        todo.reminders = try reader.reminders()
        todo.createdAt = try reader.instant()
        todo.lastModified = try reader.instant()
        todo.sequence = try reader.next()
        todo.stamp = try reader.instant()
        todo.source = try reader.text()
        return todo
    }
}

extension RowReader {
    fileprivate mutating func due() throws -> TodoDue? {
        guard let text = try text() else {
            skip(4)
            return nil
        }
        if try next(Bool.self) {
            skip(3)
            return .day(try CivilDate(parsing: text))
        }
        return .time(try time(reading: text))
    }
}
