package import CivilTime
import Documents
import Trips

/// Reads the bookings that the visible text of a mail or a page tells.
///
/// Senders write the same things in the same forms: times with their places, one below the other; labels before values; dates
/// above them. So no sender has a rule of its own: the dates and times of the lines are put in pairs, and the words beside
/// them tell what they are.
package struct MailBookings {
    /// What was found, in the order of the text.
    package private(set) var found: [MailBooking] = []
    /// The dates between slashes that may be either of two, as written.
    package private(set) var ambiguousDates: [String] = []
    /// Whether the text has more lines or bookings than are read.
    package private(set) var isCut: Bool

    /// The most characters of a line, and of lines of a text, that are read.
    private static let longestLine = 400
    package static let mostLines = 800
    /// The most bookings of one text.
    package static let mostBookings = 40

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: The visible text; each line is one of its own, as each cell of a table.
    ///   - subject: The subject of the mail, or the title of the page.
    ///   - sender: The name of the sender.
    ///   - sent: The day on which it was sent.
    ///   - places: The known airports and zones.
    /// - Complexity: O(*n*) in the bytes of the text, apart from the look-up of names.
    package init(
        _ text: String, subject: String, sender: String, sent: CivilDate?, among places: KnownPlaces
    ) {
        isCut = text.split(maxSplits: Self.mostLines, whereSeparator: \.isNewline).count > Self.mostLines
        read(Self.lines(of: text, isOwn: true), subject, sender, sent, places)
        // What is quoted counts where the answer tells nothing: a forwarded mail.
        if found.isEmpty, text.contains(where: { $0 == ">" }) {
            read(Self.lines(of: text, isOwn: false), subject, sender, sent, places)
            if !Self.isForward(text, subject) { doubt(.quoted) }
        } else if Self.isAnswer(text, subject) {
            doubt(.quoted)
        }
    }

    private mutating func doubt(_ doubt: MailBooking.Doubt) {
        for index in found.indices where !found[index].doubts.contains(doubt) {
            found[index].doubts.append(doubt)
        }
    }

    /// Whether what is quoted is a forwarded mail, with its header.
    private static func isForward(_ text: String, _ subject: String) -> Bool {
        guard !isAnswer(text, subject) else { return false }
        return text.split(whereSeparator: \.isNewline).prefix(mostLines).contains { line in
            let bare = line.drop { $0 == ">" || $0 == " " || $0 == "*" }
            return bare.firstIndex(of: ":").map {
                headers.subject.contains(bare[..<$0].trimmed.lowercased().filter { $0 != "*" })
            } ?? false
        }
    }

    /// Whether it is an answer with the mail that it answers.
    private static func isAnswer(_ text: String, _ subject: String) -> Bool {
        let title = subject.lowercased()
        guard
            ["re:", "aw:", "antw:", "sv:", "vs:", "odp:", "re :", "rif:", "res:"].contains(where: {
                title.hasPrefix($0)
            })
        else { return false }
        let lower = text.lowercased()
        return [
            "original message", "ursprüngliche nachricht", "message d'origine", "mensaje original",
            "messaggio originale", "oorspronkelijk bericht", "mensagem original",
        ]
        .contains { lower.contains($0) }
    }

    private mutating func read(
        _ raw: [Substring], _ subject: String, _ sender: String, _ sent: CivilDate?, _ places: KnownPlaces
    ) {
        ambiguousDates = []
        guard !raw.isEmpty else { return }
        let head = (subject + "\n" + raw.prefix(6).joined(separator: "\n")).lowercased()
        guard !MailWords.hasAny(MailWords.endings, in: head) else { return }
        let tokens = raw.map { MailToken.all(in: $0) }
        let words = Set(tokens.flatMap { $0.compactMap(\.word) })
        let isEnglish =
            ["the", "your", "you", "for", "and", "of", "is", "departs", "arrives"].count(
                where: words.contains) > 1
        let reader = MailDates(tokens, isEnglish: isEnglish, sent: sent)
        var lines: [MailLine] = []
        for (line, tokens) in zip(raw, tokens) {
            let (dates, ambiguous, hasUnread) = reader.dates(in: tokens)
            ambiguousDates += ambiguous.map { String(line[$0]) }
            lines.append(MailLine(line, tokens, dates, hasUnreadDate: hasUnread))
        }
        let pass = MailPass(lines, subject: subject, sender: sender, sent: sent, places)
        let bookings = pass.bookings()
        found = Array(bookings.prefix(Self.mostBookings))
        if bookings.count > Self.mostBookings { isCut = true }
    }

    /// The lines with a text, without the marks of quotations and the headers of forwarded mails.
    private static func lines(of text: String, isOwn: Bool) -> [Substring] {
        var lines = text.split(whereSeparator: \.isNewline).prefix(mostLines).map { $0.trimmed }
        if isOwn { lines.removeAll { $0.hasPrefix(">") } }
        lines = lines.map { line in
            var line = line
            while line.hasPrefix(">") { line = line.dropFirst().trimmed }
            return line.prefix(longestLine)
        }.filter { !$0.isEmpty }
        if let advert = lines.firstIndex(where: { MailWords.hasAny(MailWords.adverts, in: $0.lowercased()) }),
            advert > 3
        {
            lines.removeSubrange(advert...)
        }
        let labels = lines.map { line in
            line.firstIndex(of: ":").map { line[..<$0].trimmed.lowercased().filter { $0 != "*" } } ?? ""
        }
        let subjects = labels.indices.filter { headers.subject.contains(labels[$0]) }
        return lines.indices.filter { index in
            !(headers.all.contains(labels[index]) && subjects.contains { abs($0 - index) <= 5 })
        }.map { lines[$0] }
    }

    /// The labels in the header of a forwarded mail.
    private static let headers: (subject: Set<String>, all: Set<String>) = {
        let subject: Set<String> = [
            "subject", "betreff", "objet", "asunto", "oggetto", "onderwerp", "assunto", "ämne", "emne",
            "temat", "předmět", "aihe", "件名",
        ]
        return (
            subject,
            subject.union([
                "date", "sent", "datum", "gesendet", "envoyé", "fecha", "enviado", "enviada", "data",
                "inviato", "verzonden", "wysłano", "odesláno", "skickat", "sendt", "dato",
                "lähetetty", "päiväys", "日時", "送信日時", "from", "to", "cc", "von", "an", "de", "para", "da",
                "a", "van", "aan", "od", "do", "nadawca", "adresat", "från", "till", "fra", "til",
            ])
        )
    }()
}
