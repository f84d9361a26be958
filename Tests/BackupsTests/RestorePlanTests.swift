import Backups
import CivilTime
import TestKit
import Testing
import Trips

@Suite("Restoring") struct RestorePlanTests {
    static func document() throws -> BackupDocument {
        var random = SplitMix64(seed: 11)
        return try RandomModel.document(trips: 2, using: &random)
    }

    static func empty() throws -> BackupDocument {
        BackupDocument(tool: "Test", createdAt: try Instant(parsing: "2027-01-01T00:00:00Z"))
    }

    @Test func `into an empty store everything is new`() throws {
        let document = try Self.document()
        let plan = RestorePlan(document, over: try Self.empty())
        #expect(plan.tripsToWrite == document.trips)
        #expect(plan.organizationsToWrite == document.organizations)
        #expect(plan.personsToWrite == document.persons)
        #expect(plan.sealedTripsToWrite == document.sealedTrips)
        #expect(plan.filesToWrite == document.files)
        #expect("\(plan.activities)" == "8 added, 0 changed, 0 unchanged")
        #expect(plan.trips.added == 2)
    }

    @Test func `a second time nothing is`() throws {
        let document = try Self.document()
        let plan = RestorePlan(document, over: document)
        #expect(plan.isEmpty)
        #expect(plan.filesToWrite.isEmpty)
        #expect(plan.activities.unchanged == 8)
        #expect(plan.expenses.unchanged == 6)
    }

    @Test func `only what is different is written, and what is there alone stays`() throws {
        let document = try Self.document()
        var there = document
        there.trips[0].activities[1].title = "another"
        there.trips[0].todos.removeFirst()
        there.trips[1].activities.append(
            Activity(
                uid: ActivityUID("mine"), kind: .event, title: "Mine",
                span: try .days(from: CivilDate(2027, 1, 1), to: CivilDate(2027, 1, 2))))
        let plan = RestorePlan(document, over: there)
        #expect(plan.tripsToWrite.map(\.trip.id) == [document.trips[0].trip.id])
        #expect(plan.tripsToWrite.first?.activities == [document.trips[0].activities[1]])
        #expect(plan.tripsToWrite.first?.todos == [document.trips[0].todos[0]])
        #expect("\(plan.activities)" == "0 added, 1 changed, 7 unchanged")
        #expect(plan.trips.unchanged == 2)
    }

    @Test func `an organization of the same name is that one`() throws {
        let document = try Self.document()
        var there = try Self.empty()
        var known = Organization(id: OrganizationID("known"), name: document.organizations[0].name)
        known.phone = "1"
        there.organizations = [known]
        let plan = RestorePlan(document, over: there)
        #expect(plan.organizationsToWrite.isEmpty)
        #expect(plan.organizations.unchanged == 1)
        let named = Set(plan.tripsToWrite.flatMap(\.activities).compactMap(\.organization))
        #expect(named == [known.id])
    }

    @Test func `a trip that is sealed in one and open in the other is left alone`() throws {
        var document = try Self.document()
        document.sealedTrips = []
        var there = try Self.empty()
        there.sealedTrips = [
            SealedContents(id: document.trips[0].trip.id, sealedAt: document.createdAt, box: [1])
        ]
        let plan = RestorePlan(document, over: there)
        #expect(plan.conflicts == [document.trips[0].trip.id])
        #expect(plan.tripsToWrite.map(\.trip.id) == [document.trips[1].trip.id])
    }

    /// When the backup's box was sealed, and what becomes of the one that was sealed at nine.
    static let boxes: [(String, [UInt8], String, isLeft: Bool)] = [
        ("08:59:59", [2], "0 added, 0 changed, 0 unchanged", true),
        ("09:00:00", [2], "0 added, 0 changed, 0 unchanged", true),
        ("09:00:00.9", [2], "0 added, 0 changed, 0 unchanged", true),
        ("09:00:01", [2], "0 added, 1 changed, 0 unchanged", false),
        ("08:00:00", [1], "0 added, 0 changed, 1 unchanged", false),
    ]

    @Test(arguments: boxes) func `of two boxes of one trip the older one takes no newer one's place`(
        _ time: String, _ box: [UInt8], _ counts: String, _ isLeft: Bool
    ) throws {
        let id = try Self.document().trips[0].trip.id
        func sealed(_ time: String, _ box: [UInt8]) throws -> BackupDocument {
            var document = try Self.empty()
            document.sealedTrips = [
                SealedContents(id: id, sealedAt: try Instant(parsing: "2027-01-01T\(time)Z"), box: box)
            ]
            return document
        }
        let plan = RestorePlan(try sealed(time, box), over: try sealed("09:00:00", [1]))
        #expect("\(plan.sealedTrips)" == counts)
        #expect(plan.newerBoxes == (isLeft ? [id] : []))
        #expect(plan.sealedTripsToWrite.count == plan.sealedTrips.changed)
        #expect(plan.conflicts.isEmpty)
    }

    @Test func `what differs in less than a second is the same`() throws {
        func moment(_ fraction: String) throws -> Instant {
            try Instant(parsing: "2027-01-01T00:00:00\(fraction)Z")
        }
        func stamped(_ fraction: String) throws -> BackupDocument {
            var document = try Self.document()
            let now = try moment(fraction)
            for index in document.trips.indices {
                document.trips[index].trip.lastModified = now
                document.trips[index].trip.createdAt = now
                for place in document.trips[index].activities.indices {
                    document.trips[index].activities[place].stamp = now
                    document.trips[index].activities[place].lastModified = now
                    document.trips[index].activities[place].createdAt = now
                    document.trips[index].activities[place].reminders = [Reminder(.at(now))]
                }
                for place in document.trips[index].todos.indices {
                    document.trips[index].todos[place].lastModified = now
                    document.trips[index].todos[place].stamp = now
                }
                for place in document.trips[index].expenses.indices {
                    document.trips[index].expenses[place].updatedAt = now
                }
                for place in document.trips[index].attachments.indices {
                    document.trips[index].attachments[place].createdAt = now
                }
            }
            for index in document.sealedTrips.indices { document.sealedTrips[index].sealedAt = now }
            return document
        }
        #expect(try RestorePlan(stamped(".123456"), over: stamped("")).isEmpty)
        var later = try stamped("")
        later.trips[0].trip.lastModified = try Instant(parsing: "2027-01-01T00:00:01Z")
        #expect(try RestorePlan(stamped(".123456"), over: later).trips.changed == 1)
    }

    // MARK: - Over a store that was changed since

    @Test func `who travels since, and what its activities need, stays`() throws {
        var document = try Self.document()
        document.trips[0].trip.travellers = [
            Traveller(id: TravellerID("a"), name: "Ada", role: .owner),
            Traveller(id: TravellerID("b"), name: "Ben", role: .viewer),
        ]
        for index in document.trips[0].activities.indices {
            document.trips[0].activities[index].participants = []
        }
        document.trips[0].trip.zones = []
        document.trips[0].trip.source = nil
        var there = document
        let dan = Traveller(id: TravellerID("d"), name: "Dan", role: .collaborator)
        let zone = ZoneText(id: try ZoneID("File/X/1"), text: "BEGIN:VTIMEZONE")
        let journal = "BEGIN:VCALENDAR\r\nBEGIN:VJOURNAL\r\nUID:j\r\nEND:VJOURNAL\r\nEND:VCALENDAR\r\n"
        there.trips[0].trip.travellers = [
            Traveller(id: TravellerID("b"), name: "Benedict", role: .owner), dan,
        ]
        there.trips[0].trip.zones = [zone]
        there.trips[0].trip.source = journal
        let plan = RestorePlan(document, over: there)
        #expect("\(plan.trips)" == "0 added, 1 changed, 1 unchanged")
        let trip = try #require(plan.tripsToWrite.first?.trip)
        #expect(trip.travellers == document.trips[0].trip.travellers + [dan])
        #expect(trip.zones == [zone])
        #expect(trip.source?.contains("UID:j") == true)
        there.trips[0].trip = trip
        #expect(RestorePlan(document, over: there).isEmpty)
    }

    @Test func `what is kept of calendars is joined as whoever can read it says`() throws {
        var document = try Self.document()
        var there = document
        document.trips[0].trip.source = "a"
        there.trips[0].trip.source = "b"
        let plan = RestorePlan(document, over: there) { kept, there, todos in
            #expect(todos == document.trips[kept == "a" ? 0 : 1].todos)
            return (kept ?? "") + (there ?? "")
        }
        #expect(plan.tripsToWrite.first?.trip.source == "ab")
        // Where nobody can, the backup counts, and what it says nothing of stays.
        #expect(RestorePlan(document, over: there).tripsToWrite.first?.trip.source == "a")
        document.trips[0].trip.source = nil
        #expect(RestorePlan(document, over: there).isEmpty)
    }

    private static func organization(_ id: String, _ name: String) -> Organization {
        Organization(id: OrganizationID(id), name: name)
    }

    /// The names of a backup and a store, what is written, and whom the activities of each of the backup's name.
    static let names: [(backup: [String], store: [String], written: [String], linked: [String: String])] = [
        // Renamed since, and a new one has its old name in the backup.
        (["a Renamed", "b Garden"], ["a Garden"], ["a Renamed", "b Garden"], [:]),
        // Exchanged.
        (["a Garden", "b Desk"], ["a Desk", "b Garden"], ["a Garden", "b Desk"], [:]),
        // The same name, made anew since.
        (["a Garden"], ["x GARDEN"], [], ["a": "x"]),
        // Renamed since, and its name given to one made since: the store tells the two apart.
        (["a Garden"], ["a Desk", "x Garden"], ["a Garden (2)"], [:]),
        (["a Garden", "b Desk"], ["a Desk", "x Garden", "y garden (2)"], ["a Garden (3)", "b Desk"], [:]),
    ]

    @Test(arguments: names) func `an organization is the one with its identifier, else with its name`(
        _ backup: [String], _ store: [String], _ written: [String], _ linked: [String: String]
    ) throws {
        func organizations(_ texts: [String]) -> [Organization] {
            texts.map { Self.organization(String($0.prefix(1)), String($0.dropFirst(2))) }
        }
        var document = try Self.document()
        document.organizations = organizations(backup)
        document.trips[0].activities = try document.organizations.map { organization in
            var activity = Activity(
                uid: ActivityUID(organization.id.text), kind: .event, title: "t",
                span: try .days(from: CivilDate(2027, 1, 1), to: CivilDate(2027, 1, 2)))
            activity.organization = organization.id
            return activity
        }
        document.trips[1].activities = []
        var there = try Self.empty()
        there.organizations = organizations(store)
        let plan = RestorePlan(document, over: there)
        #expect(plan.organizationsToWrite == organizations(written))
        for activity in plan.tripsToWrite[0].activities {
            #expect(activity.organization?.text == linked[activity.uid.text] ?? activity.uid.text)
        }
        let renamed = organizations(written.filter { $0.hasSuffix(")") }).map(\.name)
        #expect(plan.renamings.map(\.isCalled) == renamed)
        // A second time nothing is to be done.
        var after = document
        after.organizations =
            there.organizations.filter { old in !plan.organizationsToWrite.contains { $0.id == old.id } }
            + plan.organizationsToWrite
        after.trips = plan.tripsToWrite
        let again = RestorePlan(document, over: after)
        #expect(again.isEmpty && again.organizations.unchanged == backup.count)
    }
}
