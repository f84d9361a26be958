import TestKit
import Testing

@testable import ICalendar

/// What is kept as text is looked through without being read.
@Suite("ContentLines") struct ContentLinesTests {
    private static let name = "X-MERIDIAN-ID"

    /// Whether the text without its folds holds the name.
    private func holds(_ text: String) -> Bool {
        let unfolded = String(decoding: ContentLines.unfolded(text), as: UTF8.self)
        return unfolded.uppercased().split(
            separator: Self.name, maxSplits: 1, omittingEmptySubsequences: false
        )
        .count > 1
    }

    @Test(arguments: [
        ("", false), ("X", false), ("X-MERIDIAN-ID", true), ("A:x-meridian-Id", true),
        ("SUMMARY:XX-MERIDIAN-ID", true), ("RELATED-TO;X-MERIDI\r\n AN-ID=1:a", true),
        ("RELATED-TO;X-MERIDI\r\nAN-ID=1:a", false), ("RELATED-TO;X\n\t-MERIDIAN-ID=1:a", true),
        ("X-MERIDIAN-KIND:FLIGHT", false), ("8-MERIDIAN-ID\u{18}-MERIDIAN-ID", false),
    ])
    func `a name is found in any case, folded or not`(_ text: String, _ isNamed: Bool) {
        #expect(ContentLines.names(Self.name, in: text) == isNamed)
        #expect(holds(text) == isNamed)
    }

    @Test func `it is found wherever it stands, and however it is folded`() {
        var random = SplitMix64(seed: 5)
        for _ in 0..<5_000 {
            var text = ""
            let pieces = [
                "X-", "X-MERIDIAN-", Self.name, "x-meridian-id", "ID", "é", "a", "8", "X", "\u{18}", "Y",
            ]
            for _ in 0..<Int.random(in: 0..<8, using: &random) {
                text += pieces.randomElement(using: &random) ?? ""
            }
            for _ in 0..<Int.random(in: 0..<3, using: &random) {
                let place = text.indices.randomElement(using: &random) ?? text.endIndex
                text.insert(
                    contentsOf: ["\r\n ", "\n\t", "\r\n"].randomElement(using: &random) ?? "", at: place)
            }
            #expect(ContentLines.names(Self.name, in: text) == holds(text), "\(text.debugDescription)")
        }
    }
}
