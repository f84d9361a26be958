import CivilTime

/// The date of a mail: `Sat, 20 Nov 2026 12:34:56 +0100 (CET)` (RFC 5322 §3.3).
enum MailDate {
    /// Reads a date.
    ///
    /// - Parameter text: The value of the field.
    /// - Returns: The instant, or `nil` if it is not a date.
    static func instant(_ text: String) -> Instant? {
        let bare = text.split(separator: "(").first.map(String.init) ?? text
        var words = bare.split { $0 == " " || $0 == "," || $0 == "\t" }[...]
        if let first = words.first, first.first?.isLetter ?? false { words.removeFirst() }
        guard words.count >= 4, let day = Int(words.removeFirst()),
            let month = months.firstIndex(of: words.removeFirst().prefix(3).lowercased()),
            var year = Int(words.removeFirst())
        else { return nil }
        if year < 100 { year += year < 50 ? 2_000 : 1_900 }
        let clock = words.removeFirst()
        // An offset or a zone has to stand behind a blank.
        guard year >= 0, !clock.utf8.contains(where: "Zz+-".utf8.contains),
            let date = try? CivilDate(year, month + 1, day), let time = ClockText.time(clock.trimmed),
            let offset = ClockText.offset(offset(words.first))
        else { return nil }
        let local = CivilDateTime(date, time)
        return try? Instant(secondsSinceEpoch: local.secondsSinceEpoch - Int64(offset.totalSeconds))
    }

    /// The offset as numbers; of the old zone names only those of North America have a defined meaning (§4.3).
    private static func offset(_ word: Substring?) -> Substring {
        guard let word else { return "Z" }
        if word.first == "+" || word.first == "-" { return word.trimmed }
        return offsets[word.uppercased()] ?? "Z"
    }

    private static let offsets: [String: Substring] = [
        "EST": "-0500", "EDT": "-0400", "CST": "-0600", "CDT": "-0500", "MST": "-0700", "MDT": "-0600",
        "PST": "-0800", "PDT": "-0700",
    ]
    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
}
