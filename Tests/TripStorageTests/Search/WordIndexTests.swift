import Foundation
import GRDB
import GRDBSQLite
import StoreTestKit
import TestKit
import Testing
import Trips

@testable import TripStorage

/// The index of words, which makes a search fast and changes no answer.
@Suite("Word index") struct WordIndexTests {
    private static let words = [
        "harbour", "Tōkyō", "東京", "NH106", "✈️", "x", "Hauptbahnhof", "ｶﾌｪ", "a\u{10D4A}b",
    ]

    private static let queries = [
        "harbour", "harb", "tok", "\"tok\"", "東", "京", "nh 1", "✈", "x", "haupt nh", "\"x harbour\"", "カフェ",
        "a", "b",
        "line two", "north", "café",
    ]

    private func withStore(_ count: Int = 60, _ body: (FileTripStore) throws -> Void) throws {
        try withTemporaryDirectory { directory in
            let store = try FileTripStore.open(directory + "/meridian.db", for: .writing)
            var random = SplitMix64(seed: 7)
            try store.write { trips in
                try trips.create(Samples.trip(name: "Trip"))
                for index in 0..<count {
                    try trips.save(Self.activity(index, &random), in: Samples.tokyo)
                }
            }
            try body(store)
        }
    }

    private static func activity(_ index: Int, _ random: inout SplitMix64) throws -> Activity {
        var activity = try Samples.timed("\(index)", "2027-03-14T09:00", "2027-03-14T10:00")
        activity.title = "t" + text(&random)
        activity.notes = text(&random)
        if Bool.random(using: &random) {
            activity.place = Place(name: text(&random))
            // Stored as "Line\nTwo", in which "nTwo" is one word.
            activity.place?.address = Address(street: "Line\nTwo;\(text(&random))", city: "Café")
        }
        return activity
    }

    private static func text(_ random: inout SplitMix64) -> String {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
            .joined(separator: Bool.random(using: &random) ? " " : "-")
    }

    private static func answers(of store: some TripStore, limit: Int = 100) throws -> [[SearchHit]] {
        try store.read { store in
            try queries.map { try store.search($0, limit: limit, includingArchived: false) }
        }
    }

    /// What is found by reading all texts.
    private static func scanned(_ store: FileTripStore, limit: Int = 100) throws -> [[SearchHit]] {
        let memory = MemoryTripStore()
        try store.read { file in
            try memory.write { memory in
                for organization in try file.organizations() { try memory.save(organization) }
                for trip in try file.trips() {
                    try memory.create(trip)
                    try memory.save(file.activities(of: trip.id), in: trip.id)
                }
            }
        }
        return try answers(of: memory, limit: limit)
    }

    private func change(_ store: FileTripStore, _ sql: String) throws {
        let queue = try DatabaseQueue(path: store.path)
        try queue.write { try $0.execute(sql: sql) }
        try queue.close()
    }

    private func state(of store: FileTripStore) throws -> WordIndex.State {
        try #require(store.connection).queue.read { try WordIndex(database: $0).state() }
    }

    // MARK: - The same answers

    @Test(arguments: 0..<8)
    func `after any changes the file finds what a look at everything does`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        try withStore { store in
            try store.write {
                try $0.create(Samples.trip(Samples.alps, name: "Alps"))
                try $0.save(Organization(id: OrganizationID("o"), name: "North Harbour"))
            }
            for step in 0..<25 {
                try store.write { trips in
                    if Int.random(in: 0..<4, using: &random) == 0 {
                        _ = try trips.undo()
                        return
                    }
                    try trips.record("\(step)", at: Samples.instant())
                    for _ in 0..<Int.random(in: 1...4, using: &random) {
                        try Self.change(trips, &random)
                    }
                }
                try #expect(Self.answers(of: store) == Self.scanned(store), "step \(step)")
                try #expect(
                    Self.answers(of: store, limit: 2) == Self.scanned(store, limit: 2), "step \(step)")
                try #expect(store.problems() == [], "step \(step)")
            }
        }
    }

    private static func change(_ trips: any TripWriting, _ random: inout SplitMix64) throws {
        let index = Int.random(in: 0..<80, using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0: try trips.setArchived(Bool.random(using: &random), of: Samples.alps)
        case 1: try trips.save(Organization(id: OrganizationID("o"), name: "South \(text(&random))"))
        case 2:
            try trips.delete(Samples.alps)
            try trips.create(Samples.trip(Samples.alps, name: "Alps"))
        case 3...5: _ = try trips.delete(ActivityKey(uid: ActivityUID("\(index)")), of: Samples.tokyo)
        default:
            var activity = try activity(index, &random)
            if index.isMultiple(of: 3) { activity.organization = OrganizationID("o") }
            try trips.save(activity, in: index.isMultiple(of: 5) ? Samples.alps : Samples.tokyo)
        }
    }

    private static func found(_ trips: any TripReading) throws -> Int {
        let hits = try trips.search("observ", limit: 9, includingArchived: false)
        return hits.count
    }

    @Test func `what a transaction writes is found in it, and not after it is taken back`() throws {
        try withStore { store in
            var activity = try Samples.days("new", "2027-03-14", "2027-03-15")
            activity.title = "Observatory"
            struct Cancelled: Error {}
            _ = try? store.write { trips in
                try trips.save(activity, in: Samples.tokyo)
                #expect(try Self.found(trips) == 1)
                throw Cancelled()
            }
            try #expect(store.read(Self.found) == 0)
            try store.rehearse { trips in
                try trips.save(activity, in: Samples.tokyo)
                #expect(try Self.found(trips) == 1)
            }
            try #expect(store.read(Self.found) == 0)
            try store.write { try $0.save(activity, in: Samples.tokyo) }
            try #expect(store.read(Self.found) == 1)
        }
    }

    @Test(arguments: ["visit", "v", "東", "✈️", "\"visit 1", "unique 42", "...", "visit visit visit", "1"])
    func `very many hits are those of a look at everything`(query: String) throws {
        try withTemporaryDirectory { directory in
            let file = try FileTripStore.open(directory + "/meridian.db", for: .writing)
            let memory = MemoryTripStore()
            for store in [file as any TripStore, memory] {
                try store.write { trips in
                    try trips.create(Samples.trip(name: "Trip"))
                    for index in 0..<2_500 {
                        // In another order than the rows.
                        let day = 10 + index * 7 % 18
                        var activity = try Samples.days("\(index)", "2027-03-\(day)", "2027-03-\(day + 1)")
                        activity.title = "Visit \(index % 7)"
                        activity.notes = index == 1_700 ? "unique 42 東京 ✈️" : "visit 東 ✈️"
                        try trips.save(activity, in: Samples.tokyo)
                    }
                }
            }
            for limit in [1, 50, 10_000] {
                let answers = try [file as any TripStore, memory].map { store in
                    try store.read { try $0.search(query, limit: limit, includingArchived: false) }
                }
                #expect(answers[0] == answers[1], "\(limit)")
            }
        }
    }

    @Test func `a search of very many words, or of very long ones, is answered`() throws {
        try withStore { store in
            let long = String(repeating: "y", count: 40_000)
            try store.write {
                var activity = try Samples.days("long", "2027-03-14", "2027-03-15")
                activity.notes = (0..<3_000).map { "w\($0)" }.joined(separator: " ") + " " + long + "z"
                try $0.save(activity, in: Samples.tokyo)
            }
            func count(_ query: String) throws -> Int {
                try store.read { try $0.search(query, limit: 9, includingArchived: false).count }
            }
            try #expect(count((0..<3_000).map { "w\($0)" }.joined(separator: " ")) == 1)
            try #expect(count((1..<3_002).map { "w\($0)" }.joined(separator: " ")) == 0)
            try #expect(count(long) == 1)
            try #expect(count("\"\(long)\"") == 0)
            try #expect(store.problems() == [])
        }
    }

    @Test func `words that begin alike and are longer than the index keeps are one to it`() throws {
        try withStore { store in
            let long = String(repeating: "y", count: 32_768)
            try store.write {
                var activity = try Samples.days("long", "2027-03-14", "2027-03-15")
                activity.notes = "\(long) \(long)a \(long)b"
                try $0.save(activity, in: Samples.tokyo)
            }
            try #expect(store.problems() == [])
        }
    }

    // MARK: - Without an index

    struct Flaw: Sendable, CustomTestStringConvertible {
        let change: String
        /// Whether a search can tell, and so finds everything.
        var isNoticed = true
        var testDescription: String { change }
    }

    static let flaws = [
        Flaw(change: "DROP TABLE word"),
        Flaw(change: "DROP TABLE word; DELETE FROM wordIndex"),
        Flaw(change: "DELETE FROM wordIndex"),
        Flaw(change: "UPDATE wordIndex SET folding = 99"),
        Flaw(change: "UPDATE wordIndex SET folding = 0"),
        Flaw(change: "UPDATE wordIndex SET lastRow = 10"),
        Flaw(change: "DELETE FROM word_data"),
        Flaw(change: "DELETE FROM word_idx; DELETE FROM word_data WHERE id > 10"),
        Flaw(change: "UPDATE word_data SET block = x'00'"),
        Flaw(change: "DELETE FROM word_config"),
        Flaw(change: "DELETE FROM word_data WHERE id > 10"),
        Flaw(change: "UPDATE activity SET title = 'Harbour', notes = '東 café' WHERE id % 2 = 0"),
        Flaw(change: "UPDATE activity SET id = id + 1000 WHERE id > 50"),
        Flaw(change: "UPDATE activity SET id = -id WHERE id < 5"),
        Flaw(change: "INSERT INTO word (word) VALUES ('delete-all')"),
        Flaw(change: "UPDATE word_config SET v = 99"),
        Flaw(change: "DROP TABLE word_data"),
        Flaw(change: "DROP TABLE word_data; DROP TABLE word_idx; DROP TABLE word_config"),
        Flaw(
            change: "DROP TRIGGER wordsChanged; UPDATE activity SET title = 'Harbour' WHERE id = 9",
            isNoticed: false),
    ]

    @Test(arguments: flaws)
    func `a flawed index is left aside, told and mended`(flaw: Flaw) throws {
        try withStore { store in
            try change(store, flaw.change)
            let store = try FileTripStore.open(store.path, for: .writing)
            let scanned = try Self.scanned(store)
            if flaw.isNoticed { try #expect(Self.answers(of: store) == scanned) }
            let problems = try FileTripStore.open(store.path, for: .reading).problems()
            #expect(problems.map(\.code) == [.wordIndex])
            #expect(problems.first?.severity == .warning)
            try #expect(store.repair() == problems)
            try #expect(store.problems() == [])
            try #expect(Self.answers(of: store) == scanned)
        }
    }

    @Test(arguments: [
        "DELETE FROM word_idx WHERE pgno > (SELECT min(pgno) FROM word_idx)",
        "DELETE FROM word_idx WHERE pgno = (SELECT max(pgno) FROM word_idx)",
        "UPDATE word_idx SET term = x'FF' WHERE pgno = (SELECT max(pgno) FROM word_idx)",
    ])
    func `an index that lacks the way to its words is told and mended`(flaw: String) throws {
        try withStore(10) { store in
            try store.write {
                var activity = try Samples.days("long", "2027-03-14", "2027-03-15")
                activity.notes = (0..<3_000).map { "w\($0)" }.joined(separator: " ")
                try $0.save(activity, in: Samples.tokyo)
            }
            func count() throws -> Int {
                try store.read { try $0.search("\"w999\"", limit: 9, includingArchived: false).count }
            }
            try #expect(count() == 1)
            try #expect(store.problems() == [])
            // The words are all there, and a page with some of them is not found.
            try change(store, flaw)
            try #expect(count() == 0)
            let problems = try FileTripStore.open(store.path, for: .reading).problems()
            #expect(problems.map(\.code) == [.wordIndex])
            try #expect(store.repair() == problems)
            try #expect(store.problems() == [])
            try #expect(count() == 1)
        }
    }

    @Test func `a check changes nothing, and lets others write`() throws {
        try withStore { store in
            let other = try FileTripStore.open(store.path, for: .writing, patience: .milliseconds(20))
            let before = try state(of: store)
            try store.write { trips in
                try trips.setArchived(true, of: Samples.tokyo)
                try #expect(other.problems() == [])
            }
            try #expect(other.problems() == [])
            try other.write { try $0.setArchived(false, of: Samples.tokyo) }
            try #expect(state(of: store) == before)
        }
    }

    @Test(arguments: flaws)
    func `a flawed index stops no writing`(flaw: Flaw) throws {
        try withStore { store in
            try change(store, flaw.change)
            let store = try FileTripStore.open(store.path, for: .writing)
            var activity = try Samples.days("new", "2027-03-14", "2027-03-15")
            activity.title = "Observatory"
            for _ in 0..<2 {
                try store.write { try $0.save(activity, in: Samples.tokyo) }
                if flaw.isNoticed { try #expect(Self.answers(of: store) == Self.scanned(store)) }
                activity.notes = "harbour"
            }
        }
    }

    @Test(arguments: [1, 99])
    func `a store of another folding has a new index after the next change`(folding: Int) throws {
        try withStore { store in
            try change(store, "UPDATE wordIndex SET folding = \(folding)")
            try store.write { try $0.setArchived(false, of: Samples.tokyo) }
            try #expect(state(of: store) == WordIndex.State(folding: SearchWords.version, lastRow: 60))
            try #expect(store.problems() == [])
        }
    }

    @Test func `without FTS5 a search reads all texts, and the words of sealed trips leave the file`() throws
    {
        try withStore { store in
            try store.write {
                var activity = try Samples.days("s", "2027-03-14", "2027-03-15")
                activity.notes = "Xylophone"
                try $0.save(activity, in: Samples.tokyo)
            }
            let plain = try FileTripStore.open(store.path, for: .writing)
            try #require(plain.connection).queue.inDatabase { withoutFTS5($0) }
            try #expect(Self.answers(of: plain) == Self.scanned(plain))
            try plain.write { _ = try $0.delete(ActivityKey(uid: ActivityUID("3")), of: Samples.tokyo) }
            try #expect(Self.answers(of: plain) == Self.scanned(plain))
            try #expect(plain.problems() == [])
            // Another program, with FTS5, sees what was not indexed.
            try #expect(Self.answers(of: store) == Self.scanned(plain))
            try #expect(store.problems().map(\.code) == [.wordIndex])
            try plain.write {
                try $0.create(Samples.trip(Samples.alps))
                try $0.seal(SealedTrip(id: Samples.tokyo, sealedAt: Samples.instant(), box: [1]))
            }
            try #expect(!contains("xylophone", store))
            try store.write {
                try $0.save(Samples.days("harbour", "2027-03-14", "2027-03-15"), in: Samples.alps)
            }
            try #expect(store.problems() == [])
            try #expect(Self.answers(of: store) == Self.scanned(store))
        }
    }

    // MARK: - What leaves the file

    private func contains(_ word: String, _ store: FileTripStore) throws -> Bool {
        ["", "-wal"].contains { suffix in
            let bytes = FileManager.default.contents(atPath: store.path + suffix) ?? Data()
            return bytes.range(of: Data(word.utf8)) != nil
        }
    }

    @Test(arguments: [false, true])
    func `words of sealed and of deleted activities leave the file`(isCompacted: Bool) throws {
        try withStore(2_000) { store in
            // In small letters a word is in the index alone, and with no other before it that begins so.
            try store.write { trips in
                try trips.create(Samples.trip(Samples.alps, name: "Alps"))
                for (uid, word) in [("deleted", "Quetzal"), ("changed", "Zeppelin")] {
                    var activity = try Samples.days(uid, "2027-03-14", "2027-03-15")
                    activity.notes = word
                    try trips.save(activity, in: Samples.tokyo)
                }
                var activity = try Samples.days("sealed", "2027-03-14", "2027-03-15")
                activity.notes = "Xylophone"
                try trips.save(activity, in: Samples.alps)
            }
            for word in ["quetzal", "zeppelin", "xylophone"] { try #expect(contains(word, store), "\(word)") }
            try store.write { trips in
                _ = try trips.delete(ActivityKey(uid: ActivityUID("deleted")), of: Samples.tokyo)
                try trips.save(Samples.days("changed", "2027-03-14", "2027-03-15"), in: Samples.tokyo)
            }
            if isCompacted {
                try store.compact()
            } else {
                try store.write {
                    try $0.seal(SealedTrip(id: Samples.alps, sealedAt: Samples.instant(), box: [1]))
                }
            }
            for word in ["quetzal", "zeppelin"] { try #expect(!contains(word, store), "\(word)") }
            if !isCompacted { try #expect(!contains("xylophone", store)) }
            // In one large segment a word may stand without the letters that it shares with the one before it.
            let hits = try store.read {
                try $0.search("xylophone", limit: 9, includingArchived: false)
            }
            #expect(hits.count == (isCompacted ? 1 : 0))
            try #expect(Self.answers(of: store) == Self.scanned(store))
            try #expect(store.problems() == [])
        }
    }

    @Test func `the index has no more than a tenth of former words`() throws {
        try withStore(100) { store in
            for step in 0..<40 {
                try store.write { trips in
                    var activity = try Samples.days("\(step)", "2027-03-14", "2027-03-15")
                    activity.notes = "word\(step)"
                    try trips.save(activity, in: Samples.tokyo)
                }
                let count = try #require(store.connection).queue.read {
                    try Int.fetchOne($0, sql: "SELECT count(*) FROM reworded WHERE isIndexed")
                }
                #expect(try #require(count) <= 10)
            }
        }
    }

    @Test func `a change of another column adds no words, and one of any text does`() throws {
        try withStore { store in
            let connection = try #require(store.connection)
            try connection.queue.writeWithoutTransaction { database in
                for column in IndexedText.columns {
                    try database.execute(sql: "DELETE FROM reworded")
                    let placed = column.contains("place") ? "place" : "destination"
                    let isOfPlace = column.hasPrefix("place") || column.hasPrefix("destination")
                    try database.execute(
                        sql: """
                            UPDATE activity SET \(isOfPlace ? "\(placed)Name = 'p'" : "title = title"),
                            \(column) = 'new' WHERE id = 3
                            """)
                    try #expect(
                        Int.fetchAll(database, sql: "SELECT activityId FROM reworded") == [3], "\(column)")
                }
                try database.execute(
                    sql: "DELETE FROM reworded; UPDATE activity SET url = 'x', isTransparent = 1")
                try #expect(Int.fetchAll(database, sql: "SELECT activityId FROM reworded") == [])
            }
        }
    }
}

/// Takes FTS5 from a connection, as in a build of SQLite without it.
private func withoutFTS5(_ database: Database) {
    let names = ["json_each", "json_tree", "pragma_module_list", "pragma_table_info"]
    let texts: [UnsafeMutablePointer<CChar>?] = names.map { strdup($0) }
    defer { for text in texts { free(text) } }
    var kept: [UnsafePointer<CChar>?] = texts.map { UnsafePointer($0) } + [nil]
    #expect(sqlite3_drop_modules(database.sqliteConnection, &kept) == SQLITE_OK)
}
