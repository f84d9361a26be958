import Documents

/// Finds the code of a mail's booking.
enum MailCode {
    /// Returns the code behind the words for one, in the lines or in the subject.
    ///
    /// Of several codes the first one behind the most telling words is taken: an airline's code stands above the numbers of
    /// its tickets.
    static func confirmation(_ lines: [MailLine], subject: String) -> String? {
        let title = subject.lowercased()
        let found = all([(text: subject[...], lower: title)] + lines.map { ($0.text, $0.lower) })
        return found.min { ($0.rank, $0.line) < ($1.rank, $1.line) }?.code
    }

    /// A code with the index of its line, and how telling the words before it are: 0 is the most.
    typealias Found = (line: Int, rank: Int, code: String)

    /// Returns all codes of the lines.
    static func all(_ lines: [MailLine]) -> [Found] { all(lines.map { ($0.text, $0.lower) }) }

    private static func all(_ lines: [(text: Substring, lower: String)]) -> [Found] {
        var found: [Found] = []
        for (index, line) in lines.enumerated() {
            for (rank, words) in MailWords.codes.enumerated() where line.lower.utf8.count >= words.utf8.count
            {
                guard let range = line.lower.firstOctets(of: words), isWhole(range, in: line.lower) else {
                    continue
                }
                // Lower case may have another length; the word is found again in the line itself.
                let behind = line.text.dropFirst(
                    line.lower.distance(from: line.lower.startIndex, to: range.upperBound))
                if let code = code(atStartOf: behind) {
                    found.append((index, rank, code))
                    break
                }
                if index + 1 < lines.count, behind.count(where: { $0.isLetter || $0.isNumber }) <= 4,
                    let code = whole(lines[index + 1].text)
                {
                    found.append((index, rank + 1, code))
                    break
                }
            }
        }
        return found
    }

    private static func isWhole(_ range: Range<String.Index>, in text: String) -> Bool {
        guard range.lowerBound > text.startIndex else { return true }
        let before = text[text.index(before: range.lowerBound)]
        // A code for the next booking is a voucher's.
        if text[..<range.lowerBound].trimmed.hasSuffix("next") { return false }
        return !before.isLetter || before.unicodeScalars.first.map { $0.value > 0x2E80 } == true
    }

    /// Words between a label and its code.
    private static let fillers: Set<String> = [
        "is", "number", "no", "nr", "n", "ist", "lautet", "est", "es", "è", "é", "number:", "code", "pnr",
        "reference", "ref", "num", "numero", "número", "lyder", "är", "er", "to", "je", "confirmed",
        "código", "codice", "kod", "kode", "nummer", "id", "der", "die", "ihre", "your", "for", "locator",
    ]

    /// The code at the beginning of the text behind a label: `: XK7P4M`, ` Number is: K3377120948`, ` - 7D02BE`.
    private static func code(atStartOf text: Substring) -> String? {
        var words = text.split { $0.isWhitespace || "[]】「」()（）".contains($0) }[...]
        var passed = 0
        while let first = words.first, passed < 4 {
            let bare = trimmed(first)
            if bare.isEmpty || fillers.contains(bare.lowercased()) {
                words.removeFirst()
                passed += 1
                continue
            }
            break
        }
        guard let first = words.first else { return nil }
        let bare = trimmed(first)
        if isCode(bare) {
            // `318 220 7741`
            if bare.utf8.allSatisfy(BookingLabels.isDigit), bare.count <= 4 {
                let groups = words.prefix(4).prefix {
                    trimmed($0).utf8.allSatisfy(BookingLabels.isDigit) && !trimmed($0).isEmpty
                        && $0.count <= 5
                }
                if groups.count > 1 { return groups.map { trimmed($0) }.joined(separator: " ") }
            }
            return bare
        }
        return nil
    }

    private static func whole(_ line: Substring) -> String? {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard let first = words.first, words.count <= 4 else { return nil }
        let joined = trimmed(words.joined(separator: " ")[...])
        if words.count > 1 {
            return joined.utf8.allSatisfy({ BookingLabels.isDigit($0) || $0 == 0x20 }) ? joined : nil
        }
        let bare = trimmed(first)
        return isCode(bare) ? bare : nil
    }

    private static func trimmed(_ word: Substring) -> String {
        var rest = word
        let marks: Set<Character> = [
            ":", "：", "-", "–", "—", "#", ".", ",", ";", "*", "\"", "'", "°", "º", "|", "·", "=", "!", "/",
        ]
        while let first = rest.first, marks.contains(first) { rest.removeFirst() }
        while let last = rest.last, marks.contains(last) { rest.removeLast() }
        return String(rest)
    }

    /// Whether a word is a code: with a digit, or five to eight capitals.
    private static func isCode(_ word: String) -> Bool {
        // `4820.117.736`
        let plain = word.filter { $0 != "." }
        guard word == plain || plain.utf8.allSatisfy(BookingLabels.isDigit) && plain.count >= 7 else {
            return false
        }
        return BookingLabels.isCode(plain)
    }
}
