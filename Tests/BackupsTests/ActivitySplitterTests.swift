import Backups
import StrictJSON
import TestKit
import Testing
import Trips

/// The bytes of a backup, split into activities and all the rest.
@Suite("Splitting a backup") struct ActivitySplitterTests {
    /// The rest of a document that comes in pieces, and the activities with the numbers of their trips.
    private func split(
        _ bytes: [UInt8], pieces size: Int = 1 << 16
    ) throws -> (rest: [UInt8], activities: [(trip: Int, text: String)]) {
        var splitter = ActivitySplitter()
        var activities: [(Int, String)] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            try splitter.take(Array(bytes[start..<min(start + size, bytes.count)])) {
                activities.append(($0, String(decoding: $1, as: UTF8.self)))
            }
        }
        return (splitter.rest, activities)
    }

    private func split(_ text: String, pieces size: Int = 1 << 16) throws -> (
        rest: String, activities: [String]
    ) {
        let found = try split(Array(text.utf8), pieces: size)
        return (
            String(decoding: found.rest, as: UTF8.self), found.activities.map { "\($0.trip)\($0.text)" }
        )
    }

    @Test(arguments: 0..<8 as Range<UInt64>, [1, 7, 4096, 1 << 20])
    func `a backup comes back from its parts, however it is cut`(_ seed: UInt64, _ size: Int) throws {
        var random = SplitMix64(seed: seed)
        let document = try RandomModel.document(trips: 2, using: &random)
        let found = try split(document.bytes, pieces: size)
        var read = try BackupDocument(withoutActivities: found.rest)
        #expect(!read.trips.contains { !$0.activities.isEmpty })
        for (trip, text) in found.activities {
            read.trips[trip].activities.append(try BackupDocument.activity(of: Array(text.utf8)))
        }
        #expect(read == (try BackupDocument(document.bytes)))
    }

    @Test(arguments: [1, 3, 1 << 16])
    func `only the activities of trips are taken out`(_ size: Int) throws {
        let text = #"""
            {"activities": [{"a": 1}], "trips": [
              {"name": "x\"[{", "activities" : [ {"t": "]}\\"} ,
                {"t": {"activities": [{}]}}], "todos": [{"activities": [{"b": 2}]}]},
              {"activities": [], "notes": "\"activities\": [{"}, {"trips": [{}]}, {"activities":[{}]}
            ], "files": [{"activities": [{"c": 3}]}]}
            """#
        let rest = #"""
            {"activities": [{"a": 1}], "trips": [
              {"name": "x\"[{", "activities" : [], "todos": [{"activities": [{"b": 2}]}]},
              {"activities": [], "notes": "\"activities\": [{"}, {"trips": [{}]}, {"activities":[]}
            ], "files": [{"activities": [{"c": 3}]}]}
            """#
        let found = try split(text, pieces: size)
        #expect(found.rest == rest)
        #expect(found.activities == [#"0{"t": "]}\\"}"#, #"0{"t": {"activities": [{}]}}"#, "3{}"])
    }

    @Test(arguments: [
        "[1]", "[{},]", "[,{}]", "[{} {}]", "[\"a\"]", "[[]]", "[{},,{}]", "[}",
    ])
    func `a list of anything else is refused`(_ list: String) {
        #expect(throws: ActivitySplitter.Refusal.self) {
            try split("{\"trips\": [{\"activities\": \(list)}]}")
        }
    }

    @Test(arguments: [
        // Names that are written in another way are not known; the document is then read as it is.
        "{\"tr\\u0069ps\": [{\"activities\": [{}]}]}", "{\"trips\": {\"a\": [{\"activities\": [{}]}]}}",
        "{\"trips\": [[{\"activities\": [{}]}]]}", "{\"trips\": [{\"activities\": {\"a\": [{}]}}]}", "",
        "]]]{{",
    ])
    func `what has no list of activities stays whole`(_ text: String) throws {
        let found = try split(text)
        #expect(found.rest == text)
        #expect(found.activities.isEmpty)
    }

    @Test(arguments: [1, 7, 1 << 16])
    func `each activity and the rest have at most a number of bytes`(_ size: Int) throws {
        func count(_ text: String) throws -> Int {
            var splitter = ActivitySplitter(limit: 40)
            var count = 0
            let bytes = Array(text.utf8)
            for start in stride(from: 0, to: bytes.count, by: size) {
                try splitter.take(Array(bytes[start..<min(start + size, bytes.count)])) { _, _ in count += 1 }
            }
            return count
        }
        // The rest has 31 bytes, and what is added is in the texts.
        func text(rest: Int, activity: Int) -> String {
            let long = String(repeating: "x", count: rest)
            let other = String(repeating: "y", count: activity)
            return "{\"trips\": [{\"activities\": []}]\(long)}".replacing(
                "[]", with: "[{\"\(other)\"}, {}, {\"\(other)\"}]")
        }
        #expect("{\"trips\": [{\"activities\": []}]}".utf8.count == 31)
        #expect(try count(text(rest: 9, activity: 36)) == 3)
        for (rest, activity) in [(10, 36), (9, 37)] {
            let error = #expect(throws: DocumentError.self) {
                try count(text(rest: rest, activity: activity))
            }
            #expect(error?.code == .tooLarge)
            #expect(error?.reason == "has 41 bytes; at most 40 are read")
        }
    }

    @Test func `an end within an activity is an end within the rest`() throws {
        let found = try split("{\"trips\": [{\"activities\": [{\"a\": 1}, {\"b\"")
        #expect(found.activities == ["0{\"a\": 1}"])
        #expect(throws: DocumentError.self) { try JSONParser.value(of: Array(found.rest.utf8)) }
    }
}
