import CivilTime
import Testing
import Trips

@Suite("Person") struct PersonTests {
    static func person(_ name: String = "Ada", _ emails: String...) -> Person {
        Person(id: PersonID("a"), name: name, emails: emails)
    }

    @Test func `the first name is shown, and hours are the usual ones`() throws {
        var ada = Person(id: PersonID("A"), name: "Ada Lovelace", emails: ["ada@example.org"])
        ada.names.append("LOVELACE/ADA MS")
        #expect(ada.id.text == "a")
        #expect(ada.name == "Ada Lovelace")
        #expect(ada.awake.description == "07:00..23:00")
        #expect(ada.home == nil)
        #expect(!ada.isMe)
        try ada.check()
    }

    @Test(
        arguments: [
            (["", "Ada"], [], "\"\": is no name for a person; give some text"),
            ([], [], "\"\": is no name for a person; give some text"),
            (
                ["Ada", "A\nda"], [],
                "\"A\\nda\": has the control character U+A; a person's name is one line of text"
            ),
            (
                ["Ada"], ["ada"],
                "\"ada\": is no mail address; one looks like ada@example.org, without spaces"
            ),
        ] as [([String], [String], String)])
    func `a person breaks a rule`(names: [String], emails: [String], text: String) {
        var person = Self.person()
        (person.names, person.emails) = (names, emails)
        let error = #expect(throws: TripError.self) { try person.check() }
        #expect(error?.description == text)
    }

    @Test func `what is known of two persons who are one comes together`() throws {
        var ada = Self.person("Ada", "ada@example.org")
        var other = Self.person("ADA", "Ada@Example.org", "lovelace@example.com")
        other.names.append("Lovelace, Ada")
        other.home = try ZoneID("Europe/London")
        other.awake = WakingHours(from: try TimeOfDay(9, 0), until: try TimeOfDay(1, 0))
        other.isMe = true
        ada.absorb(other)
        #expect(ada.names == ["Ada", "Lovelace, Ada"])
        #expect(ada.emails == ["ada@example.org", "lovelace@example.com"])
        #expect(ada.home?.name == "Europe/London")
        #expect(ada.awake.description == "09:00..01:00")
        #expect(ada.isMe)
        other.home = try ZoneID("Asia/Tokyo")
        ada.absorb(other)
        #expect(ada.home?.name == "Europe/London")
    }

    @Test(
        arguments: [
            ("07:00", true), ("06:59:59", false), ("22:59:59", true), ("23:00", false), ("00:00", false),
        ])
    func `the usual hours end before 23 o'clock`(time: String, isAwake: Bool) throws {
        try #expect(WakingHours.usual.contains(TimeOfDay(parsing: time)) == isAwake)
    }

    @Test(arguments: [("14:00", true), ("13:59", false), ("01:59", true), ("02:00", false), ("00:00", true)])
    func `hours may pass midnight`(time: String, isAwake: Bool) throws {
        let hours = WakingHours(from: try TimeOfDay(14, 0), until: try TimeOfDay(2, 0))
        try #expect(hours.contains(TimeOfDay(parsing: time)) == isAwake)
    }
}

@Suite("Participants") struct ParticipantsTests {
    private let people = ["ada", "ben", "cid"].map { PersonID($0) }

    private func activity(_ participants: [PersonID]) throws -> Activity {
        let day = try CivilDate(2027, 3, 14)
        var activity = Activity(
            uid: ActivityUID("a"), kind: .tour, title: "Tour",
            span: try .days(from: day, to: day.adding(days: 1)))
        activity.participants = participants
        return activity
    }

    private var trip: Trip {
        var trip = Trip(id: TripID("t"), name: "Trip")
        trip.travellers = [
            Traveller(id: TravellerID("1"), person: people[0], name: "Ada", role: .owner),
            Traveller(id: TravellerID("2"), person: people[1], name: "Ben", role: .collaborator),
            Traveller(id: TravellerID("3"), person: people[2], name: "Cid", role: .viewer),
        ]
        return trip
    }

    @Test func `each is named once, in the order given`() throws {
        let activity = try activity([people[1], people[0], people[1]])
        #expect(activity.participants == [people[1], people[0]])
    }

    @Test func `nobody named is all who travel`() throws {
        #expect(try trip.participants(of: activity([])) == [people[0], people[1]])
        #expect(try trip.participants(of: activity([people[2]])) == [people[2]])
        #expect(trip.traveller(people[1])?.name == "Ben")
        #expect(trip.traveller(PersonID("x")) == nil)
    }

    @Test func `a copy keeps its own`() throws {
        let first = try activity([people[0]])
        var second = first
        second.participants = [people[1]]
        #expect(first.participants == [people[0]])
        #expect(first != second)
        #expect(!first.hasSameMeaning(as: second))
    }

    @Test func `a person is one traveller of a trip`() {
        var trip = trip
        trip.travellers[1].person = people[0]
        let error = #expect(throws: TripError.self) { try trip.check() }
        #expect(error?.code == .duplicateTraveller)
        #expect(error?.description == "Ben: is there twice: a person is one traveller of a trip")
    }

    @Test func `a traveller of whom nothing else is known is a person of the same identifier`() {
        #expect(
            Traveller(id: TravellerID("ABC"), name: "Ada", role: .owner).person == PersonID("abc"))
    }
}
