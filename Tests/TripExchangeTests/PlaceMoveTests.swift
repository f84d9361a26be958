import CivilTime
import TestKit
import Testing
import Trips

@testable import TripExchange

/// A booking gets the zones of its places only where that can be.
@Suite("Moves to the zones of places") struct PlaceMoveTests {
    private static func activity(_ lines: [String]) throws -> Activity { try Exchange.activity(lines) }

    private static func times(_ activity: Activity) -> [String] {
        guard case .timed(let start, let end) = activity.span else { return [] }
        return [start, end].map { "\($0.local) \($0.zone?.name ?? "-")" }
    }

    private static let utc = ["DTSTART:20270501T130000Z", "DTEND:20270503T090000Z"]

    private static func lodging(_ location: String, _ description: String, _ times: [String] = utc)
        -> [String]
    {
        times + [
            "SUMMARY:Hotel", "LOCATION:\(location.replacing(",", with: "\\,"))",
            "DESCRIPTION:Check-in: 1 May\\nCheck-out: 3 May\\nConfirmation: AB12CD\\n\(description)",
        ]
    }

    private static func flight(_ times: [String], _ route: String, _ description: String = "") -> [String] {
        times + ["SUMMARY:Flight AF 6 \(route)", "DESCRIPTION:Booking reference: XK7P2Q\(description)"]
    }

    @Test func `a flight that lasts so long arrives so much later`() throws {
        let lines = Self.flight(["DTSTART:20270601T100000", "DURATION:PT8H"], "CDG-JFK")
        #expect(
            Self.times(try Self.activity(lines)) == [
                "2027-06-01T10:00:00 Europe/Paris", "2027-06-01T12:00:00 America/New_York",
            ])
    }

    /// Each names a city of the table, which is not the one that is meant.
    @Test(arguments: [
        "The Inn, 10 Main St, Delhi, NY 13753", "Madras, OR", "10 Main St, Cairo, GA 39828",
        "Main St, Berlin, MD 21811, USA", "Manila, AR", "Kyoto, 12 High Street, Totnes TQ9 5RY",
        "Tokyo, Dorfstr. 3, 3920 Zermatt, Schweiz", "Union Station", "Kew", "Union", "Berwick",
        "Kew Station", "Milano Centrale",
    ])
    func `an address elsewhere is no city of its name`(location: String) throws {
        let activity = try Self.activity(Self.lodging(location, ""))
        #expect(activity.kind == .lodging)
        #expect(Self.times(activity).allSatisfy { $0.hasSuffix(" UTC") })
    }

    @Test(arguments: [
        // Berwick is a part of Melbourne.
        ["DTSTART:20270501T100000Z", "DTEND:20270501T110000Z", "SUMMARY:Train 5 Edinburgh to Berwick"],
        ["DTSTART:20270501T100000Z", "DTEND:20270501T110000Z", "SUMMARY:Train 5 from Hamburg to Kyoto"],
    ])
    func `nothing goes so fast on the ground`(lines: [String]) throws {
        let activity = try Self.activity(lines + ["DESCRIPTION:Booking reference: XK7P2Q"])
        #expect(activity.kind == .train)
        #expect(Self.times(activity).allSatisfy { $0.hasSuffix(" UTC") })
    }

    @Test(arguments: [
        // It would arrive before it departs, and in an hour in another continent.
        (["DTSTART:20270601T100000", "DTEND:20270601T103000"], "LIS-CDG"),
        (["DTSTART:20270601T100000", "DTEND:20270601T180000"], "JFK-CDG"),
        (["DTSTART:20270601T100000Z", "DTEND:20270601T110000Z"], "CDG-JFK"),
    ])
    func `a flight is not moved into what cannot be`(times: [String], route: String) throws {
        let activity = try Self.activity(Self.flight(times, route))
        #expect(activity.kind == .flight)
        #expect(Self.times(activity).allSatisfy { $0.hasSuffix(" UTC") || $0.hasSuffix(" -") })
    }

    @Test func `the readings of a flight are looked at, too`() throws {
        let utc = ["DTSTART:20270601T100000Z", "DTEND:20270601T180000Z"]
        let told = Self.flight(utc, "CDG-JFK", "\\nDeparture: 10:00")
        #expect(Self.times(try Self.activity(told)).allSatisfy { $0.hasSuffix(" UTC") })
        let plain = Self.flight(utc, "CDG-JFK")
        #expect(
            Self.times(try Self.activity(plain)) == [
                "2027-06-01T12:00:00 Europe/Paris", "2027-06-01T14:00:00 America/New_York",
            ])
    }

    /// A rule that is only fair moves a flight between two airports, and nothing between places that it only names.
    @Test(arguments: [
        ("AF 6 CDG-JFK", ["2027-06-01T12:00:00 Europe/Paris", "2027-06-01T14:00:00 America/New_York"]),
        (
            "AF 6 CDG 10:00Z → JFK",
            ["2027-06-01T12:00:00 Europe/Paris", "2027-06-01T14:00:00 America/New_York"]
        ),
        ("AF 6 Lyon - Montréal", ["2027-06-01T10:00:00 UTC", "2027-06-01T18:00:00 UTC"]),
    ])
    func `a fair rule moves a flight between airports`(title: String, times: [String]) throws {
        let lines = [
            "DTSTART:20270601T100000Z", "DTEND:20270601T180000Z", "SUMMARY:\(title)",
            "DESCRIPTION:Booking reference: XK7P2Q",
        ]
        let imported = try Exchange.activity(lines)
        #expect(imported.kind == .flight)
        #expect(Self.times(imported) == times)
    }

    @Test(arguments: [
        "Arrival 13.00 Uhr", "Check-in: 13 Uhr", "Check-in: 1 pm", "Check-in: kl. 13.00", "Check-in: 13h",
        // The reading at the place is that of the other end.
        "Check-in: 13:00\\nCheck-out: 22:00", "Check-out: 9.00 Uhr",
    ])
    func `what the text tells in UTC stands`(line: String) throws {
        let activity = try Self.activity(Self.lodging("Kyoto", line))
        #expect(Self.times(activity).allSatisfy { $0.hasSuffix(" UTC") })
    }

    @Test(arguments: [
        "Check-in: 22:00", "Check-in: 13:00 UTC", "Breakfast from 7.30", "EUR 13.00", "Room 13",
    ])
    func `what says nothing of the start moves nothing back`(line: String) throws {
        let activity = try Self.activity(Self.lodging("Kyoto", line))
        #expect(Self.times(activity).allSatisfy { $0.hasSuffix(" Asia/Tokyo") })
    }

    @Test func `the title tells readings, too`() throws {
        let lines = Self.lodging("Kyoto", "").map { $0 == "SUMMARY:Hotel" ? "SUMMARY:Hotel from 13:00" : $0 }
        #expect(Self.times(try Self.activity(lines)).allSatisfy { $0.hasSuffix(" UTC") })
    }

    @Test(arguments: [
        "RRULE:FREQ=WEEKLY;COUNT=3", "RDATE:20270508T130000Z", "RECURRENCE-ID:20270501T130000Z",
    ])
    func `what is of a series stays`(line: String) throws {
        let activity = try Self.activity(Self.lodging("Kyoto", "") + [line])
        #expect(Self.times(activity).allSatisfy { $0.hasSuffix(" UTC") })
    }

    @Test func `a category that is none of a booking moves nothing`() throws {
        let lines = ["DTSTART:20270501T100000", "DTEND:20270501T110000", "SUMMARY:Walk", "LOCATION:Kyoto"]
        for category in ["OTHER", "TOUR", "EVENT"] {
            #expect(
                Self.times(try Self.activity(lines + ["CATEGORIES:\(category)"])).allSatisfy {
                    $0.hasSuffix(" -")
                })
        }
        #expect(
            Self.times(try Self.activity(lines + ["CATEGORIES:RESTAURANT"])).allSatisfy {
                $0.hasSuffix(" Asia/Tokyo")
            })
    }

    @Test func `the name of a city elsewhere beside a code tells nothing`() throws {
        let lines = Self.flight(
            ["DTSTART:20270601T100000Z", "DTEND:20270601T180000Z"], "",
            "\\nFrom: Kyoto (LHR)\\nTo: Paris (CDG)")
        #expect(Self.times(try Self.activity(lines)).allSatisfy { $0.hasSuffix(" UTC") })
    }
}
