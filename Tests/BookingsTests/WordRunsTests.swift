import Testing

@testable import Bookings

@Suite("WordRuns") struct WordRunsTests {
    /// What Swift's characters say about a scalar alone, and that a mark belongs to the letter before it.
    private func isWord(_ scalar: Unicode.Scalar) -> Bool {
        let character = Character(scalar)
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return character.isLetter || character.isNumber
        }
    }

    @Test func `the ranges agree with Unicode's tables`() {
        let wrong = (0...0x1FFFF).compactMap { Unicode.Scalar($0 as UInt32) }.filter {
            TextScalar.isWord($0) != isWord($0)
        }
        // What is not assigned in the blocks of ideographs counts as one.
        #expect(wrong.filter { $0.properties.generalCategory != .unassigned }.map(\.value) == [])
    }

    @Test(arguments: [
        ("Flight NH 106", ["Flight", "NH", "106"]), ("Vol n°AF 6147", ["Vol", "n", "AF", "6147"]),
        ("HEL-JFK", ["HEL", "JFK"]), ("", []), (" – ", []), ("Cafe\u{301}s", ["Cafe\u{301}s"]),
        ("東京 (HND)", ["東京", "HND"]), ("Zürich→Köln", ["Zürich", "Köln"]),
    ])
    func `words are runs of letters and digits`(text: String, words: [String]) {
        #expect(text.bareWords.map(String.init) == words)
    }

    @Test func `lines end at every kind of break`() {
        let text = "a\nb\r\nc\rd\u{B}e\u{C}f\u{85}g\u{2028}h\u{2029}\n\ni"
        #expect(text.filledLines == text.split(whereSeparator: \.isNewline))
    }
}
