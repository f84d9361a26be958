import Documents

/// A line of a mail, with the dates and times in it.
struct MailLine {
    let text: Substring
    let lower: String
    let tokens: [MailToken]
    let dates: [MailDate]
    let times: [MailTime]
    /// What the label at its beginning says of the times behind it.
    let role: MailRole?
    /// Whether its times are not those of a booking.
    let isAside: Bool
    /// Whether a date in it was not read.
    let hasUnreadDate: Bool

    init(_ text: Substring, _ tokens: [MailToken], _ dates: [MailDate], hasUnreadDate: Bool = false) {
        self.hasUnreadDate = hasUnreadDate
        self.text = text
        self.tokens = tokens
        self.dates = dates
        lower = text.lowercased()
        let all = MailTime.all(in: tokens, beside: dates)
        // Behind such words stands how long it takes.
        let duration = tokens.first { $0.word.map(MailWords.durations.contains) == true }?.range.lowerBound
        times = all.filter { time in duration.map { time.range.lowerBound < $0 } ?? true }
        role = Self.role(ofLine: text, tokens)
        let isLong = tokens.count { $0.word != nil } > Self.mostWords
        isAside =
            MailWords.hasAny(MailWords.asides, in: lower) && role != .checkIn && role != .checkOut || isLong
    }

    /// A line with more words is a sentence.
    private static let mostWords = 26

    /// Whether it has nothing but dates, times and words beside them.
    var isMoment: Bool {
        guard !dates.isEmpty || !times.isEmpty else { return false }
        return pieces.allSatisfy { $0.filter(\.isLetter).count <= 3 || MailLine.isBeside($0) }
    }

    /// The ranges of its dates and times, in their order.
    var marks: [Range<String.Index>] {
        (dates.map(\.range) + times.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
    }

    /// The text between its dates and times: one piece more than there are marks.
    var pieces: [Substring] {
        var found: [Substring] = []
        var start = text.startIndex
        for mark in marks where mark.lowerBound >= start {
            found.append(text[start..<mark.lowerBound])
            start = mark.upperBound
        }
        return found + [text[start...]]
    }

    /// The date of a time in it: the one before it; in a line that begins with a time, the one behind it.
    func date(of time: MailTime) -> MailDate? {
        let behind = dates.filter { $0.range.lowerBound >= time.range.upperBound }
        let before = dates.filter { $0.range.upperBound <= time.range.lowerBound }
        guard let first = marks.first else { return nil }
        let beginsWithDate = dates.contains { $0.range == first }
        if beginsWithDate { return before.last }
        let next = times.first { $0.range.lowerBound >= time.range.upperBound }
        if let date = behind.first, next.map({ date.range.upperBound <= $0.range.lowerBound }) ?? true {
            return date
        }
        return before.last
    }

    /// What the words before a time say of it.
    func role(of time: MailTime) -> MailRole? {
        if let isDeparture = time.isDeparture { return isDeparture ? .departure : .arrival }
        let before = times.last { $0.range.upperBound <= time.range.lowerBound }?.range.upperBound
        let start = before ?? text.startIndex
        let words = tokens.filter {
            $0.range.lowerBound >= start && $0.range.upperBound <= time.range.lowerBound
        }
        .compactMap(\.word)
        for index in words.indices.reversed() {
            if index > 0, let role = MailWords.roles["\(words[index - 1]) \(words[index])"] { return role }
            if words[index].utf8.count > 1, let role = MailWords.roles[words[index]] { return role }
        }
        return before == nil ? role : nil
    }

    /// The role of the label at the beginning of a line: `Check-in: from 15:00`, `Departs 08:15`, `Pickup Location`.
    private static func role(ofLine text: Substring, _ tokens: [MailToken]) -> MailRole? {
        let marks: Set<Character> = [
            "[", "]", "■", "□", "●", "○", "・", "*", "•", "【", "】", "<", ">", "-", "–", "☐", "◆", "►", "▶",
        ]
        let bare = text.drop { marks.contains($0) || $0.isWhitespace }
        let end = bare.firstIndex { ":：]】".contains($0) } ?? bare.firstIndex { $0.isNumber } ?? bare.endIndex
        let head = bare[..<end].prefix(40).lowercased().filter { $0 != "*" }.replacing(" .", with: "")
            .replacing("..", with: "").trimmed
        if let role = MailWords.roles[String(head)] { return role }
        if let gap = head.firstOctets(of: "  "),
            let role = MailWords.roles[String(head[..<gap.lowerBound].trimmed)]
        {
            return role
        }
        let words = head.blankSeparated
        for count in stride(from: min(3, words.count), through: 1, by: -1) {
            if let role = MailWords.roles[words.prefix(count).joined(separator: " ")] { return role }
        }
        return nil
    }

    private static func isBeside(_ piece: Substring) -> Bool {
        piece.bareWords.allSatisfy { word in
            let lower = word.lowercased()
            return word.count <= 2 || !MailMonths.weekdays(lower).isEmpty || MailWords.roles[lower] != nil
                || besideTimes.contains(lower)
        }
    }

    private static let besideTimes: Set<String> = [
        "uhr", "klo", "hrs", "uur", "time", "date", "datum", "data", "fecha", "heure", "after", "before",
        "from", "until", "ab", "bis", "partir",
        "dalle", "alle", "entre", "hasta", "vanaf", "tot", "until", "jusqu", "até", "das", "feira", "godz",
        "den", "the", "local",
    ]
}
