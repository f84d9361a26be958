import CivilTime
import Testing
import Trips

@testable import TripExchange

/// Two codes are the ends of a flight only in the order that the words between them tell.
@Suite("The order of two places") struct RouteOrderTests {
    private static let utc = ["DTSTART:20270601T100000Z", "DTEND:20270601T200000Z"]

    private static func flight(_ title: String, _ description: String, _ further: [String] = []) throws
        -> Activity
    {
        try Exchange.activity(
            utc + ["SUMMARY:\(title)", "DESCRIPTION:Booking reference: XK7P2Q\(description)"] + further)
    }

    @Test(arguments: [
        ("Flight QF 1 to London (LHR) from Sydney (SYD)", ""),
        ("Flug LH 901 nach Frankfurt (FRA) von London (LHR)", ""),
        ("Vuelo IB 6252 a Madrid (MAD) desde Nueva York (JFK)", ""),
        ("Vol AF 7 vers Paris (CDG) depuis New York (JFK)", ""),
        ("Flight QF 2", "\\nTo London (LHR) from Sydney (SYD)"), ("QF 2 SYD <- LHR", ""),
        ("Flight QF 2 SYD ← LHR", ""), ("Flight QF 1 LHR (SYD)", ""),
        ("Flight QF 1 to LHR - SYD", ""),
    ])
    func `the goal is never the start`(title: String, line: String) throws {
        let activity = try Self.flight(title, line)
        // Either nobody knows, or it is known right.
        let codes = [activity.place?.code, activity.destination?.code]
        let pair = codes.compactMap(\.self)
        #expect(pair.isEmpty)
        guard case .timed(let start, let end) = activity.span else { return }
        #expect([start.zone, end.zone] == [.utc, .utc])
    }

    @Test(arguments: [
        ("Flight QF 1 from Sydney (SYD) to London (LHR)", ""), ("Flight QF 1 SYD-LHR", ""),
        ("Flight QF 1 SYD → LHR", ""), ("QF 1 SYD to LHR", ""),
        ("Flight QF 1 Sydney (SYD) – London (LHR)", ""),
        ("Flight QF 1", "\\nSydney (SYD) 10:20 T1 - London (LHR) 17:00"),
    ])
    func `a word or a sign that leads on tells both ends`(title: String, line: String) throws {
        let activity = try Self.flight(title, line)
        #expect([activity.place?.code, activity.destination?.code] == ["SYD", "LHR"])
    }

    @Test func `two codes for one end are none`() throws {
        let activity = try Self.flight("AF 6 CDG-JFK", "", ["LOCATION:New York (JFK)"])
        #expect(activity.kind == .flight)
        #expect(activity.place?.code == nil)
        #expect(activity.destination?.code == nil)
    }
}
