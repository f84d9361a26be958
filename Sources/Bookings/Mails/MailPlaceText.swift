import Documents
import Places
import Trips

/// Reads the text beside a time as a place: without labels, platforms and words beside times.
struct MailPlaceText {
    /// The known airports and zones.
    let places: KnownPlaces

    /// The place that a text names; nil if it is no name.
    func place(_ text: Substring) -> Place? {
        var rest = Self.bare(text)
        // The columns of a table: the first that is a name.
        if rest.firstOctets(of: "  ") != nil {
            let cells = rest.split(separator: "  ", omittingEmptySubsequences: true).map {
                Self.bare($0[...])
            }
            guard let cell = cells.first(where: { Self.isName($0) }) else { return nil }
            rest = cell
        }
        let (told, platform) = Self.withoutPlatform(rest)
        let (name, terminal) = Self.withoutTerminal(told)
        guard Self.isName(name), let read = PlaceText(String(name)) else { return nil }
        var place = Place(name: read.name)
        place.terminal = read.terminal ?? terminal ?? platform
        if let (code, bare) = code(in: read.name) {
            place.code = code
            place.name = bare.isEmpty ? code : bare
        }
        return place
    }

    /// The code of an airport in a name, and the rest: `Amsterdam - Schiphol (AMS)`, `GRU`, `ZRH Zürich`.
    private func code(in name: String) -> (String, rest: String)? {
        for part in name.split(separator: "(").dropFirst() {
            let code = String(part.prefix { $0 != ")" })
            if code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }),
                places.airport(iata: code) != nil
            {
                return (
                    code,
                    name.replacing(" (\(code))", with: "").replacing("(\(code))", with: "").trimmed
                        .description
                )
            }
        }
        let words = name.blankSeparated
        for word in [words.first, words.last].compactMap(\.self) where AirportCode.isForm(word) {
            guard let airport = places.airport(iata: String(word)) else { continue }
            if words.count == 1 { return (String(word), "") }
            let rest = words.filter { $0 != word }.joined(separator: " ").trimmed
            let plain = rest.lowercased()
            if plain.contains(airport.city.lowercased())
                || StationName(String(rest)).cities.contains(where: { $0.zone == airport.zone })
            {
                return (String(word), String(rest))
            }
        }
        return nil
    }

    /// `DEL` and `1` for `DEL (T1)`; `London Gatwick` and `North` for `London Gatwick (North Terminal)`.
    private static func withoutTerminal(_ text: Substring) -> (Substring, String?) {
        guard let open = text.lastIndex(of: "("), text.last == ")" else { return (text, nil) }
        let inside = text[text.index(after: open)...].dropLast()
        let words = inside.blankSeparated
        let bare = text[..<open].trimmed
        if words.count == 1, let word = words.first, (2...3).contains(word.count), word.first == "T",
            word.dropFirst().contains(where: \.isNumber)
        {
            return (bare, String(word.dropFirst()))
        }
        guard words.count == 2, words.contains(where: { $0.lowercased() == "terminal" }) else {
            return (text, nil)
        }
        return (bare, words.first { $0.lowercased() != "terminal" }.map(String.init))
    }

    private static func withoutPlatform(_ text: Substring) -> (Substring, String?) {
        let words = text.blankSeparated
        for (index, word) in words.enumerated().dropFirst() where index + 1 < words.count {
            let bare = word.lowercased().trimmed
            let label =
                bare.hasSuffix(",") || bare.hasPrefix("(") ? String(bare.filter(\.isLetter)) : String(bare)
            let value = words[index + 1].filter { $0.isLetter || $0.isNumber }
            guard LabelWords.platforms.contains(label), value.contains(where: \.isNumber), value.count <= 4
            else { continue }
            var name = text[..<words[index - 1].endIndex]
            while let last = name.last, ",-–(·".contains(last) || last.isWhitespace { name = name.dropLast() }
            return (name, value)
        }
        return (text, nil)
    }

    /// The text without signs, labels, days of the week and words beside times at its ends.
    static func bare(_ text: Substring) -> Substring {
        var rest = text
        if let colon = rest.lastIndex(where: { ":：".contains($0) }),
            rest[rest.index(after: colon)...].contains(where: \.isLetter)
        {
            rest = rest[rest.index(after: colon)...]
        }
        var isChanged = true
        while isChanged {
            isChanged = false
            while let first = rest.first, !(first.isLetter || first.isNumber || first == "(") {
                rest = rest.dropFirst()
                isChanged = true
            }
            while let last = rest.last, !(last.isLetter || last.isNumber || last == ")" || last == ".") {
                rest = rest.dropLast()
                isChanged = true
            }
            if rest.hasPrefix(")") || rest.hasPrefix("(") && !rest.contains(")") {
                rest = rest.dropFirst()
                isChanged = true
            }
            if let word = rest.blankSeparated.first, isBeside(word),
                word.endIndex < rest.endIndex || word.count == rest.count
            {
                rest = rest[word.endIndex...]
                isChanged = !rest.isEmpty || isChanged
            }
            if let word = rest.blankSeparated.last, isBeside(word), !rest.isEmpty {
                rest = rest[..<word.startIndex]
                isChanged = true
            }
        }
        return rest.trimmed
    }

    private static func isBeside(_ word: Substring) -> Bool {
        // `(MAN)` is Manchester, and no Monday.
        if word.hasPrefix("("), word.contains(where: \.isUppercase) { return false }
        let lower = word.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
        if lower.isEmpty { return true }
        if zoneWords.contains(String(word)) { return true }
        let plain = lower.hasSuffix(".") ? String(lower.dropLast()) : lower
        return besideTimes.contains(plain) || (plain.count > 2 && !MailMonths.weekdays(plain).isEmpty)
            || MailWords.roles[plain] != nil && plain.count > 1
    }

    /// Short names of zones behind a time.
    private static let zoneWords: Set<String> = [
        "CT", "ET", "PT", "MT", "CET", "CEST", "EST", "EDT", "CST", "CDT", "MST", "MDT", "PST", "PDT", "BST",
        "JST", "h", "H", "hs",
    ]
    private static let besideTimes: Set<String> = [
        "uhr", "klo", "kl", "hrs", "uur", "um", "at", "am", "pm", "alle", "ore", "godz", "à", "às", "las",
        "from", "von", "z", "ze",
        "fra", "från", "to", "nach", "naar", "bis", "local", "time", "ortszeit", "発", "着", "next", "day",
        "in", "on", "and", "und", "och", "og", "a",
        "hour", "hours", "på", "i", "w", "v", "ve", "en", "den", "the", "hinfahrt", "rückfahrt", "outward",
        "outbound", "inbound", "aller", "retour", "ida", "vuelta", "andata", "ritorno",
    ]

    /// Whether a text may be the name of a place.
    static func isName(_ text: Substring) -> Bool {
        guard (2...90).contains(text.count), let first = text.first, first.isLetter,
            text.count(where: \.isLetter) >= 2
        else { return false }
        guard first.isUppercase || !first.isLowercase else { return false }
        let words = text.bareWords
        guard (1...11).contains(words.count), !text.contains("@"), !text.contains("€"), !text.contains("£"),
            !text.contains("$")
        else { return false }
        let lower = text.lowercased()
        if lower.hasPrefix("m/s ") || lower.hasPrefix("m/f ") || lower.hasPrefix("ms ") { return false }
        // A sentence.
        if text.last == ".", words.count > 4 { return false }
        if MailWords.roles[lower] != nil || notPlaces.contains(lower) { return false }
        // `DELTA 1160`, `Ex 147`
        if words.count == 2, let last = words.last, last.allSatisfy(\.isNumber), words[0].count <= 6 {
            return false
        }
        // A number of five digits and more is a code.
        if words.contains(where: { $0.count > 4 && $0.allSatisfy(\.isNumber) }), !text.contains(",") {
            return false
        }
        if words.dropLast().contains(where: { $0.count > 6 && $0.allSatisfy(\.isNumber) }) { return false }
        if let first = words.first?.lowercased(),
            LabelWords.coaches.contains(first) || LabelWords.seats.contains(first)
        {
            return false
        }
        return words.first.map { !notPlaces.contains($0.lowercased()) } ?? false
    }

    /// Words at the beginning of lines beside times that are no places.
    private static let notPlaces: Set<String> = [
        "seat", "seats", "class", "economy", "business", "direct", "nonstop", "non", "operated", "flight",
        "train", "bus", "coach", "passenger", "adult", "total", "price",
        "sitz", "sitzplatz", "wagen", "klasse", "direkt", "dauer", "zug", "flug", "fahrgast", "voiture",
        "place", "classe", "durée", "opéré", "vol", "passager", "voyageur", "asiento", "coche",
        "tarifa", "directo", "operado", "vuelo", "pasajero", "posto", "carrozza", "diretto", "durata", "volo",
        "passeggero", "assento", "direto", "voo", "passageiro", "stoel", "rijtuig", "trein",
        "vlucht", "miejsce", "wagon", "pociąg", "vůz", "místo", "vlak", "plats", "vagn", "tåg", "platz",
        "wed", "boarding", "terminal", "gate", "confirmed", "status", "baggage", "bagage", "gepäck", "visit",
        "booking", "reservation", "buchung", "vessel", "ship", "schiff", "fartyg", "skib", "cabin", "kabine",
        "kahyt", "hytt", "fare", "duration", "travel", "journey", "return", "outbound", "outward", "inbound",
        "hinfahrt", "rückfahrt", "aller", "retour", "ida", "vuelta", "andata", "ritorno", "座席", "便名", "区間",
        "普通車",
    ]
}
