import CivilTime
import Findings
import ICalendar
import Merging
import Testing
import TripExchange
import Trips

/// The fields that no property of RFC 5545 has a place for: money, contacts, terminals, and what a trip is.
@Suite("Model fields") struct ModelFieldsTests {
    static let airline = OrganizationID("6ba7b810-9dad-41d1-80b4-00c04fd430c8")

    static func organization() -> Organization {
        Organization(
            id: airline, name: "Quell Air; \"the\" one, 🛫", phone: "+41 22 555 01 10",
            email: "desk@quellair.example",
            website: "https://quellair.example/", logo: "https://quellair.example/logo.png",
            address: Address(street: "1, Main \"St\"", city: "Genève", postalCode: "1201", country: "CH"),
            notes: "first line\nsecond ^ line")
    }

    static func flight() throws -> Activity {
        var flight = try Exchange.activity([
            "DTSTART;TZID=Europe/Zurich:20270312T100000", "DTEND;TZID=Asia/Tokyo:20270313T073000",
            "SUMMARY:QJ 714", "LOCATION:Genève", "CREATED:20261101T080000Z",
        ])
        flight.kind = .flight
        flight.cost = try Money("1412.50 CHF")
        flight.paid = .deposit
        flight.hidesPlace = true
        flight.organization = airline
        flight.place?.terminal = "Terminal 1"
        flight.place?.gate = "A12"
        flight.place?.address = Address(
            street: "Route de l'Aéroport 21, 2\nback; yard", city: "Le Grand-Saconnex")
        flight.destination = Place(name: "")
        flight.destination?.terminal = "3"
        flight.destination?.gate = "Gate 147"
        flight.destination?.address = Address(city: "東京", country: "Japan")
        return flight
    }

    static func trip() throws -> Trip {
        var trip = Trip(
            id: TripID("aaaaaaaa-0000-4000-8000-000000000001"), name: "Japan", notes: "a, b; c\nd")
        trip.start = try CivilDate(2027, 3, 12)
        trip.end = try CivilDate(2027, 3, 20)
        trip.home = try ZoneID("Europe/Zurich")
        trip.defaultZone = try ZoneID("Asia/Tokyo")
        trip.kind = .romantic
        trip.travellers = [
            Traveller(
                id: TravellerID("6ba7b810-9dad-41d1-80b4-00c04fd430c1"), name: "Ada: \"A\", ^n",
                email: "ada@example.org",
                role: .owner),
            Traveller(id: TravellerID("6ba7b810-9dad-41d1-80b4-00c04fd430c2"), name: "עדה", role: .viewer),
        ]
        trip.budget = [try Money("3000 CHF"), try Money("200000 JPY")]
        trip.countries = ["CH", "JP"]
        trip.isArchived = true
        trip.createdAt = try Instant(parsing: "2026-11-01T08:00:00Z")
        trip.lastModified = try Instant(parsing: "2026-11-02T08:00:00Z")
        return trip
    }

    static func exported(_ redaction: Redaction) throws -> String {
        var contents = CalendarContents(of: try trip(), activities: [try flight()])
        contents.organizations = [organization(), Organization(id: OrganizationID("b"), name: "Nobody's")]
        let bytes = try Exchange.export(redaction).calendar(of: contents).bytes
        return String(decoding: bytes, as: UTF8.self).replacing("\r\n ", with: "")
    }

    @Test func `every field comes back from a full export`() throws {
        let imported = try Exchange.imported(file: Self.exported(.full))
        #expect(imported.findings.isEmpty)
        let flight = try Self.flight()
        let again = try #require(imported.activities.first)
        #expect(again.hasSameMeaning(as: flight), Exchange.difference(flight, again))
        #expect(again.createdAt == flight.createdAt)
        #expect(imported.organizations == [Self.organization()])
        let trip = try Self.trip()
        #expect(imported.details == TripDetails(of: trip))
        var made = Trip(id: trip.id, name: "Japan", source: trip.source)
        imported.details?.apply(to: &made)
        #expect(made == trip)
    }

    @Test func `a second export of what came back has the same bytes`() throws {
        let first = try Self.exported(.full)
        let imported = try Exchange.imported(file: first)
        var trip = Trip(id: try Self.trip().id, name: "Japan", source: imported.source)
        imported.details?.apply(to: &trip)
        var contents = CalendarContents(of: trip, activities: imported.activities)
        contents.organizations = imported.organizations
        let second = String(decoding: try Exchange.export().calendar(of: contents).bytes, as: UTF8.self)
        #expect(second.replacing("\r\n ", with: "") == first)
    }

    @Test func `a pass without a trip keeps what the calendar says of one`() throws {
        let imported = try Exchange.imported(file: Self.exported(.full))
        let again = try Exchange.export().calendar(
            named: imported.name, activities: imported.activities, source: imported.source)
        let last = try Exchange.imported(file: CalendarWriter().text(again.calendar))
        #expect(last.details == imported.details)
        #expect(last.organizations == imported.organizations)
        #expect(last.activities == imported.activities)
    }

    @Test(arguments: [Redaction.shared, .busy]) func `no redacted export tells any of it`(
        _ redaction: Redaction
    ) throws {
        let full = try Self.exported(.full)
        let text = try Self.exported(redaction)
        let secrets = [
            "1412.50", "DEPOSIT", "Quell", "quellair", "Terminal", "A12", "Saconnex", "Gate 147", "東京",
            "CREATED", "Ada",
            "3000.00", "200000", "ROMANTIC", "X-MERIDIAN", "6ba7b810", "\r\nLOCATION:", "Genève",
        ]
        for secret in secrets {
            #expect(full.contains(secret), "\(secret)")
            #expect(!text.contains(secret), "\(secret)")
        }
    }

    @Test func `only a place that is hidden is left out of a shared export`() throws {
        var flight = try Self.flight()
        flight.hidesPlace = false
        let lines = try Exchange.eventLines(flight, .shared)
        #expect(lines.contains("LOCATION:Genève"))
        #expect(!lines.contains { $0.contains("Saconnex") || $0.contains("A12") })
    }

    @Test func `flaws are told with their lines, and cost nothing else`() throws {
        let imported = try Exchange.imported(
            event: [
                "UID:1@test", "DTSTAMP:20270101T000000Z", "DTSTART:20270312T080000Z",
                "DTEND:20270312T090000Z",
                "SUMMARY:Lunch", "X-MERIDIAN-COST:1,5 EUR", "X-MERIDIAN-PAID:PERHAPS",
                "X-MERIDIAN-ORGANIZATION-ID:6ba7b810-9dad-41d1-80b4-00c04fd430c9", "X-MERIDIAN-SEAT:7",
            ],
            calendar: [
                "X-MERIDIAN-TRIP-START;VALUE=DATE:20270312", "X-MERIDIAN-TRIP-END;VALUE=DATE:20270312",
                "X-MERIDIAN-HOME:../etc/passwd", "X-MERIDIAN-BUDGET:12 XXQ", "X-MERIDIAN-COUNTRIES:Japan",
                "X-MERIDIAN-ORGANIZATION;X-ID=1:None",
            ])
        #expect(imported.findings.map(\.line).sorted() == [4, 5, 6, 7, 8, 15, 16, 17])
        #expect(imported.findings.allSatisfy { $0.code == .badValue })
        let lunch = try #require(imported.activities.first)
        #expect(lunch.cost == nil)
        #expect(lunch.paid == .unpaid)
        #expect(lunch.organization == nil)
        #expect(lunch.seat == "7")
        #expect(imported.details?.start?.description == "2027-03-12")
        #expect(imported.details?.end == nil)
    }

    @Test func `an airline's update leaves what only we know`() throws {
        let lines = ["DTSTART:20270312T080000Z", "DTEND:20270312T090000Z", "LOCATION:Hall 3"]
        var there = try Exchange.activity(lines + ["SUMMARY:Flight"])
        there.cost = try Money("10 EUR")
        there.paid = .full
        there.organization = Self.airline
        there.place?.gate = "7"
        let update = try Exchange.activity(lines + ["SUMMARY:Flight, new name", "SEQUENCE:1"])
        let merged = try #require(try Exchange.merged([there, update]).first)
        #expect(merged.title == "Flight, new name")
        #expect(merged.cost == there.cost)
        #expect(merged.paid == .full)
        #expect(merged.organization == Self.airline)
        #expect(merged.place?.gate == "7")
        // The same again, as it came first, is no change.
        let same = try Exchange.activity(lines + ["SUMMARY:Flight"])
        let result = ImportMerge.merge(
            existing: [there], incoming: ImportedCalendar(name: nil, activities: [same]),
            database: try Exchange.database())
        #expect(result.unchanged == [there.key])
    }

    @Test func `what we wrote says everything, also that nothing is paid`() throws {
        var contents = CalendarContents(of: try Self.trip(), activities: [try Self.flight()])
        contents.organizations = [Self.organization()]
        let written = try Exchange.export().calendar(of: contents)
        let imported = try Exchange.imported(file: CalendarWriter().text(written.calendar))
        let there = try #require(imported.activities.first)
        #expect(there.cost == (try Money("1412.50 CHF")))
        var cleared = there
        cleared.sequence = 2
        cleared.cost = nil
        cleared.paid = .unpaid
        cleared.organization = nil
        cleared.hidesPlace = false
        let incoming = try Exchange.imported(file: try Exchange.text([cleared]))
        let result = ImportMerge.merge(
            existing: [there], incoming: incoming, database: try Exchange.database())
        let merged = try #require(result.upserts.first)
        #expect(merged.hasSameMeaning(as: cleared), Exchange.difference(cleared, merged))
    }

    @Test func `an organization that is there under its name is not made again`() throws {
        let imported = try Exchange.imported(file: Self.exported(.full))
        let known = Organization(id: OrganizationID("known"), name: " QUELL air; \"THE\" one, 🛫 ")
        let matched = imported.matchingOrganizations(with: [known])
        #expect(matched.organizations.isEmpty)
        #expect(matched.activities.map(\.organization) == [known.id])
        // What comes from a box or another app is settled alike, also in the component that is kept.
        let match = OrganizationMatch([Self.organization()], known: [known])
        #expect(match.new.isEmpty)
        let settled = match.settled(try #require(imported.activities.first))
        #expect(settled.organization == known.id)
        #expect(settled.source?.contains("X-MERIDIAN-ORGANIZATION-ID:known\r\n") == true)
        let new = imported.matchingOrganizations(with: [])
        #expect(new.organizations == [Self.organization()])
        #expect(new.activities.map(\.organization) == [Self.airline])
        #expect(imported.matchingOrganizations(with: [Self.organization()]).organizations.isEmpty)
    }
}
