import CivilTime
import Documents
import Trips

/// Puts the dates and times of a mail's lines together.
struct MailPass {
    let lines: [MailLine]
    let subject: String
    let sender: String
    let sent: CivilDate?
    let places: KnownPlaces
    /// How often words of each kind occur in the subject and in lines that are no sentences.
    let evidence: [ActivityKind: Int]
    /// The date that holds for each time without one in its line: the last one above it.
    let currentDates: [CivilDate?]
    let confirmation: String?
    let isConfirmed: Bool
    let isOffer: Bool
    /// Whether the mail tells a change of a booking.
    let isChange: Bool
    /// Whether words at its beginning may say that nothing is booked.
    let isRefused: Bool

    init(_ lines: [MailLine], subject: String, sender: String, sent: CivilDate?, _ places: KnownPlaces) {
        self.lines = lines
        self.subject = subject
        self.sender = sender
        self.sent = sent
        self.places = places
        let words = MailToken.all(in: subject[...]).compactMap(\.word)
        var evidence = Self.kinds(words).mapValues { $0 * 2 }
        for line in lines {
            evidence.merge(Self.kinds(line.tokens.compactMap(\.word))) { $0 + $1 }
        }
        evidence.merge(Self.kinds(MailToken.all(in: sender[...]).compactMap(\.word))) { $0 + $1 }
        // Ships have such a mark before their name.
        if lines.contains(where: { $0.lower.contains("m/s ") || $0.lower.contains("m/f ") }) {
            evidence[.ferry, default: 0] += 2
        }
        self.evidence = evidence
        confirmation = MailCode.confirmation(lines, subject: subject)
        let all = subject.lowercased() + "\n" + lines.map(\.lower).joined(separator: "\n")
        isConfirmed = MailWords.hasAny(MailWords.confirmations, in: all)
        isOffer = MailWords.hasAny(MailWords.offers, in: all)
        let head = subject.lowercased() + "\n" + lines.prefix(8).map(\.lower).joined(separator: "\n")
        isChange = MailWords.hasAny(MailWords.changes, in: head) || lines.contains(where: Self.tellsOldOrNew)
        isRefused = Self.isRefused(subject, lines)
        currentDates = Self.currentDates(lines)
    }

    /// Whether a line tells an old or a new time: `Old flight`, `Neu: 12:10`, `10:55 now 12:10`.
    private static func tellsOldOrNew(_ line: MailLine) -> Bool {
        let things: Set = [
            "flight", "flug", "time", "times", "zeit", "zeiten", "departure", "abflug", "itinerary", "dates",
            "train", "zug", "schedule", "vol", "horaire", "vuelo", "horario",
        ]
        if let first = line.tokens.first?.word, MailWords.oldAndNew.contains(first) {
            guard line.tokens.count > 1 else { return true }
            if line.tokens[1].isSign(":") || line.tokens[1].word.map(things.contains) == true { return true }
        }
        guard line.times.count > 1 else { return false }
        let between = line.text[line.times[0].range.upperBound..<line.times[1].range.lowerBound]
        return between.bareWords.contains {
            ["now", "new", "neu", "jetzt", "nouveau", "nuevo", "ora", "nu"].contains($0.lowercased())
        }
    }

    /// Whether the subject or one of the first lines says that nothing is booked, and not only what would be.
    private static func isRefused(_ subject: String, _ lines: [MailLine]) -> Bool {
        ([subject.lowercased()] + lines.prefix(14).map(\.lower)).contains { line in
            MailWords.hasAny(MailWords.regrets, in: line)
                || MailWords.hasAny(MailWords.refusals, in: line)
                    && !MailWords.hasAny(MailWords.conditions, in: line)
        }
    }

    /// The bookings of the mail.
    func bookings() -> [MailBooking] {
        guard confirmation != nil && !isOffer || isConfirmed && !isOffer else { return [] }
        let rentals = MailJourneys(self).rentals()
        if !rentals.isEmpty { return rentals }
        let journeys = MailJourneys(self).journeys()
        var stays = MailStays(self).stays(beside: journeys)
        if journeys.allSatisfy({ !$0.doubts.isEmpty }) {
            // The bus from the station is no journey of its own.
            let alone = MailStays(self).stays(beside: [])
            let transports = [ActivityKind.flight, .train, .bus, .ferry].map { evidence[$0] ?? 0 }.max() ?? 0
            if !alone.isEmpty, (evidence[.lodging] ?? 0) > transports { return alone }
            if stays.isEmpty, journeys.isEmpty { stays = alone }
        }
        if !journeys.isEmpty || !stays.isEmpty {
            return MailDoubts(self).checked((journeys + stays).sorted { $0.line < $1.line })
        }
        return MailVisits(self).visits()
    }

    /// The kinds that some words tell, each with the number of such words.
    static func kinds(_ words: [String]) -> [ActivityKind: Int] {
        var found: [ActivityKind: Int] = [:]
        for (kind, telling) in MailWords.kinds {
            let count = words.count { word in
                telling.contains(word)
                    || word.unicodeScalars.first.map { $0.value > 0x2E80 } == true
                        && telling.contains {
                            $0.unicodeScalars.first.map { $0.value > 0x2E80 } == true && word.contains($0)
                        }
            }
            if count > 0 { found[kind] = count }
        }
        return found
    }

    /// The kinds that the words of some lines tell.
    func kinds(in range: Range<Int>) -> [ActivityKind: Int] {
        var found: [ActivityKind: Int] = [:]
        for index in range.clamped(to: lines.indices) {
            found.merge(Self.kinds(lines[index].tokens.compactMap(\.word))) { $0 + $1 }
        }
        return found
    }

    /// Returns whether a booking on a day may still be ahead of the mail.
    func isAhead(_ date: CivilDate) -> Bool {
        guard let sent else { return true }
        return (-1...Self.mostDaysAhead).contains(sent.days(until: date))
    }

    /// Nobody books further ahead.
    private static let mostDaysAhead = 550

    /// The doubts that all bookings of the mail share.
    var doubts: [MailBooking.Doubt] {
        (confirmation == nil ? [.code] : []) + (isChange ? [.change] : [])
            + (isRefused ? [.state] : [])
    }

    // MARK: Dates

    /// The date that holds for a time in a line without one; nil where the last one stands too far away.
    func date(for line: Int) -> CivilDate? {
        guard let date = currentDates[line] else { return nil }
        let near = max(0, line - Self.mostLinesToDate)..<min(lines.count, line + 4)
        return near.contains { index in lines[index].dates.contains { $0.date == date } } ? date : nil
    }

    private static let mostLinesToDate = 24

    /// Whether a date that a time does not have in its line may be another one.
    ///
    /// It is that of the day of writing, of a line with several, or one stands in between that was not read.
    func isDoubtful(_ date: CivilDate, for line: Int) -> Bool {
        if let sent, (-1...0).contains(sent.days(until: date)) { return true }
        let above = (max(0, line - Self.mostLinesToDate)..<line).reversed()
        if let told = above.first(where: { index in
            !lines[index].isAside && lines[index].dates.contains { $0.date == date }
        }) {
            if lines[told].dates.count > 1, lines[told].times.isEmpty { return true }
            return (told + 1..<line + 1).contains { lines[$0].hasUnreadDate }
        }
        return lines[line].hasUnreadDate
    }

    /// The date of each line: that of the last line above it with a date; where times come first, that of the next line.
    private static func currentDates(_ lines: [MailLine]) -> [CivilDate?] {
        let usable = lines.map { $0.isAside ? [] : $0.dates }
        let firstTime = lines.firstIndex { !$0.isAside && !$0.times.isEmpty }
        let firstDate = usable.firstIndex { !$0.isEmpty }
        var current: CivilDate?
        var found: [CivilDate?] = []
        if let firstTime, let firstDate, firstDate > firstTime, firstDate - firstTime <= 3 {
            for (index, dates) in usable.enumerated().reversed() {
                if !dates.isEmpty, lines[index].times.isEmpty { current = dates[0].date }
                found.append(current)
            }
            return found.reversed()
        }
        for dates in usable {
            found.append(current ?? dates.first?.date)
            if let last = dates.last { current = last.date }
        }
        return found
    }
}
