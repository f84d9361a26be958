import CivilTime
import Findings
import ICalendar
import Recurrence
import TestKit
import Testing
import TripExchange
import TripSeries
import Trips

@Suite("The demo calendars") struct DemoTests {
    static let files = [
        "family-feed.ics", "flight-frankfurt-tokyo.ics", "flight-los-angeles-frankfurt.ics",
        "flight-tokyo-los-angeles.ics", "hotel-los-angeles.ics", "hotel-tokyo.ics", "museum-tokyo.ics",
        "restaurant.ics", "train-los-angeles-san-diego.ics",
    ]

    static func imported(_ file: String) throws -> ImportedCalendar {
        try Exchange.imported(file: Fixtures.text(Fixtures.path(for: "docs/demo/\(file)")), named: file)
    }

    /// One item of the table in docs/demo/README.md: its name, and the cells of its two rows.
    struct Item {
        let name: String
        var ends: [[String]]
    }

    static func table() throws -> [Item] {
        var items: [Item] = []
        for line in try Fixtures.text(Fixtures.path(for: "docs/demo/README.md")).split(separator: "\n") {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
                String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
            guard cells.count == 8, cells[2] == "start" || cells[2] == "end", cells[1] != "item" else {
                continue
            }
            if cells[2] == "start" { items.append(Item(name: cells[1], ends: [])) }
            items[items.count - 1].ends.append(Array(cells[3...6]))
        }
        return items
    }

    /// What the table should say about an activity; the museum floats, and is read in Tokyo.
    static func rows(_ activity: Activity) throws -> [[String]] {
        switch activity.span {
        case .allDay(let start, let end):
            return [["\(start)", "all day", "", ""], ["\(end)", "exclusive", "", ""]]
        case .timed(let start, let end):
            return try [start, end].map { time in
                let zone = try TestZones.zone(time.zone?.name ?? "Asia/Tokyo")
                let instant = zone.mapping(of: time.local).compatible
                let local = "\(time.local)".replacing("T", with: " ").dropLast(3)
                let place = time.zone.map(\.name) ?? "floating, in Asia/Tokyo"
                return [String(local), place, "\(zone.offset(at: instant))", "\(instant)"]
            }
        }
    }

    @Test func `every end is the instant of the table in the demo's README`() throws {
        var found: [(title: String, rows: [[String]])] = []
        let occurrences = Occurrences(database: try Exchange.database(), limits: .standard)
        for file in Self.files {
            let expanded = occurrences.expand(try Self.imported(file).activities, in: try Exchange.window())
            #expect(expanded.findings.isEmpty)
            found += try expanded.activities.map { ($0.title, try Self.rows($0)) }
        }
        let table = try Self.table()
        #expect(table.count == 13)
        #expect(found.count == table.count)
        for item in table {
            let name = item.name.prefix { $0 != "," }
            let match = found.first { $0.title.contains(name) && $0.rows == item.ends }
            #expect(match != nil, "\(item)")
        }
    }

    @Test func `the offset that was in force is written down with the release that says so`() throws {
        let flight = try #require(try Self.imported("flight-los-angeles-frankfurt.ics").activities.first)
        let (start, end) = try Exchange.ends(flight)
        // The file's own VTIMEZONE says -08:00, which is wrong on 15 March 2027.
        #expect(
            start.recorded == RecordedOffset(offset: try UTCOffset(totalSeconds: -7 * 3600), tzdb: "2026f"))
        #expect(end.recorded == RecordedOffset(offset: try UTCOffset(totalSeconds: 3600), tzdb: "2026f"))
    }

    @Test(arguments: [
        ("family-feed.ics", []),
        ("flight-frankfurt-tokyo.ics", ["8 stamp-not-utc"]),
        ("flight-los-angeles-frankfurt.ics", ["25 stamp-not-utc", "28 contradicted-zone"]),
        ("flight-tokyo-los-angeles.ics", ["8 stamp-not-utc"]),
        ("hotel-los-angeles.ics", ["1 bare-line-feed"]),
        ("hotel-tokyo.ics", []),
        ("museum-tokyo.ics", ["7 stamp-not-utc", "8 floating-time"]),
        ("restaurant.ics", ["14 windows-zone"]),
        ("train-los-angeles-san-diego.ics", ["26 prefixed-zone"]),
    ])
    func `each repair is told with its line`(_ file: String, _ expected: [String]) throws {
        let findings = try Self.imported(file).findings
        #expect(findings.allSatisfy { $0.file == file })
        #expect(Exchange.codes(findings) == expected)
    }

    struct Booking: Equatable {
        var kind: ActivityKind
        var number: String?
        var confirmation: String?
        var seat: String?
        var from: String?
        var to: String?
    }

    @Test(arguments: [
        ("family-feed.ics", [Booking(kind: .event), Booking(kind: .event)]),
        (
            "flight-frankfurt-tokyo.ics",
            [
                Booking(
                    kind: .flight, number: "QJ 714", confirmation: "R7KQ2M", seat: "34K", from: "FRA",
                    to: "HND")
            ]
        ),
        (
            "flight-tokyo-los-angeles.ics",
            [
                Booking(
                    kind: .flight, number: "QJ 716", confirmation: "R7KQ2M", seat: "31A", from: "HND",
                    to: "LAX")
            ]
        ),
        ("hotel-los-angeles.ics", [Booking(kind: .lodging, confirmation: "3097.551.824")]),
        ("hotel-tokyo.ics", [Booking(kind: .lodging, confirmation: "4418207")]),
        ("museum-tokyo.ics", [Booking(kind: .event, confirmation: "90117")]),
        ("restaurant.ics", [Booking(kind: .restaurant, confirmation: "TL-2217")]),
        (
            "train-los-angeles-san-diego.ics",
            [
                Booking(kind: .train, number: "581", confirmation: "58120446", seat: "coach 3, seat 12"),
                Booking(kind: .train, number: "594", confirmation: "58120446", seat: "coach 2, seat 40"),
            ]
        ),
    ])
    func `bookings are recognised`(_ file: String, _ expected: [Booking]) throws {
        let found = try Self.imported(file).activities.map { activity in
            Booking(
                kind: activity.kind, number: activity.number, confirmation: activity.confirmation,
                seat: activity.seat, from: activity.place?.code, to: activity.destination?.code)
        }
        #expect(found == expected)
    }

    @Test func `a train goes from the place of its text to the other`() throws {
        let train = try #require(try Self.imported("train-los-angeles-san-diego.ics").activities.first)
        #expect(train.place?.name == "Los Angeles Union Station")
        #expect(train.destination?.name == "San Diego Santa Fe Depot")
    }
}
