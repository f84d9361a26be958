import CivilTime
import StoreTestKit
import Testing
import TripStorage
import Trips

/// What was done, and how it is taken back.
@Suite("Store history") struct StoreHistoryTests {
    /// Commands of all kinds, each one transaction on a store with one of everything.
    static let commands: [(title: String, body: @Sendable (any TripWriting) throws -> Void)] = [
        ("delete the trip", { try $0.delete(Samples.tokyo) }),
        (
            "delete the trip and make it again",
            {
                try $0.delete(Samples.tokyo)
                try $0.create(Samples.fullTrip())
                try $0.save(Samples.varied(), in: Samples.tokyo)
            }
        ),
        (
            "delete an activity and save it again",
            {
                let activity = try Samples.varied()[5]
                try $0.delete(activity.key, of: Samples.tokyo)
                try $0.save(
                    Samples.timed("another", "2027-01-01T00:00", "2027-01-01T01:00"), in: Samples.alps)
                try $0.save(activity, in: Samples.tokyo)
            }
        ),
        (
            "change an activity twice",
            {
                for title in ["One", "Two"] {
                    var activity = try Samples.fullActivity()
                    activity.title = title
                    activity.organization = nil
                    try $0.save(activity, in: Samples.tokyo)
                }
            }
        ),
        (
            "exchange the names of two organizations",
            {
                let both = Samples.organizations()
                try $0.save(Organization(id: both[0].id, name: "Between"))
                try $0.save(Organization(id: both[1].id, name: both[0].name))
                try $0.save(Organization(id: both[0].id, name: both[1].name))
            }
        ),
        (
            "give everything to a new organization and delete the old one",
            {
                try $0.save(Organization(id: OrganizationID("new"), name: "New"))
                try $0.reassign(from: Samples.air, to: OrganizationID("new"))
                try $0.delete(Samples.air)
            }
        ),
        (
            "change every part of a trip",
            {
                var trip = try Samples.fullTrip()
                trip.travellers.reverse()
                trip.travellers.append(Traveller(id: TravellerID("c"), name: "Cid", role: .viewer))
                trip.budget = [try Money("5 USD")]
                trip.zones = []
                trip.isArchived = true
                try $0.update(trip)
            }
        ),
        (
            "split otherwise, and move papers",
            {
                var expense = try Samples.expenses()[0]
                expense.split = .byShares([ExpenseShare(traveller: Samples.ada, weight: 3)])
                expense.payer = Samples.ben
                try $0.save(expense, in: Samples.tokyo)
                try $0.delete(Samples.expenses()[1].id, of: Samples.tokyo)
                try $0.save(
                    Samples.timed("another", "2027-01-01T00:00", "2027-01-01T01:00"), in: Samples.tokyo)
                let owner = Attachment.Owner.activity(ActivityKey(uid: ActivityUID("another")))
                try $0.save(
                    Samples.attachment(1, Samples.file("ticket"), of: owner), bytes: nil, in: Samples.tokyo)
                try $0.delete(Samples.attachment(2, .note("")).id, of: Samples.tokyo)
            }
        ),
        (
            "delete and add to-dos",
            {
                for todo in try Samples.todos().reversed() { try $0.deleteTodo(todo.uid, of: Samples.tokyo) }
                for todo in try Samples.todos().reversed() { try $0.save(todo, in: Samples.tokyo) }
            }
        ),
    ]

    @Test(arguments: StoreKind.allCases, commands.indices)
    func `a command is taken back as a whole`(kind: StoreKind, index: Int) throws {
        let command = Self.commands[index]
        let now = try Samples.instant()
        try kind.withStore { store in
            try store.write { try Samples.fill($0) }
            let before = try store.snapshot()
            try store.write {
                try $0.record(command.title, at: now)
                try command.body($0)
            }
            let entries = try store.read { try $0.history() }
            #expect(entries.map(\.title) == [command.title])
            #expect(entries.map(\.at) == [now])
            #expect(try #require(entries.first).changes > 0)
            let after = try store.snapshot()
            #expect(after != before)
            #expect(try store.write { try $0.undo() } == entries.first)
            #expect(try store.snapshot() == before)
            #expect(try store.read { try $0.history() } == [])
            #expect(try store.write { try $0.undo() } == nil)
            let undone = try #require(store.read { try $0.undone() }.first)
            #expect(undone.title == command.title && undone.at == now)
            let redone = try #require(store.write { try $0.redo() })
            #expect(redone.title == command.title && redone.at == now)
            #expect(redone.changes == entries.first?.changes)
            #expect(redone.number > undone.number)
            #expect(try store.snapshot() == after)
            #expect(try store.read { try $0.history() } == [redone])
            #expect(try store.write { try $0.redo() } == nil)
            #expect(try store.write { try $0.undo() } == redone)
            #expect(try store.snapshot() == before)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `commands are taken back one after the other, the newest first`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write { try Samples.fill($0) }
            // The trip goes last.
            let commands = Self.commands.reversed()
            var moments: [String: StoreSnapshot] = [:]
            for command in commands {
                moments[command.title] = try store.snapshot()
                try store.write {
                    try $0.record(command.title, at: Samples.instant())
                    // Some cannot do all of it after those before; the rest stands.
                    try? command.body($0)
                }
            }
            let entries = try store.read { try $0.history() }
            #expect(entries.map(\.number) == entries.map(\.number).sorted(by: >))
            #expect(entries.count > 5)
            for entry in entries {
                try #expect(store.write { try $0.undo() } == entry)
                try #expect(store.snapshot() == moments[entry.title])
            }
            // And forth again, and back.
            let titles = entries.reversed().map(\.title)
            try #expect(store.read { try $0.undone() }.map(\.title) == titles)
            for (title, next) in zip(titles, titles.dropFirst()) {
                try #expect(store.write { try $0.redo() }?.title == title)
                try #expect(store.snapshot() == moments[next])
            }
            for (title, next) in zip(titles, titles.dropFirst()).reversed() {
                try #expect(store.snapshot() == moments[next])
                try #expect(store.write { try $0.undo() }?.title == title)
            }
            try #expect(store.snapshot() == moments[titles[0]])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a new change ends what can be redone, a command without one does not`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write { try $0.create(Samples.trip()) }
            for name in ["Kyoto", "Nara"] {
                try store.write {
                    try $0.record(name, at: Samples.instant())
                    try $0.update(Samples.trip(name: name))
                }
            }
            for _ in 0..<2 { _ = try store.write { try $0.undo() } }
            try store.write { try $0.record("nothing", at: Samples.instant()) }
            try #expect(store.read { try $0.undone().map(\.title) } == ["Kyoto", "Nara"])
            try #expect(store.write { try $0.redo()?.title } == "Kyoto")
            try #expect(store.read { try $0.history().map(\.title) } == ["Kyoto"])
            try store.write {
                try $0.record("Uji", at: Samples.instant())
                try $0.update(Samples.trip(name: "Uji"))
            }
            try #expect(store.read { try $0.undone() } == [])
            try #expect(store.read { try $0.history().map(\.title) } == ["Uji", "Kyoto"])
            _ = try store.write { try $0.undo() }
            // Written past the history.
            try store.write { try $0.setArchived(true, of: Samples.tokyo) }
            try #expect(store.read { try $0.undone() + $0.history() } == [])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `what is sealed again stays in no history, and boxes can be redone`(kind: StoreKind) throws {
        let box = SealedTrip(id: Samples.tokyo, sealedAt: try Samples.instant(), box: [1])
        try kind.withStore { store in
            try store.write {
                try $0.record("take in", at: Samples.instant())
                try $0.save(box)
            }
            _ = try store.write { try $0.undo() }
            try #expect(store.read { try $0.sealedTrips() } == [])
            try #expect(store.write { try $0.redo()?.title } == "take in")
            try #expect(store.read { try $0.sealedTrips() } == [box])
            try store.write {
                try $0.record("open", at: Samples.instant())
                try $0.deleteSealed(box.id)
                try $0.create(Samples.trip())
            }
            try store.write {
                try $0.record("name", at: Samples.instant())
                try $0.update(Samples.trip(name: "Kyoto"))
            }
            _ = try store.write { try $0.undo() }
            try #expect(store.read { try $0.undone().map(\.title) } == ["name"])
            try #expect(store.write { try $0.undo()?.title } == "open")
            try #expect(store.read { try $0.undone() } == [])
            try #expect(store.write { try $0.redo() } == nil)
            try #expect(store.read { try $0.sealedTrips() } == [box])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `what is written past the history ends it`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write {
                try $0.record("make", at: Samples.instant())
                try $0.create(Samples.trip())
            }
            // Nothing was written.
            try store.write { _ = try $0.deleteTodo(ActivityUID("x"), of: Samples.tokyo) }
            try #expect(store.read { try $0.history().map(\.title) } == ["make"])
            try store.write { try $0.setArchived(true, of: Samples.tokyo) }
            try #expect(store.read { try $0.history() } == [])
            // Also what one transaction writes before it begins to record.
            try store.write {
                try $0.record("one", at: Samples.instant())
                try $0.setArchived(false, of: Samples.tokyo)
            }
            try store.write {
                try $0.setArchived(true, of: Samples.tokyo)
                try $0.record("two", at: Samples.instant())
                try $0.create(Samples.trip(Samples.alps))
            }
            try #expect(store.read { try $0.history().map(\.title) } == ["two"])
            try #expect(store.write { try $0.undo()?.title } == "two")
            try #expect(store.read { try $0.trips().map(\.isArchived) } == [true])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a command that changes nothing is not remembered`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write { try Samples.fill($0) }
            try store.write {
                try $0.record("nothing", at: Samples.instant())
                try $0.update(Samples.fullTrip())
                try $0.save(Samples.fullActivity(), in: Samples.tokyo)
            }
            try #expect(store.read { try $0.history() } == [])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a command that fails leaves the history as it was`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write {
                try $0.record("make", at: Samples.instant())
                try $0.create(Samples.trip())
            }
            #expect(throws: Refusal()) {
                try store.write {
                    try $0.record("fail", at: Samples.instant())
                    try $0.delete(Samples.tokyo)
                    throw Refusal()
                }
            }
            try #expect(store.read { try $0.history().map(\.title) } == ["make"])
            // What a later transaction writes is not taken for a part of the one that failed.
            try store.write {
                try $0.record("name", at: Samples.instant())
                try $0.update(Samples.trip(name: "Kyoto"))
            }
            try store.write { _ = try $0.undo() }
            try #expect(store.read { try $0.trips() } == [Samples.trip()])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `undo takes back what its own transaction has recorded`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write {
                try $0.create(Samples.trip())
                try $0.record("name", at: Samples.instant())
                try $0.update(Samples.trip(name: "Kyoto"))
                try #expect($0.undo()?.title == "name")
                try #expect($0.trips() == [Samples.trip()])
            }
            try #expect(store.read { try $0.trips() } == [Samples.trip()])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `the last fifty commands are remembered`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write { try $0.create(Samples.trip()) }
            for number in 1...53 {
                try store.write {
                    try $0.record("\(number)", at: Samples.instant())
                    try $0.update(Samples.trip(name: "\(number)"))
                }
            }
            try #expect(store.read { try $0.history().map(\.title) } == (4...53).reversed().map { "\($0)" })
            for _ in 0..<50 { _ = try store.write { try $0.undo() } }
            try #expect(store.read { try $0.trips().map(\.name) } == ["3"])
            for _ in 0..<50 { _ = try store.write { try $0.redo() } }
            try #expect(store.read { try $0.trips().map(\.name) } == ["53"])
            try #expect(store.read { try $0.history().map(\.title) } == (4...53).reversed().map { "\($0)" })
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `the bytes of a deleted paper are kept as long as they can come back`(kind: StoreKind) throws {
        let digest = try #require(Samples.digests["ticket"])
        try kind.withStore { store in
            try store.write { try Samples.fill($0) }
            try store.write {
                try $0.record("delete", at: Samples.instant())
                try $0.delete(Samples.tokyo)
            }
            try #expect(store.read { try $0.bytes(withDigest: digest) } != nil)
            // Written past the history.
            try store.write { try $0.setArchived(true, of: Samples.alps) }
            try #expect(store.read { try $0.bytes(withDigest: digest) } == nil)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `sealing a trip forgets the history`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write {
                try $0.record("make", at: Samples.instant())
                try $0.create(Samples.trip())
            }
            try store.write {
                try $0.record("seal", at: Samples.instant())
                try $0.seal(SealedTrip(id: Samples.tokyo, sealedAt: Samples.instant(), box: [1]))
            }
            try #expect(store.read { try $0.history() } == [])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a box that was sealed elsewhere is taken in, and undo takes it back`(kind: StoreKind) throws {
        func box(_ byte: UInt8) throws -> SealedTrip {
            SealedTrip(id: Samples.tokyo, sealedAt: try Samples.instant(), box: [byte])
        }
        try kind.withStore { store in
            for byte: UInt8 in [1, 2] {
                try store.write {
                    try $0.record("take \(byte)", at: Samples.instant())
                    try $0.save(box(byte))
                }
                try #expect(store.read { try $0.sealedTrips() } == [box(byte)])
            }
            try #expect(store.read { try $0.history().map(\.title) } == ["take 2", "take 1"])
            _ = try store.write { try $0.undo() }
            try #expect(store.read { try $0.sealedTrips() } == [box(1)])
            _ = try store.write { try $0.undo() }
            try #expect(store.read { try $0.sealedTrips() } == [])
            try store.write { try $0.create(Samples.trip()) }
            let error = #expect(throws: StorageError.self) { try store.write { try $0.save(box(1)) } }
            #expect(error?.code == .duplicateTrip)
        }
    }
}
