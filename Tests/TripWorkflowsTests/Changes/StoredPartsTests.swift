import CivilTime
import StoreTestKit
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@Suite("Changing trips and their parts as they were seen") struct StoredPartsTests {
    private let now: Instant

    init() throws { now = try Instant(parsing: "2027-01-01T00:00:00Z") }

    @Test(arguments: StoreKind.allCases)
    func `a trip is made once, saved as it was seen, and deleted with what was seen`(_ kind: StoreKind) throws
    {
        try kind.withStore { store in
            let trip = Trip(id: TripID("a"), name: "Lisbon")
            for _ in 0..<2 { try StoredTrip.make(trip, at: now, in: store) }
            #expect(try store.read { try $0.history().map(\.title) } == ["make the trip Lisbon"])
            let seen = try #require(try store.read { try StoredTrip(trip.id, in: $0) })
            var edited = seen.trip
            edited.name = "Lisbon and Porto"
            try seen.save(edited, at: now, in: store)
            try seen.save(seen.trip, at: now, in: store)
            #expect(throws: WorkflowError.self) { try seen.save(edited, at: now, in: store) }
            #expect(throws: WorkflowError.self) { try seen.archive(true, at: now, in: store) }
            let newer = try #require(try store.read { try StoredTrip(trip.id, in: $0) })
            #expect(newer.version != seen.version)
            let parts = try store.read { try TripParts(of: trip.id, in: $0) }
            #expect(parts.words == nil)
            try store.write { try $0.save(Todo(uid: ActivityUID("t"), title: "Pack"), in: trip.id) }
            #expect(throws: WorkflowError.self) { try newer.delete(with: parts, at: now, in: store) }
            let more = try store.read { try TripParts(of: trip.id, in: $0) }
            #expect(more.words == "1 to-do")
            try newer.delete(with: more, at: now, in: store)
            #expect(try store.read { try $0.trips() }.isEmpty)
            #expect(try store.write { try $0.undo() }?.title == "delete the trip Lisbon and Porto")
            #expect(try store.read { try $0.todos(of: trip.id).count } == 1)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `an attachment is saved once, for what is there, and deleted once`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            let trip = Trip(id: TripID("a"), name: "Lisbon")
            try StoredTrip.make(trip, at: now, in: store)
            let new = try NewAttachment(file: Array("%PDF-1.7\n".utf8), named: "a.pdf")
            let made = try new.attachment(AttachmentID("1"), of: .trip, about: "", at: now)
            for _ in 0..<2 {
                try StoredAttachment.save(made, bytes: new.bytes, in: trip.id, at: now, in: store)
            }
            #expect(try store.read { try $0.attachments(of: trip.id) } == [made])
            let lost = try new.attachment(
                AttachmentID("2"), of: .activity(ActivityKey(uid: ActivityUID("gone"))), about: "", at: now)
            #expect(throws: WorkflowError.self) {
                try StoredAttachment.save(lost, bytes: new.bytes, in: trip.id, at: now, in: store)
            }
            for _ in 0..<2 { try StoredAttachment.delete(made.id, of: trip.id, at: now, in: store) }
            #expect(try store.read { try $0.attachments(of: trip.id) }.isEmpty)
            #expect(
                try store.read { try $0.history().map(\.title) } == [
                    "delete the attachment \"a.pdf\"", "attach \"a.pdf\"", "make the trip Lisbon",
                ])
        }
    }

    @Test func `a link that runs something is not kept`() {
        let error = #expect(throws: WorkflowError.self) {
            try NewAttachment(link: "javascript:alert(1)", named: nil)
        }
        #expect(error?.code == .blockedLink)
    }

    @Test(arguments: StoreKind.allCases)
    func `two organizations are made one, as they were seen`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            let going = Organization(id: OrganizationID("a"), name: "Quell Air", phone: "1", notes: "x")
            let staying = Organization(id: OrganizationID("b"), name: "Quellair", notes: "y")
            for made in [going, staying, going] { try StoredOrganization.add(made, at: now, in: store) }
            #expect(throws: StorageError.self) {
                try StoredOrganization.add(
                    Organization(id: OrganizationID("c"), name: "quellair"), at: now, in: store)
            }
            let stored = StoredOrganization(going)
            var changed = going
            changed.phone = "2"
            #expect(throws: WorkflowError.self) {
                try StoredOrganization(changed).merge(into: staying, at: now, in: store)
            }
            try stored.merge(into: staying, at: now, in: store)
            let one = try #require(try store.read { try $0.organizations() }.first)
            #expect((one.name, one.phone, one.notes) == ("Quellair", "1", "y"))
            #expect(throws: WorkflowError.self) { try stored.delete(isFreeing: true, at: now, in: store) }
            try StoredOrganization(one).delete(isFreeing: false, at: now, in: store)
            #expect(try store.read { try $0.organizations() }.isEmpty)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a person is renamed in the trips too, as they were seen`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            var trip = Trip(id: TripID("a"), name: "Lisbon")
            trip.travellers = [Traveller(id: TravellerID("1"), name: "Ada", role: .owner)]
            try StoredTrip.make(trip, at: now, in: store)
            let id = trip.travellers[0].person
            let seen = try #require(try store.read { try StoredPerson(id, in: $0) })
            var edited = seen.person
            edited.names = ["Ada Lind", "Ada"]
            try seen.save(edited, at: now, in: store)
            #expect(try store.read { try $0.trips()[0].travellers[0].name } == "Ada Lind")
            #expect(throws: WorkflowError.self) { try seen.save(edited, at: now, in: store) }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a to-do is added once, saved as it was seen, and deleted`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            let trip = Trip(id: TripID("a"), name: "Lisbon")
            try StoredTrip.make(trip, at: now, in: store)
            let todo = Todo(uid: ActivityUID("t"), title: "Pack")
            for title in ["Pack", "Pack", "Pay"] {
                try StoredTodo.add(
                    Todo(uid: todo.uid, title: title), to: trip.id, at: now, in: store)
            }
            let all = try store.read { try $0.todos(of: trip.id) }
            #expect(Set(all.map(\.title)) == ["Pack", "Pay"] && all.count == 2)
            let seen = try #require(try store.read { try StoredTodo(todo.uid, of: trip.id, in: $0) })
            #expect(seen.todo.createdAt == now && seen.todo.stamp == now)
            var edited = seen.todo
            edited.notes = "Soon"
            try seen.save(edited, at: now, in: store)
            try seen.save(seen.todo, at: now, in: store)
            #expect(throws: WorkflowError.self) { try seen.save(edited, at: now, in: store) }
            let database = try TestZones.database(.r2026f)
            #expect(throws: WorkflowError.self) { try seen.delete(at: now, database, in: store) }
            let newer = try #require(try store.read { try StoredTodo(todo.uid, of: trip.id, in: $0) })
            #expect(newer.version != seen.version && newer.todo.notes == "Soon")
            try newer.delete(at: now, database, in: store)
            #expect(try store.read { try $0.todos(of: trip.id).map(\.title) } == ["Pay"])
            #expect(try store.write { try $0.undo() }?.title == "delete the to-do \"Pack\"")
            #expect(try store.read { try $0.todos(of: trip.id).count } == 2)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `an expense is added once, for what is there, saved as it was seen, and deleted`(
        _ kind: StoreKind
    ) throws {
        try kind.withStore { store in
            let trip = Trip(id: TripID("a"), name: "Lisbon")
            try StoredTrip.make(trip, at: now, in: store)
            let (money, date) = (try Money("9 EUR"), try CivilDate(2027, 1, 1))
            func expense(_ title: String, of activity: ActivityKey? = nil) -> Expense {
                Expense(
                    id: ExpenseID("e"), title: title, money: money, date: date, activity: activity,
                    createdAt: now)
            }
            for title in ["Taxi", "Taxi", "Tea"] {
                try StoredExpense.add(expense(title), to: trip.id, at: now, in: store)
            }
            let all = try store.read { try $0.expenses(of: trip.id) }
            #expect(Set(all.map(\.title)) == ["Taxi", "Tea"] && all.count == 2)
            let gone = ActivityKey(uid: ActivityUID("gone"))
            #expect(throws: WorkflowError.self) {
                try StoredExpense.add(expense("Tour", of: gone), to: trip.id, at: now, in: store)
            }
            let seen = try #require(
                try store.read { try StoredExpense(ExpenseID("e"), of: trip.id, in: $0) })
            #expect(throws: WorkflowError.self) {
                try seen.save(expense("Taxi", of: gone), at: now, in: store)
            }
            var edited = seen.expense
            edited.notes = "by card"
            try seen.save(edited, at: now, in: store)
            #expect(throws: WorkflowError.self) { try seen.save(edited, at: now, in: store) }
            #expect(throws: WorkflowError.self) { try seen.delete(at: now, in: store) }
            let newer = try #require(
                try store.read { try StoredExpense(ExpenseID("e"), of: trip.id, in: $0) })
            #expect(newer.version != seen.version && newer.expense.notes == "by card")
            try newer.delete(at: now, in: store)
            #expect(try store.read { try $0.expenses(of: trip.id).map(\.title) } == ["Tea"])
            #expect(try store.write { try $0.undo() }?.title == "delete the expense \"Taxi\"")
        }
    }
}
