import CivilTime
import StoreTestKit
import Testing
import TripStorage
import Trips

/// What every store does with persons, and with those who take part in activities.
@Suite("Store persons") struct StorePersonsTests {
    private let ada = Samples.adaPerson
    private let ben = Samples.benPerson

    private func withFilledStore(_ kind: StoreKind, _ body: (any TripStore) throws -> Void) throws {
        try kind.withStore { store in
            try store.write {
                try Samples.fill($0)
                try $0.record("before", at: Samples.instant())
            }
            try body(store)
        }
    }

    private func expectRefusal(
        by store: any TripStore, _ code: StorageError.Code, _ text: String,
        _ location: SourceLocation = #_sourceLocation, _ body: (any TripWriting) throws -> Void
    ) throws {
        let before = try store.snapshot()
        let error = #expect(throws: StorageError.self, sourceLocation: location) { try store.write(body) }
        #expect(error?.code == code, sourceLocation: location)
        #expect(error?.description == text, sourceLocation: location)
        #expect(try store.snapshot() == before, sourceLocation: location)
    }

    @Test(arguments: StoreKind.allCases)
    func `a traveller brings the person along`(kind: StoreKind) throws {
        try kind.withStore { store in
            var trip = Samples.trip()
            trip.travellers = [Traveller(id: Samples.ada, name: "Ada", email: "a@b", role: .owner)]
            try store.write { try $0.create(trip) }
            let person = Person(id: PersonID(Samples.ada.text), name: "Ada", emails: ["a@b"])
            try #expect(store.read { try $0.persons() } == [person])
            // What the store knows of them stays.
            trip.travellers[0].name = "Countess"
            try store.write { try $0.update(trip) }
            try #expect(store.read { try $0.persons() } == [person])
            try #expect(store.read { try $0.person(person.id) } == person)
            try #expect(store.read { try $0.person(PersonID("x")) } == nil)
            try store.write { try $0.delete(trip.id) }
            try #expect(store.read { try $0.persons() } == [person])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `one person at most is me`(kind: StoreKind) throws {
        try withFilledStore(kind) { store in
            var grandma = try Samples.persons()[1]
            grandma.isMe = true
            try store.write { try $0.save(grandma) }
            try #expect(store.read { try $0.persons().filter(\.isMe) } == [grandma])
            grandma.isMe = false
            try store.write { try $0.save(grandma) }
            try #expect(store.read { try $0.persons().filter(\.isMe) } == [])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `who takes part is a traveller of the trip`(kind: StoreKind) throws {
        try withFilledStore(kind) { store in
            var activity = try Samples.fullActivity("other")
            activity.participants = [ada, PersonID("00000000-0000-4000-8000-0000000000d3")]
            try expectRefusal(
                by: store, .unstorable,
                "\"other\": names the participant 00000000-0000-4000-8000-0000000000d3, who is no traveller of the trip; add them to the trip first"
            ) { try $0.save(activity, in: Samples.tokyo) }
            try store.write {
                for expense in try Samples.expenses() { try $0.delete(expense.id, of: Samples.tokyo) }
            }
            var trip = try Samples.fullTrip()
            trip.travellers.removeLast()
            try expectRefusal(
                by: store, .inUse,
                "\"Ben 🧗\": takes part in 1 activity (full); take them out of it first"
            ) { try $0.update(trip) }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a person who travels stays`(kind: StoreKind) throws {
        try withFilledStore(kind) { store in
            try expectRefusal(
                by: store, .inUse,
                "\"Ada\": travels in 1 trip (Tokyo '27); take them out of it, or merge them into another person, first"
            ) { try $0.delete(ada) }
            try expectRefusal(by: store, .unknownPart, "x: is the identifier of no person in the store") {
                try $0.delete(PersonID("x"))
            }
            try store.write {
                try $0.delete(Samples.tokyo)
                try $0.delete(ada)
            }
            try #expect(!store.read { try $0.persons() }.contains { $0.id == ada })
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a new name goes to the trips that used the old one`(kind: StoreKind) throws {
        try withFilledStore(kind) { store in
            var alps = Samples.trip(Samples.alps, name: "Alps")
            alps.travellers = [
                Traveller(id: Samples.ben, person: ada, name: "Addie", role: .owner)
            ]
            try store.write { try $0.update(alps) }
            var person = try Samples.persons()[0]
            person.names[0] = "Ada King"
            try store.write { try $0.rename(person) }
            let trips = try store.read { try $0.trips() }
            #expect(trips[0].travellers.map(\.name) == ["Ada King", "Ben 🧗"])
            #expect(trips[1].travellers.map(\.name) == ["Addie"])
            try expectRefusal(by: store, .unknownPart, "x: is the identifier of no person in the store") {
                try $0.rename(Person(id: PersonID("x"), name: "X"))
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a person who is in other trips takes the place of another`(kind: StoreKind) throws {
        try withFilledStore(kind) { store in
            let grandma = try Samples.persons()[1].id
            let before = try store.snapshot()
            let merged = try store.write { writing in
                try writing.record("merge", at: Samples.instant())
                return try writing.merge(ada, into: grandma)
            }
            #expect(merged.names == ["Grandma", "Ada", "LOVELACE/ADA MS", "Lovelace, Ada"])
            #expect(merged.isMe)
            let after = try store.snapshot()
            #expect(after.persons.map(\.id) == [grandma, ben])
            let traveller = after.trips[0].travellers[0]
            #expect(traveller.id == Samples.ada)
            #expect(traveller.person == grandma)
            #expect(traveller.name == "Grandma")
            #expect(traveller.role == .owner)
            let full = try #require(after.activities.first { $0.activity.uid.text == "full" })
            #expect(full.activity.participants == [ben, grandma])
            #expect(after.expenses == before.expenses)
            _ = try store.write { try $0.undo() }
            #expect(try store.snapshot() == before)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `two travellers of one trip become one, with what both bear`(kind: StoreKind) throws {
        try withFilledStore(kind) { store in
            let before = try store.snapshot()
            try store.write { writing in
                try writing.record("merge", at: Samples.instant())
                try writing.merge(ada, into: ben)
            }
            let after = try store.snapshot()
            let trip = after.trips[0]
            #expect(trip.travellers.map(\.person) == [ben])
            #expect(trip.travellers.map(\.id) == [Samples.ben])
            // The trip was Ada's.
            #expect(trip.travellers.map(\.role) == [.owner])
            let full = try #require(after.activities.first { $0.activity.uid.text == "full" })
            #expect(full.activity.participants == [ben])
            let expenses = Dictionary(
                uniqueKeysWithValues: (after.expenses[trip.id] ?? []).map { ($0.title, $0) })
            #expect(
                expenses["Dinner"]?.split
                    == .byShares([ExpenseShare(traveller: Samples.ben, weight: 2)]))
            #expect(expenses["Dinner"]?.payer == Samples.ben)
            #expect(
                expenses["Taxi"]?.split == .byShares([ExpenseShare(traveller: Samples.ben, weight: 3)]))
            #expect(
                expenses["Room"]?.split
                    == .exactly([ExpensePart(traveller: Samples.ben, money: try Money("7 JPY"))]))
            _ = try store.write { try $0.undo() }
            #expect(try store.snapshot() == before)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `nobody becomes one with themselves or with nobody`(kind: StoreKind) throws {
        try withFilledStore(kind) { store in
            try expectRefusal(
                by: store, .mergedWithItself,
                "\"Ada\": is one person already; expected two, for example another spelling of the name"
            ) { try $0.merge(ada, into: ada) }
            try expectRefusal(by: store, .unknownPart, "x: is the identifier of no person in the store") {
                try $0.merge(ada, into: PersonID("x"))
            }
            try expectRefusal(by: store, .unknownPart, "x: is the identifier of no person in the store") {
                try $0.merge(PersonID("x"), into: ada)
            }
        }
    }

    /// A trip of thousands costs a look at each, not at each pair.
    @Test(arguments: StoreKind.allCases)
    func `thousands travel in one trip`(kind: StoreKind) throws {
        try kind.withStore { store in
            var trip = Samples.trip()
            trip.travellers = (0..<5000).map {
                Traveller(id: TravellerID("t-\($0)"), name: "T \($0)", role: .collaborator)
            }
            let many = trip
            try store.write { writing in
                try writing.create(many)
                var activity = try Samples.timed("all", "2027-03-14T09:00", "2027-03-14T10:00")
                activity.participants = many.travellers.map(\.person)
                try writing.save(activity, in: many.id)
            }
            let read = try store.read { try ($0.trips(), $0.activities(of: many.id)) }
            #expect(read.0[0].travellers.count == 5000)
            #expect(read.1[0].participants.count == 5000)
        }
    }
}
