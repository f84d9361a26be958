import CivilTime

/// A time of day in a line, with its place there.
struct MailTime {
    let time: TimeOfDay
    /// The days that a sign such as `+1` adds.
    let days: Int
    let range: Range<String.Index>
    /// Whether the letter behind it says which end it is: `8:20発`, `9:36着`.
    let isDeparture: Bool?

    /// Returns the times of a line, in their order.
    ///
    /// A duration, a price and a time in UTC are none.
    ///
    /// - Parameters:
    ///   - tokens: The tokens of the line.
    ///   - dates: The dates in the line, whose numbers are not read again.
    /// - Returns: The times.
    static func all(in tokens: [MailToken], beside dates: [MailDate]) -> [MailTime] {
        var found: [MailTime] = []
        var index = 0
        while index < tokens.count {
            if let date = dates.first(where: { $0.range.contains(tokens[index].range.lowerBound) }) {
                while index < tokens.count, tokens[index].range.lowerBound < date.range.upperBound {
                    index += 1
                }
                continue
            }
            guard let read = time(tokens, index) else {
                index += 1
                continue
            }
            var end = read.end
            let told = half(tokens, index, end).map { moved(read.time, $0) } ?? read.time
            var isDeparture: Bool?
            if end < tokens.count, let word = tokens[end].word {
                if word.hasPrefix("発") { isDeparture = true }
                if word.hasPrefix("着") { isDeparture = false }
            }
            let days = daysAdded(tokens, &end)
            if !isInUTC(tokens, end) {
                found.append(
                    MailTime(
                        time: told, days: days,
                        range: tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound,
                        isDeparture: isDeparture))
            }
            index = end
        }
        return found
    }

    // MARK: Forms

    /// Reads `0835` directly behind a date written as airlines do, or behind `TIME:`.
    private static func bare(_ tokens: [MailToken], _ index: Int) -> Read? {
        guard let both = tokens[index].number(4...4), index > 1, both % 100 < 60, both < 2400 else {
            return nil
        }
        let before = tokens[index - 1]
        let isLabelled = before.isSign(":") && tokens[index - 2].word == "time"
        // `12MAR27 0835`
        let isDated =
            before.number(2...2) != nil && !before.isSpaced
            && tokens[index - 2].word.flatMap(MailMonths.month) != nil
            && tokens[index].isSpaced
        guard isLabelled || isDated else { return nil }
        return reading(both / 100, both % 100, isAfternoon: nil, index + 1)
    }

    private typealias Read = (time: TimeOfDay, end: Int)

    private static func time(_ tokens: [MailToken], _ index: Int) -> Read? {
        // `+1`, `-30`, `12.30` behind another number, and a version such as `v10:30`.
        if index > 0, !tokens[index].isSpaced, tokens[index - 1].number(1...9) == nil,
            case .sign(let sign) = tokens[index - 1].kind, "+.,/#$€£¥".contains(sign)
        {
            return nil
        }
        return halved(tokens, index) ?? joined(tokens, index) ?? worded(tokens, index) ?? bare(tokens, index)
    }

    /// Reads `午後2時35分`, `14 Uhr` and `à 17h`.
    private static func worded(_ tokens: [MailToken], _ index: Int) -> Read? {
        guard let hour = tokens[index].number(1...2), index + 1 < tokens.count,
            let word = tokens[index + 1].word
        else { return nil }
        if word.hasPrefix("時"), !word.hasPrefix("時間") {
            let before = index > 0 ? tokens[index - 1].word ?? "" : ""
            let half: Bool? = before.hasSuffix("午後") ? true : before.hasSuffix("午前") ? false : nil
            var minute = 0
            var end = index + 2
            if end < tokens.count, let value = tokens[end].number(1...2), !tokens[end].isSpaced {
                minute = value
                end += end + 1 < tokens.count && tokens[end + 1].word?.hasPrefix("分") == true ? 2 : 1
            }
            return reading(hour, minute, isAfternoon: half, end)
        }
        let before =
            index > 0 ? tokens[index - (tokens[index - 1].isSign(".") && index > 1 ? 2 : 1)].word : nil
        // `14 Uhr`, `à 17h`, `kl. 9`
        let isHour = ["uhr", "hs"].contains(word)
        if isHour || (word == "h" && before.map(isLead) == true) {
            return reading(hour, 0, isAfternoon: nil, index + 2)
        }
        return nil
    }

    /// Reads a time of twelve hours: `2:35 PM`, `8 am`, `8:55p`, `8.05 p.m.`.
    private static func halved(_ tokens: [MailToken], _ index: Int) -> Read? {
        guard let hour = tokens[index].number(1...2), (1...12).contains(hour) else { return nil }
        var minute = 0
        var end = index + 1
        if end + 1 < tokens.count, tokens[end].isSign(":") || tokens[end].isSign("."),
            let value = tokens[end + 1].number(2...2), !tokens[end + 1].isSpaced
        {
            minute = value
            end += 2
        }
        guard end < tokens.count, let word = tokens[end].word else { return nil }
        if ["am", "pm"].contains(word) { return reading(hour, minute, isAfternoon: word == "pm", end + 1) }
        guard word == "a" || word == "p" else { return nil }
        if end + 2 < tokens.count, tokens[end + 1].isSign("."), tokens[end + 2].word == "m" {
            let stop = end + 3 < tokens.count && tokens[end + 3].isSign(".") ? end + 4 : end + 3
            return reading(hour, minute, isAfternoon: word == "p", stop)
        }
        guard end > index + 1, !tokens[end].isSpaced,
            end + 1 == tokens.count || tokens[end + 1].isSpaced || !tokens[end + 1].isSign("'")
        else { return nil }
        return reading(hour, minute, isAfternoon: word == "p", end + 1)
    }

    /// `14:35`, `14h35`, `12 h 46`, `14.35`, `1435 hrs`.
    private static func joined(_ tokens: [MailToken], _ index: Int) -> Read? {
        if let both = tokens[index].number(4...4), index + 1 < tokens.count,
            ["hrs", "hours", "uhr"].contains(tokens[index + 1].word)
        {
            return reading(both / 100, both % 100, isAfternoon: nil, index + 2)
        }
        guard let hour = tokens[index].number(1...2), index + 2 < tokens.count,
            let minute = tokens[index + 2].number(2...2)
        else { return nil }
        let mark = tokens[index + 1]
        let behind = index + 3 < tokens.count ? tokens[index + 3] : nil
        if mark.isSign(":") || mark.isSign("：") {
            guard !tokens[index + 2].isSpaced else { return nil }
            // Seconds.
            if let behind, behind.isSign(":"), index + 4 < tokens.count,
                tokens[index + 4].number(2...2) != nil
            {
                return reading(hour, minute, isAfternoon: nil, index + 5)
            }
            return reading(hour, minute, isAfternoon: nil, index + 3)
        }
        if mark.word == "h" {
            // `3h 15m` and `2 h 20 min` are durations.
            if let word = behind?.word, word.hasPrefix("m"),
                behind?.isSpaced == false || word.hasPrefix("min")
            {
                return nil
            }
            // `direct, 3h05`
            if hour < 10, tokens[index].number(1...1) != nil,
                tokens[..<index].contains(where: { $0.word.map(isOfDuration) == true })
            {
                return nil
            }
            return reading(hour, minute, isAfternoon: nil, index + 3)
        }
        guard mark.isSign("."), !mark.isSpaced, !tokens[index + 2].isSpaced else { return nil }
        return pointed(tokens, index, hour, minute, behind)
    }

    /// `14.35`, where it is no price and no number of a chapter.
    private static func pointed(
        _ tokens: [MailToken], _ index: Int, _ hour: Int, _ minute: Int, _ behind: MailToken?
    ) -> Read? {
        if let behind, !behind.isSpaced, behind.isSign(".") || behind.isSign(",") || behind.isSign("%") {
            guard behind.isSign(",") || index + 4 >= tokens.count || tokens[index + 4].isSpaced else {
                return nil
            }
        }
        var before = index - 1
        while before > 0, tokens[before].isSign(".") || tokens[before].isSign(":") { before -= 1 }
        let isLed = before >= 0 && tokens[before].word.map(isLead) == true
        let isFollowed = behind?.word.map { ["uhr", "h", "hod", "hrs"].contains($0) } == true
        let isAlone = tokens.count == 3
        let isFirst = index == 0 && behind?.word != nil && behind?.isSpaced == true && !isMoney(behind)
        // `10.30-12.00`
        let isRange = behind.map { $0.isSign("-") || $0.isSign("–") } == true
        guard isLed || isFollowed || isAlone || isFirst || isRange else { return nil }
        return reading(hour, minute, isAfternoon: nil, index + (isFollowed ? 4 : 3))
    }

    private static func isMoney(_ token: MailToken?) -> Bool {
        token?.word.map {
            [
                "eur", "euro", "usd", "gbp", "kr", "sek", "nok", "dkk", "chf", "zł", "pln", "kč", "kg", "km",
                "lei",
            ].contains($0)
        }
            ?? false
    }

    /// Words before a duration.
    private static func isOfDuration(_ word: String) -> Bool {
        [
            "direto", "direct", "directo", "diretto", "direkt", "nonstop", "stop", "escalas", "escala",
            "total", "time", "viagem", "trajet", "viaggio", "viaje",
        ]
        .contains(word)
    }

    /// Words before a time.
    private static func isLead(_ word: String) -> Bool {
        [
            "kl", "klo", "klokken", "klockan", "um", "at", "alle", "ore", "godz", "à", "às", "las", "a", "om",
            "ab", "von",
            "bis", "dalle", "dal", "from", "until", "till", "saat", "v", "ve", "do", "od", "uur", "dès",
            "ora",
        ].contains(word)
    }

    private static func reading(_ hour: Int, _ minute: Int, isAfternoon: Bool?, _ end: Int) -> Read? {
        guard minute < 60 else { return nil }
        guard let isAfternoon else {
            // `24:00` ends a day, and cannot be told from the next one's beginning.
            return hour < 24 ? (try? TimeOfDay(hour, minute)).map { ($0, end) } : nil
        }
        guard (1...12).contains(hour) else { return nil }
        return (try? TimeOfDay(hour % 12 + (isAfternoon ? 12 : 0), minute)).map { ($0, end) }
    }

    // MARK: Beside a time

    /// Whether words beside a time tell the afternoon: `오후 2:40`, `PM 2:40`, `8:40 de la tarde`.
    private static func half(_ tokens: [MailToken], _ index: Int, _ end: Int) -> Bool? {
        if index > 0, let word = tokens[index - 1].word {
            if ["오후", "下午", "晚上", "pm", "午後"].contains(where: {
                word == $0 || $0.utf8.count > 2 && word.hasSuffix($0)
            }) {
                return true
            }
            if ["오전", "上午", "am", "午前"].contains(where: {
                word == $0 || $0.utf8.count > 2 && word.hasSuffix($0)
            }) {
                return word == "am" ? nil : false
            }
        }
        let behind = tokens.dropFirst(end).prefix(3).prefix { $0.word != nil }.compactMap(\.word)
        if behind.contains(where: {
            [
                "tarde", "noche", "noite", "sera", "pomeriggio", "abends", "nachmittags", "afternoon",
                "evening", "soir",
            ].contains($0)
        }) {
            return true
        }
        return nil
    }

    /// The time in the afternoon, or as it stands.
    private static func moved(_ time: TimeOfDay, _ isAfternoon: Bool) -> TimeOfDay {
        let hour =
            isAfternoon ? (time.hour < 12 ? time.hour + 12 : time.hour) : time.hour == 12 ? 0 : time.hour
        return (try? TimeOfDay(hour, time.minute)) ?? time
    }

    /// The days of `+1`, `(+1)`, `+1 day` or `(next day)` behind a time; `end` moves behind it.
    private static func daysAdded(_ tokens: [MailToken], _ end: inout Int) -> Int {
        var next = end
        if next < tokens.count, tokens[next].isSign("(") || tokens[next].isSign("（") { next += 1 }
        guard next < tokens.count else { return 0 }
        // `(J+1)`
        if let word = tokens[next].word, word == "j" || word == "d" || word == "t", next + 1 < tokens.count,
            tokens[next + 1].isSign("+")
        {
            next += 1
        }
        if tokens[next].isSign("+") || tokens[next].isSign("＋"), next + 1 < tokens.count,
            let days = tokens[next + 1].number(1...1), (1...2).contains(days)
        {
            end = next + 2
            return days
        }
        let rest = tokens[next...].prefix(3).compactMap(\.word).joined(separator: " ")
        if nextDay.contains(where: { rest.hasPrefix($0) }) {
            end = next + 1
            return 1
        }
        return 0
    }

    private static let nextDay = [
        "next day", "following day", "am nächsten tag", "nächster tag", "folgetag", "le lendemain",
        "lendemain", "día siguiente",
        "del día siguiente", "giorno successivo", "giorno dopo", "dia seguinte", "volgende dag",
        "następnego dnia",
        "następny dzień", "následující den", "nästa dag", "næste dag", "neste dag", "翌日",
    ]

    private static func isInUTC(_ tokens: [MailToken], _ end: Int) -> Bool {
        guard end < tokens.count, let word = tokens[end].word else { return false }
        return ["utc", "gmt", "z", "zulu"].contains(word)
    }
}
