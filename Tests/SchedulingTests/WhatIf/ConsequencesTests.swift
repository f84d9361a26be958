import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

@Suite("What breaks when a transport is late") struct ConsequencesTests {
    /// Munich to Frankfurt, on to Tokyo, a dinner and a hotel there, and a train the day after.
    private func trip() throws -> Itinerary {
        let (fra, hnd) = (RuleExample.places["FRA"], RuleExample.places["HND"])
        return try itinerary([
            activity(
                "feeder", .flight, from: "2027-03-08 10:00 Europe/Berlin",
                to: "2027-03-08 11:00 Europe/Berlin",
                place: RuleExample.places["MUC"], destination: fra),
            activity(
                "long", .flight, from: "2027-03-08 12:40 Europe/Berlin", to: "2027-03-09 09:55 Asia/Tokyo",
                place: fra, destination: hnd),
            allDay("hotel", .lodging, from: "2027-03-09", to: "2027-03-12"),
            activity(
                "dinner", .restaurant, from: "2027-03-09 19:30 Asia/Tokyo", to: "2027-03-09 21:30 Asia/Tokyo"),
            activity(
                "train", .train, from: "2027-03-10 16:00 Asia/Tokyo", to: "2027-03-10 18:00 Asia/Tokyo"),
        ])
    }

    private func consequences(
        _ uid: String, _ event: TransportChange.Event, in trip: Itinerary
    ) throws -> Consequences {
        let change = TransportChange(of: [try trip.first(uid)], event)
        return try #require(trip.consequences(of: [change], by: ConnectionTimes()).first)
    }

    private func told(_ found: Consequences) -> [String] {
        found.consequences.map {
            "\($0.subject.rawValue) \($0.items.map(\.uid.text).joined(separator: "-")) \($0.outcome.rawValue) "
                + "\($0.severity.rawValue)"
        }
    }

    private static let minute = Duration.seconds(60)

    /// 100 minutes of layover and 45 asked: 55 of slack.
    @Test(arguments: [
        (0, "holds note", 55), (55, "holds note", 0), (56, "tight warning", -1), (100, "tight warning", -45),
        (101, "missed error", -46),
    ])
    func `a connection holds, is tight or is missed`(late: Int, outcome: String, slack: Int) throws {
        let found = try consequences("feeder", .arrives(later: Self.minute * late), in: trip())
        #expect(told(found).first == "connection feeder-long \(outcome)")
        #expect(found.consequences.first?.before?.slack == Self.minute * 55)
        #expect(found.consequences.first?.after?.slack == Self.minute * slack)
        #expect(found.latestDelay == Self.minute * 55)
    }

    @Test func `each line says what it must`() throws {
        let found = try consequences("feeder", .arrives(later: Self.minute * 56), in: trip())
        #expect(found.change.message == "feeder arrives on 8 March 2027 11:56 (Europe/Berlin), 56 min late.")
        #expect(
            found.consequences.map(\.message) == [
                "long leaves on 8 March 2027 12:40 (Europe/Berlin); its slack is −1 min and not 55 min; this check asks for "
                    + "45 min to change from flight to flight."
            ])
        #expect(
            found.latestDelayMessage
                == "feeder can be 55 min late; any later, the connection to long is tight.")
        let missed = try consequences("feeder", .arrives(later: Self.minute * 120), in: trip())
        #expect(
            missed.consequences.map(\.message) == [
                "long leaves on 8 March 2027 12:40 (Europe/Berlin), 20 min before feeder arrives; its slack was 55 min.",
                "dinner begins on 9 March 2027 19:30 (Asia/Tokyo), and nothing brings you there.",
                "hotel: nothing brings you there for the 3 nights from 9 to 12 March 2027.",
                "train leaves on 10 March 2027 16:00 (Asia/Tokyo), and nothing brings you there; its slack was 1 day 5 h 35 min.",
            ])
        #expect(missed.judgedUntilMessage == "No later transport leaves from Frankfurt am Main (FRA).")
    }

    /// From the landing at 09:55 it is 9 h 35 min to the dinner, and 16 h 5 min to two at night.
    @Test func `tables and nights are missed from the minute on at which they begin`() throws {
        func told(_ minutes: Int) throws -> [String] {
            try self.told(consequences("long", .arrives(later: Self.minute * minutes), in: trip()))
                .filter { !$0.hasPrefix("connection") }
        }
        #expect(try told(9 * 60 + 35) == [])
        #expect(try told(9 * 60 + 36) == ["activity dinner missed warning"])
        #expect(try told(16 * 60 + 5) == ["activity dinner missed warning"])
        #expect(
            try told(16 * 60 + 6) == ["activity dinner missed warning", "night hotel missed warning"])
        let found = try consequences("long", .arrives(later: Self.minute * 60), in: trip())
        #expect(found.latestDelay == Self.minute * (9 * 60 + 35))
        #expect(found.latestDelayMessage?.hasPrefix("long can be 9 h 35 min late; any later, dinner") == true)
    }

    @Test func `a transport that leaves later has its connection before it too`() throws {
        let found = try consequences("long", .leaves(later: Self.minute * 30), in: trip())
        #expect(
            told(found) == ["connection feeder-long holds note", "connection long-train holds note"])
        #expect(found.consequences.first?.after?.slack == Self.minute * 85)
        #expect(
            found.change.message
                == "long leaves on 8 March 2027 13:10 (Europe/Berlin) and arrives on 9 March 2027 10:25 (Asia/Tokyo), "
                + "30 min late.")
    }

    @Test func `without the transport nothing brings the traveller there`() throws {
        let found = try consequences("long", .cancelled, in: trip())
        #expect(
            told(found) == [
                "activity dinner missed warning", "night hotel missed warning",
                "connection long-train missed error",
            ])
        #expect(
            found.consequences.map(\.message) == [
                "dinner begins on 9 March 2027 19:30 (Asia/Tokyo), and nothing brings you there.",
                "hotel: nothing brings you there for the 3 nights from 9 to 12 March 2027.",
                "train leaves on 10 March 2027 16:00 (Asia/Tokyo), and nothing brings you there; its slack was 1 day 5 h 35 min.",
            ])
        #expect(found.latestDelay == nil && found.latestDelayMessage == nil)
        #expect(found.judgedUntilMessage == "No later transport leaves from Frankfurt am Main (FRA).")
    }

    @Test func `who is still in the air misses every transport that leaves by then`() throws {
        let found = try consequences("feeder", .arrives(later: Self.minute * 60 * 72), in: trip())
        #expect(
            told(found) == [
                "connection feeder-long missed error", "activity dinner missed warning",
                "night hotel missed warning", "connection long-train missed error",
            ])
    }

    @Test func `what was broken before is no consequence`() throws {
        let trip = try itinerary([
            activity("a", .train, from: "2027-03-10 08:00 UTC", to: "2027-03-10 09:00 UTC"),
            activity("b", .train, from: "2027-03-10 12:00 UTC", to: "2027-03-10 14:00 UTC"),
            activity("c", .train, from: "2027-03-10 13:50 UTC", to: "2027-03-10 15:00 UTC"),
        ])
        #expect(
            told(try consequences("a", .arrives(later: Self.minute * 60), in: trip))
                == ["connection a-b holds note", "connection b-c missed note"])
    }

    @Test func `two changes bear on each other`() throws {
        let trip = try trip()
        let changes = [
            TransportChange(of: [try trip.first("feeder")], .arrives(later: Self.minute * 90)),
            TransportChange(of: [try trip.first("long")], .leaves(later: Self.minute * 60)),
        ]
        let found = trip.consequences(of: changes, by: ConnectionTimes())
        #expect(found.map { $0.consequences.first?.after?.slack } == [Self.minute * 25, Self.minute * 25])
        #expect(found[0].latestDelay == Self.minute * 115)
    }

    @Test func `a trip that ends with the transport bears any delay`() throws {
        let trip = try itinerary([
            activity("a", .train, from: "2027-03-10 08:00 UTC", to: "2027-03-10 09:00 UTC")
        ])
        let found = try consequences("a", .arrives(later: Self.minute * 600), in: trip)
        #expect(found.consequences == [] && found.latestDelay == nil)
        #expect(found.latestDelayMessage == "Nothing in the trip waits for a.")
    }

    @Test func `the changed activities are written on their own clocks`() throws {
        let trip = try trip()
        let change = TransportChange(of: [try trip.first("long")], .arrives(later: Self.minute * 120))
        let activity = try #require(change.activities(release: "2026f").first)
        guard case .timed(let start, let end) = activity.span else { return }
        #expect("\(start.local) \(end.local)" == "2027-03-08T12:40:00 2027-03-09T11:55:00")
        #expect(end.zone?.name == "Asia/Tokyo")
        let cancelled = TransportChange(of: [try trip.first("long")], .cancelled)
        #expect(cancelled.activities(release: "2026f").first?.status == .cancelled)
    }
}
