import CivilTime
import StoreTestKit
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@Suite("Merging trips of a store") struct StoreMergeTests {
    private let now: Instant
    private static let other = TripID("11111111-9dad-41d1-80b4-00c04fd430c8")
    private static let ada = PersonID("22222222-9dad-41d1-80b4-00c04fd430c8")
    private static let (adaHere, adaThere) = (
        TravellerID("33333333-9dad-41d1-80b4-00c04fd430c8"),
        TravellerID("44444444-9dad-41d1-80b4-00c04fd430c8")
    )

    init() throws { now = try Instant(parsing: "2027-01-01T00:00:00Z") }

    /// Two trips of one person: tea in Tokyo, and a stay with a note, an expense, a to-do and a budget.
    private func write(in store: some TripStore) throws {
        let tea = try Sample.activity("Tea", "2027-03-14T15:00:00", "2027-03-14T16:00:00", in: "Asia/Tokyo")
        let bath = try Sample.activity("Bath", "2027-03-15T18:00:00", "2027-03-15T19:00:00", in: "Asia/Tokyo")
        try store.write { writing in
            try writing.save(Person(id: Self.ada, name: "Ada"))
            var tokyo = Trip(id: Sample.trip, name: "Tokyo", notes: "Bring gifts.")
            tokyo.travellers = [
                Traveller(id: Self.adaHere, person: Self.ada, name: "Ada", email: nil, role: .owner)
            ]
            tokyo.budget = [try Money("100 EUR")]
            var hakone = Trip(id: Self.other, name: "Hakone", notes: "No tattoos.")
            hakone.travellers = [
                Traveller(id: Self.adaThere, person: Self.ada, name: "Ada", email: nil, role: .owner)
            ]
            hakone.budget = [try Money("50 EUR"), try Money("9000 JPY")]
            try writing.create(tokyo)
            try writing.create(hakone)
            try writing.save([tea], in: tokyo.id)
            try writing.save([bath], in: hakone.id)
            try writing.save(Todo(uid: ActivityUID("todo"), title: "Towels", notes: ""), in: hakone.id)
            try writing.save(
                Expense(
                    id: ExpenseID("55555555-9dad-41d1-80b4-00c04fd430c8"), title: "Ticket",
                    money: try Money("800 JPY"),
                    date: try CivilDate(2027, 3, 15), payer: Self.adaThere,
                    split: .equally(among: [Self.adaThere]),
                    activity: bath.key, createdAt: now),
                in: hakone.id)
            try writing.save(
                Attachment(
                    id: AttachmentID("66666666-9dad-41d1-80b4-00c04fd430c8"), owner: .activity(bath.key),
                    name: "Locker",
                    content: .note("12"), createdAt: now),
                bytes: nil, in: hakone.id)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `one trip takes everything of the other, and undo brings both back`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            try write(in: store)
            let before = try store.read { try $0.trips() }
            let result = try StoreMerge(into: Sample.trip).carryOut([Self.other], in: store, at: now)
            #expect(result.merged == ["Hakone"])
            #expect(result.activities.map(\.title) == ["Tea", "Bath"])
            try store.read { reading in
                #expect(try reading.trips().map(\.name) == ["Tokyo"])
                let trip = try #require(try reading.trip(Sample.trip))
                #expect(trip.travellers.map(\.id) == [Self.adaHere])
                #expect(trip.notes == "Bring gifts.\n\nNo tattoos.")
                #expect(trip.budget == [try Money("150 EUR"), try Money("9000 JPY")])
                #expect(try reading.todos(of: trip.id).map(\.title) == ["Towels"])
                let expense = try #require(try reading.expenses(of: trip.id).first)
                #expect(expense.payer == Self.adaHere)
                #expect(expense.split == .equally(among: [Self.adaHere]))
                #expect(expense.activity?.uid.text == "bath")
                #expect(try reading.attachments(of: trip.id).map(\.name) == ["Locker"])
            }
            #expect(try store.write { try $0.undo() }?.title == "merge Hakone into the trip Tokyo")
            #expect(try store.read { try $0.trips() } == before)
            #expect(try store.read { try $0.expenses(of: Self.other) }.map(\.title) == ["Ticket"])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `what both have and is the same is one, and another version is refused`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            try write(in: store)
            let tea = try Sample.activity(
                "Tea", "2027-03-14T15:00:00", "2027-03-14T16:00:00", in: "Asia/Tokyo")
            try store.write { try $0.save(tea, in: Self.other) }
            var later = tea
            later.title = "Tea ceremony"
            try store.write { try $0.save(later, in: Self.other) }
            let error = #expect(throws: WorkflowError.self) {
                try StoreMerge(into: Sample.trip).carryOut([Self.other], in: store, at: now)
            }
            #expect(error?.code == .unmergeable)
            #expect(error?.description.contains("is in Tokyo and in Hakone, and differs") == true)
            #expect(try store.read { try $0.trips() }.map(\.name) == ["Tokyo", "Hakone"])
            try store.write { try $0.save(tea, in: Self.other) }
            #expect(
                try StoreMerge(into: Sample.trip).carryOut([Self.other], in: store, at: now).activities.map(
                    \.title)
                    == ["Tea", "Bath"])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `what names nobody stays with those of its own trip`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            try write(in: store)
            let ben = PersonID("88888888-9dad-41d1-80b4-00c04fd430c8")
            try store.write { writing in
                try writing.save(Person(id: ben, name: "Ben"))
                var hakone = try #require(try writing.trip(Self.other))
                hakone.travellers.append(
                    Traveller(
                        id: TravellerID("99999999-9dad-41d1-80b4-00c04fd430c8"), person: ben, name: "Ben",
                        role: .collaborator))
                try writing.update(hakone)
            }
            let result = try StoreMerge(into: Sample.trip).carryOut(
                [Self.other, Self.other], in: store, at: now)
            #expect(result.activities.map(\.participants) == [[Self.ada], []])
            #expect(
                result.activities.map { result.trip.participants(of: $0) } == [[Self.ada], [Self.ada, ben]])
        }
    }

    @Test func `a trip that is gone is refused`() throws {
        let store = MemoryTripStore()
        try write(in: store)
        let error = #expect(throws: WorkflowError.self) {
            try StoreMerge(into: Sample.trip).carryOut(
                [TripID("77777777-9dad-41d1-80b4-00c04fd430c8")], in: store, at: now)
        }
        #expect(error?.code == .unknownTrip)
    }
}
