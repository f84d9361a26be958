import Trips

/// Finds booking codes and seats in texts that others may read, and blots them out.
///
/// Two kinds are found: the codes that the activities of the export are known to have, and what stands behind a word such
/// as `PNR` or `seat`. A code is the same in any case, and with blanks, hyphens or other marks between its letters.
struct SecretCodes {
    /// The codes of all activities that hold a digit; those without one may be words.
    private let shared: Set<String>

    /// Takes the codes of everything that is written.
    init(of activities: [Activity]) {
        let codes = activities.compactMap(\.confirmation).flatMap(Self.codes)
        shared = Set(codes.filter { $0.contains(where: \.isNumber) && $0.count >= Self.leastJoined })
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
        let runs = Self.runs(in: characters)
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
            let end = count > 0 ? index + count : start + codeLength(runs[start...], in: characters)
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

    /// How many runs, at least one, are together a code that is known.
    private func known(_ runs: ArraySlice<Range<Int>>, in characters: [Character], _ own: Set<String>) -> Int?
    {
        guard !(own.isEmpty && shared.isEmpty) else { return nil }
        var joined = ""
        var found: Int?
        var last: Range<Int>?
        for (count, run) in runs.prefix(Self.mostRuns).enumerated() {
            if let last, run.lowerBound - last.upperBound > 3 { break }
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
