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
}
