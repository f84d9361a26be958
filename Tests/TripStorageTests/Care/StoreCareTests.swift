import CivilTime
import Foundation
import GRDB
import StoreTestKit
import Testing
import Trips

@testable import TripStorage

/// What is wrong in a file is found and told, and mended where that loses nothing.
@Suite("Store care") struct StoreCareTests {
    /// Runs a test on a store with one of everything, after another program has changed its file.
    private func withStore(_ changes: [String] = [], _ body: (FileTripStore) throws -> Void) throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            try FileTripStore.open(path, for: .writing).write { try Samples.fill($0) }
            var configuration = Configuration()
            configuration.foreignKeysEnabled = false
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            for change in changes {
                try queue.write { database in
                    try database.execute(sql: "PRAGMA ignore_check_constraints = ON")
                    try database.execute(sql: change)
                }
            }
            try queue.close()
            try body(FileTripStore.open(path, for: .writing))
        }
    }

    @Test func `a sound store has no problems`() throws {
        try withStore { store in
            try #expect(store.problems() == [])
            try #expect(store.repair() == [])
            try #expect(FileTripStore.open(store.path + "-none", for: .reading).problems() == [])
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let change: String
        let problem: String
        let code: StoreProblem.Code
        let isMended: Bool
        var testDescription: String { change }
    }

    static let cases = [
        Case(
            change: "UPDATE activity SET earliest = earliest + 1 WHERE id = 1",
            problem:
                "activity 1: has bounds that do not follow from its times, so that an agenda can miss it",
            code: .staleColumn, isMended: true),
        Case(
            change: "UPDATE activity SET isLong = 1 - isLong WHERE id = 1",
            problem:
                "activity 1: has bounds that do not follow from its times, so that an agenda can miss it",
            code: .staleColumn, isMended: true),
        Case(
            change: "UPDATE todo SET notes = CAST(x'41ff' AS TEXT), place = 'a' || char(0) WHERE id = 4",
            problem:
                #"todo 4: "Any" of Tokyo '27: notes, place has bytes that are no text (UTF-8), and is read "#
                + "otherwise than it was written; restore it from a backup",
            code: .damagedText, isMended: false),
        Case(
            change: "UPDATE organization SET nameKey = 'x' WHERE id = 2",
            problem: "organization 2: has a key that does not follow from its name", code: .staleColumn,
            isMended: true),
        Case(
            change: "UPDATE activity SET participants = participants || char(10) || 'gone' WHERE id = 1",
            problem: "activity 1: names a participant who is no traveller of the trip",
            code: .brokenReference,
            isMended: true),
        Case(
            change:
                "UPDATE traveller SET person = 'gone' WHERE id = 2; UPDATE activity SET participants = NULL",
            problem: "traveller 2: names a row of person that is not there", code: .brokenReference,
            isMended: true),
        Case(
            change: "UPDATE person SET home = '../x' WHERE id = 2",
            problem: "person 2: \"Grandma\": home cannot be read", code: .unreadableRow, isMended: false),
        Case(
            change: "UPDATE activity SET organization = 'gone' WHERE id = 1",
            problem: "activity 1: names a row of organization that is not there", code: .brokenReference,
            isMended: true),
        Case(
            change: "INSERT INTO budget (tripId, position, amount, currency) VALUES (99, 0, '1', 'EUR')",
            problem: "budget 3: names a row of trip that is not there", code: .brokenReference, isMended: true
        ),
        Case(
            change:
                "INSERT INTO content (digest, bytes) VALUES ('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', x'616263')",
            problem:
                "content ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad: is of no attachment",
            code: .unusedContent, isMended: true),
        Case(
            change: "UPDATE content SET bytes = x'00' WHERE id = 1",
            problem:
                "attachment 00000000: \"paper 1.txt\" of \"full\" is a file that has other bytes than it was attached with",
            code: .wrongContent, isMended: false),
        Case(
            change: "DELETE FROM content WHERE id = 2",
            problem:
                "attachment 00000000: \"paper 2.txt\" of \"Dinner\" is a file whose bytes are not there",
            code: .missingContent, isMended: false),
        Case(
            change: "UPDATE activity SET kind = 'teleport' WHERE id = 2",
            problem:
                "activity 2: \"NH 106 ✈️ 東京 → Los Angeles\" of Tokyo '27: kind cannot be read (\"teleport\" is no ActivityKind); restore it from a backup",
            code: .unreadableRow, isMended: false),
        Case(
            change: "UPDATE budget SET currency = 'EUX' WHERE id = 1",
            problem: "budget 1: currency cannot be read (EUX", code: .unreadableRow, isMended: false),
        Case(
            change: "UPDATE todo SET reminders = 'soon' WHERE id = 4",
            problem: "todo 4: \"Any\" of Tokyo '27: reminders cannot be read (\"soon\" is no reminder)",
            code: .unreadableRow, isMended: false
        ),
    ]

    @Test(arguments: cases)
    func `a problem is told, and mended where nothing is lost`(item: Case) throws {
        try withStore([item.change]) { store in
            let problems = try store.problems()
            #expect(problems.map(\.code) == [item.code])
            let said = try #require(problems.first).description
            #expect(said.hasPrefix(item.problem))
            try #expect(store.repair().map(\.code) == (item.isMended ? [item.code] : []))
            try #expect(store.problems().isEmpty == item.isMended)
        }
    }

    @Test func `what has lost its trip gets one, and nothing is taken away`() throws {
        let whole = try withWhole()
        try withStore(["DELETE FROM trip WHERE id = 1"]) { store in
            try #expect(!store.problems().isEmpty)
            _ = try store.repair()
            try #expect(store.problems() == [])
            let recovered = try #require(try store.read { try $0.trips().first })
            #expect(recovered.name == "Recovered 1")
            try store.read { reading in
                try #expect(reading.activities(of: recovered.id) == whole.activities)
                try #expect(reading.todos(of: recovered.id) == whole.todos)
                try #expect(reading.expenses(of: recovered.id) == whole.expenses)
                try #expect(reading.attachments(of: recovered.id) == whole.attachments)
                #expect(recovered.travellers == whole.trip.travellers)
            }
        }
    }

    @Test func `a copy has the file as it was before records were repaired`() throws {
        try withStore(["DELETE FROM trip WHERE id = 1"]) { store in
            let problems = try store.problems()
            let copy = store.path + "-before"
            _ = try store.repair(copyingTo: copy)
            try #expect(store.problems() == [])
            try #expect(FileTripStore.open(copy, for: .reading).problems() == problems)
        }
        // A file that is there already stays, and then nothing is repaired.
        try withStore(["DELETE FROM trip WHERE id = 1"]) { store in
            let problems = try store.problems()
            #expect(throws: StorageError.self) { try store.repair(copyingTo: store.path) }
            try #expect(store.problems() == problems)
        }
    }

    @Test func `who has paid or bears a share stays somebody`() throws {
        let whole = try withWhole()
        let said = whole.expenses.map { "\($0)" }.joined()
        let gone = try #require(whole.trip.travellers.firstIndex { said.contains($0.id.text) })
        try withStore(["DELETE FROM traveller WHERE uuid = '\(whole.trip.travellers[gone].id.text)'"]) {
            store in
            try #expect(store.problems().allSatisfy { $0.mend == .repair })
            _ = try store.repair()
            try #expect(store.problems() == [])
            let trip = try #require(try store.read { try $0.trip(Samples.tokyo) })
            let new = try #require(trip.travellers.first { $0.name.hasPrefix("Recovered ") })
            #expect(trip.travellers.count == whole.trip.travellers.count)
            // But for who it is, each expense is as it was.
            let expenses = try store.read { try $0.expenses(of: Samples.tokyo) }
            let renamed = expenses.map { expense in
                "\(expense)".replacingOccurrences(
                    of: new.id.text, with: whole.trip.travellers[gone].id.text)
            }
            #expect(renamed == whole.expenses.map { "\($0)" })
        }
    }

    @Test func `bytes stay as long as an attachment has lost its own`() throws {
        try withStore(["UPDATE attachment SET digest = '\(String(repeating: "0", count: 64))' WHERE id = 1"])
        { store in
            let problems = try store.problems()
            #expect(problems.map(\.code) == [.missingContent, .unusedContent])
            #expect(problems.allSatisfy { $0.mend != .repair })
            try #expect(store.repair() == [])
            try store.write { try $0.delete(Samples.alps) }
            try #expect(store.problems() == problems)
        }
    }

    private struct Whole {
        let trip: Trip
        let activities: [Activity]
        let todos: [Todo]
        let expenses: [Expense]
        let attachments: [Trips.Attachment]
    }

    /// The first trip of a sound store.
    private func withWhole() throws -> Whole {
        var whole: Whole?
        try withStore { store in
            whole = try store.read { reading in
                let trip = try #require(try reading.trip(Samples.tokyo))
                return Whole(
                    trip: trip, activities: try reading.activities(of: trip.id),
                    todos: try reading.todos(of: trip.id),
                    expenses: try reading.expenses(of: trip.id),
                    attachments: try reading.attachments(of: trip.id))
            }
        }
        return try #require(whole)
    }

    @Test func `bytes that are saved again take the place of damaged ones`() throws {
        for change in ["UPDATE content SET bytes = x'00' WHERE id = 1", "DELETE FROM content WHERE id = 1"] {
            try withStore([change]) { store in
                let problem = try #require(store.problems().first)
                let (trip, paper) = try #require(
                    store.read { reading in
                        try reading.trips().flatMap { trip in
                            try reading.attachments(of: trip.id).map { (trip.id, $0) }
                        }.first { $0.1.id.text == problem.record }
                    })
                // Without the bytes nothing is mended, and nothing is said to be.
                try? store.write { try $0.save(paper, bytes: nil, in: trip) }
                try #expect(store.problems().map(\.code) == [problem.code])
                try store.write { try $0.save(paper, bytes: Array("ticket".utf8), in: trip) }
                try #expect(store.problems() == [])
            }
        }
    }

    @Test func `one bad row hides no other`() throws {
        let changes = [
            "UPDATE activity SET kind = 'teleport' WHERE id IN (2, 4)",
            "UPDATE trip SET kind = '?' WHERE id = 1",
        ]
        try withStore(changes) { store in
            try #expect(store.problems().map(\.subject) == ["trip 1", "activity 2", "activity 4"])
        }
    }

    @Test func `damaged pages are told, and nothing else`() throws {
        try withStore { store in
            try store.write {
                for index in 0..<200 {
                    try $0.save(Samples.days("a\(index)", "2027-03-14", "2027-03-15"), in: Samples.alps)
                }
            }
            try store.compact()
            let copy = store.path + "-copy"
            try store.backup(to: copy)
            let handle = try #require(FileHandle(forUpdatingAtPath: copy))
            // Pages with rows: where the schema is damaged, the file does not open at all.
            let bytes = try #require(try handle.readToEnd())
            for uid in ["a100", "a199"] {
                let row = try #require(bytes.firstRange(of: Data(uid.utf8)))
                try handle.seek(toOffset: UInt64(row.lowerBound / 4096 * 4096))
                try handle.write(contentsOf: Data(repeating: 0xA5, count: 4096))
            }
            try handle.close()
            let problems = try FileTripStore.open(copy, for: .writing).problems()
            #expect(!problems.isEmpty)
            #expect(Set(problems.map(\.code)) == [.damaged])
            #expect(
                problems.allSatisfy {
                    $0.mend == .restore && $0.message.hasSuffix("restore it from a backup")
                })
        }
    }

    @Test func `a backup is the store, its owner's alone, and never takes another's place`() throws {
        try withStore { store in
            let path = store.path + ".backup"
            try store.backup(to: path)
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
            try #expect(FileTripStore.open(path, for: .reading).snapshot() == store.snapshot())
            let error = #expect(throws: StorageError.self) { try store.backup(to: path) }
            #expect(error?.description == "\(path): is there already; choose another name")
            #expect(error?.code == .cannotWrite)
            try store.write { try $0.delete(Samples.tokyo) }
            try store.backup(to: path, replacing: true)
            try #expect(
                FileTripStore.open(path, for: .reading).read { try $0.trips().map(\.id) } == [Samples.alps])
            let directory = (path as NSString).deletingLastPathComponent
            try #expect(
                FileManager.default.contentsOfDirectory(atPath: directory).filter { $0.contains("-new") }
                    == [])
            #expect(throws: StorageError.self) { try store.backup(to: directory + "/none/x.db") }
        }
    }

    @Test func `a backup is made while another writes`() throws {
        try withStore { store in
            try store.write { trips in
                try trips.delete(Samples.tokyo)
                let other = try FileTripStore.open(store.path, for: .reading)
                try other.backup(to: store.path + ".backup")
            }
            let copy = try FileTripStore.open(store.path + ".backup", for: .reading)
            try #expect(copy.read { try $0.trips().count } == 2)
        }
    }

    @Test func `nothing of a sealed trip is left in the file`() throws {
        try withStore { store in
            let secret = "Rendezvous-4711"
            try store.write {
                try $0.record("add", at: Samples.instant())
                for index in 0..<300 {
                    var activity = try Samples.days("s\(index)", "2027-03-14", "2027-03-15")
                    activity.title = "\(secret) \(index)"
                    activity.notes = String(repeating: secret, count: 20)
                    try $0.save(activity, in: Samples.tokyo)
                }
            }
            func contains() throws -> Bool {
                ["", "-wal"].contains { suffix in
                    let bytes = FileManager.default.contents(atPath: store.path + suffix) ?? Data()
                    return bytes.range(of: Data(secret.utf8)) != nil
                }
            }
            try #expect(contains())
            try store.write {
                try $0.seal(SealedTrip(id: Samples.tokyo, sealedAt: Samples.instant(), box: [1, 2, 3]))
            }
            try #expect(!contains())
            try #expect(store.problems() == [])
        }
    }

    @Test func `a program that is killed after it sealed leaves word, and the next one that writes wipes`()
        throws
    {
        try withStore { store in
            let secret = "Rendezvous-4711"
            try store.write {
                var activity = try Samples.days("s", "2027-03-14", "2027-03-15")
                activity.notes = String(repeating: secret, count: 2_000)
                try $0.save(activity, in: Samples.tokyo)
            }
            func contains() -> Bool {
                ["", "-wal"].contains { suffix in
                    let bytes = FileManager.default.contents(atPath: store.path + suffix) ?? Data()
                    return bytes.range(of: Data(secret.utf8)) != nil
                }
            }
            let connection = try #require(store.connection)
            let (_, hasSealed) = try store.commit(
                { try $0.seal(SealedTrip(id: Samples.tokyo, sealedAt: Samples.instant(), box: [1])) },
                connection)
            // Here it is killed.
            #expect(hasSealed && contains())
            let problems = try FileTripStore.open(store.path, for: .reading).problems()
            #expect(problems.map(\.code) == [.traces])
            #expect(problems.first?.mend == .repair)
            let next = try FileTripStore.open(store.path, for: .writing)
            #expect(!contains())
            try #expect(next.problems() == [])
            try #expect(next.read { try $0.sealedTrips().map(\.id) } == [Samples.tokyo])
        }
    }

    @Test func `a full disk changes nothing`() throws {
        try withStore { store in
            let before = try store.snapshot()
            let connection = try #require(store.connection)
            try connection.queue.writeWithoutTransaction { database in
                let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
                try database.execute(sql: "PRAGMA max_page_count = \(pages + 4)")
            }
            let error = #expect(throws: StorageError.self) {
                try store.write {
                    try $0.record("fill", at: Samples.instant())
                    try $0.delete(Samples.tokyo)
                    for index in 0..<500 {
                        try $0.save(Samples.days("a\(index)", "2027-03-14", "2027-03-15"), in: Samples.alps)
                    }
                }
            }
            #expect(error?.code == .cannotWrite)
            #expect(error?.lacksSpace == true)
            #expect(
                error?.description
                    == "\(store.path): cannot be written: the disk is full; nothing was changed")
            try #expect(store.snapshot() == before)
            try #expect(store.problems() == [])
        }
    }

    @Test func `a store that is cut short anywhere is refused and left as it is`() throws {
        try withStore { store in
            try store.compact()
            let whole = try Data(contentsOf: URL(fileURLWithPath: store.path))
            let cut = store.path + "-cut"
            let snapshot = try store.snapshot()
            // Every page, and lengths between pages.
            for length in stride(from: 0, to: whole.count, by: whole.count / 200 + 1) where length > 0 {
                let part = whole.prefix(length)
                try part.write(to: URL(fileURLWithPath: cut))
                try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: cut)
                do throws(StorageError) {
                    let store = try FileTripStore.open(cut, for: .writing)
                    let problems = try store.problems()
                    // The last page may be one that is empty but for its first bytes; then nothing is lost.
                    let isWhole = (try? store.snapshot()) == snapshot
                    #expect(
                        problems.isEmpty ? isWhole : problems.allSatisfy { $0.code == .damaged },
                        "\(length) bytes")
                    #expect(problems.isEmpty ? whole.count - length < 4096 : true, "\(length) bytes")
                } catch {
                    #expect([.corrupt, .notAStore].contains(error.code), "\(length) bytes: \(error)")
                }
                try #expect(Data(contentsOf: URL(fileURLWithPath: cut)) == part, "\(length) bytes")
            }
        }
    }
}
