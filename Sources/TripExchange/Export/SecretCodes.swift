import Bookings
import Trips

/// Finds booking codes, seats and hidden places in texts for other readers, and replaces them.
///
/// It finds the codes of the exported activities, and what follows a label such as `PNR`, `Conf. no.` or
/// `seats` (`SecretLabel`). A code, and the name of a place, is the same in any case and width, and with
/// blanks, hyphens or other marks between its letters or on them.
struct SecretCodes {
    /// The codes of all activities that hold a digit; others may be words.
    private let shared: Set<String>
    /// The same codes by their first letter.
    private let sharedByHead: [String: [String]]
    /// The codes of five or six capitals; a text must have them in capitals, too.
    private let locators: Set<String>
    /// The names of hidden places.
    private let places: Set<String>
    private let placesByHead: [String: [String]]

    /// Collects the codes of activities.
    ///
    /// - Parameters:
    ///   - activities: The activities, also those that are not written.
    ///   - hidingPlaces: Whether the places that are kept from others are secret, too.
    init(of activities: [Activity], hidingPlaces: Bool = false) {
        let hidden = hidingPlaces ? Self.hiddenPlaces(of: activities) : []
        places = Set(hidden.flatMap(Self.names))
        placesByHead = Dictionary(grouping: places) { String($0.prefix(Self.leastName)) }
        let confirmations =
            activities.compactMap(\.confirmation)
            + activities.flatMap { $0.statements.compactMap(\.said.confirmation) }
        let codes = confirmations.flatMap(Self.codes)
        // The code of an airport may be a word in other letters.
        locators = Set(confirmations.flatMap(Self.locators)).union(
            hidden.compactMap(\.code).map { Self.folded($0) })
        shared = Set(codes.filter { $0.contains(where: \.isNumber) && $0.count >= Self.leastJoined })
        sharedByHead = Dictionary(grouping: shared) { String($0.prefix(Self.leastJoined)) }
    }

    /// Whether a place is one of those that are kept from others.
    func hides(_ place: Place) -> Bool { Self.names(of: place).contains(where: places.contains) }

    /// Replaces the codes and hidden places of all activities, and the code and the seat of one.
    ///
    /// - Parameters:
    ///   - text: A title, or the name of a place or calendar.
    ///   - activity: The activity that the text belongs to, if any.
    /// - Returns: The text with `…` for each code, seat and hidden place.
    func blotted(_ text: String, of activity: Activity?) -> String {
        var own = Set(activity?.confirmation.map(Self.codes) ?? [])
        if let seat = activity?.seat { own.formUnion(Self.seats(of: seat)) }
        if let activity {
            let said = activity.statements.map(\.said)
            own.formUnion(said.compactMap(\.confirmation).flatMap(Self.codes))
            own.formUnion(said.compactMap(\.seat).flatMap(Self.seats))
        }
        own = own.filter {
            $0.count >= 3 || ($0.count == 2 && $0.contains(where: \.isNumber) && !Self.isNumber($0))
        }
        let characters = Array(Self.streamSafe(text))
        let runs = cut(LetterRuns.runs(in: characters), in: characters, own)
        var result = ""
        var position = 0
        var index = 0
        /// Replaces some runs and continues behind them.
        func blot(_ code: Range<Int>) {
            result += String(characters[position..<runs[code.lowerBound].lowerBound]) + "…"
            position = runs[code.upperBound - 1].upperBound
            index = code.upperBound
        }
        while index < runs.count {
            if let count = known(runs[index...], in: characters, own) {
                blot(index..<index + count)
            } else if let label = SecretLabel(at: index, of: runs, in: characters),
                let code = known(runs[label.end...], in: characters, own).map({ label.end..<label.end + $0 })
                    ?? label.code
            {
                // The label itself stays.
                blot(code)
                var last = code
                while let next = label.next(after: last) {
                    blot(next)
                    last = next
                }
            } else {
                index += 1
            }
        }
        return result + String(characters[position...])
    }
}

// MARK: - Codes that are known

extension SecretCodes {
    /// A code joined from several words of a text has at least this many letters.
    static let leastJoined = 5
    private static let mostRuns = 16
    /// The most other marks between two letters of a code.
    private static let mostBetween = 3

    private static func isNumber(_ text: String) -> Bool { text.allSatisfy(\.isNumber) }

    /// Cuts runs where a known code begins or ends within one.
    ///
    /// Not every script separates words by blanks, and people omit them.
    private func cut(_ runs: [Range<Int>], in characters: [Character], _ own: Set<String>) -> [Range<Int>] {
        let own = Dictionary(grouping: own.filter { $0.count >= Self.leastJoined }) {
            String($0.prefix(Self.leastJoined))
        }
        guard !(own.isEmpty && shared.isEmpty && places.isEmpty) else { return runs }
        let letters = runs.flatMap { run in
            run.flatMap { position in
                Self.folded(characters[position]).map { (position: position, text: $0) }
            }
        }
        /// Returns the text from a letter on, with few other marks between, and its end.
        func text(from first: Int, count: Int) -> (text: String, end: Int)? {
            guard first + count <= letters.count else { return nil }
            var text = String(letters[first].text)
            for index in first + 1..<first + count {
                guard letters[index].position - letters[index - 1].position <= Self.mostBetween + 1 else {
                    return nil
                }
                text.append(letters[index].text)
            }
            return (text, letters[first + count - 1].position + 1)
        }
        var cuts: Set<Int> = []
        for first in letters.indices {
            let head = text(from: first, count: Self.leastJoined)?.text ?? ""
            let name = text(from: first, count: Self.leastName)?.text ?? ""
            for code in own[head, default: []] + sharedByHead[head, default: []]
                + placesByHead[name, default: []].filter(Self.isCut)
            {
                guard let found = text(from: first, count: code.count), found.text == code else { continue }
                cuts.formUnion([letters[first].position, found.end])
            }
        }
        guard !cuts.isEmpty else { return runs }
        var rest = cuts.sorted()[...]
        return runs.flatMap { run in
            rest = rest.drop { $0 <= run.lowerBound }
            let within = rest.prefix { $0 < run.upperBound }
            rest = rest.dropFirst(within.count)
            let starts = [run.lowerBound] + within
            return zip(starts, starts.dropFirst() + [run.upperBound]).map { $0..<$1 }
        }
    }

    /// Returns how many runs, at least one, form a known code.
    private func known(_ runs: ArraySlice<Range<Int>>, in characters: [Character], _ own: Set<String>) -> Int?
    {
        guard !(own.isEmpty && shared.isEmpty && locators.isEmpty && places.isEmpty) else { return nil }
        var joined = ""
        var found: Int?
        var last: Range<Int>?
        for (count, run) in runs.prefix(Self.mostRuns).enumerated() {
            if let last, run.lowerBound - last.upperBound > Self.mostBetween { break }
            joined += Self.folded(characters[run])
            last = run
            let isOwn = own.contains(joined) && (count == 0 || joined.count >= 3)
            let isLocator =
                count == 0 && locators.contains(joined) && characters[run].allSatisfy(\.isUppercase)
            if isOwn || isLocator || shared.contains(joined) || places.contains(joined) { found = count + 1 }
        }
        return found
    }
}
