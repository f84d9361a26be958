import Testing

@testable import Documents

@Suite("Blanks") struct BlankTests {
    @Test(arguments: [
        ("", ""), (" ", ""), ("a", "a"), (" a b\t", "a b"), ("\u{A0}a\u{3000}", "a"), ("a\r\n", "a"),
        (" \u{301}a", "a"), ("\n\n", ""), ("ä ", "ä"), ("\u{2003}", ""),
    ])
    func `blanks go from both ends`(text: String, trimmed: String) {
        #expect(text.trimmed == trimmed)
        // The rule itself, character by character.
        var rest = text[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        #expect(String(rest) == trimmed)
    }
}
