import Testing

@testable import Rendering

@Suite("DisplayText") struct DisplayTextTests {
    private func text(_ text: DisplayText) -> String { text.clusters.map(\.text).joined() }

    @Test(arguments: [
        ("Tokyo", 5, "Tokyo"), ("Tokyo", 4, "Tok~"), ("Tokyo", 1, "~"), ("Tokyo", 0, ""),
        // Half of a wide character is none of it.
        ("東京都", 5, "東京~"), ("東京都", 4, "東~"), ("東京都", 2, "~"), ("東京都", 6, "東京都"),
        // A family is one character, however many code points it has.
        ("a👩‍👩‍👧b", 3, "a~"), ("a👩‍👩‍👧b", 4, "a👩‍👩‍👧b"), ("ae\u{301}bc", 3, "ae\u{301}~"),
        ("a bc", 3, "a~"),
    ])
    func `a text is cut between characters`(whole: String, columns: Int, part: String) {
        let cut = DisplayText(whole).clipped(to: columns, ellipsis: "~")
        #expect(text(cut) == part)
        #expect(cut.width <= columns)
    }

    @Test(arguments: [
        ("Tokyo and California", 10, 3, ["Tokyo and", "California"]),
        ("Tokyo and California", 10, 1, ["Tokyo and~"]),
        ("Donaudampfschifffahrt", 8, 2, ["Donaudam", "pfschif~"]),
        ("東京の美術館", 5, 3, ["東京", "の美", "術館"]),
        ("a  b", 1, 2, ["a", "b"]), ("", 5, 2, []),
    ])
    func `a text is broken between words where that can be`(
        whole: String, columns: Int, lines: Int, parts: [String]
    ) {
        let found = DisplayText(whole).wrapped(to: columns, lines: lines, ellipsis: "~")
        #expect(found.map(text) == parts)
    }

    @Test(arguments: [
        ("20:00–21:30 Tea", 9, ["20:00–", "21:30 Tea"]), ("Tea 20:00", 6, ["Tea", "20:00"]),
        ("20:00 Tea", 4, ["20:~", "Tea"]), ("8:05–9:15", 3, ["8:~", "9:~"]),
        ("12345678901", 6, ["123456", "78901"]),
    ])
    func `a break never stands inside a time`(whole: String, columns: Int, parts: [String]) {
        let found = DisplayText(whole).wrapped(to: columns, lines: 5, ellipsis: "~")
        #expect(found.map(text) == parts)
    }

    @Test func `ASCII has no marks around a title`() {
        var canvas = TextCanvas(width: 12, isASCII: true)
        let line = canvas.addLine()
        canvas.put(DisplayText(DisplayText.isolated("בדיקה")), on: line, in: 1..<11)
        #expect(canvas.text(isColoured: false) == " בדיקה      \n")
    }

    @Test func `marks with nothing to stand on get a ring, invisible characters go`() {
        #expect(text(DisplayText("\u{301}a")) == "\u{25CC}\u{301}a")
        #expect(text(DisplayText("a\u{200B}b\u{AD}c\u{200F}d")) == "abcd")
        let heap = "a" + String(repeating: "\u{301}", count: 500)
        #expect(text(DisplayText(heap)) == "\u{FFFD}")
    }

    @Test func `each piece of text from right to left keeps its direction to itself`() {
        let title = DisplayText.isolated("בדיקה אחת")
        #expect(title == "\u{2068}בדיקה אחת\u{2069}")
        #expect(DisplayText.isolated("Tokyo") == "Tokyo")
        var canvas = TextCanvas(width: 12, isASCII: false)
        let lines = DisplayText("09 " + title).wrapped(to: 8, lines: 2, ellipsis: "…")
        for part in lines {
            let line = canvas.addLine()
            canvas.frame(line)
            canvas.put(part, on: line, in: 1..<11)
        }
        let shown = canvas.text(isColoured: false)
        #expect(shown == "│09 \u{2068}בדיקה\u{2069}  │\n│\u{2068}אחת\u{2069}       │\n")
    }
}
