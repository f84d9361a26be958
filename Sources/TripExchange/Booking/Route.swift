import Places
import Trips

/// Where a transport goes from and to, as far as the text says so plainly.
struct Route {
    var departure: Place?
    var arrival: Place?
    var isDepartureCertain = false
    var isArrivalCertain = false

    static let from: Set<String> = [
        "from", "von", "de", "da", "desde", "van", "départ de", "z", "odkud", "skąd", "origine",
    ]
    static let to: Set<String> = [
        "to", "nach", "à", "a", "al", "hasta", "naar", "vers", "do", "kam", "dokąd",
    ]

    /// Reads the lines `From: …` and `To: …`, or those that tell departure and arrival, and the code in `City (HND)`
    /// as the place of departure.
    init(labelledIn text: BookingText) {
        if let value = Self.place(.from, .departure, in: text) { take(departure: value, text) }
        if let value = Self.place(.to, .arrival, in: text) { take(arrival: value, text) }
        guard let located = Self.code(in: text.location, text) else { return }
        if departure?.code == nil {
            if departure == nil { departure = Place(name: text.location) }
            departure?.code = located
            isDepartureCertain = true
        } else if departure?.code != located {
            // Two codes for one place: neither can be trusted.
            departure?.code = nil
            isDepartureCertain = false
        }
    }

    private mutating func take(departure value: PlaceText, _ text: BookingText) {
        let code = Self.code(in: value.name, text)
        departure = Place(name: value.name, code: code)
        departure?.terminal = value.terminal
        isDepartureCertain = code != nil
    }

    private mutating func take(arrival value: PlaceText, _ text: BookingText) {
        let code = Self.code(in: value.name, text)
        arrival = Place(name: value.name, code: code)
        arrival?.terminal = value.terminal
        isArrivalCertain = code != nil
    }

    /// What stands behind the words for an end, else behind those for a departure or an arrival.
    private static func place(
        _ label: LabelKinds, _ event: LabelKinds, in text: BookingText
    ) -> PlaceText? {
        if text.has(label) { return text.value(label).flatMap { PlaceText($0) } }
        let places = text.values(event).compactMap { PlaceText($0) }
        return places.count == 1 ? places.first : nil
    }

    /// Reads `A to B` out of a title.
    init?(title: String) {
        guard let route = TitleRoute(title) else { return nil }
        departure = Place(name: route.departure)
        arrival = Place(name: route.arrival)
    }

    var isEmpty: Bool { departure == nil && arrival == nil }

    /// The one code in parentheses that is an airport's: `Tokyo Haneda (HND), Terminal 3`.
    static func code(in value: String, _ text: BookingText) -> String? {
        value.withOctets { bytes in
            var found: Set<String> = []
            var next = bytes.firstIndex(of: UInt8(ascii: "("))
            while let start = next.map({ $0 + 1 }) {
                let rest = bytes[start...]
                guard let end = rest.firstIndex(of: UInt8(ascii: ")")) else { break }
                if end - start == 3, rest[..<end].allSatisfy({ $0 >= 0x41 && $0 <= 0x5A }) {
                    let code = String(decoding: rest[..<end], as: UTF8.self)
                    if text.isAirport(code) { found.insert(code) }
                }
                next = rest.firstIndex(of: UInt8(ascii: "("))
            }
            return found.count == 1 ? found.first : nil
        }
    }

    /// The two codes of `PHX to SFO`, `HEL-JFK` or `Sydney (SYD) → London (LHR)`, when both are airports.
    static func codes(in text: BookingText) -> (String, String)? {
        if let head = text.block?.head, text.block?.kind == .flight {
            if let codes = codes(among: head.bareWords, text) { return codes }
        }
        guard text.titleMayHaveCodes else { return nil }
        return codes(among: text.title, text) ?? codesInParentheses(text.summary[...], text)
    }

    private static func codes(among words: [Substring], _ text: BookingText) -> (String, String)? {
        var places = words.indices.filter { isCode(words[$0]) && text.isAirport(String(words[$0])) }
        guard places.count == 2 else { return nil }
        let last = places.removeLast()
        let first = places.removeLast()
        guard last == first + 1 || (last == first + 2 && joiners.contains(words[first + 1].lowercased()))
        else {
            return nil
        }
        return (String(words[first]), String(words[last]))
    }

    /// The codes on the one line that has two of them: `San Francisco Intl. (SFO) to Atlanta Intl. (ATL)`.
    static func codesOnLine(in text: BookingText) -> (String, String)? {
        let found = text.linesWithParentheses.compactMap { codesInParentheses($0, text) }
        return found.count == 1 ? found.first : nil
    }

    /// The codes of two places that stand right behind their names.
    private static func codesInParentheses(_ line: Substring, _ text: BookingText) -> (String, String)? {
        var found: [String] = []
        var rest = line
        while let (_, behind) = rest.halves(at: UInt8(ascii: "(")) {
            guard let (inside, after) = behind.halves(at: UInt8(ascii: ")")) else { break }
            if isCode(inside), text.isAirport(String(inside)) { found.append(String(inside)) }
            rest = after
        }
        return found.count == 2 ? (found[0], found[1]) : nil
    }

    private static let joiners: Set<String> = ["to", "nach", "à", "a", "naar", "do", "til"]

    private static func isCode(_ word: Substring) -> Bool {
        word.utf8.count == 3 && word.utf8.allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
    }
}
