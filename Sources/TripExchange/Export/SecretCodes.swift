import Trips

/// Finds booking codes and seats in texts that others may read, and blots them out.
///
/// Two kinds are found: the codes that the activities of the export are known to have, and what stands behind a word such
/// as `PNR` or `seat`. A code is the same in any case, and with blanks, hyphens or other marks between its letters.
struct SecretCodes {
    /// The codes of all activities that hold a digit; those without one may be words.
    private let shared: Set<String>
    /// The same by the first of their letters.
    private let sharedByHead: [String: [String]]

    /// Takes the codes of everything that is written.
    init(of activities: [Activity]) {
        let codes = activities.compactMap(\.confirmation).flatMap(Self.codes)
        shared = Set(codes.filter { $0.contains(where: \.isNumber) && $0.count >= Self.leastJoined })
        sharedByHead = Dictionary(grouping: shared) { String($0.prefix(Self.leastJoined)) }
    }

    /// Blots out the codes of all activities, and the code and the seat of one.
    ///
    /// - Parameters:
    ///   - text: A title, or the name of a place or calendar.
    ///   - activity: The activity that it belongs to, if it belongs to one.
    /// - Returns: The text with `…` for each code and seat.
    func blotted(_ text: String, of activity: Activity?) -> String {
        var own = Set(activity?.confirmation.map(Self.codes) ?? [])
        if let seat = activity?.seat { own.formUnion(Self.codes(seat)) }
        own = own.filter {
            $0.count >= 3 || ($0.count == 2 && $0.contains(where: \.isNumber) && !Self.isNumber($0))
        }
        let characters = Array(text)
        let runs = cut(Self.runs(in: characters), in: characters, own)
        var result = ""
        var position = 0
        var index = 0
        while index < runs.count {
            let count = known(runs[index...], in: characters, own) ?? 0
            let first = index + labelled(runs[index...], in: characters)
            guard count > 0 || first > index else {
                index += 1
                continue
            }
            // Behind a label the label itself stays.
            let start = count > 0 ? index : first
            let end =
                count > 0
                ? index + count
                : start
                    + max(
                        codeLength(runs[start...], in: characters),
                        wordLength(runs[index...], first, in: characters))
            guard end > start else {
                index += 1
                continue
            }
            result += String(characters[position..<runs[start].lowerBound]) + "…"
            position = runs[end - 1].upperBound
            index = end
        }
        return result + String(characters[position...])
    }
}

// MARK: - Codes that are known

extension SecretCodes {
    /// A code that is joined from several words of a text has at least this many letters.
    private static let leastJoined = 5
    private static let mostRuns = 16
    /// So many other marks may stand between two letters of a code.
    private static let mostBetween = 3

    /// A code without anything but letters and digits, in lower case; and the parts of one that lists several.
    private static func codes(_ text: String) -> [String] {
        ([text[...]] + text.split(whereSeparator: { ",;|".contains($0) })).map { plain($0) }.filter {
            $0.count > 1
        }
    }

    private static func plain(_ text: some Sequence<Character>) -> String {
        String(text.filter { $0.isLetter || $0.isNumber }).lowercased()
    }

    private static func isNumber(_ text: String) -> Bool { text.allSatisfy(\.isNumber) }

    /// The runs of letters and digits of a text.
    private static func runs(in characters: [Character]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for (index, character) in characters.enumerated() where character.isLetter || character.isNumber {
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }

    /// The runs, cut where a code that is known begins or ends within one.
    ///
    /// Not every script has blanks between its words, and people leave them out.
    private func cut(_ runs: [Range<Int>], in characters: [Character], _ own: Set<String>) -> [Range<Int>] {
        let own = Dictionary(grouping: own.filter { $0.count >= Self.leastJoined }) {
            String($0.prefix(Self.leastJoined))
        }
        guard !(own.isEmpty && shared.isEmpty) else { return runs }
        let letters = runs.flatMap { $0.map { (position: $0, text: characters[$0].lowercased()) } }
        /// What stands from a letter on, with few other marks between, and where it ends.
        func text(from first: Int, count: Int) -> (text: String, end: Int)? {
            guard first + count <= letters.count else { return nil }
            var text = letters[first].text
            for index in first + 1..<first + count {
                guard letters[index].position - letters[index - 1].position <= Self.mostBetween + 1 else {
                    return nil
                }
                text += letters[index].text
            }
            return (text, letters[first + count - 1].position + 1)
        }
        var cuts: Set<Int> = []
        for first in letters.indices {
            guard let head = text(from: first, count: Self.leastJoined)?.text else { continue }
            for code in own[head, default: []] + sharedByHead[head, default: []] {
                guard let found = text(from: first, count: code.count), found.text == code else { continue }
                cuts.formUnion([letters[first].position, found.end])
            }
        }
        guard !cuts.isEmpty else { return runs }
        return runs.flatMap { run in
            let starts =
                [run.lowerBound] + cuts.filter { run.lowerBound < $0 && $0 < run.upperBound }.sorted()
            return zip(starts, starts.dropFirst() + [run.upperBound]).map { $0..<$1 }
        }
    }

    /// How many runs, at least one, are together a code that is known.
    private func known(_ runs: ArraySlice<Range<Int>>, in characters: [Character], _ own: Set<String>) -> Int?
    {
        guard !(own.isEmpty && shared.isEmpty) else { return nil }
        var joined = ""
        var found: Int?
        var last: Range<Int>?
        for (count, run) in runs.prefix(Self.mostRuns).enumerated() {
            if let last, run.lowerBound - last.upperBound > Self.mostBetween { break }
            joined += Self.plain(characters[run])
            last = run
            let isOwn = own.contains(joined) && (count == 0 || joined.count >= 3)
            if isOwn || shared.contains(joined) { found = count + 1 }
        }
        return found
    }
}

// MARK: - Codes behind labels

extension SecretCodes {
    private static let labels: Set<String> = [
        "pnr", "locator", "confirmation", "booking", "reservation", "reference", "ref", "code", "buchung",
        "buchungscode", "buchungsnummer", "reservierung", "reservierungsnummer", "bestätigungsnummer",
        "auftragsnummer", "réservation", "reserva", "prenotazione", "reserveringsnummer", "boekingscode",
        "seat", "seats", "sitz", "sitzplatz", "siège", "asiento", "posto", "stoel",
    ]
    private static let fillers: Set<String> = ["code", "number", "no", "nr", "id", "reference", "ref", "is"]

    /// How many runs of label stand before what may be a code; 0 when the first is no label.
    private func labelled(_ runs: ArraySlice<Range<Int>>, in characters: [Character]) -> Int {
        guard let first = runs.first, Self.labels.contains(Self.plain(characters[first])) else { return 0 }
        return 1 + runs.dropFirst().prefix { Self.fillers.contains(Self.plain(characters[$0])) }.count
    }

    /// The labels of what is always a code.
    private static let sureLabels: Set<String> = ["pnr", "locator"]
    /// The labels behind which small letters are no code.
    private static let vagueLabels: Set<String> = [
        "seat", "seats", "sitz", "sitzplatz", "siège", "asiento", "posto", "stoel",
    ]
    private static let openLabels: Set<String> = ["code", "reference", "ref"]
    private static let numberWords: Set<String> = ["number", "no", "nr", "id"]
    private static let locatorLength = 6

    /// How many runs, one or none, are a code that somebody wrote in small letters.
    ///
    /// Letters alone may be a word. A mark such as a colon says that they are none, and so does the length of an airline's
    /// locator, except behind labels that people use in plain sentences.
    ///
    /// - Parameters:
    ///   - runs: The runs from the label on.
    ///   - first: The run behind the label.
    ///   - characters: The text.
    /// - Returns: 1 or 0.
    private func wordLength(_ runs: ArraySlice<Range<Int>>, _ first: Int, in characters: [Character]) -> Int {
        let label = runs[runs.startIndex..<first].map { Self.plain(characters[$0]) }
        guard first < runs.endIndex, let name = label.first, !Self.vagueLabels.contains(name) else {
            return 0
        }
        let word = characters[runs[first]]
        guard word.allSatisfy({ $0.isASCII && $0.isLetter }) else { return 0 }
        let between = characters[runs[first - 1].upperBound..<runs[first].lowerBound]
        if Self.sureLabels.contains(name) { return word.count >= Self.leastJoined ? 1 : 0 }
        guard word.allSatisfy(\.isLowercase) else { return 0 }
        if between.contains(where: { ":#=".contains($0) }) || label.contains(where: Self.numberWords.contains)
        {
            return word.count >= Self.leastJoined ? 1 : 0
        }
        return word.count == Self.locatorLength && !Self.openLabels.contains(name) ? 1 : 0
    }

    /// How many runs look like one code: with a digit in them, in capitals, close together.
    private func codeLength(_ runs: ArraySlice<Range<Int>>, in characters: [Character]) -> Int {
        var length = 0
        var last: Range<Int>?
        for run in runs {
            if let last, run.lowerBound - last.upperBound > 1 { break }
            let word = characters[run]
            guard word.allSatisfy({ $0.isNumber || $0.isUppercase }) || word.contains(where: \.isNumber)
            else {
                break
            }
            length += 1
            last = run
        }
        guard length > 0, let end = last?.upperBound, let start = runs.first?.lowerBound else { return 0 }
        let code = characters[start..<end]
        let isCapitals = code.allSatisfy { !$0.isLetter || $0.isUppercase } && code.count >= 5
        return code.contains(where: \.isNumber) || isCapitals ? length : 0
    }
}
