import CivilTime
import StoreTestKit
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@Suite("Moving an activity of a store to another trip") struct StoreMoveTests {
    private let now: Instant
    private let zones: ZoneDatabase
    private static let hakone = TripID("11111111-9dad-41d1-80b4-00c04fd430c8")
    private static let ada = PersonID("22222222-9dad-41d1-80b4-00c04fd430c8")
    private static let ben = PersonID("33333333-9dad-41d1-80b4-00c04fd430c8")
    private static let adaThere = TravellerID("44444444-9dad-41d1-80b4-00c04fd430c8")

    init() throws {
        now = try Instant(parsing: "2027-01-01T00:00:00Z")
        zones = try TestZones.database(.r2026f)
    }

    private func bath() throws -> Activity {
        try Sample.activity("Bath", "2027-03-15T18:00:00", "2027-03-15T19:00:00", in: "Asia/Tokyo")
    }

    /// Ada's bath, with what she paid for it, and a trip of Ben's with a walk for all of it.
    private func write(in store: some TripStore) throws {
        let bath = try bath()
        let walk = try Sample.activity("Walk", "2027-03-16T09:00:00", "2027-03-16T10:00:00", in: "Asia/Tokyo")
        try store.write { writing in
            try writing.save(Person(id: Self.ada, name: "Ada"))
            try writing.save(Person(id: Self.ben, name: "Ben"))
            var tokyo = Trip(id: Sample.trip, name: "Tokyo")
            tokyo.travellers = [
                Traveller(id: Self.adaThere, person: Self.ada, name: "Ada", email: nil, role: .owner)
            ]
            try writing.create(tokyo)
            try writing.save([bath], in: tokyo.id)
            try writing.save(
                Expense(
                    id: ExpenseID("55555555-9dad-41d1-80b4-00c04fd430c8"), title: "Ticket",
                    money: try Money("800 JPY"), date: try CivilDate(2027, 3, 1), payer: Self.adaThere,
                    split: .equally(among: [Self.adaThere]), activity: bath.key, createdAt: now),
                in: tokyo.id)
            try writing.save(
                Attachment(
                    id: AttachmentID("66666666-9dad-41d1-80b4-00c04fd430c8"), owner: .activity(bath.key),
                    name: "Locker", content: .note("12"), createdAt: now),
                bytes: nil, in: tokyo.id)
            var hakone = Trip(id: Self.hakone, name: "Hakone")
            hakone.travellers = [
                Traveller(
                    id: TravellerID("77777777-9dad-41d1-80b4-00c04fd430c8"), person: Self.ben, name: "Ben",
                    email: nil, role: .owner)
            ]
            try writing.create(hakone)
            try writing.save([walk], in: hakone.id)
        }
    }

    private func move(in store: some TripStore) throws -> StoreMove.Result {
        try store.write { writing in
            try writing.record("move the bath", at: now)
            return try StoreMove(try bath().uid, from: Sample.trip, to: Self.hakone).carryOut(
                in: writing, at: now, zones)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `it goes with its expenses and attachments and names who takes part, and undo brings it back`(
        _ kind: StoreKind
    ) throws {
        try kind.withStore { store in
            try write(in: store)
            let before = try store.read { try $0.trips() }
            let result = try move(in: store)
            #expect(result.trip.id == Self.hakone)
            #expect(result.joined.map(\.person) == [Self.ada] && result.joined.map(\.role) == [.viewer])
            #expect((result.unnamed, result.attachments, result.expenses) == (1, 1, 1))
            #expect(result.activities.map(\.participants) == [[Self.ada]])
            try store.read { reading in
                #expect(try reading.activities(of: Sample.trip).isEmpty)
                #expect(try reading.expenses(of: Sample.trip).isEmpty)
                #expect(try reading.activities(of: Self.hakone).map(\.title) == ["Bath", "Walk"])
                let expense = try #require(try reading.expenses(of: Self.hakone).first)
                let joined = try #require(try reading.trip(Self.hakone)?.traveller(Self.ada))
                #expect(joined == result.joined.first && joined.id != Self.adaThere)
                #expect(expense.payer == joined.id && expense.split == .equally(among: [joined.id]))
                #expect(try reading.attachments(of: Self.hakone).map(\.name) == ["Locker"])
            }
            #expect(try store.write { try $0.undo() }?.title == "move the bath")
            #expect(try store.read { try $0.trips() } == before)
            #expect(try store.read { try $0.activities(of: Sample.trip) } == [try bath()])
        }
    }

    @Test func `what is gone is refused, and so is a UID that the other trip has`() throws {
        let store = MemoryTripStore()
        try write(in: store)
        try store.write { try $0.save([try bath()], in: Self.hakone) }
        #expect(#expect(throws: WorkflowError.self) { try move(in: store) }?.code == .takenUID)
        #expect(try store.read { try $0.activities(of: Sample.trip) }.count == 1)
        try store.write { _ = try $0.delete(try bath().key, of: Sample.trip) }
        #expect(#expect(throws: WorkflowError.self) { try move(in: store) }?.code == .changedMeanwhile)
        try store.write { _ = try $0.delete(Self.hakone) }
        #expect(#expect(throws: WorkflowError.self) { try move(in: store) }?.code == .unknownTrip)
    }
}
