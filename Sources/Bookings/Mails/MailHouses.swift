import Documents
import Places
import Trips

/// Finds the house, the restaurant or the event that a mail names, and its address.
struct MailHouses {
    private let pass: MailPass

    init(_ pass: MailPass) { self.pass = pass }

    /// Returns the name and the place.
    ///
    /// - Parameters:
    ///   - kind: The kind of booking.
    ///   - line: The line of its first date.
    /// - Returns: The name, and the place with its address.
    func house(of kind: ActivityKind, near line: Int) -> (name: String?, place: Place?) {
        let address = address(near: line)
        let name = named() ?? above(address?.line) ?? told(kind) ?? (kind == .event ? nil : senderName(kind))
        guard name != nil || address != nil else { return (nil, nil) }
        var place = Place(name: name ?? address?.text ?? "")
        if let address { place.name = [name, address.text].compactMap(\.self).joined(separator: ", ") }
        return (name, place)
    }

    // MARK: Addresses

    /// The line that ends with a city: `Rua dos Fanqueiros 112, 1100-232 Lisbon, Portugal`.
    private func address(near line: Int) -> (line: Int, text: String)? {
        let order = pass.lines.indices.sorted { abs($0 - line) < abs($1 - line) }
        for index in order {
            let candidate = pass.lines[index]
            var line = candidate.text
            if let stop = line.firstOctets(of: ". "), line[..<stop.lowerBound].count > 20 {
                line = line[..<stop.lowerBound]
            }
            let isOpen = line.endIndex == candidate.text.endIndex
            guard candidate.dates.isEmpty, candidate.times.isEmpty || !isOpen, line.utf8.count <= 140,
                line.contains(",") || line.contains("・")
            else { continue }
            let text = Self.withoutTelephone(Self.behindLabel(line))
            guard
                text.contains(where: \.isNumber)
                    || text.split(separator: ",").count == 2 && Self.isTitle(text[...])
            else { continue }
            if PlaceZone(of: Place(name: text), among: pass.places) != nil || hasCity(text) {
                return (index, text)
            }
        }
        return nil
    }

    private func hasCity(_ text: String) -> Bool {
        let parts = PlaceZone.parts(of: text)
        return parts.suffix(2).contains { part in
            CityTable.cities(named: part).contains { $0.population >= PlaceZone.leastPeople }
        }
    }

    private static func behindLabel(_ text: Substring) -> Substring {
        if let (label, value) = text.halves(at: UInt8(ascii: ":")), label.count <= 24,
            value.contains(where: \.isLetter)
        {
            return value.trimmed
        }
        // `Where?   Zur Goldammer, Lychener Bogen 21, 10437 Berlin`
        if let gap = text.firstOctets(of: "  "), text[..<gap.lowerBound].count <= 16,
            text[gap.upperBound...].contains(",")
        {
            return text[gap.upperBound...].trimmed
        }
        return text
    }

    private static func withoutTelephone(_ text: Substring) -> String {
        var rest = text
        for sign in ["  ", " +", " Tel", " | ", " · "] {
            if let found = rest.firstOctets(of: sign), found.lowerBound > rest.startIndex {
                rest = rest[..<found.lowerBound]
            }
        }
        return String(rest.trimmed)
    }

    // MARK: Names

    /// The name behind a label, or in the subject behind a word such as `at`.
    private func named() -> String? {
        for line in pass.lines {
            guard let (label, value) = line.text.halves(at: UInt8(ascii: ":")),
                Self.labels.contains(label.trimmed.lowercased()),
                Self.isTitle(value.trimmed)
            else { continue }
            return String(value.trimmed)
        }
        for (line, next) in zip(pass.lines, pass.lines.dropFirst())
        where Self.labels.contains(line.lower) && Self.isTitle(next.text) {
            return String(next.text)
        }
        for text in [pass.subject[...]] + pass.lines.prefix(5).map(\.text) {
            for word in Self.leads {
                guard let found = text.firstOctets(of: word) else { continue }
                var name = text[found.upperBound...]
                for end in [
                    " | ", " – ", " - ", " ist ", " is ", " est ", " è ", " está ", " on ", " am ", " le ",
                    " (", ". ", "! ", " for ", ", le ", ", am ", " zijn ", " er ", " je ",
                ] {
                    if let stop = name.firstOctets(of: end) { name = name[..<stop.lowerBound] }
                }
                while let last = name.last, ".,!:;?".contains(last) { name = name.dropLast() }
                if Self.isTitle(name.trimmed), !Self.isCommon(name.trimmed) { return String(name.trimmed) }
            }
        }
        return nil
    }

    private static let leads = [
        " at the ", " at ", " bei der ", " bei dem ", " beim ", " bei ", " im ", " chez ", " presso ",
        " en el ", " en la ", " no hotel ", " bij ", " w obiekcie ", " w hotelu ", " v hotelu ", " hos ",
        " på ", " for ", " für ", " au ", " à l'", " em ",
    ]
    private static let labels: Set<String> = [
        "hotel", "hotel name", "hôtel", "property", "property name", "accommodation", "unterkunft",
        "hébergement", "établissement", "alojamiento", "alloggio", "struttura", "hospedagem", "accommodatie",
        "obiekt", "ubytování", "boende",
        "overnatting", "restaurant", "ristorante", "restaurante", "restaurang", "venue", "location",
        "veranstaltungsort", "veranstaltung", "lieu", "lugar", "luogo", "local", "locatie", "miejsce",
        "místo", "plats", "sted", "event", "événement", "evento", "museum", "施設名", "宿泊施設", "店舗名", "会場", "ホテル",
        "公演名", "店名",
    ]

    private static func isCommon(_ name: Substring) -> Bool {
        let words = name.bareWords
        guard let first = words.first else { return true }
        return [
            "your", "ihre", "ihren", "deine", "uns", "us", "our", "unserem", "the", "our", "nous", "noi",
            "you", "me", "any", "home", "least",
        ].contains(first.lowercased())
            || words.count == 1 && name.count < 4
    }

    /// The line above an address.
    private func above(_ line: Int?) -> String? {
        guard let line, line > 0 else { return nil }
        for index in stride(from: line - 1, through: max(0, line - 2), by: -1) {
            let candidate = pass.lines[index]
            guard candidate.times.isEmpty, candidate.dates.isEmpty, candidate.role == nil,
                Self.isTitle(candidate.text)
            else { continue }
            return String(candidate.text)
        }
        return nil
    }

    /// The first line with a word for such a house.
    private func told(_ kind: ActivityKind) -> String? {
        let words: Set<String> =
            kind == .lodging
            ? [
                "hotel", "hôtel", "hostel", "pension", "pensión", "residenza", "residence", "inn", "lodge",
                "ryokan", "gasthof", "b&b", "albergo", "camping", "motel", "apartments", "旅館", "ホテル", "villa",
                "guesthouse", "suites", "resort",
            ]
            : kind == .restaurant
                ? [
                    "restaurant", "ristorante", "trattoria", "osteria", "bistro", "bistrot", "brasserie",
                    "restaurante", "taverna", "café", "レストラン",
                ] : []
        return pass.lines.lazy.filter { line in
            line.times.isEmpty && line.dates.isEmpty && Self.isTitle(line.text)
                && line.text.bareWords.count > 1
                && line.text.bareWords.contains { words.contains($0.lowercased()) }
        }.map { String($0.text) }.first
    }

    private func senderName(_ kind: ActivityKind) -> String? {
        let name = pass.sender.trimmed
        guard Self.isTitle(name), !MailPass.kinds(MailToken.all(in: name[...]).compactMap(\.word)).isEmpty
        else { return nil }
        return String(name)
    }

    /// Whether a text may be a name: a few words, the first with a capital, and no sentence.
    static func isTitle(_ text: Substring) -> Bool {
        guard (2...70).contains(text.count), let first = text.first(where: { $0.isLetter || $0.isNumber }),
            !first.isLowercase, !first.isNumber,
            (1...9).contains(text.bareWords.count), !text.contains("@"), !text.contains("://"),
            !text.contains(":"), text.count(where: \.isLetter) >= 2,
            text.last != "!" && text.last != "?" && text.last != ","
        else { return false }
        let lower = text.lowercased()
        return ![
            "dear ", "hello", "hi ", "hallo", "bonjour", "thank", "danke", "vielen", "guten", "liebe", "sehr",
            "merci", "gracias", "hola", "ciao", "grazie", "gentile", "olá", "beste", "hej", "your ", "ihre ",
            "votre ", "su ", "la tua", "booking ", "reservation", "confirm",
        ]
        .contains { lower.hasPrefix($0) }
    }
}
