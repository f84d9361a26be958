import CivilTime
import StoreTestKit
import Testing
import TripStorage
import Trips

/// What every store does with what belongs to a trip besides its activities.
@Suite("Store parts") struct StorePartsTests {
    /// Runs a test on a store with one of everything.
    private func withFilledStore(_ kind: StoreKind, _ body: (any TripStore) throws -> Void) throws {
        try kind.withStore { store in
            try store.write { try Samples.fill($0) }
            try body(store)
        }
    }

    /// Expects a write to be refused, with its words, and nothing to be changed by it.
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
    func `every field comes back`(kind: StoreKind) throws {
        try withFilledStore(kind) { store in
            let snapshot = try store.snapshot()
            let trip = try Samples.fullTrip()
            #expect(snapshot.trips == [trip, Samples.trip(Samples.alps, name: "Alps")])
            #expect(snapshot.organizations == Samples.organizations())
            try #expect(snapshot.persons == Samples.persons() + [Person(trip.travellers[1])])
            try #expect(
                Set(snapshot.activities.map(\.activity)) == Set(Samples.varied() + [Samples.fullActivity()]))
            let expenses = try Samples.expenses()
            #expect(snapshot.expenses[trip.id] == [expenses[2], expenses[0], expenses[1], expenses[3]])
            try #expect(snapshot.todos[trip.id] == Samples.todos())
            #expect(snapshot.attachments[trip.id]?.map(\.name) == (1...4).map { "paper \($0).txt" })
            #expect(
                snapshot.bytes.values.map { String(decoding: $0, as: UTF8.self) }.sorted() == [
                    "receipt", "ticket",
                ])
            #expect(snapshot.expenses[Samples.alps] == [])
            #expect(snapshot.todos[Samples.alps] == [])
            #expect(snapshot.attachments[Samples.alps] == [])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a trip is updated with all its parts`(kind: StoreKind) throws {
        try withFilledStore(kind) { store in
            var trip = try Samples.fullTrip()
            trip.travellers = [trip.travellers[1], trip.travellers[0]]
            trip.travellers[0].name = "Benedict"
            trip.budget = [try Money("0.01 CHF")]
            trip.zones = []
            trip.start = nil
            trip.kind = nil
            trip.countries = []
            try store.write { try $0.update(trip) }
            try #expect(store.read { try $0.trip(trip.id) } == trip)
            // The expenses still name their travellers.
            try #expect(Set(store.read { try $0.expenses(of: trip.id) }) == Set(Samples.expenses()))
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a traveller who has paid or bears something stays`(kind: StoreKind) throws {
        try withFilledStore(kind) { store in
            var trip = try Samples.fullTrip()
            trip.travellers.removeFirst()
            try expectRefusal(
                by: store, .inUse,
                "\"Ada\": has paid or bears 3 expenses (Room, Dinner, Taxi); give them to others first"
            ) { try $0.update(trip) }
            try store.write {
                for expense in try Samples.expenses() { try $0.delete(expense.id, of: trip.id) }
                var activity = try Samples.fullActivity()
                activity.participants = [Samples.benPerson]
                try $0.save(activity, in: trip.id)
            }
            try store.write { try $0.update(trip) }
            try #expect(store.read { try $0.trip(trip.id)?.travellers.map(\.id) } == [Samples.ben])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `an organization's name is its own, whatever the case`(kind: StoreKind) throws {
        try withFilledStore(kind) { store in
            let other = Organization(id: OrganizationID("x"), name: " HOTEL zur post ")
            try expectRefusal(
                by: store, .duplicateName,
                "\" HOTEL zur post \": is the name of another organization, whatever the case of its letters; use that one"
            ) { try $0.save(other) }
            // Its own name it may keep, and an old one is free again.
            try store.write {
                try $0.save(Organization(id: Samples.inn, name: "Hotel Zur Post"))
                try $0.save(Organization(id: Samples.inn, name: "Inn"))
                try $0.save(other)
            }
            try #expect(
                store.read { try $0.organizations().map(\.name) } == [
                    "All Nippon Airways", " HOTEL zur post ", "Inn",
                ])
            try expectRefusal(
                by: store, .unstorable,
                "y: is an organization that cannot be: \"None\": is what no organization is called; leave the organization out instead"
            ) { try $0.save(Organization(id: OrganizationID("y"), name: "None")) }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `names go from one organization to another at once, and back`(kind: StoreKind) throws {
        try withFilledStore(kind) { store in
            let before = try store.snapshot()
            let exchanged = [
                Organization(id: Samples.inn, name: "All Nippon Airways"),
                Organization(id: Samples.air, name: "hotel Zur Post"),
                Organization(id: OrganizationID("x"), name: "New"),
            ]
            try store.write { writing in
                try writing.record("exchange", at: Instant(secondsSinceEpoch: 0))
                try writing.save(exchanged)
                // The names count at once.
                #expect(throws: StorageError.self) {
                    try writing.save(Organization(id: OrganizationID("y"), name: "NEW"))
                }
            }
            try #expect(store.read { try Set($0.organizations()) } == Set(exchanged))
            try expectRefusal(
                by: store, .duplicateName,
                "\"new\": is the name of another organization, whatever the case of its letters; use that one"
            ) {
                try $0.save([
                    Organization(id: Samples.air, name: "Free"), Organization(id: Samples.inn, name: "new"),
                ])
            }
            try store.write { _ = try $0.undo() }
            try #expect(store.snapshot().organizations == before.organizations)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `an organization that runs something is not deleted`(kind: StoreKind) throws {
        try withFilledStore(kind) { store in
            let more = try ["a", "b", "c"].map { title in
                var activity = try Samples.timed(title, "2027-04-14T17:00", "2027-04-14T18:00")
                activity.organization = Samples.air
                return activity
            }
            try store.write {
                try $0.save(more, in: Samples.alps)
                try $0.setArchived(true, of: Samples.alps)
            }
            try expectRefusal(
                by: store, .inUse,
                "\"All Nippon Airways\": runs 4 activities (full, a, b, …); give them to another, or to none, first"
            ) { try $0.delete(Samples.air) }
            let runBy = try store.read { try $0.activities(runBy: Samples.air) }
            try #expect(runBy.map(\.activity) == [Samples.fullActivity()] + more)
            try #expect(store.write { try $0.reassign(from: Samples.air, to: Samples.inn) } == 4)
            try #expect(store.write { try $0.reassign(from: Samples.air, to: nil) } == 0)
            try store.write { try $0.delete(Samples.air) }
            try #expect(store.read { try $0.organizations().map(\.id) } == [Samples.inn])
            try #expect(store.write { try $0.reassign(from: Samples.inn, to: nil) } == 4)
            try #expect(store.read { try $0.activities(runBy: Samples.inn) } == [])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `what names an unknown part is refused`(kind: StoreKind) throws {
        try withFilledStore(kind) { store in
            let nobody = OrganizationID("nobody")
            var activity = try Samples.fullActivity("new")
            activity.organization = nobody
            let text = "nobody: is the identifier of no organization in the store"
            try expectRefusal(by: store, .unknownPart, text) { try $0.save(activity, in: Samples.tokyo) }
            try expectRefusal(by: store, .unknownPart, text) { try $0.delete(nobody) }
            try expectRefusal(by: store, .unknownPart, text) { _ = try $0.reassign(from: nobody, to: nil) }
            try expectRefusal(by: store, .unknownPart, text) {
                _ = try $0.reassign(from: Samples.air, to: nobody)
            }
            var expense = try Samples.expenses()[3]
            expense.activity = ActivityKey(uid: ActivityUID("gone"))
            try expectRefusal(by: store, .unknownPart, "gone: is the key of no activity of the trip") {
                try $0.save(expense, in: Samples.tokyo)
            }
            expense.activity = nil
            expense.payer = TravellerID("carl")
            try expectRefusal(
                by: store, .unstorable,
                "\"Map\": names the traveller carl, who is none of the trip's; add them to the trip first"
            ) { try $0.save(expense, in: Samples.tokyo) }
            expense.payer = nil
            try expectRefusal(
                by: store, .unstorable,
                "00000000-0000-4000-8000-000000000004: is the identifier of an expense of another trip; give it a new one"
            ) { try $0.save(expense, in: Samples.alps) }
            let paper = try Samples.attachment(9, .note("x"), of: .expense(ExpenseID("none")))
            try expectRefusal(by: store, .unknownPart, "none: is the identifier of no expense of the trip") {
                try $0.save(paper, bytes: nil, in: Samples.tokyo)
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `what breaks a rule of the model is refused`(kind: StoreKind) throws {
        try withFilledStore(kind) { store in
            var todo = try Samples.todos()[3]
            todo.priority = 10
            try expectRefusal(
                by: store, .unstorable,
                "any: is a to-do that cannot be: 10: is no priority; 1 is the most urgent, 9 the least"
            ) { try $0.save(todo, in: Samples.tokyo) }
            var trip = try Samples.fullTrip()
            trip.end = trip.start
            try expectRefusal(
                by: store, .unstorable,
                "\(trip.id): is a trip that cannot be: 2027-03-14 to 2027-03-14: holds no day; the end is exclusive and comes after the start"
            ) { try $0.update(trip) }
            todo.priority = nil
            todo.notes = "a\0b"
            try expectRefusal(
                by: store, .unstorable,
                "any: has a text with the character U+0000, which no calendar may contain; take it out"
            ) { try $0.save(todo, in: Samples.tokyo) }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `bytes are kept once and go with the last paper that has them`(kind: StoreKind) throws {
        try withFilledStore(kind) { store in
            let digest = try #require(Samples.digests["ticket"])
            // Another trip needs no bytes: the store has them.
            try store.write {
                try $0.save(Samples.attachment(5, Samples.file("ticket")), bytes: nil, in: Samples.alps)
            }
            try store.write { try $0.delete(Samples.tokyo) }
            try #expect(store.read { try $0.bytes(withDigest: digest) } == Array("ticket".utf8))
            try #expect(store.read { try $0.bytes(withDigest: #require(Samples.digests["receipt"])) } == nil)
            try #expect(
                store.write { try $0.delete(Samples.attachment(5, .note("")).id, of: Samples.alps) })
            try #expect(store.read { try $0.bytes(withDigest: digest) } == nil)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a file without its own bytes is refused`(kind: StoreKind) throws {
        try withFilledStore(kind) { store in
            let paper = try Samples.attachment(6, Samples.file("abc"))
            try expectRefusal(
                by: store, .unstorable, "paper 6.txt: has no bytes in the store; give them with it"
            ) { try $0.save(paper, bytes: nil, in: Samples.tokyo) }
            try expectRefusal(
                by: store, .unstorable, "paper 6.txt: has 2 bytes, and says that it has 3"
            ) { try $0.save(paper, bytes: [1, 2], in: Samples.tokyo) }
            try expectRefusal(
                by: store, .unstorable,
                "paper 6.txt: has other bytes than those of the digest ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
            ) { try $0.save(paper, bytes: Array("abd".utf8), in: Samples.tokyo) }
            try expectRefusal(
                by: store, .unstorable, "paper 6.txt: is no file, and bytes were given with it"
            ) { try $0.save(Samples.attachment(6, .note("x")), bytes: [1], in: Samples.tokyo) }
            try store.write { try $0.save(paper, bytes: Array("abc".utf8), in: Samples.tokyo) }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `what is deleted takes its papers with it, and frees its expenses`(kind: StoreKind) throws {
        try withFilledStore(kind) { store in
            try store.write {
                try $0.delete(ActivityKey(uid: ActivityUID("full")), of: Samples.tokyo)
                try $0.delete(Samples.expenses()[0].id, of: Samples.tokyo)
            }
            let snapshot = try store.snapshot()
            #expect(snapshot.attachments[Samples.tokyo]?.map(\.name) == ["paper 3.txt", "paper 4.txt"])
            #expect(snapshot.expenses[Samples.tokyo]?.map(\.title) == ["Room", "Taxi", "Map"])
            #expect(snapshot.expenses[Samples.tokyo]?.compactMap(\.activity) == [])
            #expect(snapshot.bytes == [:])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `saving again replaces, in its old place`(kind: StoreKind) throws {
        try withFilledStore(kind) { store in
            var todo = try Samples.todos()[1]
            todo.title = "Call again"
            todo.due = nil
            var expense = try Samples.expenses()[0]
            expense.split = .equally(among: [Samples.ada])
            expense.payer = nil
            var paper = try Samples.attachment(1, .note("No file any more"))
            paper.about = ""
            try store.write {
                try $0.save(todo, in: Samples.tokyo)
                try $0.save(expense, in: Samples.tokyo)
                try $0.save(paper, bytes: nil, in: Samples.tokyo)
            }
            let snapshot = try store.snapshot()
            #expect(snapshot.todos[Samples.tokyo]?[1] == todo)
            #expect(snapshot.todos[Samples.tokyo]?.count == 4)
            #expect(snapshot.expenses[Samples.tokyo]?[1] == expense)
            #expect(snapshot.attachments[Samples.tokyo]?[0] == paper)
            #expect(snapshot.bytes.count == 1)
            try #expect(store.write { try $0.deleteTodo(todo.uid, of: Samples.tokyo) })
            try #expect(!store.write { try $0.deleteTodo(todo.uid, of: Samples.tokyo) })
            try #expect(!store.write { try $0.delete(ExpenseID("none"), of: Samples.tokyo) })
            try #expect(!store.write { try $0.delete(AttachmentID("none"), of: Samples.tokyo) })
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a sealed trip stands in the place of the open one`(kind: StoreKind) throws {
        try withFilledStore(kind) { store in
            let trip = try Samples.fullTrip()
            let sealed = SealedTrip(id: trip.id, sealedAt: try Samples.instant(), box: [1, 2, 0, 255])
            try store.write { try $0.seal(sealed) }
            let snapshot = try store.snapshot()
            #expect(snapshot.trips.map(\.id) == [Samples.alps])
            #expect(snapshot.activities == [])
            #expect(snapshot.sealedTrips == [sealed])
            let text = "\(trip.id): is the identifier of no trip in the store"
            try expectRefusal(by: store, .unknownTrip, text) { try $0.seal(sealed) }
            try expectRefusal(
                by: store, .duplicateTrip, "\(trip.id): is the identifier of a trip in the store already"
            ) { try $0.create(trip) }
            try store.write {
                try $0.deleteSealed(trip.id)
                try $0.create(trip)
            }
            try #expect(store.snapshot().trips == [Samples.trip(Samples.alps, name: "Alps"), trip])
            try expectRefusal(
                by: store, .unknownTrip,
                "\(trip.id): is the identifier of no trip under a passphrase in the store"
            ) { try $0.deleteSealed(trip.id) }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `every call on a part of an unknown trip says so`(kind: StoreKind) throws {
        let id = TripID("nobody")
        let calls: [(any TripWriting) throws -> Void] = [
            { _ = try $0.expenses(of: id) }, { _ = try $0.todos(of: id) }, { _ = try $0.attachments(of: id) },
            { try $0.save(Samples.expenses()[3], in: id) }, { try $0.save(Samples.todos()[3], in: id) },
            { try $0.save(Samples.attachment(3, .note("x")), bytes: nil, in: id) },
            { try $0.delete(ExpenseID("x"), of: id) }, { try $0.deleteTodo(ActivityUID("x"), of: id) },
            { try $0.delete(AttachmentID("x"), of: id) },
        ]
        try kind.withStore { store in
            for call in calls {
                try expectRefusal(
                    by: store, .unknownTrip, "nobody: is the identifier of no trip in the store"
                ) { try call($0) }
            }
        }
    }
}
