import Rendering
import Testing

@Suite("DisplayWidth") struct DisplayWidthTests {
    /// The widths are those of the Python package wcwidth 0.9.4.
    static let table: [(text: String, columns: Int)] = [
        ("Tokyo", 5), ("東京", 4), ("カフェ", 6), ("ｶﾌｪ", 3), ("Ａ", 2), ("한국", 4),
        ("\u{1112}\u{1161}\u{11AB}", 2), ("e\u{301}", 1), ("ก็", 1), ("ไทย", 3), ("नि", 2), ("क्ष", 2),
        ("தமிழ்", 4), ("שלום", 4), ("مرحبا", 5), ("👩‍👩‍👧", 2), ("👍🏽", 2), ("👨🏽‍🚀", 2), ("🇯🇵", 2), ("❤️", 2),
        ("❤", 1), ("1️⃣", 2), ("☎", 1), ("☎️", 2), ("⌚", 2), ("🫠", 2), ("½", 1), ("—", 1), ("\u{200B}", 0),
        ("\u{301}", 0), ("", 0), ("日本語 a", 8), ("\u{600}12", 3), ("\u{AC00}\u{302E}", 2),
    ]

    @Test(arguments: table)
    func `a text has the columns that terminals give it`(text: String, columns: Int) {
        #expect(DisplayWidth.columns(of: text) == columns)
    }
}

@Suite("RegionHabits") struct RegionHabitsTests {
    /// CLDR 41, supplementalData.xml: weekData and timeData.
    @Test(arguments: [
        ("en_US.UTF-8", "sunday", "hours12"), ("de_DE.UTF-8", "monday", "hours24"),
        ("en_GB", "monday", "hours24"), ("ar_EG.UTF-8", "saturday", "hours12"),
        ("dv_MV", "friday", "hours24"), ("ja_JP.eucJP", "sunday", "hours24"),
        ("sr_RS@latin", "monday", "hours24"), ("C", "monday", "hours24"), ("C.UTF-8", "monday", "hours24"),
        ("POSIX", "monday", "hours24"), ("", "monday", "hours24"), ("eo", "monday", "hours24"),
        ("xx_ZZZ", "monday", "hours24"),
    ])
    func `a locale's territory says how weeks begin and hours count`(
        locale: String, weekday: String, hours: String
    ) {
        let habits = RegionHabits(locale: locale)
        #expect("\(habits.firstWeekday)" == weekday)
        #expect(habits.hourCycle.rawValue == hours)
    }
}
