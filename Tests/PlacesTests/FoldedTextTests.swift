import Testing

@testable import Places

@Suite("FoldedText") struct FoldedTextTests {
    @Test(arguments: [
        ("São José–Dos Campos", ["sao", "jose", "dos", "campos"]),
        ("Łódź Władysław", ["lodz", "wladyslaw"]),
        ("Ålesund / Vigra", ["alesund", "vigra"]),
        ("Tromsø", ["tromso"]),
        ("Ísafjörður", ["isafjordur"]),
        ("Þórshöfn", ["thorshofn"]),
        ("Đà Nẵng", ["da", "nang"]),
        ("Iğdır", ["igdir"]),
        ("İzmir", ["izmir"]),
        ("Gießen", ["giessen"]),
        ("Cabo 1° Juan", ["cabo", "1", "juan"]),
        ("O'Hare", ["o", "hare"]),
        ("e\u{301}a", ["ea"]),
        ("東京 Tokyo", ["東京", "tokyo"]),
        ("Санкт-Петербург", ["санкт", "петербург"]),
        ("ツーリング", ["ツーリング"]),
        ("Tʻokʻio", ["t", "ok", "io"]),
        ("", []),
    ])
    func `a text is folded to plain words`(text: String, words: [String]) {
        #expect(FoldedText(text).words == words)
    }

    @Test func `the words stand with one blank between`() {
        #expect(FoldedText("  New -- York ").text == "new york")
    }
}
