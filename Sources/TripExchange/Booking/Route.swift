import Places
import Trips

/// Where a transport goes from and to, as far as the text says so plainly.
struct Route {
    var departure: Place?
    var arrival: Place?
    var isDepartureCertain = false
    var isArrivalCertain = false

    static let from: Set<String> = ["from", "von", "de", "da", "desde", "van", "départ de"]
    static let to: Set<String> = ["to", "nach", "à", "a", "al", "hasta", "naar", "vers"]

    /// Reads the lines `From: …` and `To: …`, and the code in `City (HND)` as the place of departure.
    init(labelledIn text: BookingText) {
        if let value = text.value(.from) {
            let code = Self.code(in: value, text)
            departure = Place(name: value, code: code)
            isDepartureCertain = code != nil
        }
        if let value = text.value(.to) {
            let code = Self.code(in: value, text)
            arrival = Place(name: value, code: code)
            isArrivalCertain = code != nil
        }
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

    /// Reads `A to B` out of a title whose other words are gone; words only, no codes.
    init?(title: Substring) {
        for separator in [" -> ", " → ", " ▷ ", " to ", " nach ", " – ", " - "] {
            let parts = Self.split(String(title), at: separator)
            guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { continue }
            departure = Place(name: parts[0])
            arrival = Place(name: parts[1])
            return
        }
        return nil
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

    /// The two codes of `PHX to SFO` or `HEL-JFK`, when both are airports.
    static func codes(in text: BookingText) -> (String, String)? {
        guard text.titleMayHaveCodes else { return nil }
        let words = text.title
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

    private static let joiners: Set<String> = ["to", "nach", "à", "a", "naar"]

    private static func isCode(_ word: Substring) -> Bool {
        word.utf8.count == 3 && word.utf8.allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
    }

    static func split(_ text: String, at separator: String) -> [String] {
        var parts: [String] = []
        var rest = text[...]
        while let found = rest.utf8.firstRange(of: separator.utf8) {
            parts.append(String(rest[..<found.lowerBound].trimmed))
            rest = rest[found.upperBound...]
        }
        return parts + [String(rest.trimmed)]
    }
}
