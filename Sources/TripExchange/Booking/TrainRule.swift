import Trips

/// Recognises a train by a number that is called one, or by the mark of a class of trains before a number.
enum TrainRule {
    private static let words: Set<String> = ["train", "zug", "treno", "tren", "trein"]
    static let numberLabels: Set<String> = [
        "train", "train number", "train no", "train no.", "zug", "zugnummer", "numéro de train",
        "número de tren",
        "numero treno", "treinnummer",
    ]
    /// Marks that mean nothing else in capitals before a number.
    private static let plainMarks: Set<String> = [
        "ICE", "IC", "EC", "ECE", "NJ", "RJ", "RJX", "TGV", "THA", "AVE", "EST",
    ]
    /// Marks that need parentheses around them and their number.
    private static let shortMarks: Set<String> = ["RE", "RB", "IR", "EN", "S", "D"]
    private static let allMarks = plainMarks.union(shortMarks)
    static let carrierLabels: Set<String> = [
        "operator", "operated by", "carrier", "railway", "betreiber",
    ]

    static func facts(in text: BookingText) -> BookingFacts? {
        guard !text.span.isAllDay else { return nil }
        let title = text.titleHasNumber ? text.title : []
        let numbered = named(title)
        let marked = marked(title, plainMarks)
        let legs = Set(text.linesWithParentheses.flatMap(legs(in:)))
        let labelled = text.value(.trainNumber).flatMap {
            $0.contains(where: \.isNumber) && $0.count <= 12 ? $0 : nil
        }
        guard numbered != nil || marked != nil || labelled != nil || !legs.isEmpty else { return nil }
        var facts = BookingFacts(kind: .train)
        facts.number = marked ?? numbered ?? labelled ?? (legs.count == 1 ? legs.first : nil)
        facts.carrier = text.value(.railway)
        var route = Route(labelledIn: text)
        if route.isEmpty, let read = Route(title: untitled(text.summary, numbered, marked)) { route = read }
        facts.place = route.departure
        facts.destination = route.arrival
        // A railway's text may name an airport as a stop; the codes there are not the train's stations.
        facts.place?.code = nil
        facts.destination?.code = nil
        return facts
    }

    /// The number after a word for a train: `Train 581`.
    private static func named(_ title: [Substring]) -> String? {
        for (word, next) in zip(title, title.dropFirst())
        where isNumber(next) && words.contains(word.lowercased()) { return String(next) }
        return nil
    }

    /// A mark with its number: `ICE 577`.
    private static func marked(_ words: [Substring], _ marks: Set<String>) -> String? {
        for (word, next) in zip(words, words.dropFirst()) where isNumber(next) && marks.contains(String(word))
        {
            return "\(word) \(next)"
        }
        return nil
    }

    /// The trains in parentheses on a line of a journey: `ab 10:26 Frankfurt(Main)Hbf - Gleis 19 (ICE   16)`.
    private static func legs(in line: Substring) -> [String] {
        var found: [String] = []
        var rest = line
        while let (_, behind) = rest.halves(at: UInt8(ascii: "(")) {
            rest = behind
            guard let (words, _) = rest.halves(at: UInt8(ascii: ")")) else { break }
            let inside = words.split(separator: " ")
            if inside.count == 2, let leg = marked(inside, allMarks) { found.append(leg) }
        }
        return found
    }

    private static func isNumber(_ word: Substring) -> Bool {
        (1...6).contains(word.utf8.count) && word.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }

    /// The title without the train in it: what is left of `Train 581 Los Angeles to San Diego`.
    private static func untitled(_ summary: String, _ numbered: String?, _ marked: String?) -> Substring {
        guard let mark = marked?.split(separator: " ").last.map(String.init) ?? numbered else {
            return summary[...]
        }
        var rest = summary[...]
        guard let end = rest.firstRange(of: mark)?.upperBound else { return rest }
        rest = rest[end...].trimmed
        for prefix in [":", ",", "-", "–", "from ", "von ", "de "] where rest.lowercased().hasPrefix(prefix) {
            rest = rest.dropFirst(prefix.count).trimmed
        }
        return rest
    }
}
