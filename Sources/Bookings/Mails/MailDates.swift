import CivilTime

/// A date in a line, with its place there.
struct MailDate {
    let date: CivilDate
    let range: Range<String.Index>
}

/// Reads the dates of a mail.
///
/// Between slashes day and month have no known order: the mail's own evidence decides it, and without any such dates are not
/// read. A date without a year is the next one after the mail was sent, on the day of the week that is beside it.
struct MailDates {
    /// The order of day and month between slashes; nil if nothing shows it.
    private let dayIsFirst: Bool?
    /// The day on which the mail was sent.
    private let sent: CivilDate?

    /// Finds the evidence for the order of day and month.
    ///
    /// - Parameters:
    ///   - lines: The tokens of each line.
    ///   - isEnglish: Whether the mail is in English, which has both orders; other languages put the day first.
    ///   - sent: The day on which the mail was sent.
    init(_ lines: [[MailToken]], isEnglish: Bool, sent: CivilDate?) {
        let isOther = !isEnglish && Self.isInOtherLanguage(lines)
        self.sent = sent
        var (first, second) = (false, false)
        for tokens in lines {
            for index in tokens.indices {
                guard let (parts, _) = Self.slashed(tokens, index) else { continue }
                let ways = [(parts[0], parts[1]), (parts[1], parts[0])].map { day, month in
                    try? CivilDate(parts[2], month, day)
                }
                let named = Self.weekdays(beside: index, through: index + 5, tokens)
                let fits = ways.map { date in
                    date.map { named.isEmpty || named.contains($0.weekday) } ?? false
                }
                if fits == [true, false] { first = true }
                if fits == [false, true] { second = true }
            }
        }
        let isAmerican = lines.contains(where: Self.hasState)
        dayIsFirst = first == second ? (isOther ? true : isAmerican && isEnglish ? false : nil) : first
    }

    /// Whether common words or letters of a language beside English occur.
    private static func isInOtherLanguage(_ lines: [[MailToken]]) -> Bool {
        lines.contains { tokens in
            tokens.contains { token in
                guard let word = token.word else { return false }
                return others.contains(word) || word.unicodeScalars.contains { $0.value > 0x7F }
            }
        }
    }

    private static let others: Set<String> = [
        "der", "das", "und", "ihre", "deine", "um", "uhr", "les", "et", "votre", "vous", "des", "los", "del",
        "uw", "een", "voor", "og", "til", "din", "ditt", "och", "dla", "ve", "yang", "della", "para", "seu",
        "sua", "tuo",
        "zł", "uur", "nach", "von",
    ]

    /// Whether a line names a city with its state: `New York, NY`.
    private static func hasState(_ tokens: [MailToken]) -> Bool {
        zip(tokens.dropFirst(), tokens.dropFirst(2)).contains { comma, state in
            comma.isSign(",") && state.word.map(states.contains) == true
        }
    }

    /// The states of which no Canadian province or Australian state has the letters, and no word.
    private static let states: Set<String> = [
        "al", "ak", "az", "ar", "co", "ct", "fl", "ga", "ia", "id", "il", "ks", "ky", "md", "mi", "mn", "mo",
        "ms", "mt", "nc", "nd", "ne",
        "nh", "nj", "nm", "nv", "ny", "oh", "ok", "pa", "pr", "ri", "sc", "sd", "tn", "tx", "ut", "va", "vt",
        "wi", "wv", "wy",
    ]

    /// Returns the dates of a line, in their order; the ones between slashes that may be either of two; and whether there is
    /// one that was not read.
    func dates(in tokens: [MailToken]) -> (
        read: [MailDate], ambiguous: [Range<String.Index>], hasUnread: Bool
    ) {
        var read: [MailDate] = []
        var ambiguous: [Range<String.Index>] = []
        var hasUnread = false
        var index = 0
        while index < tokens.count {
            if let (date, end) = date(tokens, index) {
                read.append(
                    MailDate(
                        date: date, range: tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound))
                index = end
            } else if let (_, end) = Self.slashed(tokens, index) {
                ambiguous.append(tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound)
                index = end
            } else {
                hasUnread = hasUnread || isForm(tokens, index)
                index += 1
            }
        }
        return (read, ambiguous, hasUnread || !ambiguous.isEmpty)
    }

    /// Whether a date begins here that does not exist, contradicts its day of the week, or lacks its year.
    private func isForm(_ tokens: [MailToken], _ index: Int) -> Bool {
        if index > 0, tokens[index - 1].number(1...4) != nil || tokens[index - 1].isSign("."),
            !tokens[index].isSpaced
        {
            return false
        }
        if Self.japanese(tokens, index) != nil || Self.ordered(tokens, index) != nil
            || Self.dayBeforeMonth(tokens, index) != nil
        {
            return true
        }
        // `14.05.`
        guard index + 3 < tokens.count, tokens[index + 1].isSign("."), tokens[index + 3].isSign("."),
            let day = tokens[index].number(1...2),
            let month = tokens[index + 2].number(1...2), !tokens[index + 2].isSpaced
        else { return false }
        return (1...31).contains(day) && (1...12).contains(month)
    }

    // MARK: Forms

    private func date(_ tokens: [MailToken], _ index: Int) -> (CivilDate, end: Int)? {
        if let found = Self.japanese(tokens, index) ?? Self.ordered(tokens, index) {
            return checked(found.year, found.month, found.day, tokens, index, found.end)
        }
        if let (parts, end) = Self.slashed(tokens, index) {
            let way = parts[0] == parts[1] ? true : dayIsFirst
            guard let way else { return nil }
            return checked(parts[2], way ? parts[1] : parts[0], way ? parts[0] : parts[1], tokens, index, end)
        }
        if let found = Self.dayBeforeMonth(tokens, index) ?? Self.monthBeforeDay(tokens, index)
            ?? Self.pointed(tokens, index)
        {
            return checked(found.year, found.month, found.day, tokens, index, found.end)
        }
        return nil
    }

    private typealias Found = (year: Int?, month: Int, day: Int, end: Int)

    /// `2027-03-05`, `2027/03/05`, `2027.03.05`; `05.03.2027`, `05-03-2027`.
    private static func ordered(_ tokens: [MailToken], _ index: Int) -> Found? {
        guard index + 4 < tokens.count else { return nil }
        for sign in "-./" where tokens[index + 1].isSign(sign) && tokens[index + 3].isSign(sign) {
            if let year = tokens[index].number(4...4), let month = tokens[index + 2].number(1...2),
                let day = tokens[index + 4].number(1...2)
            {
                return (year, month, day, index + 5)
            }
            if sign == ".", let day = tokens[index].number(1...2),
                let month = tokens[index + 2].number(1...2),
                let year = year(tokens[index + 4])
            {
                return (year, month, day, index + 5)
            }
        }
        return nil
    }

    /// `05/03/2027`.
    private static func slashed(_ tokens: [MailToken], _ index: Int) -> (parts: [Int], end: Int)? {
        guard index + 4 < tokens.count,
            ["/", "-"].contains(where: { tokens[index + 1].isSign($0) && tokens[index + 3].isSign($0) }),
            let one = tokens[index].number(1...2), let two = tokens[index + 2].number(1...2),
            let year = year(tokens[index + 4])
        else { return nil }
        return ([one, two, year], index + 5)
    }

    /// `2027年5月3日`, `4月29日`.
    private static func japanese(_ tokens: [MailToken], _ index: Int) -> Found? {
        func has(_ offset: Int, _ letter: String) -> Bool {
            index + offset < tokens.count && tokens[index + offset].word?.hasPrefix(letter) == true
        }
        if let year = tokens[index].number(4...4), has(1, "年") || has(1, "년"), has(3, "月") || has(3, "월"),
            has(5, "日") || has(5, "일"),
            let month = tokens[index + 2].number(1...2), let day = tokens[index + 4].number(1...2)
        {
            return (year, month, day, index + 6)
        }
        if let month = tokens[index].number(1...2), has(1, "月") || has(1, "월"), has(3, "日") || has(3, "일"),
            let day = tokens[index + 2].number(1...2)
        {
            return (nil, month, day, index + 4)
        }
        return nil
    }

    /// `5 March 2027`, `21. August`, `1er octobre 2027`, `5 de marzo de 2027`, `06May27`.
    private static func dayBeforeMonth(_ tokens: [MailToken], _ index: Int) -> Found? {
        guard let day = tokens[index].number(1...2) else { return nil }
        var next = index + 1
        while next < tokens.count, next - index <= 2, isBetween(tokens[next]) { next += 1 }
        guard next < tokens.count, let word = tokens[next].word, let month = MailMonths.month(word) else {
            return nil
        }
        let (year, end) = yearBehind(tokens, next + 1)
        return (year, month, day, end)
    }

    /// `March 5, 2027`, `Dec. 8th`.
    private static func monthBeforeDay(_ tokens: [MailToken], _ index: Int) -> Found? {
        guard let word = tokens[index].word, let month = MailMonths.month(word) else { return nil }
        // The month of `Friday 20 Sep 27` has its day before it, even if that is no Friday.
        if index > 0, tokens[index - 1].number(1...2) != nil, index < 2 || !tokens[index - 2].isSign(":") {
            return nil
        }
        var next = index + 1
        if next < tokens.count, tokens[next].isSign(".") { next += 1 }
        guard next < tokens.count, let day = tokens[next].number(1...2) else { return nil }
        next += 1
        if next < tokens.count, let word = tokens[next].word, ordinals.contains(word) { next += 1 }
        // `May 10:30` is no tenth of May, and `mar 12/10/2027` is a Tuesday.
        if next < tokens.count, tokens[next].isSign(":") { return nil }
        if next + 1 < tokens.count, ["/", "-", "."].contains(where: { tokens[next].isSign($0) }),
            tokens[next + 1].number(1...4) != nil, !tokens[next].isSpaced
        {
            return nil
        }
        let (year, end) = yearBehind(tokens, next)
        return (year, month, day, end)
    }

    /// `21.8.` behind the name of a day.
    private static func pointed(_ tokens: [MailToken], _ index: Int) -> Found? {
        guard index + 3 < tokens.count, tokens[index + 1].isSign("."), tokens[index + 3].isSign("."),
            let day = tokens[index].number(1...2), let month = tokens[index + 2].number(1...2),
            !weekdays(beside: index, through: index + 4, tokens).isEmpty
        else { return nil }
        return (nil, month, day, index + 4)
    }

    /// The year behind a month, and where the date ends.
    private static func yearBehind(_ tokens: [MailToken], _ start: Int) -> (Int?, end: Int) {
        var next = start
        while next < tokens.count, next - start <= 1,
            tokens[next].isSign(",") || tokens[next].isSign(".") || tokens[next].isSign("’")
                || tokens[next].isSign("'") || tokens[next].word == "de" || tokens[next].word == "del"
        {
            next += 1
        }
        guard next < tokens.count, let year = year(tokens[next]) else { return (nil, start) }
        // `5 March 27:…` and `5 March, 10.30` go on with a time.
        if year < 2000 + 100, tokens[next].number(2...2) != nil, next + 1 < tokens.count,
            [":", ".", "h"].contains(where: { tokens[next + 1].isSign($0) || tokens[next + 1].word == "h" })
        {
            return (nil, start)
        }
        return (year, next + 1)
    }

    private static func year(_ token: MailToken) -> Int? {
        if let year = token.number(4...4) { return (1970...2200).contains(year) ? year : nil }
        return token.number(2...2).map { 2000 + $0 }
    }

    private static func isBetween(_ token: MailToken) -> Bool {
        token.isSign(".") || token.isSign("º") || token.isSign("-")
            || token.word.map { ordinals.contains($0) || $0 == "de" || $0 == "of" } == true
    }

    private static let ordinals: Set<String> = ["st", "nd", "rd", "th", "er", "e", "º"]

    // MARK: Years and days of the week

    /// Returns a date if it exists, and is on the day of the week beside it.
    private func checked(
        _ year: Int?, _ month: Int, _ day: Int, _ tokens: [MailToken], _ index: Int, _ end: Int
    ) -> (CivilDate, end: Int)? {
        let named = Self.weekdays(beside: index, through: end, tokens)
        func fits(_ date: CivilDate) -> Bool { named.isEmpty || named.contains(date.weekday) }
        if let year {
            guard let date = try? CivilDate(year, month, day), fits(date) else { return nil }
            return (date, end)
        }
        guard let sent else { return nil }
        for year in sent.year...sent.year + 1 {
            guard let date = try? CivilDate(year, month, day) else { continue }
            if date < sent {
                // A receipt after the trip names its days without a year, too.
                if named.isEmpty, date.days(until: sent) <= Self.mostDaysBack { return nil }
                continue
            }
            return fits(date) ? (date, end) : nil
        }
        return nil
    }

    /// A date of so many days ago may be meant, and not that of the next year.
    private static let mostDaysBack = 60

    /// The days of the week whose name is directly before or behind a date: `Fri, 5 March`, `2027年2月5日(金)`.
    private static func weekdays(beside start: Int, through end: Int, _ tokens: [MailToken]) -> [Weekday] {
        var before = start - 1
        while before >= 0, start - before <= 3,
            tokens[before].isSign(",") || tokens[before].isSign(".") || tokens[before].word == "feira"
                || tokens[before].isSign("-") || tokens[before].word == "den" || tokens[before].word == "the"
        {
            before -= 1
        }
        if before >= 0, let word = tokens[before].word {
            let days = MailMonths.weekdays(word)
            if !days.isEmpty { return days }
        }
        var behind = end
        while behind < tokens.count, behind - end <= 1,
            tokens[behind].isSign("(") || tokens[behind].isSign("（") || tokens[behind].isSign(",")
        {
            behind += 1
        }
        guard behind < tokens.count, let word = tokens[behind].word,
            word.count > 2 || !word.utf8.allSatisfy({ $0 < 0x80 })
        else { return [] }
        return MailMonths.weekdays(word)
    }
}
