import Backups
import CivilTime
import StrictJSON
import TestKit
import Testing
import Trips

/// The JSON of Traveling Snails, from a file written for these tests.
@Suite("Traveling Snails") struct TravelingSnailsTests {
    /// Not a digest that anybody uses, but one that is the same for the same bytes.
    static let digest: @Sendable ([UInt8]) -> String = { bytes in
        let sum = bytes.reduce(UInt64(7)) { $0 &* 31 &+ UInt64($1) }
        let digits = String(sum, radix: 16)
        return String(repeating: "0", count: 64 - digits.count) + digits
    }

    static func contents(
        _ text: String? = nil, currency: String? = "CHF"
    ) throws -> TravelingSnailsContents {
        let fixture = try text ?? Fixtures.text(Fixtures.path(besideTest: "traveling-snails.json"))
        let reading = TravelingSnailsImport(
            database: try TestZones.database(.r2026f), deviceZone: try TestZones.zone("Europe/Zurich"),
            currency: try currency.map { try Currency($0) }, digest: digest)
        return try reading.contents(of: Array(fixture.utf8))
    }

    static func activity(_ name: String, currency: String? = "CHF") throws -> Activity {
        let all = try contents(currency: currency).trips.flatMap(\.activities)
        return try #require(all.first { $0.title == name })
    }

    @Test func `trips keep their identifiers, and their days are those of the device`() throws {
        let contents = try Self.contents()
        #expect(
            contents.trips.map(\.trip.id.text) == [
                "20000000-0000-4000-8000-00000000000a", "20000000-0000-4000-8000-00000000000b",
            ])
        let japan = contents.trips[0].trip
        #expect(japan.name == "Japan 🗾")
        #expect(japan.start?.description == "2027-03-12")
        // The last day is 20 March in Zurich; the end is the day after it.
        #expect(japan.end?.description == "2027-03-21")
        #expect(japan.createdAt?.description == "2026-10-01T12:00:00Z")
        #expect(contents.protectedTrips == [japan.id])
    }

    @Test func `the years 1 and 4001 are no dates`() throws {
        let someday = try Self.contents().trips[1].trip
        #expect(someday.start == nil)
        #expect(someday.end == nil)
        #expect(someday.createdAt == nil)
    }

    @Test func `each end is on the clock of its own zone`() throws {
        let flight = try Self.activity("QJ 714")
        #expect(flight.uid.text == "30000000-0000-4000-8000-000000000001")
        #expect(flight.kind == .flight)
        guard case .timed(let start, let end) = flight.span else {
            Issue.record("\(flight.span) is all-day")
            return
        }
        #expect("\(start.local) \(start.zone?.name ?? "")" == "2027-03-12T10:00:00 Europe/Zurich")
        #expect("\(end.local) \(end.zone?.name ?? "")" == "2027-03-13T07:30:00 Asia/Tokyo")
        #expect(flight.confirmation == "R7KQ2M")
        #expect(flight.paid == .full)
        #expect(flight.place == nil)
    }

    @Test func `money is exactly what is written`() throws {
        #expect(try Self.activity("QJ 714").cost == Money("1234.56 CHF"))
        #expect(try Self.activity("Hotel Kiyosumi").cost == Money("19.99 CHF"))
        #expect(try Self.activity("Tea").cost == Money("0.07 CHF"))
        #expect(try Self.activity("Airship").cost == nil)
    }

    @Test(arguments: [
        ("19.99", "19.99"), ("33.33", "33.33"), ("1234.56", "1234.56"), ("0.07", "0.07"), ("5", "5"),
        ("1.5e3", "1500"),
        ("25E-1", "2.5"), ("7e-2", "0.07"), ("19.989999999999998", "19.99"), ("0.070000000000000007", "0.07"),
        ("33.329999999999998", "33.33"), ("123456789012345.67", "123456789012345.67"),
    ])
    func `a number of JSON is read digit by digit`(_ number: String, _ amount: String) throws {
        let fixture = try Fixtures.text(Fixtures.path(besideTest: "traveling-snails.json"))
        let contents = try Self.contents(fixture.replacing("\"cost\": 0.07", with: "\"cost\": \(number)"))
        let tea = contents.trips.flatMap(\.activities).first { $0.title == "Tea" }
        #expect(tea?.cost == (try Money("\(amount) CHF")))
    }

    @Test func `without a currency no cost is guessed, and the report asks`() throws {
        let contents = try Self.contents(currency: nil)
        #expect(contents.needsCurrency)
        #expect(contents.trips.flatMap(\.activities).allSatisfy { $0.cost == nil })
        #expect(contents.problems.count { $0.code == .missingCurrency } == 3)
        #expect(try !Self.contents().needsCurrency)
    }

    @Test func `None is no organization, and two of one name are one`() throws {
        let contents = try Self.contents()
        #expect(contents.organizations.map(\.name) == ["Quell Air", "Hotel Kiyosumi"])
        #expect(try Self.activity("QJ 714").organization?.text == "10000000-0000-4000-8000-000000000001")
        #expect(try Self.activity("Tea").organization == nil)
        #expect(try Self.activity("Airship").organization == nil)
        // The app asks for no scheme; the rule here does, and the text stays.
        #expect(contents.organizations[0].website == nil)
        #expect(contents.organizations[0].notes == "website: quellair.example")
        #expect(contents.organizations[0].address?.city == "Zürich")
    }

    @Test func `places come from the custom address, else from the organization`() throws {
        let tea = try #require(try Self.activity("Tea").place)
        #expect(tea.name == "Tea house")
        #expect(tea.address?.street == "5-6 Ueno, Tokyo")
        #expect(tea.latitude == 35.7)
        let hotel = try Self.activity("Hotel Kiyosumi")
        #expect(hotel.kind == .lodging)
        #expect(hotel.hidesPlace)
        #expect(hotel.place?.name == "Hotel Kiyosumi")
        #expect(hotel.place?.address?.postalCode == "135-0024")
        #expect(hotel.confirmation == "4418207")
    }

    @Test(arguments: [
        ("train", ActivityKind.train), ("boat", .ferry), ("car", .car), ("bicycle", .bicycle),
        ("walking", .walk), ("rocket", .other),
    ])
    func `each way of moving is of its kind`(word: String, kind: ActivityKind) throws {
        let fixture = try Fixtures.text(Fixtures.path(besideTest: "traveling-snails.json"))
        let contents = try Self.contents(fixture.replacing("\"plane\"", with: "\"\(word)\""))
        #expect(contents.trips[0].activities.first { $0.title == "QJ 714" }?.kind == kind)
    }

    @Test(arguments: [
        ("\"cost\": 0.07", "\"cost\": -3", "valueLeftOut", "the cost -3 is less than nothing"),
        ("\"cost\": 0.07", "\"cost\": 1e30", "valueLeftOut", "the cost was left out"),
        (
            "\"paid\": \"deposit\"", "\"paid\": \"half\\u0000\"", "valueChanged",
            "paid \"half\\0\" is none of the app's"
        ),
        ("\"paid\": \"deposit\"", "\"paid\": \"half\"", "valueChanged", "paid \"half\" is none of the app's"),
        (
            "\"organizationId\": \"10000000-0000-4000-8000-000000000002\"",
            "\"organizationId\": \"10000000-0000-4000-8000-0000000000ff\"", "valueLeftOut",
            "is no organization of the file; it was left out"
        ),
        (
            "\"end\": \"2027-03-14T02:00:00Z\"", "\"end\": \"2027-03-13T02:00:00Z\"", "valueChanged",
            "it ends at 2027-03-13T02:00:00Z, before it starts at 2027-03-14T01:00:00Z; both were kept as they are"
        ),
        (
            "\"start\": \"2027-03-14T01:00:00Z\"", "\"start\": \"0001-01-01T00:00:00Z\"", "refused",
            "stands for no date in the app; an activity needs one"
        ),
    ])
    func `a value that cannot be taken is told, and the rest is`(
        old: String, new: String, code: String, message: String
    ) throws {
        let fixture = try Fixtures.text(Fixtures.path(besideTest: "traveling-snails.json"))
        try #require(fixture.contains(old))
        let contents = try Self.contents(fixture.replacing(old, with: new))
        let told = contents.problems.filter { $0.message.contains(message) }
        #expect(told.map { "\($0.code)" } == [code], "\(contents.problems)")
        #expect(contents.trips[0].activities.contains { $0.title == "QJ 714" })
    }

    @Test func `what is wrong is told record by record`() throws {
        let problems = try Self.contents().problems
        #expect(
            problems.map { "\($0.code) \($0.path)" } == [
                "valueChanged $.organizations[1]", "valueChanged $.organizations[3]",
                "valueChanged $.trips[0].embeddedTransportation[1]",
                "valueChanged $.trips[0].embeddedTransportation[1]",
                "valueChanged $.trips[0].embeddedTransportation[1]",
                "refused $.trips[0].embeddedTransportation[2]",
                "refused $.trips[0].embeddedTransportation[3]", "valueLeftOut $.trips[1]",
                "refused $.attachments[1]", "refused $.attachments[2]",
            ])
        let refused = try #require(problems.first { $0.path.hasSuffix("[2]") })
        #expect(refused.name == "No date")
        #expect(refused.message.contains("soon"))
    }

    @Test func `attachments stand with their records`() throws {
        let contents = try Self.contents()
        let attachment = try #require(contents.trips[0].attachments.first)
        #expect(contents.trips[0].attachments.count == 1)
        #expect(attachment.name == "ticket.png")
        #expect(attachment.about == "Boarding pass")
        #expect(attachment.owner == .activity(try Self.activity("QJ 714").key))
        #expect(contents.files.map(\.bytes) == [[0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]])
    }

    @Test func `reading it twice changes nothing`() throws {
        let first = try Self.contents()
        #expect(try Self.contents() == first)
        let now = try Instant(parsing: "2027-01-01T00:00:00Z")
        let document = BackupDocument(
            tool: "Test", createdAt: now, organizations: first.organizations, trips: first.trips,
            files: first.files)
        #expect(RestorePlan(document, over: document).isEmpty)
        let again = try BackupDocument(document.bytes)
        #expect(again == document)
    }

    @Test(arguments: [
        ("{}", DocumentError.Code.otherFormat), (#"{"exportInfo": {"version": "2.0"}}"#, .newerVersion),
        (#"{"exportInfo": {}}"#, .missing), ("no", .notJSON),
    ])
    func `another document is refused whole`(_ text: String, _ code: DocumentError.Code) {
        let error = #expect(throws: DocumentError.self) { try Self.contents(text) }
        #expect(error?.code == code)
    }
}
