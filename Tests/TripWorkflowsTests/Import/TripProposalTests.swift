import CivilTime
import StoreTestKit
import TestKit
import Testing
import TripExchange
import TripStorage
import TripWorkflows
import Trips

/// Bookings that name no trip go to the trip that they fit.
@Suite("Trips by themselves") struct TripProposalTests {
    private let now: Instant

    init() throws { now = try Instant(parsing: "2027-01-01T00:00:00Z") }

    private static func event(_ uid: String, _ lines: [String]) -> [String] {
        ["BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:20270101T000000Z"] + lines + ["END:VEVENT"]
    }

    private static func flight(
        _ uid: String, _ number: String, _ from: (code: String, time: String),
        _ to: (code: String, time: String),
        _ more: String...
    ) -> [String] {
        event(
            uid,
            [
                "DTSTART;TZID=\(from.time)", "DTEND;TZID=\(to.time)", "CATEGORIES:FLIGHT",
                "SUMMARY:Flight \(number) \(from.code) to \(to.code)", "LOCATION:\(from.code)",
                "X-MERIDIAN-PLACE-CODE:\(from.code)", "X-MERIDIAN-DESTINATION:\(to.code)",
                "X-MERIDIAN-DESTINATION-CODE:\(to.code)",
            ] + more)
    }

    private static func stay(_ uid: String, _ title: String, _ days: (String, String), _ more: String...)
        -> [String]
    {
        event(
            uid,
            [
                "DTSTART;VALUE=DATE:\(days.0)", "DTEND;VALUE=DATE:\(days.1)", "CATEGORIES:LODGING",
                "SUMMARY:\(title)",
            ] + more)
    }

    private static let out = flight(
        "out@air.example", "QJ 714", ("FRA", "Europe/Berlin:20270308T124000"),
        ("HND", "Asia/Tokyo:20270309T095500"), "X-MERIDIAN-CONFIRMATION:R7KQ2M")
    private static let back = flight(
        "back@air.example", "QJ 715", ("HND", "Asia/Tokyo:20270312T113000"),
        ("FRA", "Europe/Berlin:20270312T163000"))
    private static let hotel = stay(
        "hotel@inn.example", "Garden Hotel", ("20270309", "20270312"), "LOCATION:Garden Hotel",
        "GEO:35.68;139.79")

    /// Reads files, each with its events, and the name of the calendar where it has one.
    private func read(_ files: [(name: String, events: [[String]])], calendar: String? = nil) throws
        -> ReadCalendars
    {
        var calendars = ReadCalendars(
            database: try TestZones.database(.r2026f), now: now, isForStore: true)
        for file in files {
            let lines =
                ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Test//EN"]
                + (calendar.map { ["X-WR-CALNAME:\($0)"] } ?? []) + file.events.flatMap { $0 }
                + ["END:VCALENDAR", ""]
            try calendars.read(
                CalendarSource(Array(lines.joined(separator: "\r\n").utf8)), named: file.name + ".ics",
                stem: file.name)
        }
        return calendars
    }

    private func take(
        _ files: [(name: String, events: [[String]])], calendar: String? = nil, into trip: String? = nil,
        in store: some TripStore
    ) throws -> [ImportSummary] {
        try StoreImport(database: try TestZones.database(.r2026f), at: now, into: trip)
            .carryOut(read(files, calendar: calendar), in: store).trips
    }

    @Test(arguments: StoreKind.allCases)
    func `a stay goes to the trip whose flight arrives there, with the reason, and is undone`(
        _ kind: StoreKind
    ) throws {
        try kind.withStore { store in
            _ = try take([("out", [Self.out])], into: "Spring", in: store)
            let taken = try take([("hotel", [Self.hotel])], in: store)
            #expect(taken.map(\.trip) == ["Spring"] && taken.map(\.isNew) == [false])
            #expect(
                taken[0].proposals == [
                    TripProposal(file: "hotel.ics", reason: .startsAfter("Flight QJ 714 FRA to HND"))
                ])
            _ = try store.write { try $0.undo() }
            #expect(try store.read { try $0.trips() }.map(\.name) == ["Spring"])
            #expect(
                try store.read { reading in try reading.activities(of: reading.trips()[0].id) }.count == 1)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `files of one import find each other, whatever their order`(_ kind: StoreKind) throws {
        let files = [("out", [Self.out]), ("hotel", [Self.hotel]), ("back", [Self.back])]
        for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1]] {
            try kind.withStore { store in
                let taken = try take(order.map { files[$0] }, in: store)
                #expect(taken.map(\.trip) == [files[order[0]].0] && taken.map(\.added) == [3])
                #expect(taken[0].proposals.count == 2)
            }
        }
    }

    @Test func `a booking is where it was put, whatever the trip is called by now`() throws {
        let store = MemoryTripStore()
        _ = try take([("out", [Self.out])], into: "Spring", in: store)
        let again = try take([("out", [Self.out])], in: store)
        #expect(again.map(\.trip) == ["Spring"] && again.map(\.unchanged) == [1])
        #expect(again[0].proposals.map(\.reason) == [.known])
        #expect(try take([("Spring", [Self.out])], in: store)[0].proposals.isEmpty)
    }

    @Test func `another event under the same number is not the booking`() throws {
        let store = MemoryTripStore()
        _ = try take([("out", [Self.out])], into: "Spring", in: store)
        let other = Self.stay("out@air.example", "Albergo", ("20270601", "20270603"), "LOCATION:Albergo")
        #expect(try take([("other", [other])], in: store).map(\.trip) == ["other"])
    }

    @Test func `a cancellation that says nothing but the UID finds its booking`() throws {
        let store = MemoryTripStore()
        _ = try take([("out", [Self.out])], into: "Spring", in: store)
        let lines =
            ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Test//EN", "METHOD:CANCEL"]
            + Self.event("out@air.example", ["SEQUENCE:1"]) + ["END:VCALENDAR", ""]
        var calendars = ReadCalendars(
            database: try TestZones.database(.r2026f), now: now, isForStore: true)
        try calendars.read(
            CalendarSource(Array(lines.joined(separator: "\r\n").utf8)), named: "cancel.ics", stem: "cancel")
        let taken = try StoreImport(database: try TestZones.database(.r2026f), at: now)
            .carryOut(calendars, in: store).trips
        #expect(taken.map(\.trip) == ["Spring"] && taken.map(\.cancelled) == [1])
    }

    @Test func `of two trips that have a part of a file the one with more takes it`() throws {
        let store = MemoryTripStore()
        _ = try take([("out", [Self.out])], into: "Spring", in: store)
        _ = try take([("rest", [Self.hotel, Self.back])], into: "Japan", in: store)
        let all = try take([("all", [Self.out, Self.hotel, Self.back])], in: store)
        #expect(all.map(\.trip) == ["Japan"] && all.map(\.unchanged) == [2])
    }

    @Test func `the code of a booking is enough, whatever the places are`() throws {
        let store = MemoryTripStore()
        _ = try take([("out", [Self.out])], into: "Spring", in: store)
        #expect(
            TripProposal(file: "a\u{1B}.ics", reason: .known).words
                == "a\u{FFFD}.ics has bookings of this trip")
        let lounge = Self.event(
            "lounge@air.example",
            [
                "DTSTART;TZID=Europe/Berlin:20270301T120000", "DTEND;TZID=Europe/Berlin:20270301T130000",
                "CATEGORIES:EVENT", "SUMMARY:Seats", "X-MERIDIAN-CONFIRMATION:r7kq2m",
            ])
        let taken = try take([("lounge", [lounge])], in: store)
        #expect(taken[0].proposals.map(\.reason) == [.code("R7KQ2M")])
    }

    @Test func `what fits two trips, or is far away, or names its trip, makes one of its own`() throws {
        func world() throws -> MemoryTripStore {
            let store = MemoryTripStore()
            _ = try take([("out", [Self.out])], into: "Ada", in: store)
            return store
        }
        // Ben flies there too.
        let two = try world()
        let ben = Self.flight(
            "ben@air.example", "QJ 714", ("FRA", "Europe/Berlin:20270308T124000"),
            ("HND", "Asia/Tokyo:20270309T095500"))
        _ = try take([("ben", [ben])], into: "Ben", in: two)
        #expect(try take([("hotel", [Self.hotel])], in: two).map(\.trip) == ["hotel"])
        // A room in Rome, and one in Tokyo in the summer.
        let rome = Self.stay(
            "rome@inn.example", "Albergo", ("20270309", "20270312"), "LOCATION:Albergo", "GEO:41.9;12.5")
        #expect(try take([("rome", [rome])], in: world()).map(\.trip) == ["rome"])
        let summer = Self.stay(
            "summer@inn.example", "Garden Hotel", ("20270801", "20270803"), "LOCATION:Garden Hotel",
            "GEO:35.68;139.79")
        #expect(try take([("summer", [summer])], in: world()).map(\.trip) == ["summer"])
        // A calendar with a name, a series, and what is no booking.
        #expect(
            try take([("hotel", [Self.hotel])], calendar: "Family", in: world()).map(\.trip) == ["Family"])
        var series = Self.hotel
        series.insert("RRULE:FREQ=WEEKLY;COUNT=2", at: 1)
        #expect(try take([("series", [series])], in: world()).map(\.trip) == ["series"])
        let call = Self.event(
            "call@work.example",
            [
                "DTSTART;TZID=Asia/Tokyo:20270310T120000", "DTEND;TZID=Asia/Tokyo:20270310T130000",
                "SUMMARY:Call",
            ])
        #expect(try take([("call", [call])], in: world()).map(\.trip) == ["call"])
    }

    @Test func `at home a trip takes the ride to the airport, and no dinner`() throws {
        func world() throws -> MemoryTripStore {
            let store = MemoryTripStore()
            _ = try take([("flights", [Self.out, Self.back])], into: "Spring", in: store)
            return store
        }
        func table(_ day: String, _ place: String) -> [String] {
            Self.event(
                "table@eat.example",
                [
                    "DTSTART;TZID=Europe/Berlin:\(day)T190000", "DTEND;TZID=Europe/Berlin:\(day)T210000",
                    "CATEGORIES:RESTAURANT", "SUMMARY:Table for two", "LOCATION:Goldener Hirsch", place,
                ])
        }
        let home = table("20270312", "GEO:50.11;8.68")
        #expect(try take([("home", [home])], in: world()).map(\.trip) == ["home"])
        let train = Self.event(
            "train@rail.example",
            [
                "DTSTART;TZID=Europe/Berlin:20270312T180000", "DTEND;TZID=Europe/Berlin:20270312T193000",
                "CATEGORIES:TRAIN", "SUMMARY:ICE 5", "LOCATION:Frankfurt Flughafen Fernbf",
                "GEO:50.05;8.57", "X-MERIDIAN-DESTINATION:Mainz Hbf",
            ])
        #expect(try take([("train", [train])], in: world()).map(\.trip) == ["Spring"])
        // Without a way home the trip is still where it went.
        let open = MemoryTripStore()
        _ = try take([("out", [Self.out])], into: "Spring", in: open)
        let later = Self.stay(
            "later@inn.example", "Garden Hotel", ("20270315", "20270318"), "LOCATION:Garden Hotel",
            "GEO:35.68;139.79")
        #expect(try take([("later", [later])], in: open).map(\.trip) == ["Spring"])
    }

    @Test func `the next holiday is not the end of a business trip`() throws {
        let store = MemoryTripStore()
        _ = try take([("flights", [Self.out, Self.back])], into: "Spring", in: store)
        let holiday = [
            Self.flight(
                "1@sun.example", "QJ 90", ("FRA", "Europe/Berlin:20270313T100000"),
                ("PMI", "Europe/Madrid:20270313T122000")),
            Self.flight(
                "2@sun.example", "QJ 91", ("PMI", "Europe/Madrid:20270320T100000"),
                ("FRA", "Europe/Berlin:20270320T122000")),
        ]
        #expect(try take([("holiday", holiday)], in: store).map(\.trip) == ["holiday"])
    }

    @Test func `a landing on the date before one's departure is still the last`() throws {
        let store = MemoryTripStore()
        let over = Self.flight(
            "over@air.example", "QJ 716", ("HND", "Asia/Tokyo:20270312T170000"),
            ("LAX", "America/Los_Angeles:20270312T100500"))
        _ = try take([("japan", [Self.out, Self.hotel, over])], into: "Spring", in: store)
        let room = Self.stay(
            "room@la.example", "Hotel Alta Mira", ("20270312", "20270315"), "LOCATION:Hotel Alta Mira",
            "GEO:34.05;-118.25")
        let taken = try take([("room", [room])], in: store)
        #expect(taken[0].proposals.map(\.reason) == [.startsAfter("Flight QJ 716 HND to LAX")])
    }

    @Test func `a stay of months counts in the middle of it`() throws {
        let store = MemoryTripStore()
        let flat = Self.stay(
            "flat@lisbon.example", "Flat", ("20270901", "20271231"), "LOCATION:Flat", "GEO:38.72;-9.14")
        _ = try take([("flat", [flat])], into: "Lisbon", in: store)
        let table = Self.event(
            "table@lisbon.example",
            [
                "DTSTART;TZID=Europe/Lisbon:20271015T200000", "DTEND;TZID=Europe/Lisbon:20271015T220000",
                "CATEGORIES:RESTAURANT", "SUMMARY:Fado", "LOCATION:Mesa", "GEO:38.71;-9.13",
            ])
        #expect(try take([("table", [table])], in: store)[0].proposals.map(\.reason) == [.during("Flat")])
    }

    @Test(arguments: StoreKind.allCases)
    func `a booking never replaces another one that has its number`(_ kind: StoreKind) throws {
        func numbered(_ event: [String]) -> [String] { event.map { $0.hasPrefix("UID:") ? "UID:1" : $0 } }
        let (flight, hotel) = (numbered(Self.out), numbered(Self.hotel))
        try kind.withStore { store in
            _ = try take([("flight", [flight])], into: "Spring", in: store)
            #expect(try take([("hotel", [hotel])], in: store).map(\.trip) == ["hotel"])
            #expect(
                try store.read { reading in try reading.activities(of: reading.trips()[0].id) }.map(\.kind)
                    == [.flight])
        }
        // Nor within one import.
        try kind.withStore { store in
            let taken = try take([("flight", [flight]), ("hotel", [hotel])], in: store)
            #expect(taken.map(\.trip) == ["flight", "hotel"])
        }
    }

    @Test func `of two trips with its code the one whose places agree has the booking`() throws {
        let store = MemoryTripStore()
        let code = "X-MERIDIAN-CONFIRMATION:R7KQ2M"
        _ = try take([("out", [Self.out])], into: "Asia", in: store)
        let back = Self.back.map { $0 }.dropLast() + [code, "END:VEVENT"]
        _ = try take([("back", [Array(back)])], into: "Home", in: store)
        let train = Self.event(
            "train@rail.example",
            [
                "DTSTART;TZID=Europe/Berlin:20270312T180000", "DTEND;TZID=Europe/Berlin:20270312T184000",
                "CATEGORIES:TRAIN", "SUMMARY:ICE 5", "LOCATION:Frankfurt Flughafen Fernbf",
                "GEO:50.05;8.57", "X-MERIDIAN-DESTINATION:Mainz Hbf", code,
            ])
        let taken = try take([("train", [train])], in: store)
        #expect(taken.map(\.trip) == ["Home"] && taken[0].proposals.map(\.reason) == [.code("R7KQ2M")])
    }

    @Test func `another traveller's way in the same zone is another trip`() throws {
        let store = MemoryTripStore()
        let there = Self.flight(
            "there@air.example", "QJ 20", ("JFK", "America/New_York:20270308T080000"),
            ("BOS", "America/New_York:20270308T091500"))
        let back = Self.flight(
            "back@air.example", "QJ 21", ("BOS", "America/New_York:20270312T080000"),
            ("JFK", "America/New_York:20270312T091500"))
        _ = try take([("boston", [there, back])], into: "Boston", in: store)
        let other = Self.flight(
            "other@air.example", "QJ 30", ("JFK", "America/New_York:20270310T080000"),
            ("MIA", "America/New_York:20270310T110000"))
        #expect(try take([("miami", [other])], in: store).map(\.trip) == ["miami"])
    }

    @Test func `a guest's room at one's own airport takes no flight`() throws {
        let store = MemoryTripStore()
        let room = Self.stay(
            "room@inn.example", "Airport Inn", ("20270307", "20270313"), "LOCATION:Airport Inn",
            "GEO:50.05;8.57")
        _ = try take([("room", [room])], into: "Grandma visits", in: store)
        #expect(try take([("japan", [Self.out, Self.back])], in: store).map(\.trip) == ["japan"])
    }

    @Test func `UTC is where nobody is`() throws {
        let store = MemoryTripStore()
        func show(_ uid: String, _ day: String) -> [String] {
            Self.event(
                uid,
                [
                    "DTSTART:\(day)T180000Z", "DTEND:\(day)T200000Z", "CATEGORIES:EVENT", "SUMMARY:Show",
                    "LOCATION:Hall \(day)",
                ])
        }
        _ = try take(
            [("two", [show("1@a.example", "20270308"), show("2@a.example", "20270312")])],
            into: "Rome", in: store)
        #expect(try take([("show", [show("3@a.example", "20270310")])], in: store).map(\.trip) == ["show"])
    }

    @Test func `an archived trip takes what it has, and nothing new`() throws {
        let store = MemoryTripStore()
        _ = try take([("out", [Self.out])], into: "Spring", in: store)
        try store.write { writing in
            var trip = try #require(try writing.trips().first)
            trip.isArchived = true
            try writing.update(trip)
        }
        #expect(try take([("hotel", [Self.hotel])], in: store).map(\.trip) == ["hotel"])
        #expect(try take([("other", [Self.out])], in: store).map(\.trip) == ["Spring"])
        // Nor in an import that has opened it for an update.
        let both = try take([("again", [Self.out]), ("back", [Self.back])], in: store)
        #expect(both.map(\.trip) == ["Spring", "hotel"])
    }
}
