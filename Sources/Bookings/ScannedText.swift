import Documents
import Trips

/// A text prepared for the rules that recognise bookings.
///
/// Most texts are not of bookings, and most lines of bookings are not used by any rule. So a scan of the bytes notes
/// where lines and words are, and strings are made only on demand.
final class ScannedText {
    /// The title; empty if it is longer than any booking's, so that the scan of its words is bounded.
    let summary: String
    /// The route in the title.
    let titleRoute: TitleRoute?
    let location: String
    let span: ActivitySpan
    private let known: KnownPlaces
    private let description: String
    private let lineMarks: [LineMarks]
    private let titleMarks: TitleMarks
    /// The hints in the words of the title.
    var titleKinds: TitleKinds { titleMarks.kinds }
    /// The kind in a line such as `[Flight] …`, from feeds of whole trips.
    let block: FeedBlock?
    /// The values of lines that begin with a known label, as in `Seat: 34K`.
    private let labelled: [LabelledLines.Value]
    /// The values of lines without a colon; see ``LeadingLabels``.
    private let leading: [LabelledLines.Value]
    /// The codes behind labels of a booking, each once; at most two.
    let codes: [String]

    init(_ text: BookingText, _ known: KnownPlaces) {
        let summary = text.title.utf8.count <= Self.longestTitle ? text.title : ""
        let description = MarkupText.plain(text.description)
        self.known = known
        self.summary = summary
        location = text.location
        self.description = description
        span = text.span
        titleMarks = summary.withOctets { TitleMarks($0) }
        titleRoute = TitleRoute(summary)
        lineMarks = description.withOctets { LineMarks.all(of: $0) }
        block = lineMarks.contains(where: \.isTagged) ? FeedBlock(description, lineMarks.map(\.octets)) : nil
        labelled = LabelledLines(description, lineMarks).values
        // Without a sign in the title or a label, the rest is not needed.
        let isSigned =
            !labelled.isEmpty || !titleMarks.kinds.isEmpty || titleMarks.hasNumber || titleMarks.codes > 1
            || titleMarks.mayHaveRoute
        let leading =
            isSigned ? Self.leading(description, lineMarks) + Self.leading(inTitle: summary, titleMarks) : []
        self.leading = leading
        codes = Self.codes(labelled, leading)
    }

    private static let longestTitle = 400

    /// The codes behind labels of a booking, each once.
    private static func codes(
        _ labelled: [LabelledLines.Value], _ leading: [LabelledLines.Value]
    ) -> [String] {
        var codes: [String] = []
        for values in [labelled, leading] where codes.isEmpty {
            for line in values where line.kinds.contains(.confirmation) {
                guard let code = BookingLabels.code(String(line.value)), !codes.contains(code) else {
                    continue
                }
                codes.append(code)
                // Two codes are enough to be ambiguous.
                if codes.count > 1 { break }
            }
        }
        return codes
    }

    private static func leading(_ text: String, _ lines: [LineMarks]) -> [(
        kinds: LabelKinds, value: Substring
    )] {
        var found: [(kinds: LabelKinds, value: Substring)] = []
        for line in lines where text.withOctets({ mayLead(line, $0) }) {
            let start = line.colon.flatMap { isOfTime($0, text) ? nil : $0 + 1 } ?? line.octets.lowerBound
            let isLabel = start - line.octets.lowerBound <= LabelledLines.longestLabel
            let part = isLabel ? start..<line.octets.upperBound : line.octets
            found += LeadingLabels.all(in: text.part(part).trimmed)
        }
        return found
    }

    private static func isOfTime(_ colon: Int, _ text: String) -> Bool {
        text.withOctets { isOfTime(colon, $0) }
    }

    private static func isOfTime(_ colon: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        colon > 0 && colon + 1 < bytes.count && BookingLabels.isDigit(bytes[colon - 1])
            && BookingLabels.isDigit(bytes[colon + 1])
    }

    /// The values in a title behind its first part: `… ANC 8:55p, seat 6A, conf CLVRTB`, `… - prenotazione H4LQ9X`.
    private static func leading(inTitle title: String, _ marks: TitleMarks) -> [(
        kinds: LabelKinds, value: Substring
    )] {
        guard marks.words.count > 3, title.utf8.contains(where: BookingLabels.isDigit) else { return [] }
        let dash = title.firstOctets(of: " - ")?.upperBound
        let comma = title.firstOctets(of: ", ")?.upperBound
        // `BA 286 LHR-SFO 11:15 ref 6HW2PL seat 24A`
        let label = marks.words.dropFirst(2).lazy.map { title.part($0) }.first { word in
            word.withOctets { titleLabels.contains(anyCase: $0) }
        }
        guard let start = [dash, comma, label?.startIndex].compactMap({ $0 }).min() else { return [] }
        let rest = title[start...]
        guard rest.withOctets({ LeadingLabels.mayBe($0) }) else { return [] }
        return LeadingLabels.all(in: rest).filter { !$0.kinds.isDisjoint(with: toldInTitles) }
    }

    private static let toldInTitles: LabelKinds = [
        .confirmation, .looseConfirmation, .seat, .seatOrPlace, .coach,
    ]

    /// One-word labels of these values.
    private static let titleLabels = WordSet(
        Set(BookingLabels.all.words(of: toldInTitles).filter { !$0.utf8.contains(0x20) }))

    /// Whether a line may have a value without a colon; in a line with a label, the text behind it.
    private static func mayLead(_ line: LineMarks, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var octets = UnsafeBufferPointer(rebasing: bytes[line.octets])
        // The colon of `14:00` does not end a label.
        if let colon = line.colon, !isOfTime(colon, bytes),
            colon - line.octets.lowerBound <= LabelledLines.longestLabel
        {
            let behind = octets[(colon - line.octets.lowerBound)...]
            octets = UnsafeBufferPointer(rebasing: behind.dropFirst())
        }
        return LeadingLabels.mayBe(octets)
    }

    /// Returns the values of the lines that begin with a label of some kind, as in `Seat: 34K`.
    ///
    /// A label is at the beginning of its line, with a colon and a value behind it. Case does not matter.
    func values(_ kind: LabelKinds) -> [String] {
        if labelled.isEmpty, leading.isEmpty { return [] }
        let found = labelled.compactMap { $0.kinds.contains(kind) ? String($0.value) : nil }
        if !found.isEmpty || leading.isEmpty { return found }
        return leading.compactMap { $0.kinds.contains(kind) ? String($0.value) : nil }
    }

    /// Returns the only value of a kind of label; several different ones are ambiguous and give none.
    func value(_ kind: LabelKinds) -> String? {
        var found: Substring?
        for line in labelled where line.kinds.contains(kind) {
            guard found == nil || found == line.value else { return nil }
            found = line.value
        }
        if found != nil { return found.map(String.init) }
        for line in leading where line.kinds.contains(kind) {
            guard found == nil || found == line.value else { return nil }
            found = line.value
        }
        return found.map(String.init)
    }

    /// Whether a line begins with a label of some kind and a colon.
    func has(_ kind: LabelKinds) -> Bool {
        labelled.contains { $0.kinds.contains(kind) } || leading.contains { $0.kinds.contains(kind) }
    }
}

extension ScannedText {
    /// Whether a line begins with a label of one kind that is not of another.
    func has(_ kind: LabelKinds, but other: LabelKinds) -> Bool {
        labelled.contains { $0.kinds.contains(kind) && $0.kinds.isDisjoint(with: other) }
    }
}

// MARK: - Lines and words

extension ScannedText {
    /// The lines of the description, without surrounding blanks.
    var lines: [Substring] {
        description.withOctets { bytes in
            lineMarks.compactMap {
                let line = description.trimmed($0.octets, bytes)
                return line.isEmpty ? nil : description.part(line)
            }
        }
    }

    /// The lines of the description whose bytes pass a test.
    func lines(where isWanted: (UnsafeBufferPointer<UInt8>) -> Bool) -> [Substring] {
        description.withOctets { bytes in
            lineMarks.compactMap {
                guard isWanted(UnsafeBufferPointer(rebasing: bytes[$0.octets])) else { return nil }
                return description.part($0.octets).trimmed
            }
        }
    }

    /// The lines of the description with parentheses.
    var linesWithParentheses: [Substring] {
        guard lineMarks.contains(where: \.hasParenthesis) else { return [] }
        return lineMarks.lazy.filter { $0.hasParenthesis && $0.octets.count <= Route.longestLine }.map {
            description.part($0.octets).trimmed
        }
    }

    /// Whether the bytes of the title, or of a line of the description, pass a test.
    func hasLine(where isWanted: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
        if summary.withOctets(isWanted) { return true }
        return description.withOctets { bytes in
            lineMarks.contains { isWanted(UnsafeBufferPointer(rebasing: bytes[$0.octets])) }
        }
    }

    /// The runs of letters and digits of the title.
    var title: [Substring] { titleMarks.words.map { summary.part($0) } }

    /// Whether the description has any line.
    var hasLines: Bool { !lineMarks.isEmpty }

    /// Whether one of the words of the title is a number.
    var titleHasNumber: Bool { titleMarks.hasNumber }

    /// Whether two words of the title may be codes of airports.
    var titleMayHaveCodes: Bool { titleMarks.codes > 1 }

    /// Whether there is an airport with a code of three capitals.
    func isAirport(_ code: String) -> Bool { known.airport(iata: code) != nil }

    /// Whether the title or the description has any hint of a booking, other than numbers and words in lines.
    var hasHints: Bool {
        !labelled.isEmpty || !leading.isEmpty || !titleKinds.isEmpty || block != nil
            || lineMarks.contains(where: \.hasParenthesis)
    }

    /// The code in a title such as `#9876543210: From Vienna to Brno`.
    var numberedTitle: String? {
        guard summary.utf8.first == UInt8(ascii: "#"), let (code, _) = summary.halves(at: UInt8(ascii: ":"))
        else { return nil }
        let value = String(code.dropFirst().trimmed)
        return value.utf8.count >= 6 && BookingLabels.isCode(value) ? value : nil
    }

    /// The value of a label inside of the title: `A to B, seat: 1/42`.
    func titleValue(_ kind: LabelKinds) -> String? {
        guard summary.utf8.contains(UInt8(ascii: ",")), summary.utf8.contains(UInt8(ascii: ":")) else {
            return nil
        }
        for part in summary.split(separator: ",").dropFirst() {
            guard let (label, value) = part.halves(at: UInt8(ascii: ":")) else { continue }
            let kinds = label.trimmed.withOctets { BookingLabels.kinds(of: $0) }
            if kinds?.contains(kind) == true { return String(value.trimmed) }
        }
        return nil
    }
}
