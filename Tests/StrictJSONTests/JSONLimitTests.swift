import StrictJSON
import Testing

/// The bounds of JSON, each as it is and one above; docs/limits.md lists them.
@Suite("Limits of JSON") struct JSONLimitTests {
    private func nested(_ levels: Int) -> [UInt8] {
        Array((String(repeating: "[", count: levels) + String(repeating: "]", count: levels)).utf8)
    }

    @Test func `JSON has 64 levels at most`() throws {
        #expect(throws: Never.self) { try JSONParser.value(of: nested(64)) }
        let error = #expect(throws: DocumentError.self) { try JSONParser.value(of: nested(65)) }
        #expect(error?.code == .tooLarge)
        #expect(error?.description.contains("64") == true)
    }

    @Test func `a document has a gibibyte at most`() throws {
        #expect(JSONParser.mostBytes == 1 << 30)
        let bytes = Array("{\"format\": \"other\"}".utf8)
        #expect(throws: Never.self) { try JSONParser.value(of: bytes, limit: bytes.count) }
        let error = #expect(throws: DocumentError.self) {
            try JSONParser.value(of: bytes, limit: bytes.count - 1)
        }
        #expect(error?.code == .tooLarge)
        #expect(error?.description.contains("has 19 bytes; at most 18 are read") == true)
    }

    @Test func `a refusal shows a thousand scalars of each of its parts at most`() {
        let whole = String(repeating: "é", count: 1_000)
        let error = DocumentError(.badValue, path: whole, subject: whole + "e", reason: whole + "\u{301}")
        #expect(error.path == whole)
        #expect(error.subject == whole + "…")
        #expect(error.reason == whole + "…")
    }
}
