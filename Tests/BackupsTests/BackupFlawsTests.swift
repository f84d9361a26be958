import Backups
import CivilTime
import StrictJSON
import TestKit
import Testing
import Trips

/// What keeps a reader from a backup, all of it at once.
@Suite("Flaws of a backup") struct BackupFlawsTests {
    static func document(_ seed: UInt64 = 7) throws -> BackupDocument {
        var random = SplitMix64(seed: seed)
        return try RandomModel.document(trips: 2, using: &random)
    }

    static func isRead(_ document: BackupDocument) -> Bool {
        (try? document.leftOut(readingBack: document.bytes)) != nil
    }

    @Test(arguments: 0..<20) func `a document that can be read has none`(_ seed: UInt64) throws {
        #expect(try Self.document(seed).flaws() == [])
    }

    @Test func `each record that breaks a rule is told, and none hides another`() throws {
        var document = try Self.document()
        document.organizations[0].email = "x"
        for trip in document.trips.indices {
            for index in document.trips[trip].activities.indices {
                document.trips[trip].activities[index].sequence = -5
            }
            document.trips[trip].todos[0].title = " "
            document.trips[trip].expenses[1].title = "a\u{1}b"
            document.trips[trip].attachments[0].name = "a/b"
        }
        document.trips[1].trip.countries = ["x"]
        let paths = document.flaws().map(\.path)
        let expected =
            ["$.organizations[0]"]
            + document.trips.indices.flatMap { trip in
                (trip == 1 ? ["$.trips[1]"] : [])
                    + document.trips[trip].activities.indices.map {
                        "$.trips[\(trip)].activities[\($0)].sequence"
                    } + ["todos[0]", "expenses[1]", "attachments[0]"].map { "$.trips[\(trip)].\($0)" }
            }
        #expect(paths == expected)
    }

    /// Changes of a document, and where each is told.
    static let changes: [(String, @Sendable (inout BackupDocument) throws -> Void)] = [
        ("$.trips[0].id", { $0.trips[0] = try named("gone", $0.trips[0]) }),
        ("$.trips[1]", { $0.trips[1] = try named($0.trips[0].trip.id.text, $0.trips[1]) }),
        ("$.trips[0].activities[1]", { $0.trips[0].activities[1] = $0.trips[0].activities[0] }),
        ("$.trips[0].todos[1]", { $0.trips[0].todos.insert($0.trips[0].todos[0], at: 1) }),
        ("$.trips[1].expenses[0].id", { $0.trips[1].expenses[0] = $0.trips[0].expenses[0] }),
        (
            "$.organizations[1].name",
            {
                let other = $0.organizations[0]
                $0.organizations.append(
                    Organization(
                        id: OrganizationID("6ba7b810-9dad-41d1-80b4-00c04fd430c8"),
                        name: other.name.uppercased()))
            }
        ),
        ("$.trips[0].expenses[0]", { $0.trips[0].expenses[0].payer = TravellerID(uuid) }),
        (
            "$.trips[0].expenses[0].activity",
            { $0.trips[0].expenses[0].activity = ActivityKey(uid: ActivityUID("none")) }
        ),
        (
            "$.trips[0].activities[0].organization",
            { $0.trips[0].activities[0].organization = OrganizationID(uuid) }
        ),
        ("$.sealedTrips[0].id", { try seal($0.trips[0].trip.id.text, &$0) }),
        ("$.sealedTrips[0].id", { try seal("gone", &$0) }),
    ]

    static let uuid = "6ba7b810-9dad-41d1-80b4-00c04fd430c9"

    static func named(_ id: String, _ contents: TripContents) throws -> TripContents {
        var copy = contents
        copy.trip = Trip(id: TripID(id), name: "Other", zones: contents.trip.zones)
        copy.trip.travellers = contents.trip.travellers
        return copy
    }

    static func seal(_ id: String, _ document: inout BackupDocument) throws {
        document.sealedTrips = [
            SealedContents(id: TripID(id), sealedAt: try Instant(secondsSinceEpoch: 0), box: [0])
        ]
    }

    @Test(arguments: changes.indices) func `a flaw is what reading is refused for`(index: Int) throws {
        let (path, change) = Self.changes[index]
        var document = try Self.document()
        try change(&document)
        #expect(document.flaws().map(\.path).contains(path), "\(document.flaws())")
        #expect(!Self.isRead(document))
    }

    @Test func `of a document without bytes the sizes of its files are enough`() throws {
        var document = try Self.document()
        let sizes = Dictionary(uniqueKeysWithValues: document.files.map { ($0.digest, $0.bytes.count) })
        document.files = []
        #expect(document.flaws(fileSizes: sizes) == [])
        let other = sizes.mapValues { $0 + 1 }
        #expect(document.flaws(fileSizes: other).allSatisfy { $0.path.hasSuffix(".file.size") })
        #expect(document.flaws(fileSizes: other).isEmpty == document.flaws().isEmpty)
    }

    // MARK: - Trips

    @Test func `a trip without a flaw of its own is not mended`() throws {
        let document = try Self.document()
        #expect(document.trips[0].mended() == nil)
        var twice = document
        twice.trips.append(twice.trips[0])
        #expect(twice.trips[2].mended() == nil)
    }

    @Test func `of a trip only what breaks a rule is said otherwise`() throws {
        var document = try Self.document()
        var trip = document.trips[0].trip
        trip.travellers = [
            Traveller(
                id: trip.travellers[0].id, person: trip.travellers[0].person, name: "Ada", email: "x",
                role: .owner),
            Traveller(
                id: trip.travellers[1].id, person: trip.travellers[1].person, name: " ",
                email: "b@example.org", role: .collaborator),
            trip.travellers[2],
        ]
        trip.name = "a\nb"
        (trip.start, trip.end) = (try CivilDate(2027, 3, 9), try CivilDate(2027, 3, 1))
        trip.countries = ["JP", "x", "CH"]
        document.trips[0].trip = trip
        let (mended, mends) = try #require(document.trips[0].mended())
        #expect(
            mends.map(\.description) == [
                #""x" is no mail address; one looks like ada@example.org, without spaces; the address of Ada is left out"#,
                #"" " is no name for a traveller; give some text; the traveller is called Recovered 2 there"#,
                #""a\nb" has the control character U+A; a trip's name is one line of text; the trip is called Recovered there"#,
                "2027-03-09 to 2027-03-01 holds no day; the end is exclusive and comes after the start; its dates are left "
                    + "out",
                #""x" is no country; give two capital letters, as JP or CH (ISO 3166-1); the country is left out"#,
            ])
        #expect(mended.trip.countries == ["JP", "CH"])
        #expect(mended.trip.travellers.map(\.name).prefix(2) == ["Ada", "Recovered 2"])
        #expect(mended.trip.travellers.map(\.email).prefix(2) == [nil, "b@example.org"])
        #expect(mended.trip.travellers[2] == trip.travellers[2])
        #expect(mended.trip.budget == trip.budget && mended.trip.notes == trip.notes)
        #expect(mended.activities == document.trips[0].activities)
        document.trips[0] = mended
        #expect(document.flaws() == [])
        #expect(Self.isRead(document))
    }

    @Test func `what names a traveller keeps him, whatever his identifier was`() throws {
        var document = try Self.document()
        let old = document.trips[0].trip.travellers[0]
        let broken = TravellerID("gone")
        // Of a store from before persons were known, the person has the same identifier.
        document.trips[0].trip.travellers[0] = Traveller(id: broken, name: old.name, role: old.role)
        document.trips[0].activities[0].participants = [PersonID("gone")]
        for index in document.trips[0].activities.indices.dropFirst() {
            document.trips[0].activities[index].participants.removeAll { $0 == old.person }
        }
        for index in document.trips[0].expenses.indices {
            document.trips[0].expenses[index].payer = broken
            document.trips[0].expenses[index].split = .byShares([
                ExpenseShare(traveller: broken, weight: 2)
            ])
        }
        let (mended, mends) = try #require(document.trips[0].mended())
        let id = mended.trip.travellers[0].id
        #expect(mends.map(\.part) == [.travellerIdentifier(name: old.name)])
        #expect(mends.map(\.substitute) == [id.text])
        #expect(mended.expenses.allSatisfy { $0.payer == id && $0.split?.travellers == [id] })
        #expect(mended.activities[0].participants == [mended.trip.travellers[0].person])
        #expect(document.trips[0].mended()?.contents == mended)
        document.trips[0] = mended
        #expect(document.flaws() == [])
    }
}
