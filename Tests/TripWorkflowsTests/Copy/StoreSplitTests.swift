import CivilTime
import Sealing
import StoreTestKit
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@Suite("Splitting a trip of a store") struct StoreSplitTests {
    private let now: Instant
    private static let ada = PersonID("22222222-9dad-41d1-80b4-00c04fd430c8")
    private static let adaThere = TravellerID("33333333-9dad-41d1-80b4-00c04fd430c8")

    init() throws { now = try Instant(parsing: "2027-01-01T00:00:00Z") }

    private static let receipt = Array("800 JPY".utf8)

    /// Tea on the 14th and a bath on the 15th, with an expense and its receipt, a note and two to-dos.
    private func write(in store: some TripStore) throws {
        let tea = try Sample.activity("Tea", "2027-03-14T15:00:00", "2027-03-14T16:00:00", in: "Asia/Tokyo")
        let bath = try Sample.activity("Bath", "2027-03-15T18:00:00", "2027-03-15T19:00:00", in: "Asia/Tokyo")
        let tokyo = try ZoneID("Asia/Tokyo")
        try store.write { writing in
            try writing.save(Person(id: Self.ada, name: "Ada"))
            var trip = Trip(id: Sample.trip, name: "Tokyo", notes: "Bring gifts.")
            (trip.start, trip.end) = (try CivilDate(2027, 3, 13), try CivilDate(2027, 3, 18))
            trip.home = tokyo
            trip.travellers = [
                Traveller(id: Self.adaThere, person: Self.ada, name: "Ada", email: nil, role: .owner)
            ]
            trip.budget = [try Money("100 EUR")]
            try writing.create(trip)
            try writing.save([tea, bath], in: trip.id)
            var towels = Todo(uid: ActivityUID("towels"), title: "Towels", notes: "")
            towels.due = .day(try CivilDate(2027, 3, 15))
            try writing.save(towels, in: trip.id)
            try writing.save(Todo(uid: ActivityUID("gifts"), title: "Gifts", notes: ""), in: trip.id)
            try writing.save(
                Expense(
                    id: ExpenseID("55555555-9dad-41d1-80b4-00c04fd430c8"), title: "Ticket",
                    money: try Money("800 JPY"), date: try CivilDate(2027, 3, 1), payer: Self.adaThere,
                    split: .equally(among: [Self.adaThere]), activity: bath.key, createdAt: now),
                in: trip.id)
            try writing.save(
                Attachment(
                    id: AttachmentID("66666666-9dad-41d1-80b4-00c04fd430c8"), owner: .activity(bath.key),
                    name: "Locker", content: .note("12"), createdAt: now),
                bytes: nil, in: trip.id)
            let digest = ContentDigest(of: Self.receipt).text
            try writing.save(
                Attachment(
                    id: AttachmentID("77777777-9dad-41d1-80b4-00c04fd430c8"),
                    owner: .expense(ExpenseID("55555555-9dad-41d1-80b4-00c04fd430c8")), name: "receipt.txt",
                    content: .file(mediaType: "text/plain", size: Self.receipt.count, digest: digest),
                    createdAt: now),
                bytes: Self.receipt, in: trip.id)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `what begins on the day or later goes with all that belongs to it, and undo brings it back`(
        _ kind: StoreKind
    ) throws {
        try kind.withStore { store in
            try write(in: store)
            let before = try store.read { try $0.trips() }
            let day = try CivilDate(2027, 3, 15)
            let result = try StoreSplit(of: Sample.trip, from: day, named: "Hakone").carryOut(
                in: store, at: now)
            #expect(result.activities.map(\.title) == ["Bath"])
            try store.read { reading in
                let (old, new) = (try #require(try reading.trip(Sample.trip)), result.trip)
                #expect(try reading.trip(new.id) == new)
                #expect((old.start, old.end) == (try CivilDate(2027, 3, 13), day))
                #expect((new.start, new.end) == (day, try CivilDate(2027, 3, 18)))
                #expect(new.home == old.home && new.travellers.map(\.person) == [Self.ada])
                #expect(new.notes.isEmpty && new.budget.isEmpty && old.notes == "Bring gifts.")
                #expect(try reading.activities(of: old.id).map(\.title) == ["Tea"])
                #expect(try reading.todos(of: new.id).map(\.title) == ["Towels"])
                #expect(try reading.todos(of: old.id).map(\.title) == ["Gifts"])
                let expense = try #require(try reading.expenses(of: new.id).first)
                #expect(expense.payer == new.travellers[0].id)
                #expect(try reading.expenses(of: old.id).isEmpty)
                #expect(
                    try reading.attachments(of: new.id).map(\.name).sorted() == ["Locker", "receipt.txt"])
                #expect(try reading.bytes(withDigest: ContentDigest(of: Self.receipt).text) == Self.receipt)
            }
            #expect(
                try store.write { try $0.undo() }?.title == "split the trip Tokyo on Mon 15 March 2027")
            #expect(try store.read { try $0.trips() } == before)
            #expect(try store.read { try $0.activities(of: Sample.trip) }.count == 2)
            #expect(try store.read { try $0.expenses(of: Sample.trip) }.map(\.title) == ["Ticket"])
        }
    }

    @Test func `a day that leaves one side empty is refused, and so is a trip that is gone`() throws {
        let store = MemoryTripStore()
        try write(in: store)
        for day in [try CivilDate(2027, 3, 14), try CivilDate(2027, 3, 16)] {
            let error = #expect(throws: WorkflowError.self) {
                try StoreSplit(of: Sample.trip, from: day, named: "Hakone").carryOut(in: store, at: now)
            }
            #expect(error?.code == .unmergeable)
        }
        #expect(try store.read { try $0.trips() }.map(\.name) == ["Tokyo"])
        let gone = TripID("77777777-9dad-41d1-80b4-00c04fd430c8")
        let error = #expect(throws: WorkflowError.self) {
            try StoreSplit(of: gone, from: CivilDate(2027, 3, 15), named: "Hakone").carryOut(
                in: store, at: now)
        }
        #expect(error?.code == .unknownTrip)
        #expect(throws: TripError.self) {
            try StoreSplit(of: Sample.trip, from: CivilDate(2027, 3, 15), named: " ")
        }
    }
}
