import CivilTime
import StoreTestKit
import Testing
import TripStorage
import Trips

/// What each entry of the history is about.
@Suite("The reach of the history") struct HistoryReachTests {
    private static func reaches(
        on kind: StoreKind, _ commands: [@Sendable (any TripWriting) throws -> Void], undone: Bool = false
    ) throws -> [HistoryReach] {
        var reaches: [HistoryReach] = []
        try kind.withStore { store in
            try store.write { try Samples.fill($0) }
            for command in commands {
                try store.write { writing in
                    try writing.record("a command", at: Samples.instant())
                    try command(writing)
                }
            }
            if undone { for _ in commands { _ = try store.write { try $0.undo() } } }
            reaches = try store.read { reading in
                let all = try reading.historyReaches()
                if undone { return try reading.undone().map { try #require(all[$0.number]) } }
                return try reading.history().reversed().map { try #require(all[$0.number]) }
            }
        }
        return reaches
    }

    private static let commands:
        [(trips: Set<TripID>, whole: Set<TripID>, body: @Sendable (any TripWriting) throws -> Void)] = [
            ([Samples.tokyo], [Samples.tokyo], { try $0.setArchived(true, of: Samples.tokyo) }),
            ([Samples.alps], [Samples.alps], { try $0.delete(Samples.alps) }),
            ([TripID("new")], [TripID("new")], { try $0.create(Trip(id: TripID("new"), name: "New")) }),
            (
                [Samples.tokyo], [],
                { writing in
                    var trip = try #require(try writing.trip(Samples.tokyo))
                    trip.notes += "!"
                    try writing.update(trip)
                }
            ),
            (
                [Samples.tokyo], [],
                { try $0.save(Samples.timed("x", "2027-01-01T00:00", "2027-01-01T01:00"), in: Samples.tokyo) }
            ),
            (
                [Samples.tokyo], [],
                { writing in
                    var activity = try #require(try writing.activities(of: Samples.tokyo).last)
                    activity.title += "!"
                    try writing.save(activity, in: Samples.tokyo)
                }
            ),
            (
                [Samples.tokyo], [],
                { try $0.save(Todo(uid: ActivityUID("t"), title: "T"), in: Samples.tokyo) }
            ),
            (
                [Samples.tokyo], [],
                { writing in
                    let first = try #require(try writing.expenses(of: Samples.tokyo).first)
                    _ = try writing.delete(first.id, of: Samples.tokyo)
                }
            ),
            (
                [Samples.tokyo], [],
                { writing in
                    let first = try #require(try writing.attachments(of: Samples.tokyo).first)
                    _ = try writing.delete(first.id, of: Samples.tokyo)
                }
            ),
        ]

    @Test(arguments: StoreKind.allCases, 0..<commands.count)
    func `it names the trips that were changed, and those that were made, deleted or archived`(
        kind: StoreKind, number: Int
    ) throws {
        let command = Self.commands[number]
        let reach = try #require(try Self.reaches(on: kind, [command.body]).first)
        #expect(reach.trips == command.trips)
        #expect(reach.wholeTrips == command.whole)
        #expect(!reach.isUnclear && !reach.changesNames && !reach.makesNames)
    }

    @Test(arguments: StoreKind.allCases)
    func `it tells names that were made from those that were changed`(kind: StoreKind) throws {
        let reaches = try Self.reaches(
            on: kind,
            [
                { try $0.save(Person(id: PersonID("p"), name: "P")) },
                { try $0.save(Person(id: PersonID("p"), name: "Q")) },
                { try $0.save(Organization(id: OrganizationID("o"), name: "O")) },
                { try $0.save(Organization(id: OrganizationID("o"), name: "P")) },
            ])
        #expect(reaches.map(\.makesNames) == [true, false, true, false])
        #expect(reaches.map(\.changesNames) == [false, true, false, true])
        #expect(reaches.allSatisfy { $0.trips.isEmpty && !$0.isUnclear })
    }

    @Test(arguments: StoreKind.allCases)
    func `each entry has its own reach, also for what a later one deleted`(kind: StoreKind) throws {
        let reaches = try Self.reaches(
            on: kind,
            [
                {
                    try $0.save(
                        Samples.timed("x", "2027-01-01T00:00", "2027-01-01T01:00"), in: Samples.alps)
                },
                { try $0.save(Todo(uid: ActivityUID("t"), title: "T"), in: Samples.tokyo) },
                { try $0.delete(Samples.alps) },
                { try $0.save(Todo(uid: ActivityUID("u"), title: "U"), in: Samples.tokyo) },
            ])
        #expect(reaches.map(\.trips) == [[Samples.alps], [Samples.tokyo], [Samples.alps], [Samples.tokyo]])
        #expect(reaches.map(\.wholeTrips) == [[], [], [Samples.alps], []])
    }

    @Test(arguments: StoreKind.allCases, 0..<commands.count)
    func `what was undone reaches what it had changed`(kind: StoreKind, number: Int) throws {
        let command = Self.commands[number]
        let reach = try #require(try Self.reaches(on: kind, [command.body], undone: true).first)
        #expect(reach.trips == command.trips)
        #expect(reach.wholeTrips == command.whole)
        #expect(!reach.isUnclear && !reach.changesNames && !reach.makesNames)
    }

    @Test(arguments: [false, true]) func `a file may name more than memory, and never less`(undone: Bool)
        throws
    {
        for (title, command) in StoreHistoryTests.commands {
            for others: [@Sendable (any TripWriting) throws -> Void] in [
                [], [{ try $0.delete(Samples.alps) }, { try $0.create(Trip(id: TripID("n"), name: "N")) }],
            ] {
                let exact = try Self.reaches(on: .memory, [command] + others, undone: undone)
                let stored = try Self.reaches(on: .file, [command] + others, undone: undone)
                #expect(exact.count == stored.count, "\(title)")
                for (exact, stored) in zip(exact, stored) {
                    #expect(exact.trips.isSubset(of: stored.trips), "\(title)")
                    #expect(exact.wholeTrips.isSubset(of: stored.wholeTrips), "\(title)")
                    #expect(stored.changesNames || !exact.changesNames, "\(title)")
                    #expect(stored.makesNames || !exact.makesNames, "\(title)")
                    #expect(!stored.isUnclear, "\(title)")
                }
            }
        }
    }
}
