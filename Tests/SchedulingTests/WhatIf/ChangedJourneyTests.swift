import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

/// What follows from a transport that is missed: the traveller stays where they are.
@Suite("Who misses a transport") struct ChangedJourneyTests {
    private static let minute = Duration.seconds(60)

    private func flight(
        _ uid: String, _ from: String, _ to: String, _ start: String, _ end: String,
        _ kind: ActivityKind = .flight
    ) throws -> Activity {
        try activity(
            uid, kind, from: start, to: end, place: RuleExample.places[from],
            destination: RuleExample.places[to])
    }

    private func told(_ found: Consequences) -> [String] {
        found.consequences.map { "\($0.items.map(\.uid.text).joined(separator: "-")) \($0.outcome.rawValue)" }
    }

    private func consequences(
        _ uid: String, _ event: TransportChange.Event, in trip: Itinerary
    ) throws -> Consequences {
        let change = TransportChange(of: [try trip.first(uid)], event)
        return try #require(trip.consequences(of: [change], by: ConnectionTimes()).first)
    }

    /// Munich to Frankfurt, on to Tokyo, a dinner and a hotel there, and back.
    private func trip(_ more: [Activity] = []) throws -> Itinerary {
        try itinerary(
            [
                flight(
                    "feeder", "MUC", "FRA", "2027-03-08 10:00 Europe/Berlin", "2027-03-08 11:00 Europe/Berlin"
                ),
                flight("long", "FRA", "HND", "2027-03-08 12:40 Europe/Berlin", "2027-03-09 09:55 Asia/Tokyo"),
                allDay("hotel", .lodging, from: "2027-03-09", to: "2027-03-12"),
                activity(
                    "dinner", .restaurant, from: "2027-03-10 19:30 Asia/Tokyo",
                    to: "2027-03-10 21:30 Asia/Tokyo"),
                flight("back", "HND", "FRA", "2027-03-12 11:00 Asia/Tokyo", "2027-03-12 17:00 Europe/Berlin"),
                flight(
                    "home", "FRA", "MUC", "2027-03-12 19:00 Europe/Berlin", "2027-03-12 20:00 Europe/Berlin"),
            ] + more)
    }

    private static let lost = ["hotel missed", "dinner missed", "long-back missed"]

    @Test func `what is missed is missed for what follows, as if it did not run`() throws {
        let missed = try consequences("feeder", .arrives(later: Self.minute * 120), in: trip())
        let cancelled = try consequences("long", .cancelled, in: trip())
        #expect(told(missed) == ["feeder-long missed"] + Self.lost)
        #expect(told(cancelled) == Self.lost)
        #expect(missed.consequences.dropFirst().map(\.message) == cancelled.consequences.map(\.message))
        #expect(
            missed.judgedUntilMessage
                == "The trip comes back to Frankfurt am Main (FRA) on 12 March 2027 17:00 (Europe/Berlin), and goes on as written from there."
        )
        #expect(cancelled.judgedUntilMessage == missed.judgedUntilMessage)
    }

    /// Frankfurt again: the next flight leaves from where the traveller is.
    @Test func `a later transport from the same place is taken`() throws {
        let trip = try trip([
            flight("next", "FRA", "HND", "2027-03-09 12:40 Europe/Berlin", "2027-03-10 09:55 Asia/Tokyo")
        ])
        let found = try consequences("feeder", .arrives(later: Self.minute * 120), in: trip)
        // Of the dinner on the 10th nothing is lost, of the hotel a night.
        #expect(told(found) == ["feeder-long missed", "feeder-next holds", "hotel missed"])
        #expect(
            found.consequences[2].message == "hotel: nothing brings you there for the night of 9 March 2027.")
        #expect(
            found.judgedUntilMessage
                == "The trip goes on as written with next on 9 March 2027 12:40 (Europe/Berlin).")
    }

    @Test func `one that leaves from the same place before the arrival is missed too`() throws {
        let trip = try trip([
            flight("next", "FRA", "HND", "2027-03-09 12:40 Europe/Berlin", "2027-03-10 09:55 Asia/Tokyo")
        ])
        let found = try consequences("feeder", .arrives(later: Self.minute * 60 * 26), in: trip)
        #expect(
            told(found).filter { $0.contains("-") } == [
                "feeder-long missed", "long-next missed", "next-back missed",
            ])
        #expect(
            found.consequences.first { $0.items.last?.uid.text == "next" }?.message
                .contains("12:40 (Europe/Berlin), 20 min before feeder arrives") == true)
    }

    @Test func `what is where the traveller stays is not missed`() throws {
        let trip = try trip([
            activity(
                "lunch", .restaurant, from: "2027-03-10 12:30 Europe/Berlin",
                to: "2027-03-10 13:30 Europe/Berlin",
                place: RuleExample.places["FRA"])
        ])
        #expect(told(try consequences("long", .cancelled, in: trip)) == Self.lost)
    }

    /// Of trains without places nobody knows where they leave from.
    @Test func `what cannot be known is not judged, and that is said`() throws {
        func train(_ uid: String, _ day: Int) throws -> Activity {
            try activity(
                uid, .train, from: "2027-03-\(day) 08:00 Europe/Berlin",
                to: "2027-03-\(day) 09:00 Europe/Berlin")
        }
        let trip = try itinerary([train("a", 10), train("b", 11), train("c", 12), train("d", 13)])
        let found = try consequences("a", .cancelled, in: trip)
        #expect(told(found) == ["a-b missed"])
        #expect(
            found.judgedUntilMessage
                == "Whether c on 12 March 2027 08:00 (Europe/Berlin) can be reached from where you are then is not known; what "
                + "is later is not judged.")
    }

    @Test func `thirty days ahead nothing is judged any more`() throws {
        let trip = try itinerary([
            flight("a", "FRA", "HND", "2027-03-01 12:40 Europe/Berlin", "2027-03-02 09:55 Asia/Tokyo"),
            flight("b", "HND", "LAX", "2027-03-20 12:00 Asia/Tokyo", "2027-03-20 08:00 America/Los_Angeles"),
            flight("c", "LAX", "HND", "2027-05-20 12:00 America/Los_Angeles", "2027-05-21 16:00 Asia/Tokyo"),
        ])
        let found = try consequences("a", .cancelled, in: trip)
        #expect(told(found) == ["a-b missed"])
        #expect(found.judgedUntilMessage == "What is later than 1 April 2027 is not judged.")
    }

    /// Who slept there before has the bed still.
    @Test func `a stay from which a round trip begins is not missed`() throws {
        let trip = try itinerary([
            flight("there", "FRA", "HND", "2027-03-08 12:40 Europe/Berlin", "2027-03-09 09:55 Asia/Tokyo"),
            allDay("hotel", .lodging, from: "2027-03-09", to: "2027-03-14"),
            activity("boat", .ferry, from: "2027-03-11 09:00 Asia/Tokyo", to: "2027-03-11 10:00 Asia/Tokyo"),
            flight("back", "HND", "FRA", "2027-03-14 11:00 Asia/Tokyo", "2027-03-14 17:00 Europe/Berlin"),
        ])
        let found = try consequences("boat", .cancelled, in: trip)
        #expect(told(found) == ["there-back holds"])
    }

    @Test func `an earlier departure runs over what is on until then`() throws {
        let trip = try itinerary([
            flight(
                "there", "FRA", "LAX", "2027-03-16 10:00 Europe/Berlin",
                "2027-03-16 13:15 America/Los_Angeles"),
            activity(
                "dinner", .restaurant, from: "2027-03-19 19:00 America/Los_Angeles",
                to: "2027-03-19 21:00 America/Los_Angeles"),
            allDay("hotel", .lodging, from: "2027-03-16", to: "2027-03-19"),
            flight("on", "LAX", "HND", "2027-03-19 22:30 America/Los_Angeles", "2027-03-21 05:30 Asia/Tokyo"),
        ])
        func told(_ hours: Int) throws -> [String] {
            try consequences("on", .leaves(later: Self.minute * -60 * hours), in: trip).consequences
                .filter { $0.subject != .connection }.map(\.message)
        }
        #expect(try told(1) == [])
        #expect(
            try told(2) == [
                "dinner ends on 19 March 2027 21:00 (America/Los_Angeles), 30 min after on leaves."
            ])
        #expect(
            try told(4) == [
                "dinner begins on 19 March 2027 19:00 (America/Los_Angeles), 30 min after on leaves."
            ])
        // 02:30 on the 19th: of the last night less than four hours are left.
        #expect(try told(18).count == 1)
        #expect(
            try told(20).first == "hotel: you leave too early to sleep there in the night of 18 March 2027.")
        let found = try consequences("on", .leaves(later: Self.minute * -240), in: trip)
        #expect(found.consequences.map(\.subject) == [.connection, .activity])
        #expect(found.consequences.last?.outcome == .missed && found.consequences.last?.severity == .warning)
        #expect(found.latestDelayMessage == nil)
    }

    @Test func `an earlier departure can be before one arrives`() throws {
        let found = try consequences("long", .leaves(later: Self.minute * -120), in: trip())
        #expect(told(found) == ["feeder-long missed"] + Self.lost)
        #expect(
            found.consequences.first?.message
                == "long leaves on 8 March 2027 10:40 (Europe/Berlin), 20 min before feeder arrives; its slack was 55 min."
        )
    }

    /// Of two changes the one that keeps the traveller away is to blame.
    @Test func `two changes are judged together`() throws {
        let trip = try trip()
        func both(_ second: TransportChange.Event) throws -> [Consequences] {
            trip.consequences(
                of: [
                    TransportChange(of: [try trip.first("feeder")], .arrives(later: Self.minute * 120)),
                    TransportChange(of: [try trip.first("long")], second),
                ], by: ConnectionTimes())
        }
        let missed = try both(.arrives(later: Self.minute * 30))
        #expect(missed.map(told) == [["feeder-long missed"] + Self.lost, []])
        #expect(missed[1].latestDelayMessage == "long is missed anyway, because of feeder.")
        let cancelled = try both(.cancelled)
        #expect(cancelled.map(told) == [[], Self.lost])
        #expect(cancelled[0].latestDelayMessage == "Nothing in the trip waits for feeder.")
        let kept = try both(.leaves(later: Self.minute * 60))
        #expect(kept.map(told) == [["feeder-long tight"], ["feeder-long tight", "long-back holds"]])
    }

    @Test(arguments: [
        (12 * 60 + 40, "feeder can be 55 min late; any later, the connection to long is tight."),
        (11 * 60 + 45, "No delay of feeder is harmless: the connection to long has no slack."),
        (11 * 60 + 30, "No delay of feeder is harmless: the connection to long is tight already."),
        (10 * 60 + 50, "No delay of feeder is harmless: long leaves before it arrives already."),
    ])
    func `how late it may be is said in a sentence`(leaves minutes: Int, message: String) throws {
        let time = "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
        let trip = try itinerary([
            flight(
                "feeder", "MUC", "FRA", "2027-03-08 10:00 Europe/Berlin", "2027-03-08 11:00 Europe/Berlin"),
            flight("long", "FRA", "HND", "2027-03-08 \(time) Europe/Berlin", "2027-03-09 09:55 Asia/Tokyo"),
        ])
        #expect(
            try consequences("feeder", .arrives(later: Self.minute), in: trip).latestDelayMessage == message)
    }

    @Test func `without a transport for which nothing waits nothing is missed`() throws {
        let found = try consequences("home", .cancelled, in: trip())
        #expect(found.consequences == [] && found.judgedUntilMessage == nil)
        #expect(found.latestDelayMessage == "Nothing in the trip waits for home.")
    }

    /// The same flight, booked for two persons by two.
    @Test func `a change holds for whoever has the journey, under any identifier`() throws {
        let mine = try flight(
            "mine", "MUC", "FRA", "2027-03-08 10:00 Europe/Berlin", "2027-03-08 11:00 Europe/Berlin")
        let yours = try flight(
            "yours", "MUC", "FRA", "2027-03-08 10:00 Europe/Berlin", "2027-03-08 11:00 Europe/Berlin")
        let both = try itinerary([mine, yours])
        let journeys = both.journeys { $0.key.uid.text == "yours" }
        #expect(journeys.map { $0.map(\.key.uid.text) } == [["mine", "yours"]])
        let change = TransportChange(of: journeys[0], .cancelled)
        #expect(change.within(try itinerary([yours]))?.transports.map(\.key.uid.text) == ["yours"])
        #expect(change.within(try itinerary([])) == nil)
    }
}
