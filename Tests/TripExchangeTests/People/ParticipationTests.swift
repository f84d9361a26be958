import CivilTime
import Documents
import Merging
import TestKit
import Testing
import Trips

@testable import TripExchange

/// Who is meant by whom a calendar or a booking names.
@Suite("Persons by name") struct PersonMatchTests {
    private static func person(_ id: String, _ names: String..., email: String? = nil) -> Person {
        var person = Person(id: PersonID(id), name: names[0], emails: [email].compactMap(\.self))
        person.names = names
        return person
    }

    private static let known = [
        person("ada", "Ada Lovelace", email: "ada@example.org"),
        person("ben", "Ben Müller"), person("smith-m", "SMITH/JOHN MR"), person("smith-f", "SMITH/JOHN MRS"),
        person("cleo", "Cleo", email: "cleo@example.org"), person("eve1", "Eve Adams"),
        person("eve2", "Eve Adams"), person("us1", "Fay Green", email: "us@example.org"),
        person("us2", "Gus Green", email: "us@example.org"), person("oneill", "Ann O'Neill"),
    ]

    /// A name, an address, and whose they are; `nil` for a new person.
    static let cases: [(String, String?, String?)] = [
        ("Ada Lovelace", nil, "ada"), ("ada lovelace", nil, "ada"), ("LOVELACE/ADA MS", nil, "ada"),
        ("LOVELACE/ADAMS", nil, "ada"), ("Lovelace, Ada", nil, "ada"), ("Dr. Ada Lovelace", nil, "ada"),
        ("Lovelace Ada", nil, nil), ("Ada", nil, nil), ("Lovelace", nil, nil), ("LOVELACE/A", nil, nil),
        ("Ada Byron Lovelace", nil, nil),
        ("Ada Lovelace", "other@example.org", nil), ("Ada King", "ADA@example.org", nil),
        ("A. Lovelace", "ada@example.org", "ada"), ("ada@example.org", "ada@example.org", "ada"),
        ("Charles Babbage", "ada@example.org", nil),
        ("MUELLER/BEN", nil, "ben"), ("Ben Mueller", nil, "ben"), ("BEN MÜLLER", nil, "ben"),
        ("SMITH/JOHN MR", nil, "smith-m"), ("Mrs John Smith", nil, "smith-f"), ("John Smith", nil, nil),
        ("Cleo", nil, "cleo"), ("Cleo", "cleo@example.org", "cleo"), ("Cleo", "other@example.org", nil),
        ("Eve Adams", nil, nil), ("Gus Green", "us@example.org", "us2"),
        ("us@example.org", "us@example.org", nil),
        ("ONEILL/ANN MS", nil, "oneill"), ("Ann O’Neill", nil, "oneill"),
    ]

    @Test(arguments: cases)
    func `somebody is a person that is known, or a new one`(name: String, email: String?, id: String?) throws
    {
        var match = PersonMatch(known: Self.known)
        let named = try #require(NamedPerson(name: name, email: email, travels: true))
        let found = match.id(of: named, among: [])
        if let id {
            #expect(found == PersonID(id))
            #expect(match.persons.count == Self.known.count)
        } else {
            #expect(!Self.known.contains { $0.id == found })
            #expect(match.toWrite.map(\.id) == [found])
        }
        // The second time it is the same one.
        #expect(match.id(of: named, among: [found]) == found)
        if id == nil { #expect(try PersonID.validated(found.text) == found) }
    }

    @Test func `of several the one in the trip is meant`() throws {
        var match = PersonMatch(known: Self.known)
        let eve = try #require(NamedPerson(name: "ADAMS/EVE", email: nil, travels: true))
        #expect(match.id(of: eve, among: [PersonID("eve2"), PersonID("ada")]) == PersonID("eve2"))
    }

    @Test func `an identifier goes before a name`() throws {
        var match = PersonMatch(known: Self.known)
        let named = try #require(
            NamedPerson(id: PersonID("ben"), name: "Ada Lovelace", email: nil, travels: true))
        #expect(match.id(of: named, among: []) == PersonID("ben"))
        let other = PersonID("6ba7b810-9dad-41d1-80b4-00c04fd430c8")
        let new = try #require(NamedPerson(id: other, name: "Zoe", email: nil, travels: true))
        #expect(match.id(of: new, among: []) == other)
    }

    @Test func `spellings and addresses are remembered`() throws {
        var match = PersonMatch(known: Self.known)
        for (name, email) in [
            ("MUELLER/BEN MR", nil), ("Ben Müller", "ben@example.com"), ("BEN MÜLLER", "ben@example.com"),
        ] as [(String, String?)] {
            _ = match.id(of: try #require(NamedPerson(name: name, email: email, travels: true)), among: [])
        }
        let ben = try #require(match.toWrite.first)
        #expect(ben.names == ["Ben Müller", "MUELLER/BEN MR"])
        #expect(ben.emails == ["ben@example.com"])
        #expect(match.toWrite.count == 1)
    }

    @Test(
        arguments: [
            ("LOVELACE/ADA MS", ["Ada Lovelace", "LOVELACE/ADA MS"]), ("Ada", ["Ada"]),
            ("O'NEILL/ANN MARIE", ["Ann Marie O'Neill", "O'NEILL/ANN MARIE"]), ("MS/MS", ["Ms Ms", "MS/MS"]),
            ("李/明", ["明 李", "李/明"]),
        ])
    func `a new person is called as people are`(name: String, names: [String]) throws {
        var match = PersonMatch(known: [])
        _ = match.id(of: try #require(NamedPerson(name: name, email: nil, travels: true)), among: [])
        #expect(match.persons.map(\.names) == [names])
    }

    @Test func `what is no name and no address is left out`() {
        #expect(NamedPerson(name: " ", email: nil, travels: true) == nil)
        #expect(NamedPerson(name: "", email: "nobody", travels: true) == nil)
        #expect(NamedPerson(name: "Ada\r\nBCC:x", email: "a b", travels: true)?.name == "Ada BCC:x")
        #expect(NamedPerson(name: "Ada", email: "a b", travels: true)?.email == nil)
        #expect(NamedPerson(name: "", email: "ada@x", travels: true)?.name == "ada@x")
        #expect(
            NamedPerson(name: String(repeating: "x", count: 1000), email: nil, travels: true)?.name.count
                == NamedPerson.longestName)
    }

    @Test func `sixteen spellings of a name are kept`() throws {
        var match = PersonMatch(known: [])
        for number in 0..<20 {
            let name = "Ada Lovelace" + (number == 0 ? "" : " \(number)")
            let named = try #require(NamedPerson(name: name, email: "ada@x", travels: true))
            _ = match.id(of: named, among: [])
        }
        #expect(match.persons.count == 1)
        #expect(match.persons.first?.names.count == PersonMatch.mostNames)
        #expect(PersonMatch.mostNames == 16)
    }

    /// Each is found by what is known of it, not by a look at all the others.
    @Test func `thousands are told apart`() throws {
        var match = PersonMatch(known: [])
        for round in 0..<2 {
            for number in 0..<5000 {
                let named = try #require(
                    NamedPerson(name: "Person Number\(number)", email: "p\(number)@x", travels: round == 0))
                _ = match.id(of: named, among: [])
            }
        }
        #expect(match.persons.count == 5000)
    }
}

/// Who takes part in what is imported.
@Suite("Participation") struct ParticipationTests {
    private static func calendar(_ events: String) -> String {
        """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:test
        \(events)
        END:VCALENDAR

        """.replacing("\n", with: "\r\n")
    }

    private static func event(_ lines: String, uid: String = "a@example.com") -> String {
        """
        BEGIN:VEVENT
        UID:\(uid)
        DTSTAMP:20270101T000000Z
        DTSTART:20270314T100000Z
        DTEND:20270314T120000Z
        SUMMARY:Tea
        \(lines)
        END:VEVENT
        """
    }

    private static func activities(_ text: String) throws -> ImportedCalendar {
        try Exchange.imported(file: text)
    }

    /// The participants by their names, and the trip.
    private static func settled(
        _ lines: String, known: [Person] = [], before: Activity? = nil, trip: Trip? = nil
    ) throws -> (names: [String], trip: Trip, activity: Activity, people: Participation) {
        var people = Participation(known: known)
        var trip = trip ?? Trip(id: TripID("t"), name: "Trip")
        let activity = try #require(try activities(calendar(event(lines))).activities.first)
        let settled = people.settled(activity, before: before, in: &trip, try Exchange.database())
        let names = settled.participants.map { id in people.persons.first { $0.id == id }?.name ?? "?" }
        return (names, trip, settled, people)
    }

    @Test(
        arguments: [
            ("ATTENDEE;CN=Ada Lovelace:mailto:ada@example.org", ["Ada Lovelace"]),
            ("ATTENDEE:MAILTO:ada@example.org", ["ada@example.org"]),
            ("ATTENDEE;CN=\"Lovelace, Ada\";CUTYPE=INDIVIDUAL;ROLE=OPT-PARTICIPANT:urn:x", ["Lovelace, Ada"]),
            ("ATTENDEE;CN=Room;CUTYPE=ROOM:mailto:room@example.org", []),
            ("ATTENDEE;CN=All;CUTYPE=GROUP:mailto:all@example.org", []),
            ("ATTENDEE;CN=Ben;PARTSTAT=DECLINED:mailto:ben@example.org", []),
            ("ATTENDEE;CN=Ben;ROLE=NON-PARTICIPANT:mailto:ben@example.org", []),
            ("ATTENDEE;CN=Ben;PARTSTAT=TENTATIVE:invalid:nomail", ["Ben"]),
            ("ATTENDEE:invalid:nomail", []),
            ("ORGANIZER;CN=Boss:mailto:boss@example.org", []),
            (
                "ATTENDEE;CN=Ben:mailto:b@x\nATTENDEE;CN=Ada:mailto:a@x\nATTENDEE;CN=Ben:mailto:b@x",
                ["Ben", "Ada"]
            ),
        ])
    func `the individuals of ATTENDEE take part`(lines: String, names: [String]) throws {
        let (found, trip, _, people) = try Self.settled(lines)
        #expect(found == names)
        #expect(trip.travellers.map(\.name) == names)
        // Who is asked to tea need not be on the journey.
        #expect(trip.travellers.allSatisfy { $0.role == .viewer })
        #expect(people.personsToWrite.map(\.name) == names)
    }

    @Test func `who is on a flight travels`() throws {
        let (_, trip, _, _) = try Self.settled(
            "CATEGORIES:FLIGHT\nATTENDEE;CN=Ada Lovelace:mailto:ada@example.org")
        #expect(trip.travellers.map(\.role) == [.collaborator])
        let traveller = try #require(trip.travellers.first)
        #expect(traveller.email == "ada@example.org")
        #expect(traveller.id.text == traveller.person.text)
    }

    @Test func `a calendar of ours says exactly who takes part`() throws {
        let id = "6ba7b810-9dad-41d1-80b4-00c04fd430c8"
        let (names, trip, activity, _) = try Self.settled(
            """
            X-MERIDIAN-KIND:TOUR
            X-MERIDIAN-PARTICIPANT;X-ID=\(id);X-EMAIL=ada@example.org:Ada
            X-MERIDIAN-PARTICIPANT;X-ID=x;X-ROLE=VIEWER:Grandma
            ATTENDEE;CN=Somebody:mailto:else@example.org
            """)
        #expect(names == ["Ada", "Grandma"])
        #expect(activity.participants.first == PersonID(id))
        #expect(trip.travellers.map(\.role) == [.collaborator, .viewer])
        let none = try Self.settled("X-MERIDIAN-KIND:TOUR\nATTENDEE;CN=Somebody:mailto:else@example.org")
        #expect(none.names == [])
        #expect(none.trip.travellers == [])
    }

    @Test func `participants whom another program joined into one line are those of ATTENDEE`() throws {
        let id = "6ba7b810-9dad-41d1-80b4-00c04fd430c8"
        let asked =
            "ATTENDEE;CN=Ada Lovelace:mailto:ada@example.org\nATTENDEE;CN=Ben Lovelace:mailto:ben@example.org"
        let joined = "X-MERIDIAN-PARTICIPANT;X-ID=\(id):Ada Lovelace,Ben Lovelace"
        let found = try Self.settled("X-MERIDIAN-KIND:TOUR\n\(joined)\n\(asked)")
        #expect(found.names == ["Ada Lovelace", "Ben Lovelace"])
        // A comma of ours is escaped.
        let one = try Self.settled(
            "X-MERIDIAN-KIND:TOUR\nX-MERIDIAN-PARTICIPANT;X-ID=\(id):Lovelace\\, Ada\n\(asked)")
        #expect(one.activity.participants == [PersonID(id)])
    }

    @Test func `travellers whom a reservation names take part, with their addresses`() throws {
        let text = """
            <html><script type="application/ld+json">
            {"@context": "http://schema.org", "@type": "FlightReservation", "reservationNumber": "XK7P2Q",
             "reservationStatus": "http://schema.org/ReservationConfirmed",
             "underName": [{"@type": "Person", "name": "LOVELACE/ADA MS", "email": "ada@example.org"},
                           {"@type": "Person", "givenName": "Ben", "familyName": "Lovelace"}],
             "reservationFor": {"@type": "Flight", "flightNumber": "714",
              "airline": {"@type": "Airline", "name": "Quokka Jet", "iataCode": "QJ"},
              "departureAirport": {"@type": "Airport", "name": "Zurich", "iataCode": "ZRH"},
              "departureTime": "2027-03-12T10:00:00+01:00",
              "arrivalAirport": {"@type": "Airport", "name": "Tokyo", "iataCode": "NRT"},
              "arrivalTime": "2027-03-13T07:30:00+09:00"}}
            </script></html>
            """
        let database = try Exchange.database()
        let reading = CalendarImport(database: database, floatingTimes: .hintedByFile)
        let calendar = ReservationImport(reading, now: try Instant(parsing: "2027-01-01T00:00:00Z"))
            .calendar(of: Array(text.utf8), as: .page, file: "a.html")
        var people = Participation(known: [])
        var trip = Trip(id: TripID("t"), name: "Trip")
        let flight = try #require(calendar.activities.first)
        let settled = people.settled(flight, before: nil, in: &trip, database)
        #expect(people.persons.map(\.name) == ["Ada Lovelace", "Ben Lovelace"])
        #expect(people.persons.map(\.emails) == [["ada@example.org"], []])
        #expect(settled.participants == people.persons.map(\.id))
        #expect(trip.travellers.map(\.role) == [.collaborator, .collaborator])
    }

    @Test func `a thousand take part in one activity, and no more`() throws {
        func lines(_ count: Int) -> String {
            (0..<count).map { "ATTENDEE:mailto:p\($0)@example.org" }.joined(separator: "\n")
        }
        #expect(NamedPeople.most == 1000)
        try #expect(Self.settled(lines(1000)).activity.participants.count == 1000)
        try #expect(Self.settled(lines(1001)).activity.participants.count == 1000)
    }

    @Test func `a new version adds whom it names, and leaves what was changed by hand`() throws {
        let ada = "ATTENDEE;CN=Ada Lovelace:mailto:ada@example.org"
        let ben = "ATTENDEE;CN=Ben Lovelace:mailto:ben@example.org"
        let (_, trip, first, people) = try Self.settled("\(ada)\n\(ben)")
        let ids = first.participants
        #expect(ids.count == 2)
        func again(_ lines: String, _ participants: [PersonID]) throws -> [PersonID] {
            var stored = first
            stored.participants = participants
            return try Self.settled(lines, known: people.persons, before: stored, trip: trip).activity
                .participants
        }
        // Taken out by hand, and named as before.
        try #expect(again("\(ada)\n\(ben)", [ids[0]]) == [ids[0]])
        // Added by hand.
        let cleo = PersonID("cleo")
        try #expect(again("\(ada)\n\(ben)", ids + [cleo]) == ids + [cleo])
        // All who travel, said by hand.
        try #expect(again("\(ada)\n\(ben)\nATTENDEE;CN=Dan:mailto:d@x", []) == [])
        // Somebody new.
        let more = try again("\(ada)\n\(ben)\nATTENDEE;CN=Dan:mailto:d@x", [ids[0]])
        #expect(more.count == 2 && more[0] == ids[0] && !ids.contains(more[1]))
        // Somebody who is named no more stays: what several mails do is not decided here.
        try #expect(again(ada, ids) == ids)
    }

    @Test(
        arguments: [
            ("mailto:j1@example.org", "mailto:j2@example.org", 2), ("urn:uuid:1", "urn:uuid:2", 2),
            ("mailto:j1@example.org", "urn:uuid:2", 2),
            ("mailto:j1@example.org", "MAILTO:J1@example.org", 1), ("urn:uuid:1", "urn:uuid:1", 1),
        ])
    func `two attendees of one name are one person only with one address`(
        one: String, other: String, count: Int
    ) throws {
        let lines = "ATTENDEE;CN=John Smith:\(one)\nATTENDEE;CN=John Smith:\(other)"
        let (_, trip, first, people) = try Self.settled(lines)
        #expect(first.participants.count == count)
        #expect(people.persons.count == count)
        // The file again changes nothing, also where one of them was taken out.
        for kept in [first.participants, [first.participants[0]]] {
            var stored = first
            stored.participants = kept
            let again = try Self.settled(lines, known: people.persons, before: stored, trip: trip)
            #expect(again.activity.participants == kept)
            #expect(again.people.persons == people.persons)
        }
    }

    @Test func `who was known without an address is one of two attendees at most`() throws {
        let known = [Person(id: PersonID("john"), name: "John Smith")]
        let (_, _, settled, people) = try Self.settled(
            "ATTENDEE;CN=John Smith:mailto:j1@example.org\nATTENDEE;CN=John Smith:mailto:j2@example.org",
            known: known)
        // The one who had no address yet is the first of them.
        #expect(settled.participants.first == PersonID("john"))
        #expect(people.persons.map(\.emails) == [["j1@example.org"], ["j2@example.org"]])
    }
}

/// A full export comes back with those who take part.
@Suite("Participants in calendars") struct ParticipantExportTests {
    private static let ids = (1...3).map { PersonID("6ba7b810-9dad-41d1-80b4-00c04fd430c\($0)") }

    private static func trip() -> Trip {
        var trip = Trip(id: TripID("t"), name: "Trip")
        trip.travellers = [
            Traveller(
                id: TravellerID("7ba7b810-9dad-41d1-80b4-00c04fd430c1"), person: ids[0],
                name: "Ada \"A\"; L, é",
                email: "ada@example.org", role: .owner),
            Traveller(id: TravellerID(ids[1].text), person: ids[1], name: "Ben", role: .collaborator),
            Traveller(id: TravellerID(ids[2].text), person: ids[2], name: "Grandma", role: .viewer),
        ]
        return trip
    }

    private static func activity(_ participants: [PersonID], source: String? = nil) throws -> Activity {
        var activity = Activity(
            uid: ActivityUID("a@example.com"), kind: .tour, title: "Tour",
            span: try .days(from: CivilDate(2027, 3, 14), to: CivilDate(2027, 3, 15)))
        activity.participants = participants
        activity.source = source
        return activity
    }

    private static func export(_ activity: Activity, _ redaction: Redaction = .full) throws -> String {
        let export = CalendarExport(
            database: try Exchange.database(), productID: "-//test//", redaction: redaction,
            stamp: try Instant(parsing: "2027-01-01T00:00:00Z"))
        let contents = CalendarContents(of: trip(), activities: [activity])
        return String(decoding: export.calendar(of: contents).bytes, as: UTF8.self)
            .replacing("\r\n ", with: "")
    }

    @Test(arguments: [[], [0], [1, 0], [2, 1, 0]])
    func `who takes part comes back, in the order given`(named: [Int]) throws {
        let text = try Self.export(Self.activity(named.map { Self.ids[$0] }))
        let database = try Exchange.database()
        let calendar = try Exchange.imported(file: text)
        var people = Participation(known: [])
        var trip = Trip(id: TripID("t"), name: "Trip")
        calendar.details?.apply(to: &trip)
        trip.travellers = people.settled(trip.travellers)
        #expect(trip.travellers == Self.trip().travellers)
        let activity = try #require(calendar.activities.first)
        let settled = people.settled(activity, before: nil, in: &trip, database)
        #expect(settled.participants == named.map { Self.ids[$0] })
        #expect(trip.travellers == Self.trip().travellers)
        // A trip that is there already gets them, too.
        var other = Trip(id: TripID("o"), name: "Other")
        let joined = people.settled(activity, before: nil, in: &other, database)
        #expect(joined.participants == settled.participants)
        #expect(other.travellers.map(\.person) == settled.participants)
        #expect(other.travellers.map(\.role) == named.map { $0 == 2 ? .viewer : .collaborator })
    }

    @Test func `other programs see them as ATTENDEE, and nobody is invited`() throws {
        let text = try Self.export(Self.activity([Self.ids[0], Self.ids[1]]))
        #expect(
            text.contains(
                "ATTENDEE;CN=\"Ada ^'A^'; L, é\";CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;SCHEDULE-AGENT=NONE;X-MERIDIAN-PERSON=\(Self.ids[0]):mailto:ada@example.org\r\n"
            ), "\(text)")
        #expect(text.contains(";X-MERIDIAN-PERSON=\(Self.ids[1]):urn:uuid:\(Self.ids[1])\r\n"))
        #expect(!text.contains("ORGANIZER"))
        #expect(!text.contains("METHOD"))
    }

    @Test(arguments: [Redaction.shared, .busy])
    func `a redacted export names nobody`(redaction: Redaction) throws {
        let source =
            "BEGIN:VEVENT\r\nUID:a@example.com\r\nATTENDEE;CN=Ada:mailto:ada@example.org\r\nEND:VEVENT\r\n"
        let text = try Self.export(Self.activity(Self.ids, source: source), redaction)
        for word in ["Ada", "Ben", "Grandma", "ATTENDEE", "PARTICIPANT", "ada@example.org"]
            + Self.ids.map(\.text)
        {
            #expect(!text.contains(word), "\(word)")
        }
    }

    @Test func `whom somebody else asks stays as it came, and ours are brought up to date`() throws {
        let source = """
            BEGIN:VEVENT
            UID:a@example.com
            ATTENDEE;CN=Countess;PARTSTAT=NEEDS-ACTION:MAILTO:ADA@example.org
            ATTENDEE;CN=Boss:mailto:boss@example.org
            ATTENDEE;CN=Ben;X-MERIDIAN-PERSON=\(Self.ids[1]):urn:uuid:\(Self.ids[1])
            X-MERIDIAN-PARTICIPANT;X-ID=\(Self.ids[1]):Ben
            END:VEVENT

            """.replacing("\n", with: "\r\n")
        let text = try Self.export(Self.activity([Self.ids[0], Self.ids[2]], source: source))
        let lines = text.split(separator: "\r\n").filter {
            $0.hasPrefix("ATTENDEE") || $0.hasPrefix("X-MERIDIAN-PARTICIPANT")
        }
        #expect(lines.count == 5, "\(lines)")
        #expect(lines.contains("ATTENDEE;CN=Countess;PARTSTAT=NEEDS-ACTION:MAILTO:ADA@example.org"))
        #expect(lines.contains("ATTENDEE;CN=Boss:mailto:boss@example.org"))
        #expect(lines.filter { $0.hasSuffix("urn:uuid:\(Self.ids[2])") }.count == 1)
        #expect(lines.contains("X-MERIDIAN-PARTICIPANT;X-ID=\(Self.ids[2]);X-ROLE=VIEWER:Grandma"))
        #expect(!text.contains("Ben\r\n") || !lines.contains { $0.contains("Ben") })
    }
}
