import StrictJSON
import Testing

/// What is JSON by RFC 8259, and where a text stops to be it.
@Suite("Reading of JSON") struct JSONParserTests {
    static let flaws: [(String, String)] = [
        ("", "line 1: byte 1: the document ends where a value should stand (RFC 8259)"),
        ("tru", "line 1: byte 1: no value begins so (RFC 8259)"),
        ("// a", "line 1: byte 1: no value begins so (RFC 8259)"),
        ("[1,]", "line 1: byte 4: no value begins so (RFC 8259)"),
        ("[\n1\n2]", "line 3: byte 5: a comma or the end of a list should stand here (RFC 8259)"),
        (#"{"a" 1}"#, "line 1: byte 6: a colon should stand here (RFC 8259)"),
        (
            #"{"a": 1 "b": 2}"#,
            "line 1: byte 9: a comma or the end of an object should stand here (RFC 8259)"
        ),
        (#"{"a": 1, "\u0061": 2}"#, #"line 1: byte 18: the name "a" stands twice (RFC 8259)"#),
        (#""a"#, "line 1: byte 3: a text has no end (RFC 8259)"),
        ("\"a\tb\"", "line 1: byte 3: a control character stands in a text (RFC 8259)"),
        (#""\x""#, "line 1: byte 4: no escape is written so (RFC 8259)"),
        (#""\ud83d\u0041""#, "line 1: byte 14: half of a surrogate pair is no character (RFC 8259)"),
        ("1.", "line 1: byte 3: a digit should stand here (RFC 8259)"),
        ("-01", "line 1: byte 3: a number does not begin with 0 (RFC 8259)"),
        ("{} x", "line 1: byte 4: something stands behind the end (RFC 8259)"),
    ]

    @Test(arguments: flaws) func `what is no JSON is told with its line and byte`(
        _ text: String, _ message: String
    ) {
        let error = #expect(throws: DocumentError.self) { try JSONParser.value(of: Array(text.utf8)) }
        #expect(error?.code == .notJSON)
        #expect(error?.description == message)
    }

    static let faults: [(text: String, value: String, repairs: [String])] = [
        ("[1, 2,]", "[1,2]", ["line 1: a comma before the end was left out"]),
        (
            #"{"a": [1,],\n}"#.replacing("\\n", with: "\n"), #"{"a":[1]}"#,
            [
                "line 1: a comma before the end was left out", "line 2: a comma before the end was left out",
            ]
        ),
        (#"[{"a": 1}{"a": 2}]"#, #"[{"a":1},{"a":2}]"#, ["line 1: a missing comma was added"]),
        (#"{"a": 1 "b": 2}"#, #"{"a":1,"b":2}"#, ["line 1: a missing comma was added"]),
        (
            #"{"a": 1, "b": 2, "a": 3}"#, #"{"a":3,"b":2}"#,
            [#"line 1: the name "a" stands twice, and the last one counts"#]
        ),
        ("{\"a\": \"b\nc\"}", #"{"a":"b c"}"#, ["line 1: a control character was read as a blank"]),
        ("{}\n[1]", "[{},[1]]", ["line 2: several values were read as a list"]),
        ("[1, 2]", "[1,2]", []),
    ]

    @Test(arguments: faults.indices) func `faults whose meaning is clear are repaired and told`(_ index: Int)
        throws
    {
        let fault = Self.faults[index]
        let (value, repairs) = try JSONParser.repairing(Array(fault.text.utf8))
        #expect(String(decoding: JSONWriter.compactBytes(of: value), as: UTF8.self) == fault.value)
        #expect(repairs == fault.repairs)
    }

    /// What could mean several things is refused here too: a number without its comma, a text without its end.
    @Test(arguments: [
        "[1 2]", "{\"a\": \"b}", "[,1]", "{,}", "[1,,2]", "{\"a\" 1}", "{} x", "[1", "tru", "", "[\"a\" 1]",
        "[\"The \"\"Hub\"\" London\"]", "{\"a\": \"b\" \"c\": 1}", "{\"a\": {}, \"a\": {}}",
        "{\"a\": 1, \"a\": [2]}",
    ])
    func `no other fault is repaired`(_ text: String) {
        #expect(throws: DocumentError.self) { try JSONParser.repairing(Array(text.utf8)) }
    }

    @Test func `of many repairs the first are told, and all are made`() throws {
        let text = "[" + Array(repeating: "{\"a\": 1,}", count: 5_000).joined(separator: "") + "]"
        let (value, repairs) = try JSONParser.repairing(Array(text.utf8))
        #expect(repairs.count == 20)
        guard case .array(let values) = value else {
            Issue.record("no list")
            return
        }
        #expect(values.count == 5_000)
    }

    /// A byte alone, an overlong form, half of a pair of surrogates, what no text has, and a character that is cut off.
    @Test(arguments: [[0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xFF], [0xC3]] as [[UInt8]])
    func `bytes that are no UTF-8 are no text`(_ bytes: [UInt8]) {
        let escape = Array(#"\n"#.utf8)
        for text in [bytes, [0x61] + bytes, bytes + escape, escape + bytes, [0xC3, 0xA9] + bytes] {
            let error = #expect(throws: DocumentError.self) {
                try JSONParser.value(of: [0x22] + text + [0x22])
            }
            let end = text.count + 2
            #expect(error?.description == "line 1: byte \(end): the text is not UTF-8 (RFC 8259)")
            let name = #expect(throws: DocumentError.self) {
                try JSONParser.value(of: Array(#"{""#.utf8) + text + Array(#"":1}"#.utf8))
            }
            #expect(name?.code == .notJSON)
        }
    }

    @Test(arguments: ["\u{FFFD}", "\u{FEFF}a", "é", "a\u{301}", "\u{80}", "𝄞", ""])
    func `a text of UTF-8 is read as it is, beside an escape too`(_ text: String) throws {
        #expect(try JSONParser.value(of: Array("\"\(text)\"".utf8)) == .string(text))
        #expect(try JSONParser.value(of: Array("\"\(text)\\n\(text)\"".utf8)) == .string("\(text)\n\(text)"))
    }

    @Test func `a byte order mark is passed over, and a pair of surrogates is one character`() throws {
        let text = "\u{FEFF} [\"\\ud83d\\ude00\", \"\\/\", true, null, -0.5e+3]\n"
        #expect(
            try JSONParser.value(of: Array(text.utf8))
                == .array([.string("😀"), .string("/"), .bool(true), .null, .number("-0.5e+3")]))
    }
}
