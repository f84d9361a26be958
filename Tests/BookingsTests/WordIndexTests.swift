import Testing

@testable import Bookings

@Suite("WordIndex") struct WordIndexTests {
    private static let words = [
        "réservation", "straße", "flight", "ab", "a", "übersicht", "ÿ", "número", "lodging", "loading",
        "łódź", "東京",
    ]
    private let index = WordIndex(words)

    private func found(_ text: String) -> String? {
        text.withOctets { index.number(of: $0) }.map { Self.words[$0] }
    }

    @Test(arguments: [
        ("FLIGHT", "flight"), ("Flight", "flight"), ("AB", "ab"), ("A", "a"), ("RÉSERVATION", "réservation"),
        ("Re\u{301}servation", "réservation"), ("STRAßE", "straße"), ("ÜBERSICHT", "übersicht"), ("Ÿ", "ÿ"),
        ("NÚMERO", "número"), ("ŁÓDŹ", "łódź"), ("Łódz\u{301}", "łódź"), ("東京", "東京"), ("LODGING", "lodging"),
        ("Loading", "loading"),
    ])
    func `a word is found in any case and spelling`(text: String, word: String) {
        #expect(found(text) == word)
    }

    @Test(arguments: [
        "", "b", "flights", "fl1ght", "STRASSE", "reservation", "réservatio", "úmero", "loding", "\u{C3}",
        "東", "aa",
    ])
    func `no other word is`(text: String) { #expect(found(text) == nil) }

    @Test func `the signs of multiplication and division are no letters of two cases`() {
        let signs = WordIndex(["÷", "ÿ", "þ"])
        #expect("×".withOctets { signs.number(of: $0) } == nil)
        #expect("ß".withOctets { signs.number(of: $0) } == nil)
        #expect("Þ".withOctets { signs.number(of: $0) } == 2)
    }

    @Test func `bytes that are no text are no word`() {
        for octets: [UInt8] in [[0xC3], [0xC3, 0xC3], [0x66, 0xC3], [0xE6, 0x9D]] {
            #expect(octets.withUnsafeBufferPointer { index.number(of: $0) } == nil)
        }
    }
}
