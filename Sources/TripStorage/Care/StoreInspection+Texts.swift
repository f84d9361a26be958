import Foundation
import GRDB
import Messages
import Trips

extension StoreInspection {
    /// Finds texts that are read otherwise than stored.
    ///
    /// SQLite accepts any bytes as text. Invalid UTF-8 is read as U+FFFD, and nothing after U+0000 is read.
    mutating func findDamagedTexts() throws {
        let unreadable = Set(problems.filter { $0.code == .unreadableRow }.map(\.subject))
        for table in try HistoryTable.all(in: database) {
            let columns = zip(table.columns, table.types).filter { $0.1 == "TEXT" }.map(\.0)
            guard !columns.isEmpty else { continue }
            let bytes = columns.map { "CAST(\($0) AS BLOB)" }.joined(separator: ", ")
            let cursor = try Row.fetchCursor(
                database, sql: "SELECT \(bytes), id FROM \(table.name) ORDER BY id")
            while let row = try cursor.next() {
                let damaged = try columns.indices.filter { try !Self.isReadAsStored(row, $0) }.map {
                    columns[$0]
                }
                guard !damaged.isEmpty else { continue }
                let id = try row.decode(Int64.self, atIndex: columns.count)
                guard !unreadable.contains("\(table.name) \(id)") else { continue }
                try note(damaged, of: table.name, id)
            }
        }
    }

    private static func isReadAsStored(_ row: Row, _ index: Int) throws -> Bool {
        try row.withUnsafeData(atIndex: index) { data in
            guard let data else { return true }
            return data.withUnsafeBytes { bytes in
                !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
            }
        }
    }

    private mutating func note(_ columns: [String], of table: String, _ id: Int64) throws {
        let listed = columns.joined(separator: ", ")
        let found = try session.unreadableRow(table, id, listed)
        let isActivity = table == "activity"
        // A backup does not replace a row whose text does not match.
        let isFound = isActivity && !columns.contains("uid") && !columns.contains("recurrenceId")
        problems.append(
            StoreProblem(
                .damagedText, .error, subject: found.place,
                message: tr(
                    "\(found.name)\(found.name.isEmpty ? "" : ": ")\(listed) has bytes that are no text (UTF-8), and is read otherwise than it was written; restore it from a backup"
                ),
                mend: isFound ? .replace : .restore, record: isFound ? found.record : nil,
                trip: isFound ? found.trip?.text : nil))
    }
}
