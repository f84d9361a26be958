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

    @Test func `bytes that are no UTF-8 are no text`() {
        let error = #expect(throws: DocumentError.self) { try JSONParser.value(of: [0x22, 0xFF, 0x22]) }
        #expect(error?.description == "line 1: byte 3: the text is not UTF-8 (RFC 8259)")
    }

    @Test func `a byte order mark is passed over, and a pair of surrogates is one character`() throws {
        let text = "\u{FEFF} [\"\\ud83d\\ude00\", \"\\/\", true, null, -0.5e+3]\n"
        #expect(
            try JSONParser.value(of: Array(text.utf8))
                == .array([.string("😀"), .string("/"), .bool(true), .null, .number("-0.5e+3")]))
    }
}
