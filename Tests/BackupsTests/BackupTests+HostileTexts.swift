import Backups
import StrictJSON
import TestKit
import Testing

extension BackupTests {
    @Test(arguments: [("[", "]"), (#"{"a":"#, "}")])
    func `U+0000 is found at any depth that can be read, in one look at each value`(
        _ open: String, _ close: String
    ) throws {
        func refusal(depth: Int) -> DocumentError? {
            let deep =
                String(repeating: open, count: depth) + #""a\u0000b""#
                + String(repeating: close, count: depth)
            return #expect(throws: DocumentError.self) {
                try Self.read(#"{\#(Self.head), "trips": \#(deep)}"#)
            }
        }
        // Two looks at each value would be 16 million at this depth, and the next line would never end.
        let spent = ProcessorTime.spent { _ = refusal(depth: 24) }
        try #require(spent < .seconds(1))
        let error = refusal(depth: 60)
        #expect(error?.subject == #""a\0b""#)
        #expect(error?.path.hasPrefix(open == "[" ? "$.trips[0][0]" : "$.trips.a.a") == true)
    }

    @Test func `a long key above many values is looked at once, and not for each of them`() {
        func time(key: String) -> Duration {
            let zeros = Array(repeating: "0", count: 200_000).joined(separator: ",")
            let text = #"{\#(Self.head), "trips": [{"\#(key)": [\#(zeros)]}]}"#
            return ProcessorTime.spent {
                #expect(throws: DocumentError.self) { try Self.read(text) }
            }
        }
        let short = time(key: "k")
        let long = time(key: String(repeating: "k", count: 1_000_000))
        #expect(long < short * 3 + .seconds(1), "\(short) and \(long)")
    }

    @Test(arguments: [
        #""trips": "e\#(String(repeating: "\u{301}", count: 100_000))""#,
        #""trips": [{"\#(String(repeating: "k", count: 100_000))": "\u0000"}]"#,
        #""trips": [], "\#(String(repeating: "k", count: 100_000))": 1"#,
    ])
    func `a refusal stays short whatever the document has`(_ members: String) throws {
        let error = #expect(throws: DocumentError.self) { try Self.read("{\(Self.head), \(members)}") }
        #expect(try #require(error).description.unicodeScalars.count < 3_100)
    }

    @Test func `a key with control characters steers no terminal that shows where a flaw is`() throws {
        let error = #expect(throws: DocumentError.self) {
            try Self.read(#"{\#(Self.head), "trips": {"x\n\u001b[31my": "\u0000"}}"#)
        }
        let text = try #require(error).description
        #expect(text.contains(#"x\u{A}\u{1B}[31my"#))
        #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
}
