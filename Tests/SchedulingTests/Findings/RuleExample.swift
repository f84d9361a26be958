import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

/// A small trip, and what one rule says about it: a test, and an example of docs/rules.md.
struct RuleExample: Sendable, CustomTestStringConvertible {
    let rule: RuleID
    /// What the example shows, as a heading.
    let title: String
    /// One activity each: `kind title | start | end | from > to | details`.
    ///
    /// The ends are a wall clock with its zone, or dates; `from > to` are codes of ``places``; details are
    /// `tentative`, `cancelled`, `transparent`, `series` with or without its name, or another word with a value, separated
    /// by semicolons.
    let activities: [String]
    /// What the rule says; nothing in an example of when it is silent.
    let messages: [String]
    /// What other rules have to say about the same trip.
    let others: [RuleID]
    let home: String
    let tripDates: String?

    init(
        _ rule: RuleID, _ title: String, _ activities: [String], says messages: [String] = [],
        others: [RuleID] = [], home: String = "Europe/Berlin", tripDates: String? = nil
    ) {
        self.rule = rule
        self.title = title
        self.activities = activities
        self.messages = messages
        self.others = others
        self.home = home
        self.tripDates = tripDates
    }

    var testDescription: String { "\(rule): \(title)" }

    /// The trip of the example.
    func itinerary() throws -> Itinerary {
        let dates = try tripDates.map { text in
            let ends = text.split(separator: " ").map(String.init)
            return try date(ends[0])..<date(ends[2]).adding(days: 1)
        }
        return Itinerary(
            try activities.enumerated().map { try Self.activity($1, uid: "\($0 + 1)") },
            home: try TestZones.zone(home), database: try TestZones.database(.r2026f), tripDates: dates)
    }

    /// The standard rules, which know the borders between the airports of ``places``.
    static var rules: TripRules {
        var rules = TripRules.standard
        rules.connectionTimes.borderOnArrival = { arrival, departure in
            guard let from = area(arrival.place), let to = area(arrival.destination), from.area != to.area
            else { return nil }
            if departure.kind == .flight, to.country != "US", area(departure.destination)?.area != to.area {
                return nil
            }
            return BorderCrossing(from: from.country, to: to.country)
        }
        return rules
    }

    private static func area(_ place: Place?) -> (country: String, area: String)? {
        switch place?.code {
        case "FRA", "MUC": ("DE", "Schengen")
        case "CDG": ("FR", "Schengen")
        case "LHR", "LGW": ("GB", "GB")
        case "JFK", "LAX", "LAS": ("US", "US")
        case "HND": ("JP", "JP")
        default: nil
        }
    }

    /// A line of an example that cannot be read.
    struct Malformed: Error {
        let line: String
    }
}

// MARK: - Reading a line

extension RuleExample {
    /// The cells of a line: kind, title, start, end, places, details; the last two can be empty.
    static func cells(_ line: String) throws -> [String] {
        var cells = line.split(separator: "|").map { $0.trimmed }
        guard cells.count >= 3, let space = cells[0].firstIndex(of: " ") else {
            throw Malformed(line: line)
        }
        let title = String(cells[0][cells[0].index(after: space)...])
        cells[0] = String(cells[0][..<space])
        cells.insert(title, at: 1)
        return cells + [String](repeating: "", count: 6 - cells.count)
    }

    private static func activity(_ line: String, uid: String) throws -> Activity {
        let cells = try cells(line)
        guard let kind = ActivityKind(rawValue: cells[0]) else { throw Malformed(line: line) }
        let span: ActivitySpan =
            cells[2].contains(" ")
            ? .timed(start: try time(cells[2]), end: try time(cells[3]))
            : .allDay(start: try date(cells[2]), end: try date(cells[3]))
        let details = cells[5].split(separator: ";").map { $0.trimmed }
        let series = details.first { $0.hasPrefix("series ") }.map { String($0.dropFirst(7)) }
        var activity = Activity(
            uid: ActivityUID(series ?? uid),
            recurrenceID: cells[5].contains("series") ? CivilDateTime(span.startDate, .midnight) : nil,
            kind: kind, title: cells[1], span: span)
        let ends = cells[4].split(separator: ">").map { $0.trimmed }
        activity.place = try ends.first.map(place)
        if ends.count > 1 { activity.destination = try place(ends[1]) }
        for detail in details {
            let words = detail.split(separator: " ", maxSplits: 1).map(String.init)
            switch words[0] {
            case "tentative": activity.status = .tentative
            case "cancelled": activity.status = .cancelled
            case "transparent": activity.isTransparent = true
            case "series": break
            case "number": activity.number = words[1]
            case "confirmation": activity.confirmation = words[1]
            case "seat", "room": activity.seat = words[1]
            case "leaves": activity.place?.terminal = words[1]
            case "arrives": activity.destination?.terminal = words[1]
            case "offset": activity.span = try recorded(words[1], span)
            default: throw Malformed(line: line)
            }
        }
        return activity
    }

    /// The start with the offset that was written down beside it, `-08:00 by 2025b`.
    private static func recorded(_ text: String, _ span: ActivitySpan) throws -> ActivitySpan {
        let words = text.split(separator: " ").map(String.init)
        guard case .timed(var start, let end) = span, words.count == 3 else { throw Malformed(line: text) }
        start.recorded = RecordedOffset(offset: try UTCOffset(parsing: words[0]), tzdb: words[2])
        return .timed(start: start, end: end)
    }

    /// A place of the table by its code; any other text is a name, and nothing else is known of it.
    private static func place(_ text: String) throws -> Place {
        places[text] ?? Place(name: text)
    }

    /// Airports where airportsdata has them, and cities to a hundredth of a degree.
    static let places: [String: Place] = [
        "FRA": Place(name: "Frankfurt am Main", code: "FRA", latitude: 50.0264, longitude: 8.5431),
        "MUC": Place(name: "Munich", code: "MUC", latitude: 48.3538, longitude: 11.7861),
        "LHR": Place(name: "London Heathrow", code: "LHR", latitude: 51.4706, longitude: -0.4619),
        "CDG": Place(name: "Paris Charles de Gaulle", code: "CDG", latitude: 49.0128, longitude: 2.55),
        "JFK": Place(name: "New York Kennedy", code: "JFK", latitude: 40.6398, longitude: -73.7789),
        "LAX": Place(name: "Los Angeles", code: "LAX", latitude: 33.9425, longitude: -118.4081),
        "LAS": Place(name: "Las Vegas", code: "LAS", latitude: 36.0801, longitude: -115.1522),
        "HND": Place(name: "Tokyo Haneda", code: "HND", latitude: 35.5523, longitude: 139.78),
        "AKL": Place(name: "Auckland", code: "AKL", latitude: -37.0081, longitude: 174.7917),
        "SIN": Place(name: "Singapore Changi", code: "SIN", latitude: 1.3502, longitude: 103.9944),
        "SYD": Place(name: "Sydney", code: "SYD", latitude: -33.9461, longitude: 151.1772),
        "LGW": Place(name: "London Gatwick", code: "LGW", latitude: 51.1481, longitude: -0.1903),
        "Paris Gare de Lyon": Place(name: "Paris Gare de Lyon", latitude: 48.8443, longitude: 2.3744),
        "Paris": Place(name: "Paris", latitude: 48.86, longitude: 2.35),
        "London": Place(name: "London", latitude: 51.51, longitude: -0.13),
        "Tokyo": Place(name: "Tokyo", latitude: 35.69, longitude: 139.69),
        "Kyoto": Place(name: "Kyoto", latitude: 35.01, longitude: 135.77),
        "Bryce Canyon": Place(name: "Bryce Canyon", latitude: 37.64, longitude: -112.17),
    ]
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
