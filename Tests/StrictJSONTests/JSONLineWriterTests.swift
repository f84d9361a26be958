import StrictJSON
import Testing

/// Objects on lines of their own, straight to bytes.
@Suite("Lines of JSON") struct JSONLineWriterTests {
    private func text(_ writer: JSONLineWriter) -> String { String(decoding: writer.bytes, as: UTF8.self) }

    @Test func `a line is an object with its members in the order given`() {
        var writer = JSONLineWriter()
        writer.line { line in
            line.member("flag", true)
            line.member("list", list: ["a", "b"])
            line.member("nested", object: 7) { number, line in
                line.member("none", nil as String?)
                line.member("number", number)
            }
            line.member("objects", list: [1, 2]) { $1.member("n", $0) }
            line.member("text", "Tokyo")
        }
        #expect(
            text(writer)
                == #"{"flag":true,"list":["a","b"],"nested":{"none":null,"number":7},"objects":[{"n":1},{"n":2}],"#
                + #""text":"Tokyo"}"# + "\n")
    }

    @Test func `what is absent is null, and what is empty is empty`() {
        var writer = JSONLineWriter()
        writer.line { line in
            line.member("a", nil as Int?)
            line.member("b", object: nil as Int?) { $1.member("n", $0) }
            line.member("c", list: nil as [Int]?) { $1.member("n", $0) }
            line.member("d", list: [])
            line.member("e", object: 0) { _, _ in }
            line.member("f", Int64.min)
        }
        writer.line { _ in }
        #expect(
            text(writer)
                == #"{"a":null,"b":null,"c":null,"d":[],"e":{},"f":-9223372036854775808}"# + "\n{}\n")
    }

    /// As RFC 8259 section 7 requires, in the form of Foundation: short escapes where there are some; what a terminal obeys is escaped, too.
    @Test(arguments: [
        ("", ""), ("a/b", "a/b"), ("\"\\", #"\"\\"#), ("\u{8}\t\n\u{C}\r", #"\b\t\n\f\r"#),
        ("\u{0}\u{1}\u{F}\u{10}\u{1B}\u{1F}", #"\u0000\u0001\u000f\u0010\u001b\u001f"#),
        ("a\u{7F}b\u{2028}", #"a\u007fb\u2028"#), ("\u{202E}x\u{9B}\n", #"\u202ex\u009b\n"#),
        ("é 東京 🛫", "é 東京 🛫"), ("\ntail", #"\ntail"#),
        (String(repeating: "long ", count: 9) + "\"", String(repeating: "long ", count: 9) + #"\""#),
    ])
    func `a text is escaped where it has to be`(given: String, written: String) throws {
        var writer = JSONLineWriter()
        writer.line { $0.member("t", given) }
        #expect(text(writer) == "{\"t\":\"\(written)\"}\n")
        #expect(
            try JSONParser.value(of: writer.bytes) == .object([JSONMember(name: "t", value: .string(given))]))
    }

    @Test func `a writer that forgets its lines begins anew`() {
        var writer = JSONLineWriter()
        writer.line { $0.member("a", 1) }
        writer.removeAll()
        #expect(writer.bytes.isEmpty)
        writer.line { $0.member("b", 2) }
        #expect(text(writer) == "{\"b\":2}\n")
    }
}
