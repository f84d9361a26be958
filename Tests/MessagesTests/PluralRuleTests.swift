import Messages
import Testing

@Suite("PluralRule") struct PluralRuleTests {
    /// The samples are those of CLDR 47, supplemental/plurals.xml.
    @Test(arguments: [
        ("en", [PluralCategory.one: [1], .other: [0, 2, 16, 100, 1_000_000]]),
        ("de_AT", [.one: [1], .other: [0, 2, 21]]),
        ("ja", [.other: [0, 1, 2, 15, 100]]),
        ("fr", [.one: [0, 1], .many: [1_000_000, 2_000_000], .other: [2, 17, 1_000]]),
        ("pt", [.one: [0, 1], .many: [1_000_000], .other: [2, 17]]),
        ("pt_PT", [.one: [1], .many: [1_000_000], .other: [0, 2, 17]]),
        ("es", [.one: [1], .many: [1_000_000], .other: [0, 2, 16]]),
        ("hi", [.one: [0, 1], .other: [2, 17]]),
        ("ru", [.one: [1, 21, 101], .few: [2, 4, 22, 102], .many: [0, 5, 11, 14, 19, 100, 112]]),
        ("pl", [.one: [1], .few: [2, 4, 22], .many: [0, 5, 11, 21, 112]]),
        ("cs", [.one: [1], .few: [2, 4], .other: [0, 5, 22]]),
        ("sr", [.one: [1, 21], .few: [2, 4, 22], .other: [0, 5, 11, 19]]),
        ("sl", [.one: [1, 101], .two: [2, 102], .few: [3, 4, 103], .other: [0, 5, 11]]),
        ("lt", [.one: [1, 21, 101], .few: [2, 9, 22], .other: [0, 10, 11, 20]]),
        ("lv", [.zero: [0, 10, 11, 20], .one: [1, 21, 101], .other: [2, 9, 22]]),
        ("ro", [.one: [1], .few: [0, 2, 16, 101, 119], .other: [20, 35, 100]]),
        ("is", [.one: [1, 21, 101], .other: [0, 2, 11, 16]]),
        ("he", [.one: [1], .two: [2], .other: [0, 3, 17]]),
        ("smj_SE", [.one: [1], .two: [2], .other: [0, 3, 17, 101]]),
        ("ksh", [.zero: [0], .one: [1], .other: [2, 11, 100]]),
        (
            "br",
            [
                .one: [1, 21, 81, 101], .two: [2, 22, 82], .few: [3, 4, 9, 23], .many: [1_000_000],
                .other: [0, 5, 11, 71, 92],
            ]
        ),
        ("gd", [.one: [1, 11], .two: [2, 12], .few: [3, 10, 13, 19], .other: [0, 20, 101]]),
        ("gv", [.one: [1, 11, 71], .two: [2, 12], .few: [0, 20, 100], .other: [3, 10, 23]]),
        (
            "kw",
            [
                .zero: [0], .one: [1], .two: [2, 22, 142, 1_000, 20_000, 100_000, 101_000], .few: [3, 43],
                .many: [21, 101, 161], .other: [4, 19, 100, 30_000, 1_000_000],
            ]
        ),
        (
            "mt",
            [
                .one: [1], .two: [2], .few: [0, 3, 10, 103, 109], .many: [11, 19, 111],
                .other: [20, 35, 100],
            ]
        ),
        ("shi", [.one: [0, 1], .few: [2, 10], .other: [11, 17, 100]]),
        ("tzm", [.one: [0, 1, 11, 99], .other: [2, 10, 100, 111]]),
        ("fil", [.one: [0, 1, 3, 5, 7, 8, 10], .other: [4, 6, 9, 14, 26]]),
        (
            "ar",
            [
                .zero: [0], .one: [1], .two: [2], .few: [3, 10, 103], .many: [11, 26, 111],
                .other: [100, 102],
            ]
        ),
        ("ga", [.one: [1], .two: [2], .few: [3, 6], .many: [7, 10], .other: [0, 11, 25]]),
        ("cy", [.zero: [0], .one: [1], .two: [2], .few: [3], .many: [6], .other: [4, 5, 7, 8]]),
    ]) func `numbers have the category of CLDR`(language: String, samples: [PluralCategory: [UInt]]) {
        let rule = PluralRule(language: language)
        for (category, numbers) in samples {
            for number in numbers {
                #expect(rule.category(of: number) == category, "\(language): \(number)")
            }
        }
    }
}
