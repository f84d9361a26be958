/// A text divided into characters with their widths, for clipping and wrapping.
///
/// Right-to-left text can be in it between U+2068 and U+2069 (``isolated(_:)``). Wherever it is cut, each piece has
/// these marks around it.
struct DisplayText: Hashable, Sendable {
    /// One character.
    struct Cluster: Hashable, Sendable {
        let text: String
        let width: Int
        let isIsolated: Bool

        var isSpace: Bool { text == " " }
    }

    /// The visible characters.
    private(set) var clusters: [Cluster] = []

    /// A longer text is cut: no terminal shows so much of it.
    private static let mostCharacters = 4_000
    /// No writing system needs more code points in one character (UAX #15, stream-safe text).
    private static let mostScalars = 32

    /// The width in columns.
    var width: Int { clusters.reduce(0) { $0 + $1.width } }

    init(_ text: some StringProtocol) {
        var isIsolated = false
        for character in text.prefix(DisplayText.mostCharacters) {
            if character == "\u{2068}" {
                isIsolated = true
            } else if character == "\u{2069}" {
                isIsolated = false
            } else if let cluster = DisplayText.cluster(character, isIsolated) {
                clusters.append(cluster)
            }
        }
    }

    private init(_ clusters: some Sequence<Cluster>) {
        self.clusters = Array(clusters)
    }

    private static func cluster(_ character: Character, _ isIsolated: Bool) -> Cluster? {
        guard character.unicodeScalars.count <= mostScalars else {
            return Cluster(text: "\u{FFFD}", width: 1, isIsolated: isIsolated)
        }
        let width = DisplayWidth.columns(of: character)
        if width > 0 { return Cluster(text: String(character), width: width, isIsolated: isIsolated) }
        // A combining mark without a base would combine with the frame.
        let isMark = character.unicodeScalars.contains { scalar in
            scalar.properties.generalCategory == .nonspacingMark
                || scalar.properties.generalCategory == .enclosingMark
        }
        guard isMark, !character.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint) else {
            return nil
        }
        return Cluster(text: "\u{25CC}\(character)", width: 1, isIsolated: isIsolated)
    }

    // MARK: - Writing direction

    /// The text with marks that isolate its direction, if it has any right-to-left characters.
    ///
    /// Without them a terminal that implements the Unicode bidirectional algorithm would join two titles side by
    /// side, and the frame between them, to one phrase. Other terminals do not show the marks.
    static func isolated(_ text: String) -> String {
        runsRightToLeft(text) ? "\u{2068}\(text)\u{2069}" : text
    }

    /// Whether a text has characters from blocks whose default bidirectional class is R or AL.
    static func runsRightToLeft(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
                0x1E800...0x1EFFF:
                true
            default: false
            }
        }
    }

    /// The characters, with marks around isolated parts.
    var glyphs: [String] {
        clusters.indices.map { index in
            guard clusters[index].isIsolated else { return clusters[index].text }
            let opens = index == 0 || !clusters[index - 1].isIsolated
            let closes = index == clusters.count - 1 || !clusters[index + 1].isIsolated
            return (opens ? "\u{2068}" : "") + clusters[index].text + (closes ? "\u{2069}" : "")
        }
    }

    // MARK: - Fitting

    /// The text in at most so many columns, with an ellipsis of one column if it is cut.
    func clipped(to columns: Int, ellipsis: String) -> DisplayText {
        guard width > columns else { return self }
        guard columns > 0 else { return DisplayText([]) }
        var kept: [Cluster] = []
        var used = 0
        for cluster in clusters {
            guard used + cluster.width < columns else { break }
            kept.append(cluster)
            used += cluster.width
        }
        while kept.last?.isSpace == true { kept.removeLast() }
        let isIsolated = kept.last?.isIsolated ?? false
        return DisplayText(kept + [Cluster(text: ellipsis, width: 1, isIsolated: isIsolated)])
    }

    /// The text with characters replaced by others of the same width.
    func replacing(_ replacements: [String: String]) -> DisplayText {
        DisplayText(
            clusters.map { cluster in
                let text = replacements[cluster.text] ?? cluster.text
                return Cluster(text: text, width: cluster.width, isIsolated: cluster.isIsolated)
            })
    }

    /// The text on at most so many lines, broken between words if possible; the last one is clipped.
    func wrapped(to columns: Int, lines: Int, ellipsis: String) -> [DisplayText] {
        guard columns > 0, lines > 0 else { return [] }
        var found: [DisplayText] = []
        var rest = clusters[...]
        while !rest.isEmpty, found.count < lines - 1 {
            let (line, after) = DisplayText.firstLine(of: rest, columns)
            if line.isEmpty { break }
            let isTorn = DisplayText.tearsTime(clusters, at: line.endIndex)
            let shown = DisplayText(line)
            found.append(isTorn ? shown.shortened(ellipsis) : shown)
            rest =
                isTorn ? after.drop { DisplayText.isOfTime($0) }.drop { $0.isSpace || $0.text == "–" } : after
        }
        if !rest.isEmpty { found.append(DisplayText(rest).clipped(to: columns, ellipsis: ellipsis)) }
        return found
    }

    /// Whether a break would be inside a clock reading, such as `20:00`.
    private static func tearsTime(_ clusters: [Cluster], at end: Int) -> Bool {
        guard end > 0, end < clusters.count, isOfTime(clusters[end - 1]), isOfTime(clusters[end]) else {
            return false
        }
        let first = clusters[..<end].lastIndex { !isOfTime($0) }.map { $0 + 1 } ?? 0
        let reading = clusters[first...].prefix { isOfTime($0) }
        return reading.count <= 8 && reading.contains { $0.text == ":" }
    }

    private static func isOfTime(_ cluster: Cluster) -> Bool {
        cluster.text == ":"
            || cluster.text.utf8.count == 1 && cluster.text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    /// The text with its last characters replaced by an ellipsis of one column.
    private func shortened(_ ellipsis: String) -> DisplayText {
        DisplayText(clusters.dropLast() + [Cluster(text: ellipsis, width: 1, isIsolated: false)])
    }

    /// The text that fits into the columns, and the rest after the blank behind it.
    private static func firstLine(
        of rest: ArraySlice<Cluster>, _ columns: Int
    ) -> (line: ArraySlice<Cluster>, after: ArraySlice<Cluster>) {
        var end = rest.startIndex
        var used = 0
        while end < rest.endIndex, used + rest[end].width <= columns {
            used += rest[end].width
            end += 1
        }
        if end < rest.endIndex, !rest[end].isSpace,
            let last = rest[..<end].lastIndex(where: { $0.isSpace || $0.text == "–" }), last > rest.startIndex
        {
            // A dash between two times stays with the first of them.
            end = rest[last].isSpace ? last : last + 1
        }
        var line = rest[..<end]
        while line.last?.isSpace == true { line.removeLast() }
        return (line, rest[end...].drop(while: \.isSpace))
    }
}
