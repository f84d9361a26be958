import CivilTime
import TestKit
import Testing
import TripExchange
import Trips

/// What becomes of a booking when somebody calls it off who does not say whose it is.
@Suite("A cancellation in doubt") struct SenderDoubtTests {
    typealias Samples = SenderSamples

    private static let off = ["SEQUENCE": "5", "DTSTAMP": "20270120T060000Z"]

    /// Calls off what the feed told of, which names neither a confirmation nor a traveller.
    private static func callOff(_ trip: inout SenderTrip, isMethod: Bool) throws {
        if isMethod {
            try trip.take(off.merging(["UID": Samples.feed["UID"] ?? ""]) { $1 }, method: "CANCEL")
        } else {
            try trip.take(SenderUpdateTests.feed(off.merging(["STATUS": "CANCELLED"]) { $1 }))
        }
    }

    /// A booking of one traveller, as the airline names them, after the feed has called it off in the name of another or the same.
    private static func booked(
        _ name: String, calledOffBy other: String, _ airline: [String: String] = [:]
    ) throws -> SenderTrip {
        var trip = SenderTrip()
        try trip.take(Samples.feed)
        try trip.take(
            SenderUpdateTests.airline(airline.merging(["DESCRIPTION": "Passenger: \(name)"]) { $1 }))
        try trip.take(
            SenderUpdateTests.feed(off.merging(["DESCRIPTION": "Passenger: \(other)"]) { $1 }),
            method: "CANCEL")
        return trip
    }

    /// A trip into which both were imported, in either order.
    private static func joined(feedFirst: Bool) throws -> SenderTrip {
        var trip = SenderTrip()
        for event in feedFirst ? [Samples.feed, Samples.airline] : [Samples.airline, Samples.feed] {
            try trip.take(event)
        }
        return trip
    }

    @Test(arguments: [true, false], [true, false])
    func `what nobody knows whose it is does not call off another's booking`(
        _ isMethod: Bool, _ feedFirst: Bool
    ) throws {
        var trip = try Self.joined(feedFirst: feedFirst)
        // An older one says nothing.
        try trip.take(["UID": Samples.feed["UID"] ?? "", "SEQUENCE": "3"], method: "CANCEL")
        #expect(trip.activities.map(\.status) == [.confirmed] && trip.fates == ["1 skipped"])
        try Self.callOff(&trip, isMethod: isMethod)
        #expect(trip.activities.map(\.status) == [.tentative])
        #expect(trip.told.count == 1 && trip.told[0].contains("is tentative, not cancelled"))
        let exported = try trip.exported()
        #expect(exported.activities.map(\.status) == [.tentative])
        var other = SenderTrip()
        try other.take(exported)
        // The same once more changes nothing, there or elsewhere.
        for var trip in [trip, other] {
            try Self.callOff(&trip, isMethod: isMethod)
            #expect(trip.activities.map(\.status) == [.tentative] && trip.fates == ["1 unchanged"])
            // Who says whose it is counts.
            try trip.take(
                SenderUpdateTests.airline([
                    "SEQUENCE": "1", "DTSTAMP": "20270121T000000Z", "STATUS": "CANCELLED",
                ]))
            #expect(trip.activities.map(\.status) == [.cancelled])
        }
    }

    @Test(arguments: [true, false]) func `what is off stays off`(_ isMethod: Bool) throws {
        var trip = try Self.joined(feedFirst: true)
        try trip.take(
            SenderUpdateTests.airline([
                "SEQUENCE": "1", "DTSTAMP": "20270119T000000Z", "STATUS": "CANCELLED",
            ]))
        try Self.callOff(&trip, isMethod: isMethod)
        #expect(trip.activities.map(\.status) == [.cancelled])
        // So does what was called off by hand.
        var edited = try Self.joined(feedFirst: true)
        try edited.edit(.status(.cancelled), at: "2027-01-16T00:00:00Z")
        try Self.callOff(&edited, isMethod: isMethod)
        #expect(edited.activities.map(\.status) == [.cancelled])
    }

    @Test func `a change by hand stays with the booking in doubt`() throws {
        var trip = try Self.joined(feedFirst: true)
        try trip.edit(.seat("1A"), at: "2027-01-16T00:00:00Z")
        try Self.callOff(&trip, isMethod: true)
        #expect(trip.activities.map(\.seat) == ["1A"] && trip.activities[0].status == .tentative)
        try trip.edit(.status(.confirmed), at: "2027-01-21T00:00:00Z")
        try Self.callOff(&trip, isMethod: true)
        #expect(trip.activities.map(\.status) == [.confirmed])
    }

    @Test(arguments: [["X-MERIDIAN-CONFIRMATION": "XK7P2Q"], ["DESCRIPTION": "Passenger: Ann Lee"]])
    func `a cancellation that says whose it is calls it off`(_ named: [String: String]) throws {
        var trip = try Self.joined(feedFirst: true)
        try trip.take(SenderUpdateTests.feed(Self.off.merging(named) { $1 }), method: "CANCEL")
        #expect(trip.activities.map(\.status) == [.cancelled])
        let exported = try trip.exported()
        var other = SenderTrip()
        try other.take(exported)
        try other.take(SenderUpdateTests.airline(["SEQUENCE": "1", "X-MERIDIAN-SEAT": "14C"]))
        #expect(other.activities.map(\.status) == [.cancelled])
    }

    @Test func `a cancellation need not say when it would have been`() throws {
        var trip = try Self.joined(feedFirst: true)
        try trip.take(
            Self.off.merging(["UID": Samples.feed["UID"] ?? "", "X-MERIDIAN-CONFIRMATION": "XK7P2Q"]) { $1 },
            method: "CANCEL")
        #expect(trip.activities.map(\.status) == [.cancelled])
    }

    @Test func `a confirmation that was typed by hand makes nobody a sender who named it`() throws {
        var trip = SenderTrip()
        try trip.take(Samples.feed)
        try trip.edit(.confirmation("XK7P2Q"), at: "2027-01-12T00:00:00Z")
        let note = SenderUpdateTests.airline(["X-MERIDIAN-CONFIRMATION": "", "X-MERIDIAN-SEAT": ""])
        try trip.take(note)
        #expect(trip.activities.count == 1)
        try trip.take(note.merging(["SEQUENCE": "1", "STATUS": "CANCELLED"]) { $1 })
        #expect(trip.activities.map(\.status) == [.cancelled])
        try trip.take(SenderUpdateTests.feed(["SEQUENCE": "5", "X-MERIDIAN-PLACE-GATE": "B1"]))
        #expect(trip.activities.map(\.status) == [.cancelled])
    }

    @Test(arguments: ["Mrs Lee", "A. Lee", "Ann Maria Lee", "LEE/ANNMS", "LEE/A MS", "Bob Lee"])
    func `another spelling of a name parts nothing`(_ name: String) throws {
        var trip = SenderTrip()
        try trip.take(Samples.feed)
        try trip.take(SenderUpdateTests.airline(["DESCRIPTION": "Passenger: Ann Lee"]))
        let news = Self.off.merging(["DESCRIPTION": "Passenger: \(name)"]) { $1 }
        var other = trip
        try trip.take(SenderUpdateTests.feed(news.merging(["X-MERIDIAN-PLACE-GATE": "B1"]) { $1 }))
        #expect(trip.activities.count == 1 && trip.activities[0].place?.gate == "B1")
        // One of the family gave up a seat, perhaps not the only one.
        let status = name == "Bob Lee" ? ActivityStatus.tentative : .cancelled
        var third = other
        try other.take(SenderUpdateTests.feed(news), method: "CANCEL")
        #expect(other.activities.map(\.status) == [status])
        try third.take(SenderUpdateTests.feed(news.merging(["STATUS": "CANCELLED"]) { $1 }))
        #expect(third.activities.map(\.status) == [status])
    }

    @Test(arguments: [
        ("Ann O'Neill", "ONEILL/A MS"), ("Maria de la Cruz", "DELACRUZ/MARIAMRS"),
        ("Anne-Marie St. John", "STJOHN/ANNEMARIE"), ("Wei Du", "DU/WEIMR"), ("Mr Das", "DAS/RAVI MR"),
        ("Raj Das", "DAS/RAJMR"), ("Le Van An", "LE/VAN"), ("Yi Du", "DU/YIMS"), ("Ravi Kumar Das", "Mr Das"),
        ("Ravi Kumar Das", "DAS/RAVIKUMARMR"), ("Le Thi Hoa", "LE/THIHOAMS"), ("Li Na Wang", "WANG/LINA MS"),
        ("Wu Yi Fan", "WU/YIFAN MR"), ("Jo Ann Lee", "LEE/JOANNMS"), ("John Paul Smith", "SMITH/JPMR"),
    ])
    func `airlines write names in one word`(_ name: String, _ airlines: String) throws {
        let trip = try Self.booked(
            airlines, calledOffBy: name, ["X-MERIDIAN-CONFIRMATION": "", "X-MERIDIAN-SEAT": ""])
        #expect(trip.activities.map(\.status) == [.cancelled])
    }

    @Test(arguments: [
        ("John Smith", "Bob Johnson"), ("Anna Roth", "Joanna Kurz"), ("Peter Roth", "Eva Petersen"),
        ("Hans Peter Roth", "Hanspeter Kurz"),
    ])
    func `a part of a name is no name`(_ name: String, _ other: String) throws {
        let trip = try Self.booked(name, calledOffBy: other)
        #expect(trip.activities.count == 2)
        #expect(trip.activities.contains { $0.seat == "12A" && $0.status == .confirmed })
    }

    @Test(arguments: [
        ("Ana de Souza", "Luis de Mello"), ("Ann O'Neill", "ONEILL/BOB MR"),
        ("Maria de la Cruz", "DELACRUZ/JUAN MR"),
        ("Ann Lee", "B. Lee"),
    ])
    func `another given name leaves a booking in doubt`(_ name: String, _ other: String) throws {
        let trip = try Self.booked(name, calledOffBy: other)
        #expect(trip.activities.map(\.status) == [.tentative])
    }

    @Test(arguments: ["LH 402 FRA to JFK", "UA 8831 FRA to JFK", "CANCELLED"])
    func `whose booking it is, a confirmation says before a number`(_ title: String) throws {
        var trip = try Self.joined(feedFirst: true)
        let off = Self.off.merging(["X-MERIDIAN-CONFIRMATION": "XK7P2Q", "SUMMARY": title]) { $1 }
        try trip.take(SenderUpdateTests.feed(off.merging(["X-MERIDIAN-NUMBER": ""]) { $1 }), method: "CANCEL")
        #expect(trip.activities.map(\.status) == [.cancelled])
    }

    @Test func `a cancellation on a clock of its calendar says whose it is all the same`() throws {
        for (code, status) in [("XK7P2Q", [ActivityStatus.cancelled]), ("ZZ9Y8X", [.cancelled, .confirmed])] {
            var trip = try Self.joined(feedFirst: true)
            var off = SenderUpdateTests.feed(
                Self.off.merging(["X-MERIDIAN-CONFIRMATION": code, "DTSTART;TZID=Europe/Berlin": ""]) { $1 })
            off["DTSTART;TZID=Customized Time Zone"] = "20270305T101500"
            try trip.take(off, method: "CANCEL")
            #expect(Set(trip.activities.map(\.status)) == Set(status))
        }
    }

    @Test(arguments: [ActivityChange.seat("1A"), .notes("mine"), .status(.cancelled)])
    func `what was changed by hand stays with the booking that stays`(_ change: ActivityChange) throws {
        var trip = try Self.joined(feedFirst: true)
        try trip.edit(change, at: "2027-01-16T00:00:00Z")
        let before = trip.activities[0]
        try trip.take(
            SenderUpdateTests.feed(Self.off.merging(["X-MERIDIAN-CONFIRMATION": "ZZ9Y8X"]) { $1 }),
            method: "CANCEL")
        let stays = try #require(
            trip.activities.first { $0.confirmation == "XK7P2Q" && $0.uid != before.uid })
        #expect(stays.seat == before.seat && stays.notes == before.notes && stays.status == before.status)
        // The airline's next version changes what it changes.
        try trip.take(
            SenderUpdateTests.airline([
                "SEQUENCE": "1", "DTSTAMP": "20270121T000000Z", "X-MERIDIAN-PLACE-GATE": "B9",
            ]))
        let later = try #require(trip.activities.first { $0.uid == stays.uid })
        #expect(later.place?.gate == "B9" && later.seat == before.seat && later.status == before.status)
    }

    @Test func `of two who both say nothing of whose booking it is either calls it off`() throws {
        var trip = SenderTrip()
        try trip.take(Samples.feed)
        try trip.take(SenderUpdateTests.airline(["X-MERIDIAN-CONFIRMATION": ""]))
        #expect(trip.activities.count == 1)
        try Self.callOff(&trip, isMethod: false)
        #expect(trip.activities.map(\.status) == [.cancelled])
    }
}
