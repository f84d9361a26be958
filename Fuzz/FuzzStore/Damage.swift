import Foundation
import FuzzKit
import FuzzProgram
import GRDB

/// Damage to a store's file: to bytes, to pages or to its end, or a value that no version of the program writes.
enum Damage {
    case bytes(at: Int, [UInt8])
    case swap(page: Int, with: Int)
    case cut(at: Int)
    case value(table: Int, column: Int, row: Int, DatabaseValue)

    private static let pageSize = 4096

    /// Damages the bytes of a file; a damaged value needs SQLite.
    func apply(to file: inout [UInt8]) {
        switch self {
        case .bytes(let place, let bytes):
            for (index, byte) in bytes.enumerated() where place + index < file.count {
                file[place + index] = byte
            }
        case .swap(let one, let other):
            let (one, other) = (one * Self.pageSize, other * Self.pageSize)
            guard max(one, other) + Self.pageSize <= file.count else { return }
            for index in 0..<Self.pageSize { file.swapAt(one + index, other + index) }
        case .cut(let place): file.removeLast(max(0, file.count - place))
        case .value: break
        }
    }

    /// Does the damage that needs SQLite, without its checks; anything that SQLite still refuses is skipped.
    static func applyValues(_ damages: [Damage], to path: String) {
        let values = damages.compactMap { damage in
            if case .value(let table, let column, let row, let value) = damage {
                (table, column, row, value)
            } else {
                nil
            }
        }
        guard !values.isEmpty else { return }
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        guard let queue = try? DatabaseQueue(path: path, configuration: configuration) else { return }
        try? queue.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA ignore_check_constraints = ON; PRAGMA synchronous = OFF")
            let tables = try String.fetchAll(
                database, sql: "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
            for (table, column, row, value) in values {
                let name = tables[table % tables.count]
                let columns = try database.columns(in: name).map(\.name)
                let key = columns[0]
                try? database.execute(
                    sql: """
                        UPDATE \(name) SET \(columns[column % columns.count]) = ? WHERE \(key) = (SELECT \(key) FROM \(name)
                        ORDER BY \(key) LIMIT 1 OFFSET ? % max(1, (SELECT count(*) FROM \(name))))
                        """, arguments: [value, row])
            }
        }
        try? queue.close()
    }
}

extension Input {
    /// Draws the damage to a file.
    ///
    /// - Parameter size: The bytes of the file.
    /// - Returns: One to four kinds of damage.
    mutating func damages(_ size: Int) -> [Damage] {
        (0..<number(in: 1...4)).map { _ in damage(Int64(size)) }
    }

    private mutating func damage(_ size: Int64) -> Damage {
        switch number(in: 0...9) {
        case 0:
            return .swap(
                page: Int(number(in: 0...size / 4096 - 1)), with: Int(number(in: 0...size / 4096 - 1)))
        case 1:
            return .cut(
                at: Int(pick(number(in: 0...size), number(in: 0...size / 512) * 512, number(in: 0...120))))
        case 2...4:
            // The header of the file, the beginning of a page, or anywhere.
            let page = number(in: 0...size / 4096 - 1) * 4096
            let place = pick(number(in: 0...99), page + number(in: 0...12), number(in: 0...size - 1))
            return .bytes(at: Int(place), (0..<number(in: 1...8)).map { _ in byte() })
        default:
            return .value(
                table: Int(number(in: 0...63)), column: Int(number(in: 0...63)), row: Int(number(in: 0...15)),
                value())
        }
    }

    private mutating func byte() -> UInt8 {
        UInt8(pick(0, 1, 0xFF, 0x7F, 0x80, number(in: 0...255)))
    }

    private mutating func value() -> DatabaseValue {
        switch number(in: 0...3) {
        case 0:
            return pick(
                0, 1, -1, 2, Int64.max, Int64.min, number(in: -100_000...100_000), 8_640_000_000_000
            ).databaseValue
        case 1:
            let texts = [
                "", "x", "2027-02-30", "2027-06-02T25:00:00", "9999-12-31T23:59:59", "-9999-01-01", "+99:00",
                "EUX",
                "1e400 EUR", "RRULE:FREQ=SECONDLY", "RRULE:FREQ=DAILY;COUNT=0", "\u{0}", "\u{1B}[31m", "[]",
                ";;", "\\",
                "Mars/Olympus", "soon", "P1D", "BEGIN:VEVENT\r\n", String(repeating: "9", count: 400),
                "24:00",
            ]
            return texts[Int(number(in: 0...Int64(texts.count - 1)))].databaseValue
        case 2:
            return pick(
                DatabaseValue.null, 0.5.databaseValue, Double.infinity.databaseValue, (-0.0).databaseValue)
        default: return Data((0..<number(in: 0...12)).map { _ in byte() }).databaseValue
        }
    }
}
