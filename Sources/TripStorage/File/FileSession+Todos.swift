import GRDB
import Trips

extension FileSession {
    func todos(of trip: TripID) throws(StorageError) -> [Todo] {
        try rows(
            "SELECT \(TodoRow.selection), todo.id FROM todo WHERE tripId = ? ORDER BY id",
            [try rowID(of: trip)], of: "todo", TodoRow.todo)
    }

    func save(_ todo: Todo, in trip: TripID) throws(StorageError) {
        let row = try rowID(of: trip)
        try Storable.check(todo)
        try execute(TodoRow.upsert, StatementArguments(TodoRow.values(of: todo, trip: row)))
    }

    func deleteTodo(_ uid: ActivityUID, of trip: TripID) throws(StorageError) -> Bool {
        try execute("DELETE FROM todo WHERE tripId = ? AND uid = ?", [try rowID(of: trip), uid.text])
        return database.changesCount > 0
    }
}
