import ICalendar
import TestKit
import Testing
import TripExchange
import Trips

/// Which events of two senders are of one booking, and which are not.
@Suite("Same bookings of two senders") struct BookingSamenessTests {
    typealias Samples = SenderSamples

    /// How many activities two events become, in either order and in one file.
    static func counts(_ one: [String: String], _ other: [String: String]) throws -> Set<Int> {
        var counts: Set<Int> = []
        for order in [[one, other], [other, one]] {
            var trip = SenderTrip()
            for event in order { try trip.take(event) }
            counts.insert(trip.activities.count)
        }
        var trip = SenderTrip()
        try trip.take(one, other)
        counts.insert(trip.activities.count)
        return counts
    }

    @Test(arguments: [
        [:], ["X-MERIDIAN-CONFIRMATION": ""], ["X-MERIDIAN-SEAT": ""],
        // Another time on the same day, between the same airports.
        ["DTSTART": "20270305T103000Z", "DTEND": "20270305T193000Z"],
        ["X-MERIDIAN-DESTINATION-CODE": "", "X-MERIDIAN-DESTINATION": ""],
        ["X-MERIDIAN-NUMBER": "LH 400"], ["SEQUENCE": "9"], ["UID": "8F3A-1"],
    ])
    func `one flight`(_ changes: [String: String]) throws {
        #expect(try Self.counts(Samples.feed, Samples.changed(Samples.airline, changes)) == [1])
    }

    @Test(arguments: [
        ["X-MERIDIAN-NUMBER": "LH 401"], ["X-MERIDIAN-NUMBER": "400"], ["X-MERIDIAN-NUMBER": "UA 400"],
        ["DTSTART": "20270306T091500Z", "DTEND": "20270306T181000Z"],
        ["X-MERIDIAN-PLACE-CODE": "MUC", "LOCATION": "MUC"],
        ["X-MERIDIAN-DESTINATION-CODE": "EWR", "X-MERIDIAN-DESTINATION": "Newark"],
        // Another hour, and one of the airports is not said.
        [
            "DTSTART": "20270305T103000Z", "X-MERIDIAN-DESTINATION-CODE": "",
            "X-MERIDIAN-DESTINATION": "",
        ],
        ["CATEGORIES": "TRAIN"], ["STATUS": "CANCELLED"], ["RRULE": "FREQ=DAILY;COUNT=3"],
        // One sender's own two, also under two hosts of it.
        ["UID": "item-72@tripfeed.example"], ["UID": "item-72@mail.tripfeed.example"],
    ])
    func `two flights`(_ changes: [String: String]) throws {
        #expect(try Self.counts(Samples.feed, Samples.changed(Samples.airline, changes)) == [2])
    }

    @Test(arguments: [
        ["X-MERIDIAN-CONFIRMATION": "ZZZ999"], ["X-MERIDIAN-SEAT": "14C"],
        ["X-MERIDIAN-CONFIRMATION": "", "X-MERIDIAN-SEAT": "12B"],
    ])
    func `two people's bookings of one flight`(_ changes: [String: String]) throws {
        let mine = Samples.changed(
            Samples.feed, ["X-MERIDIAN-CONFIRMATION": "XK7P2Q", "X-MERIDIAN-SEAT": "12A"])
        #expect(try Self.counts(mine, Samples.changed(Samples.airline, changes)) == [2])
    }

    @Test func `two travellers of one flight`() throws {
        func event(_ event: [String: String], _ name: String) -> [String: String] {
            Samples.changed(
                event, ["X-MERIDIAN-SEAT": "", "DESCRIPTION": "Flight LH 400\\nPassenger: \(name)"])
        }
        let mine = event(Samples.feed, "Ann Lee")
        #expect(try Self.counts(mine, event(Samples.airline, "Bob Ray")) == [2])
        #expect(try Self.counts(mine, event(Samples.airline, "LEE/ANN MS")) == [1])
    }

    @Test(arguments: [
        ("Ann Lee", "LEE/ANNMS", 1), ("Jörg Müller", "MUELLER/JOERG MR", 1),
        ("Ann Lee", "LEE/ANN MARIE MS", 1), ("Ann Lee", "LEE/BOB MR", 2), ("Ann Lee", "Bob Lee", 2),
    ])
    func `a family has one confirmation and several travellers`(
        _ one: String, _ other: String, _ count: Int
    ) throws {
        func event(_ event: [String: String], _ name: String) -> [String: String] {
            Samples.changed(
                event,
                [
                    "X-MERIDIAN-SEAT": "", "X-MERIDIAN-CONFIRMATION": "XK7P2Q",
                    "DESCRIPTION": "Flight LH 400\\nPassenger: \(name)",
                ])
        }
        #expect(try Self.counts(event(Samples.feed, one), event(Samples.airline, other)) == [count])
    }

    @Test(arguments: [
        ("Finca on Mallorca", "Mallorca"), ("Stay in Berlin Mitte", "Berlin Mitte"),
        ("Loft, 10999 Berlin", "10999 Berlin"),
        ("Loft at the canal", "Berlin, Germany"),
    ])
    func `an island, a quarter and a town have many houses`(_ title: String, _ place: String) throws {
        let one = Samples.changed(Samples.agency, ["SUMMARY": title, "LOCATION": place])
        let other = Samples.changed(Samples.hotel, ["SUMMARY": "Hotel Sonne", "LOCATION": place])
        #expect(try Self.counts(one, other) == [2])
    }

    @Test(arguments: [
        ("1 Single Room", "1 Double Room", 2), ("Suite for 2 adults", "Economy Twin, 2 adults", 2),
        ("Room 12", "12", 1),
    ])
    func `all words of a room count`(_ one: String, _ other: String, _ count: Int) throws {
        let agency = Samples.changed(Samples.agency, ["X-MERIDIAN-SEAT": one])
        #expect(
            try Self.counts(agency, Samples.changed(Samples.hotel, ["X-MERIDIAN-SEAT": other])) == [count])
    }

    @Test func `a day is that of the airport`() throws {
        func flight(_ uid: String, _ zone: String, _ start: String) -> [String: String] {
            [
                "UID": uid, "DTSTAMP": "20270101T000000Z", "DTSTART;TZID=\(zone)": start, "SUMMARY": "NH216",
                "CATEGORIES": "FLIGHT", "LOCATION": "Tokyo", "X-MERIDIAN-NUMBER": "NH216",
                "X-MERIDIAN-PLACE-CODE": "HND", "X-MERIDIAN-DESTINATION": "Frankfurt",
                "X-MERIDIAN-DESTINATION-CODE": "FRA",
            ]
        }
        // In Tokyo that is an hour after midnight of the 6th.
        let sixth = flight("1@a.example", "America/New_York", "20270305T110000")
        #expect(try Self.counts(sixth, flight("2@b.example", "Asia/Tokyo", "20270305T010000")) == [2])
        #expect(try Self.counts(sixth, flight("2@b.example", "Asia/Tokyo", "20270306T013000")) == [1])
    }

    @Test(arguments: [
        ("www.lot.pl", "lot.pl", 2), ("mail.air.example", "air.example", 2), ("a.co.uk", "b.co.uk", 1),
    ])
    func `who has a domain has the hosts in it`(_ one: String, _ other: String, _ count: Int) throws {
        let mine = Samples.changed(Samples.feed, ["UID": "1@\(one)"])
        #expect(try Self.counts(mine, Samples.changed(Samples.airline, ["UID": "2@\(other)"])) == [count])
    }

    @Test(arguments: [
        ([:], 1), (["LOCATION": "Hotel Mond"], 2), (["DTEND;VALUE=DATE": "20270309"], 2),
        (["GEO": "47.0;8.0"], 1),
    ])
    func `a stay`(_ changes: [String: String], _ count: Int) throws {
        #expect(try Self.counts(Samples.agency, Samples.changed(Samples.hotel, changes)) == [count])
    }

    @Test func `two rooms, two towns and two codes are two stays`() throws {
        let agency = Samples.changed(
            Samples.agency, ["X-MERIDIAN-SEAT": "Room 14", "GEO": "47.0;8.0"])
        #expect(try Self.counts(agency, Samples.hotel) == [2])
        let far = Samples.changed(Samples.hotel, ["X-MERIDIAN-SEAT": "", "GEO": "48.0;8.0"])
        #expect(try Self.counts(agency, far) == [2])
        let coded = Samples.changed(Samples.agency, ["X-MERIDIAN-CONFIRMATION": "A7"])
        #expect(try Self.counts(coded, Samples.hotel) == [2])
    }

    @Test func `an agency's one number for two hotels is two stays`() throws {
        let agency = Samples.changed(Samples.agency, ["X-MERIDIAN-CONFIRMATION": "H1"])
        let other = Samples.changed(Samples.hotel, ["LOCATION": "Mond", "SUMMARY": "Your nights"])
        #expect(try Self.counts(agency, other) == [2])
        let called = Samples.changed(agency, ["SUMMARY": "Your nights"])
        #expect(try Self.counts(called, other) == [2])
        let longer = Samples.changed(Samples.hotel, ["LOCATION": "Hotel Sonne am See"])
        #expect(try Self.counts(agency, longer) == [1])
    }

    @Test func `a train needs the moment, and a mere number a place`() throws {
        let train = [
            "UID": "1@rail.example", "DTSTART;TZID=Europe/Berlin": "20270305T101500",
            "DTEND;TZID=Europe/Berlin": "20270305T141000", "SUMMARY": "ICE 599", "CATEGORIES": "TRAIN",
            "X-MERIDIAN-NUMBER": "ICE 599", "LOCATION": "Berlin Hbf", "X-MERIDIAN-DESTINATION": "München Hbf",
        ]
        let other = Samples.changed(train, ["UID": "7@portal.example", "SUMMARY": "To Munich"])
        #expect(try Self.counts(train, other) == [1])
        let later = Samples.changed(other, ["DTSTART;TZID=Europe/Berlin": "20270305T111500"])
        #expect(try Self.counts(train, later) == [2])
        let elsewhere = Samples.changed(other, ["X-MERIDIAN-DESTINATION": "Augsburg Hbf"])
        #expect(try Self.counts(train, elsewhere) == [2])
        let mere = Samples.changed(train, ["X-MERIDIAN-NUMBER": "599"])
        #expect(try Self.counts(mere, Samples.changed(other, ["X-MERIDIAN-NUMBER": "599"])) == [1])
        #expect(
            try Self.counts(mere, Samples.changed(other, ["X-MERIDIAN-NUMBER": "599", "LOCATION": ""])) == [2]
        )
    }

    @Test func `tables, cars and tickets`() throws {
        func event(_ kind: String, _ changes: [String: String]) -> [String: String] {
            Samples.changed(
                [
                    "UID": "1@a.example", "DTSTART;TZID=Europe/Berlin": "20270305T190000",
                    "DTEND;TZID=Europe/Berlin": "20270305T210000", "SUMMARY": "Krone", "CATEGORIES": kind,
                    "LOCATION": "Krone",
                ], changes)
        }
        func other(_ kind: String, _ changes: [String: String]) -> [String: String] {
            event(kind, ["UID": "2@b.example"].merging(changes) { $1 })
        }
        let code = ["X-MERIDIAN-CONFIRMATION": "C1"]
        #expect(try Self.counts(event("RESTAURANT", [:]), other("RESTAURANT", code)) == [1])
        #expect(
            try Self.counts(
                event("RESTAURANT", code),
                other(
                    "RESTAURANT",
                    code.merging(["DTSTART;TZID=Europe/Berlin": "20270305T193000"]) { $1 })) == [2])
        #expect(try Self.counts(event("CAR-RENTAL", code), other("CAR-RENTAL", code)) == [1])
        #expect(try Self.counts(event("EVENT", code), other("EVENT", code)) == [1])
        #expect(try Self.counts(event("EVENT", [:]), other("EVENT", [:])) == [2])
        let seat = code.merging(["X-MERIDIAN-SEAT": "4"]) { $1 }
        let beside = code.merging(["X-MERIDIAN-SEAT": "5"]) { $1 }
        #expect(try Self.counts(event("EVENT", seat), other("EVENT", beside)) == [2])
        #expect(try Self.counts(event("OTHER", code), other("OTHER", code)) == [2])
    }

    @Test(arguments: [("Ada Lee", "Ada Lee", 1), ("Ada Lee", "Bob Ray", 2)])
    func `an event with a confirmation is one booking for one guest`(
        _ one: String, _ other: String, _ count: Int
    ) throws {
        func event(_ uid: String, _ guest: String) -> [String: String] {
            [
                "UID": uid, "DTSTAMP": "20270101T000000Z", "DTSTART": "20270305T180000Z",
                "DTEND": "20270305T200000Z", "SUMMARY": "Gala", "LOCATION": "Town hall",
                "CATEGORIES": "EVENT", "X-MERIDIAN-CONFIRMATION": "ABC123", "DESCRIPTION": "Guest: \(guest)",
            ]
        }
        #expect(try Self.counts(event("1@a.example", one), event("2@b.example", other)) == [count])
    }

    @Test func `where several are alike none is taken, which is told once`() throws {
        var trip = SenderTrip()
        try trip.take(Samples.feed)
        let other = Samples.changed(Samples.airline, ["UID": "2@quellair.example", "X-MERIDIAN-SEAT": "12B"])
        try trip.take(Samples.airline, other)
        #expect(trip.activities.count == 3)
        #expect(trip.told.count == 1 && trip.told[0].contains("several events may be one booking"))
        try trip.take(Samples.airline, other)
        #expect(trip.told.isEmpty && trip.fates == ["2 unchanged"])
    }

    @Test func `a chain whose ends contradict each other is not put together`() throws {
        let one = Samples.changed(Samples.feed, ["X-MERIDIAN-SEAT": "12A"])
        let two = Samples.changed(Samples.airline, ["X-MERIDIAN-SEAT": "", "X-MERIDIAN-CONFIRMATION": ""])
        let three = Samples.changed(
            Samples.airline, ["UID": "3@third.example", "X-MERIDIAN-SEAT": "14C"])
        var trip = SenderTrip()
        try trip.take(one, two, three)
        #expect(trip.activities.count == 3 && trip.told.count == 1)
        let like = Samples.changed(three, ["X-MERIDIAN-SEAT": "12A"])
        trip = SenderTrip()
        try trip.take(one, two, like)
        #expect(trip.activities.count == 1)
        trip = SenderTrip()
        for event in [one, two, three] { try trip.take(event) }
        #expect(trip.activities.count == 2)
    }

    @Test func `a thousand events alike are told once`() throws {
        var trip = SenderTrip()
        let all = (0..<1000).map { Samples.changed(Samples.airline, ["UID": "\($0)@s\($0).example"]) }
        try trip.take(try Samples.calendar(all))
        #expect(trip.activities.count == 1000 && trip.told.count == 1)
        try trip.take(Samples.feed)
        #expect(trip.activities.count == 1001 && trip.told.count == 1)
    }

    @Test func `what stands beside a very long UID or component stays two`() throws {
        let long = String(repeating: "x", count: 300_000)
        #expect(
            try Self.counts(Samples.feed, Samples.changed(Samples.airline, ["UID": long + "@a.example"])) == [
                2
            ])
        #expect(try Self.counts(Samples.feed, Samples.changed(Samples.airline, ["X-LONG": long])) == [2])
    }
}
