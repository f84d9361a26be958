import Documents
import Trips

/// A line such as `[Flight] SFO to BNA` and the lines below it, from feeds of whole trips.
struct FeedBlock {
    let kind: ActivityKind
    /// The text after the bracket.
    let head: Substring
    /// The lines below.
    let lines: [Substring]

    private static let kinds: [String: ActivityKind] = [
        "flight": .flight, "air": .flight, "rail": .train, "train": .train, "lodging": .lodging,
        "hotel": .lodging, "car rental": .carRental, "car": .carRental, "restaurant": .restaurant,
        "ferry": .ferry, "cruise": .ferry, "bus": .bus, "ground transportation": .transfer,
    ]

    /// Finds the only block of a description; nil with several, or one of an unknown kind.
    init?(_ text: String, _ lines: [Range<Int>]) {
        let all = lines.map { text.part($0).trimmed }
        let heads = all.indices.filter { all[$0].utf8.first == UInt8(ascii: "[") }
        guard heads.count == 1, let index = heads.first,
            let (tag, rest) = all[index].dropFirst().halves(at: UInt8(ascii: "]")),
            let kind = Self.kinds[tag.trimmed.lowercased()]
        else { return nil }
        self.kind = kind
        head = rest.trimmed
        self.lines = Array(all[(index + 1)...])
    }

    /// The value behind a word at the beginning of a part: `Terminal 1`, `Gate B7`.
    static func value(after words: Set<String>, in parts: some Sequence<Substring>) -> String? {
        for part in parts {
            let tokens = part.blankSeparated
            guard tokens.count == 2, let word = tokens.first, words.contains(word.lowercased()) else {
                continue
            }
            return String(tokens[1])
        }
        return nil
    }

    /// The parts of a line between commas.
    static func parts(_ line: Substring) -> [Substring] { line.split(separator: ",").map(\.trimmed) }
}
