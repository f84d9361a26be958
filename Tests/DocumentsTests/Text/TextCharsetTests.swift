import Documents
import Testing

/// Character sets that mails and pages name; docs/decisions/0057 says whose tables they are.
@Suite("Character sets") struct TextCharsetTests {
    @Test func `what somebody else replaced is no flaw of a text`() {
        #expect(TextCharset("utf-8")?.decoded([0x4A, 0xE9, 0x20, 0xEF, 0xBF, 0xBD])?.flaws == 1)
        #expect(TextCharset("windows-1252")?.decoded([0x4A, 0xE9])?.flaws == 0)
    }
}
