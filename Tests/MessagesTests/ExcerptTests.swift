import Messages
import Testing

@Suite("Excerpt") struct ExcerptTests {
    @Test(arguments: [
        ("plain", "plain"), ("", ""), ("Zürich 東京", "Zürich 東京"), ("a\nb", "a\\u{A}b"),
        ("\u{1B}[2J", "\\u{1B}[2J"),
        ("a\u{9B}b", "a\\u{9B}b"), ("a\u{2028}b", "a\\u{2028}b"), ("exe\u{202E}fdp", "exe\\u{202E}fdp"),
        ("zero\u{200B}width", "zero\\u{200B}width"),
    ])
    func `what would not stay in its place is spelled out`(text: String, shown: String) {
        #expect(Excerpt.of(text) == shown)
        #expect(Excerpt.of(Array(text.utf8)) == shown)
    }

    @Test func `a long text is cut by scalars, and an exact one is not`() {
        #expect(Excerpt.of("abcdef", limit: 6) == "abcdef")
        #expect(Excerpt.of("abcdefg", limit: 6) == "abcdef…")
        #expect(Excerpt.of("", limit: 0) == "")
        // One character of many marks is no way around the limit.
        let marks = "e" + String(repeating: "\u{301}", count: 1_000)
        #expect(Excerpt.of(marks, limit: 5).unicodeScalars.count == 6)
        #expect(Excerpt.of([UInt8](repeating: 0xFF, count: 9), limit: 2) == "\u{FFFD}\u{FFFD}…")
        #expect(Excerpt.of(Array("🛫🛬🧳".utf8), limit: 2) == "🛫🛬…")
        #expect(Excerpt.of(Array("🛫🛬".utf8), limit: 2) == "🛫🛬")
    }

    @Test func `a message stays on one line, and keeps the marks of writing directions`() {
        #expect(Excerpt.onOneLine("nothing to do") == "nothing to do")
        #expect(
            Excerpt.onOneLine("a\r\nb\u{85}c\u{2029}d\u{7F}e")
                == "a\\u{D}\\u{A}b\\u{85}c\\u{2029}d\\u{7F}e")
        #expect(Excerpt.onOneLine("\u{2068}שלום\u{2069}, \u{200F}ok") == "\u{2068}שלום\u{2069}, \u{200F}ok")
        #expect(Excerpt.onOneLine("é — “x”") == "é — “x”")
        #expect(Excerpt.onOneLine("a\nbé", limit: 4) == "a\\u{A}bé")
        #expect(Excerpt.onOneLine("a\nbéc", limit: 4) == "a\\u{A}bé…")
    }
}
