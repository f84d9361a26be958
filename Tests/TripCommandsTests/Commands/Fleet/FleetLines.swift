import Foundation
import TestKit

@testable import TripCommands

/// Lines of a fleet made of what a store has, and answers taken apart.
enum FleetLines {
    static let now = "2027-03-01T09:00:00Z"

    /// A line for each trip of a store, with the trip's name as its id.
    static func trips(in place: Workplace, home: String? = "Europe/Berlin") throws -> [[String: Any]] {
        let backup = try place.run("backup").json()
        return try (backup["trips"] as? [[String: Any]] ?? []).map { trip in
            guard let name = trip["name"] as? String else { throw NotAnObject(text: "\(trip)") }
            var line: [String: Any] = ["v": 1, "id": name, "trip": trip]
            if let home { line["home"] = home }
            for name in ["organizations", "persons"] { line[name] = backup[name] }
            return line
        }
    }

    /// A line with a calendar.
    static func calendar(_ text: String, id: String, home: String = "Europe/Berlin") -> [String: Any] {
        ["v": 1, "id": id, "home": home, "ics": text]
    }

    static func text(_ lines: [[String: Any]]) throws -> String {
        try lines.map { line in
            let bytes = try JSONSerialization.data(
                withJSONObject: line, options: [.sortedKeys, .withoutEscapingSlashes])
            return String(decoding: bytes, as: UTF8.self) + "\n"
        }.joined()
    }

    /// The lines of an answer as objects.
    static func objects(_ run: CommandRun) throws -> [[String: Any]] {
        try run.lines.map { line in
            guard let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            else {
                throw NotAnObject(text: line)
            }
            return object
        }
    }

    /// The parts of a kind, of one line or of all.
    static func parts(_ name: String, of id: String? = nil, in objects: [[String: Any]]) -> [NSDictionary] {
        objects.filter { id == nil || $0["id"] as? String == id }.compactMap { $0[name] as? NSDictionary }
    }

    /// How each line ended: its id, and `done` or the code of its error.
    static func ends(_ objects: [[String: Any]]) -> [String] {
        objects.compactMap { object in
            let id = object["id"] as? String ?? "-"
            if object["done"] != nil { return "\(id) done" }
            guard let error = object["error"] as? [String: Any] else { return nil }
            return "\(object["line"] as? Int ?? 0) \(id) \(error["code"] as? String ?? "")"
        }
    }
}

/// A value of JSON that two runs can be compared by.
func comparable(_ value: Any?) throws -> String {
    let value = value ?? NSNull()
    let bytes = try JSONSerialization.data(
        withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
    return String(decoding: bytes, as: UTF8.self)
}
