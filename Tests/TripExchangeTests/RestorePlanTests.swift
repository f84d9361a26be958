import CivilTime
import TestKit
import Testing
import TripExchange
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
}
