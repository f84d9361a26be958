import GRDB
import StoreTestKit
import TestKit
import Testing

@testable import TripStorage

/// docs/formats/store.md and the schema say the same.
@Suite("The page on the store's format") struct FormatPageTests {
    @Test func `each table has the columns that the page lists, in any order`() throws {
        let page = Fixtures.path(for: "docs/formats/store.md")
        var listed: [String: Set<String>] = [:]
        var table: String?
        for line in try Fixtures.text(page).split(separator: "\n") {
            if line.hasPrefix("## ") {
                table = line.hasPrefix("## `") ? String(line.dropFirst(4).prefix { $0 != "`" }) : nil
            } else if let table, line.hasPrefix("| `") {
                let cell = line.dropFirst(2).prefix { $0 != "|" }
                listed[table, default: []].formUnion(
                    cell.split(separator: "`").map(String.init).filter { $0.allSatisfy(\.isLetter) })
            }
        }
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            _ = try FileTripStore.open(path, for: .writing)
            try DatabaseQueue(path: path).read { database in
                let tables = try String.fetchAll(
                    database,
                    sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
                #expect(Set(tables.filter { !$0.hasSuffix("Before") }) == Set(listed.keys))
                for name in tables where !name.hasSuffix("Before") {
                    let columns = try String.fetchAll(
                        database, sql: "SELECT name FROM pragma_table_info(?)", arguments: [name])
                    #expect(Set(columns) == listed[name], "\(name)")
                }
                for name in tables where name.hasSuffix("Before") {
                    let columns = try String.fetchAll(
                        database, sql: "SELECT name FROM pragma_table_info(?)", arguments: [name])
                    #expect(columns.first == "command")
                    #expect(listed[String(name.dropLast(6))] == Set(columns.dropFirst()), "\(name)")
                }
            }
        }
    }
}
