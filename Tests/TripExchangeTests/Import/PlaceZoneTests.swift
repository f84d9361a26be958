import CivilTime
import Findings
import ICalendar
import TestKit
import Testing
import Trips

@testable import TripExchange

/// Bookings in UTC, or without a zone, get the zones of the places that they name.
@Suite("Zones of places") struct PlaceZoneTests {
    private static func lodging(_ location: String, _ times: [String], _ description: String = "") -> [String]
    {
        times + [
            "SUMMARY:Hotel", "LOCATION:\(location.replacing(",", with: "\\,"))",
            "DESCRIPTION:Check-in: 1 May\\nCheck-out: 3 May\\nConfirmation: AB12CD\\n\(description)",
        ]
    }

    private static let utc = ["DTSTART:20270501T130000Z", "DTEND:20270503T090000Z"]
    private static let floating = ["DTSTART:20270501T150000", "DTEND:20270503T110000"]

    private static func imported(_ lines: [String]) throws -> ImportedCalendar {
        let event = ["BEGIN:VEVENT", "UID:1@test", "DTSTAMP:20270101T000000Z"] + lines + ["END:VEVENT"]
        let text = (["BEGIN:VCALENDAR", "VERSION:2.0"] + event + ["END:VCALENDAR", ""]).joined(
            separator: "\r\n")
        return try Exchange.imported(file: text)
    }

    private static func zones(_ activity: Activity) -> [String?] {
        guard case .timed(let start, let end) = activity.span else { return [] }
        return [start.zone?.name, end.zone?.name]
    }

    @Test(arguments: [
        ("50667 Köln", "Europe/Berlin"), ("Museum, Salzmarkt 4, 50667 Köln", "Europe/Berlin"),
        ("880 Perry Hwy, Pittsburgh, PA 15229", "America/New_York"),
        ("12 Main St, Portland, ME", "America/New_York"), ("12 Main St, Portland, OR", "America/Los_Angeles"),
        ("MUNICH DE", "Europe/Berlin"), ("MUNICH DE MUNICH INTERNATIONAL", "Europe/Berlin"),
        ("SAN FRANCISCO CA MOSCONE", "America/Los_Angeles"), ("Porto", "Europe/Lisbon"),
        ("Von MUNICH DE", "Europe/Berlin"),
        ("Rue de Rivoli 1, Paris, France", "Europe/Paris"), ("1 Chome, Kyoto, Japan", "Asia/Tokyo"),
    ])
    func `an address says the zone where its city is one`(location: String, zone: String) throws {
        let imported = try Self.imported(Self.lodging(location, Self.utc))
        let activity = try #require(imported.activities.first)
        #expect(Self.zones(activity) == [zone, zone])
        #expect(
            imported.findings.filter { $0.code == .zoneFromPlace }.map(\.severity) == [.repaired, .repaired])
        // The moment is the one that was sent.
        guard case .timed(let start, _) = activity.span else { return }
        let stated = try Instant(parsing: "2027-05-01T13:00:00Z")
        #expect(try TestZones.zone(zone).mapping(of: start.local).compatible == stated)
    }

    @Test(arguments: [
        "Paris", "London", "Victoria Station", "Springfield", "Conference room 3", "Sports Hall", "Georgia",
        "Hotel Kyoto Garden", "12 Berlin Road, Springfield", "MUNICH XX INTERNATIONAL", "RUE DE KYOTO",
        "Kyoto IT support",
    ])
    func `what several cities may be, or none, says nothing`(location: String) throws {
        let imported = try Self.imported(Self.lodging(location, Self.utc))
        #expect(Self.zones(try #require(imported.activities.first)) == ["UTC", "UTC"])
        #expect(!imported.findings.contains { $0.code == .zoneFromPlace })
    }

    @Test func `a reading without a zone is one at the place`() throws {
        let imported = try Self.imported(Self.lodging("Kyoto", Self.floating))
        let activity = try #require(imported.activities.first)
        #expect(Self.zones(activity) == ["Asia/Tokyo", "Asia/Tokyo"])
        guard case .timed(let start, let end) = activity.span else { return }
        #expect("\(start.local) \(end.local)" == "2027-05-01T15:00:00 2027-05-03T11:00:00")
    }

    /// Clocks in New York go from 02:00 to 03:00 on 14 March 2027, and from 02:00 back to 01:00 on 7 November.
    @Test(arguments: ["20270314T023000", "20271107T013000"])
    func `a reading that is not there once stays without a zone`(start: String) throws {
        let times = ["DTSTART:\(start)", "DTEND:\(start.prefix(6))29T110000"]
        let imported = try Self.imported(Self.lodging("12 Main St, Portland, ME", times))
        #expect(Self.zones(try #require(imported.activities.first)) == [nil, nil])
    }

    @Test func `both ends move or neither`() throws {
        let lines =
            Self.utc + [
                "SUMMARY:Train ICE 77 Hamburg Hbf - Nowhere Hbf", "DESCRIPTION:Confirmation: AB12CD",
            ]
        let activity = try #require(try Self.imported(lines).activities.first)
        #expect(activity.kind == .train)
        #expect(Self.zones(activity) == ["UTC", "UTC"])
    }

    /// A sender who writes the reading at the place and calls it UTC.
    @Test func `a text that tells the reading in UTC is believed, and the contradiction told`() throws {
        let imported = try Self.imported(Self.lodging("Kyoto", Self.utc, "Arrival from 13:00"))
        #expect(Self.zones(try #require(imported.activities.first)) == ["UTC", "UTC"])
        let told = imported.findings.filter { $0.code == .contradictedZone }
        #expect(told.map(\.severity) == [.warning])
        #expect(told.first?.message.contains("Kyoto it is 2027-05-01T22:00:00 then in Asia/Tokyo") == true)
        #expect(told.first?.line == 6)
    }

    @Test func `an event that is no booking is left alone`() throws {
        let imported = try Self.imported(Self.utc + ["SUMMARY:Call with the team", "LOCATION:Kyoto"])
        #expect(Self.zones(try #require(imported.activities.first)) == ["UTC", "UTC"])
    }

    @Test func `what was sent can be had again`() throws {
        let database = try Exchange.database()
        for times in [Self.utc, Self.floating] {
            let activity = try #require(try Self.imported(Self.lodging("Kyoto", times)).activities.first)
            guard case .taken(let sent) = SentTimes.answer(for: activity, database: database),
                case .timed(let start, let end) = sent.span
            else {
                Issue.record("nothing to take back")
                return
            }
            #expect(
                "\(start.local) \(end.local)".replacing("-", with: "").replacing(":", with: "")
                    == times.map { $0.split(separator: ":")[1].replacing("Z", with: "") }.joined(
                        separator: " "))
            #expect(start.zone == (times == Self.utc ? .utc : nil))
        }
        let zoned = ["DTSTART;TZID=Asia/Tokyo:20270501T150000", "DTEND;TZID=Asia/Tokyo:20270503T110000"]
        let activity = try #require(try Self.imported(Self.lodging("Kyoto", zoned)).activities.first)
        #expect(SentTimes.answer(for: activity, database: database) == .nothing)
    }
}
