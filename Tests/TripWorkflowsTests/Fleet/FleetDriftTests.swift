import CivilTime
import Scheduling
import TestKit
import Testing
import TripWorkflows

@Suite("What new rules moved in a fleet") struct FleetDriftTests {
    private static let zones = [
        "Europe/Berlin", "Asia/Tokyo", "America/Vancouver", "America/Edmonton", "Africa/Casablanca",
        "America/Los_Angeles", "Europe/Chisinau", "Europe/London", "Asia/Singapore", "America/New_York",
        "Africa/Johannesburg", "Australia/Sydney", "America/Chicago", "Asia/Dubai",
    ]

    private func setting() throws -> FleetSetting {
        FleetSetting(
            zones: try TestZones.database(.r2026f), home: nil,
            now: try Instant(parsing: "2026-11-01T00:00:00Z"))
    }

    /// Events of an hour in two zones.
    private func trip(_ seed: UInt64) throws -> FleetTrip {
        var random = SplitMix64(seed: seed)
        let home = Self.zones.randomElement(using: &random) ?? "UTC"
        let near = Self.zones.shuffled(using: &random).prefix(2)
        let events = (0..<6).map { number in
            let zone = near.randomElement(using: &random) ?? "UTC"
            let (month, day) = (
                Int.random(in: 10...12, using: &random), Int.random(in: 10...28, using: &random)
            )
            let hour = Int.random(in: 10...22, using: &random)
            return """
                BEGIN:VEVENT\\r\\nUID:\(number)@example.org\\r\\nDTSTAMP:20260101T000000Z\\r\\nSUMMARY:E\(number)\\r\\n\
                DTSTART;TZID=\(zone):2026\(month)\(day)T\(hour)0000\\r\\nDURATION:PT1H\\r\\nEND:VEVENT\\r\\n
                """
        }
        let calendar =
            "BEGIN:VCALENDAR\\r\\nVERSION:2.0\\r\\nPRODID:-//Example//Test//EN\\r\\n\(events.joined())END:VCALENDAR\\r\\n"
        let text = #"{"v":1,"id":"\#(seed)","home":"\#(home)","ics":"\#(calendar)"}"#
        let bytes = Array(text.utf8)
        return try FleetTrip(InputLine(number: 1, bytes: bytes, count: bytes.count), in: setting())
    }

    @Test func `a trip in zones of the same rules is answered as if it had been compared`() throws {
        let drift = FleetDrift(from: try TestZones.database(.r2025b), by: .standard, in: try setting())
        var (same, moved) = (0, 0)
        for seed in 0..<UInt64(120) {
            let trip = try trip(seed)
            let report = try drift.report(of: trip)
            switch try drift.answer(trip) {
            case .same(let ends):
                same += 1
                #expect(ends == report.drift.compared)
                #expect(report.drift.moved.isEmpty && report.drift.unresolved.isEmpty)
                #expect(report.appeared.isEmpty && report.vanished.isEmpty, "\(seed)")
                #expect(report.findings.isEmpty && report.after.unresolved.isEmpty)
            case .compared(let answer):
                #expect(answer.drift == report.drift)
                #expect(answer.appeared == report.appeared && answer.vanished == report.vanished)
                if !answer.drift.moved.isEmpty { moved += 1 }
            }
        }
        // Both kinds occur.
        #expect(same > 10)
        #expect(moved > 10)
    }

    /// A trip of Ada and Ben: a dinner in Vancouver, which moves, and a call in Los Angeles, where it is the same time of day.
    private func evening(dinner: String, call: String) throws -> FleetTrip {
        func event(_ title: String, _ zone: String, _ start: String, _ end: String, _ names: String) -> String
        {
            let attendees = names.split(separator: " ").map {
                "ATTENDEE;CN=\($0):mailto:\($0.lowercased())@example.org\\r\\n"
            }
            return """
                BEGIN:VEVENT\\r\\nUID:\(title)@example.org\\r\\nDTSTAMP:20260101T000000Z\\r\\nSUMMARY:\(title)\\r\\n\
                DTSTART;TZID=\(zone):20261215T\(start)00\\r\\nDTEND;TZID=\(zone):20261215T\(end)00\\r\\n\
                \(attendees.joined())END:VEVENT\\r\\n
                """
        }
        let events =
            event("dinner", "America/Vancouver", "1800", "2000", dinner)
            + event("call", "America/Los_Angeles", "1700", "1730", call)
            + event("Flight LH 492 FRA - YVR", "Europe/Berlin", "1000", "1100", "Ada Ben").replacing(
                "DTSTART;TZID=Europe/Berlin:20261215T", with: "DTSTART;TZID=Europe/Berlin:20261213T"
            ).replacing("DTEND;TZID=Europe/Berlin:20261215T", with: "DTEND;TZID=America/Vancouver:20261213T")
        let calendar =
            "BEGIN:VCALENDAR\\r\\nVERSION:2.0\\r\\nPRODID:-//Example//Test//EN\\r\\n\(events)END:VCALENDAR\\r\\n"
        let bytes = Array(#"{"v":1,"id":"evening","home":"Europe/Berlin","ics":"\#(calendar)"}"#.utf8)
        return try FleetTrip(InputLine(number: 1, bytes: bytes, count: bytes.count), in: setting())
    }

    @Test(arguments: [
        ("Ada", "Ben", []), ("Ada", "Ada", ["Ada"]), ("Ada", "Ada Ben", ["Ada"]),
        ("Ben Ada", "Ada Ben", ["Ada", "Ben"]),
    ])
    func `a finding appears for those who have both activities`(
        dinner: String, call: String, names: [String]
    ) throws {
        let setting = try setting()
        let drift = FleetDrift(from: try TestZones.database(.r2025b), by: .standard, in: setting)
        let trip = try evening(dinner: dinner, call: call)
        let report = try drift.report(of: trip)
        #expect(report.drift.moved.count == 3)
        let appeared = report.appeared.filter { $0.finding.rule == .overlap }
        #expect(appeared.flatMap(\.members).map(\.name).sorted() == names)
        let check = FleetCheck(by: .standard, in: setting).answer(trip)
        #expect(check.findings.filter { $0.finding.rule == .overlap } == appeared)
        #expect(appeared.map(\.isForAll) == (names.isEmpty ? [] : [names.count == 2]))
    }
}
