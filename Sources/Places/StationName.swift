import CivilTime

/// The name of a station, a port or a stop, as timetables and tickets write it, and the cities that it may name.
///
/// `Paris Gare de Lyon`, `Shin-Osaka`, `新大阪駅` and `Glasgow Central Rail Station, UK` begin or end with their city, or have
/// nothing beside it but words for a station. A name tells no more than a city's: all cities that have it are returned.
package struct StationName: Sendable {
    /// The cities, the most populous first.
    package let cities: [City]
    /// The part of the name that is the city's.
    package let city: String
    /// Whether the city stands first, and behind it a word for a station or nothing: `Paris Gare de Lyon`.
    ///
    /// Else the city is told by its place in the name alone, and may be no more than a part of another name.
    package let isSure: Bool

    /// The most bytes of a name; a longer text is none.
    private static let longest = 120
    private static let mostWords = 4

    /// Finds the cities of a name.
    ///
    /// A country or a state behind a comma excludes the others. `Guildford, Surrey` names two cities: of these both are
    /// returned.
    ///
    /// - Parameter text: The name.
    /// - Complexity: O(log *n*) for each of at most a few dozen parts of the name.
    package init(_ text: String) {
        guard text.utf8.count <= Self.longest else {
            (cities, city, isSure) = ([], "", false)
            return
        }
        let parts = Self.parts(of: text)
        let areas = parts.dropFirst().filter { !CityTable.zones(ofArea: $0).isEmpty || Self.isCode($0) }
        var found: [Reading] = []
        for part in parts where !areas.contains(part) {
            if let one = Self.named(by: part, in: areas) { found.append(one) }
        }
        // `Gare Centrale, Luxembourg`
        if found.isEmpty { found = areas.filter(Self.isCityState).compactMap { Self.named(by: $0, in: []) } }
        cities = found.flatMap(\.cities).sorted { $0.population > $1.population }
        city = found.map(\.name).joined(separator: ", ")
        isSure = found.count == 1 && found[0].isSure && parts.count <= areas.count + 1
    }

    /// The cities that a part of a name has been read as.
    private struct Reading {
        let name: String
        var cities: [City]
        let isSure: Bool
    }

    /// The parts between commas and dashes, without brackets and numbers: `Chicago, IL - Union Station (CHI)`.
    private static func parts(of text: String) -> [String] {
        var (plain, depth) = ("", 0)
        for character in text {
            switch character {
            case "(", "[": depth += 1
            case ")", "]": depth = max(0, depth - 1)
            default: if depth == 0 { plain.append(character) }
            }
            if "([".contains(character) { plain.append(" ") }
        }
        // A date or a time behind the code of a station: `Birmingham, AL (BHM) Sat, May 15`.
        if let end = text.lastIndex(of: ")"), text[end...].contains(where: { $0.isASCII && $0.isNumber }),
            let start = text.firstIndex(of: "(")
        {
            plain = String(text[..<start])
        }
        // `Frankfurt (Oder)` is a name of its own.
        if !CityTable.cities(named: text).isEmpty { plain = text }
        return plain.replacing(" - ", with: ",").replacing(" – ", with: ",").split(separator: ",")
            .map { part in
                part.split(separator: " ").filter { !$0.contains { $0.isASCII && $0.isNumber } }.joined(
                    separator: " ")
            }
            .filter { !$0.isEmpty }.prefix(6).map(\.self)
    }

    /// Whether a text is the code of a part of a country: `US-ME`.
    private static func isCode(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return (4...6).contains(bytes.count) && bytes[2] == 0x2D
            && bytes.allSatisfy { $0 == 0x2D || (0x30...0x5A).contains($0) }
    }

    /// Whether a name is that of a country or state with one clock, and of a city with it: Luxembourg, New York.
    private static func isCityState(_ name: String) -> Bool {
        let zones = CityTable.zones(ofArea: name)
        return zones.count == 1 && CityTable.cities(named: name).first?.zone == zones.first
    }

    /// The cities that a part names: as a whole, without words for a station, by its first words, by its last.
    private static func named(by part: String, in areas: [String]) -> Reading? {
        let area = areas.map { ", " + $0 }.joined()
        func reading(_ words: some Sequence<String>, isSure: Bool) -> Reading? {
            let name = words.joined(separator: " ")
            let found = name.utf8.count < 3 ? [] : CityTable.cities(named: name + area)
            return found.isEmpty ? nil : Reading(name: name, cities: found, isSure: isSure)
        }
        let words = part.split(whereSeparator: { $0 == " " || $0 == "/" }).map(String.init)
        if let whole = reading(words, isSure: true) { return whole }
        if let bare = StationWords.withoutSigns(part), let found = reading([bare], isSure: true) {
            return found
        }
        // `Saint-Pierre-des-Corps` is no part of Saint-Pierre; `Ostrava-Svinov` is one of Ostrava.
        let halves = words.flatMap { $0.split(separator: "-").map(String.init) }
        let isSplit = halves != words && halves.first.map(StationWords.contains) == false
        for words in isSplit ? [words, halves] : [words] {
            for count in stride(from: min(mostWords, words.count - 1), through: 1, by: -1)
            where !words.prefix(count).allSatisfy(StationWords.contains) {
                // `Bremen GA` is a town of Georgia.
                let next = words[count]
                let isSure = StationWords.contains(next) && CityTable.zones(ofArea: next).isEmpty
                if let found = reading(words.prefix(count), isSure: isSure) { return found }
            }
        }
        for count in stride(from: min(mostWords, halves.count - 1), through: 1, by: -1) {
            let last = halves.suffix(count)
            guard !last.allSatisfy(StationWords.contains) else { continue }
            // The Gare de Lyon is in Paris, and the Estació de França in Barcelona.
            let isSure = halves.dropLast(count).allSatisfy { StationWords.sides.contains($0.lowercased()) }
            if let found = reading(last, isSure: isSure) { return found }
        }
        // `Gare de Lyon Part-Dieu`
        let bare = StationWords.removed(from: halves)
        guard bare.count < halves.count else { return nil }
        for count in stride(from: min(mostWords, bare.count), through: 1, by: -1) {
            if let found = reading(bare.prefix(count), isSure: false) { return found }
        }
        return nil
    }
}
