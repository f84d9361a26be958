import StrictJSON
import Testing

/// Values of JSON: what is the same, what a message calls them, and how they are written.
@Suite("Values of JSON") struct JSONValueTests {
    private func value(_ text: String) throws -> JSONValue { try JSONParser.value(of: Array(text.utf8)) }

    @Test(arguments: [
        ("12.5", "12.50"), ("100", "1e2"), ("[1, 2.0]", "[1.0, 2]"),
        (#"{"a": 1, "b": null}"#, #"{"b": null, "a": 1.0}"#),
        (#""a\u0062""#, #""ab""#),
    ])
    func `neither the order of members nor the writing of a number means anything`(
        _ one: String, _ other: String
    ) throws {
        #expect(try value(one).isSame(as: value(other)))
        #expect(try value(other).isSame(as: value(one)))
    }

    @Test(arguments: [
        ("1", "2"), ("1", #""1""#), ("[1, 2]", "[2, 1]"), ("[1]", "[1, 1]"),
        (#"{"a": 1}"#, #"{"a": 1, "b": 1}"#),
        (#"{"a": null}"#, "{}"), ("null", "false"), (#"{"a": [1]}"#, #"{"a": [2]}"#),
    ])
    func `what a reader would find to differ is not the same`(_ one: String, _ other: String) throws {
        #expect(try !value(one).isSame(as: value(other)))
        #expect(try !value(other).isSame(as: value(one)))
    }

    @Test func `a number stays as it is written`() throws {
        #expect(
            try value("[19.990, 1E+2, -0]") == .array([.number("19.990"), .number("1E+2"), .number("-0")]))
    }

    @Test func `members are written in their order, or by their names where they have none`() throws {
        let text = #"{"b":[],"a":{"c":"d\n"}}"#
        #expect(String(decoding: JSONWriter.compactBytes(of: try value(text)), as: UTF8.self) == text)
        let sorted = JSONValue.sorted(["b": .bool(true), "a": .null])
        #expect(
            String(decoding: JSONWriter.bytes(of: sorted), as: UTF8.self)
                == "{\n  \"a\": null,\n  \"b\": true\n}\n")
    }

    @Test func `a control character is written so that every reader takes it`() throws {
        let text = "\u{1B}\u{7F}\u{0}\t\"\\"
        let bytes = JSONWriter.compactBytes(of: .string(text))
        #expect(String(decoding: bytes, as: UTF8.self) == #""\u001b\u007f\u0000\t\"\\""#)
        #expect(try JSONParser.value(of: bytes) == .string(text))
    }
}
