import Testing
import Trips

@Suite("File names") struct FileNameTests {
    @Test(arguments: [
        ("ticket.pdf", 200, "ticket.pdf"),
        ("0123456789.pdf", 10, "012345.pdf"),
        // A long end is no ending, and a name that begins with its point has none.
        ("01234567890123456789.abcdefghijklmnopqrst", 16, "0123456789012345"),
        ("012345678901234567890123", 20, "01234567890123456789"),
        // Between two characters: e and its accent are one of three bytes, the family is one of 25.
        (
            "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}.png", 20,
            "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}.png"
        ),
        ("01234👨‍👩‍👧‍👦56789.png", 24, "01234.png"),
    ])
    func `a name is cut before its ending and between characters`(
        _ name: String, _ bytes: Int, _ cut: String
    ) {
        #expect(FileName.cut(name, to: bytes) == cut)
    }

    @Test func `of a first character without an end as much stays as there is room for`() {
        let marks = String(repeating: "\u{301}", count: 40_000)
        let cut = FileName.cut("e\(marks).png", to: 200)
        #expect(
            cut.utf8.count <= 200 && cut.hasSuffix(".png")
                && cut.unicodeScalars.starts(with: "e\u{301}".unicodeScalars))
    }

    @Test func `a name of a megabyte is cut at once`() {
        let cut = FileName.cut(String(repeating: "a", count: 1_000_000) + ".pdf", to: FileName.mostBytes)
        #expect(cut == String(repeating: "a", count: 251) + ".pdf")
    }
}
