import FuzzKit

extension Input {
    /// Draws a document that differs from a valid one in a few values, lacks some, or repeats some.
    ///
    /// Random bytes hardly ever form a valid document.
    ///
    /// - Parameter samples: Valid documents.
    /// - Returns: The document as text.
    mutating func document(_ samples: [JSONTree]) -> String {
        var tree = samples[index(samples.count)]
        for _ in 0..<number(in: 1...4) {
            let all = tree.all
            let other = all[index(all.count)]
            let kind = number(in: 0...9)
            let texts = Self.texts
            let value = JSONTree.plain(texts[index(texts.count)])
            var place = index(all.count)
            let changed = tree.changed(at: &place) { old in
                switch kind {
                case 0: []
                case 1: [old, old]
                case 2...3: [other]
                default: [value]
                }
            }
            tree = changed.first ?? tree
        }
        return tree.text
    }

    private mutating func index(_ count: Int) -> Int { Int(number(in: 0...Int64(count - 1))) }

    private static let texts =
        [
            "2027-02-30", "2027-06-02", "0001-01-01", "9999-12-31", "-000001-01-01", "2027-06-02T19:30:00",
            "9999-12-31T23:59:59", "2027-03-28T02:30:00", "2027-06-02T17:30:00Z", "2027-06-02T17:30:00.5Z",
            "2027-06-02T19:30:00+02:00[Europe/Rome]", "2027-03-28T02:30[Europe/Berlin]",
            "4001-01-01T00:00:00Z",
            "Europe/Rome", "Mars/Olympus", "+09:00", "-18:00", "84.50 EUR", "-1 JPY", "0.0001 KWD", "1 EUX",
            "99999999999999999999 EUR", "flight", "lodging", "event", "confirmed", "cancelled", "full",
            "start", "end",
            "RRULE:FREQ=WEEKLY", "RRULE:FREQ=SECONDLY;COUNT=9", "RDATE:20270602T193000", "", " ", "x",
            "\u{1B}[31m",
            "a\nb", "a\rb\tc", "\u{0}", "\u{85}", "\u{202E}", "\u{1F600}", "e\u{301}",
            "BEGIN:VEVENT\r\nEND:VEVENT\r\n",
            "BEGIN:VEVENT\r\nX-A:b\r\nBEGIN:VALARM\r\n", "https://example.org/", "javascript:x", "QQ==",
            "1.3", "1.1",
            "00000000-0000-4000-8000-000000000001", "79DD63BD-0000-4000-8000-000000000001", "Rome",
            "kanda hotel",
            "KANDA HOTEL", String(repeating: "x", count: 300),
        ].map(JSONTree.quoted)
        + [
            "null", "true", "false", "0", "-1", "1", "1.5", "-0.0", "1e400", "1e-400", "9223372036854775807",
            "9223372036854775808", "86400", "90.000001", "-180", "1e2", "[]", "{}", "[[]]", "[null]",
        ]
}
