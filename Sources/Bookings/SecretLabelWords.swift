/// The words of labels before codes and seats, in six languages.
///
/// They are English, German, French, Spanish, Italian and Dutch. The labels by which an import recognises
/// codes and seats, in more languages, are ``SecretLabelPhrases``.
enum SecretLabelWords {
    /// How much a label says about what follows it.
    enum Kind {
        /// Always a code.
        case sure
        /// A code, if it looks like one.
        case booking
        /// Likewise, but a word may follow instead.
        case open
        /// A word of plain sentences: a code behind it needs a clear sign or must be long.
        case vague
        /// A seat, or the room, the cabin or the bed of a night.
        case seat
        /// A word or sign for a number of any sort.
        case number
    }

    /// The nouns, in small letters.
    static let nouns: [String: Kind] = {
        let words: [(Kind, [String])] = [
            (.sure, ["pnr", "pnrs", "locator", "locators", "localizador"]),
            (
                .booking,
                [
                    "confirmation", "confirmations", "booking", "bookings", "reservation", "reservations",
                    "pin",
                    "buchung", "buchungen", "reservierung", "reservierungen", "bestätigung", "réservation",
                    "réservations", "reserva", "reservas", "reservación", "confirmación", "prenotazione",
                    "prenotazioni", "conferma", "reservering", "reserveringen", "boeking", "boekingen",
                    "bevestiging",
                ]
            ),
            (
                .open,
                [
                    "code", "codes", "reference", "references", "ref", "refs", "referenz", "référence", "réf",
                    "código", "referencia", "codice", "riferimento", "referentie", "referanse", "referens",
                    "referência",
                ]
            ),
            (
                .vague,
                [
                    "conf", "cnf", "confirmed", "res", "resv", "rsv", "bkg", "itin", "itinerary", "ticket",
                    "tickets", "eticket", "tkt", "order", "voucher", "invoice", "passport", "flyer",
                    "loyalty",
                    "member", "membership", "fahrkarte", "auftrag", "vorgang", "rechnung", "gutschein",
                    "reisepass", "bestätigt", "billet", "billets", "commande", "dossier", "facture",
                    "passeport",
                    "confirmé", "billete", "billetes", "pedido", "factura", "pasaporte", "confirmado",
                    "biglietto", "biglietti", "ordine", "fattura", "passaporto", "confermato", "kaartje",
                    "bestelling", "factuur", "paspoort", "bevestigd",
                ]
            ),
            (
                .seat,
                [
                    "seat", "seats", "sitz", "sitze", "sitzplatz", "sitzplätze", "siège", "sièges", "asiento",
                    "asientos", "posto", "posti", "stoel", "stoelen", "zitplaats", "zitplaatsen",
                ]
            ),
        ]
        return Dictionary(
            words.flatMap { kind, words in words.map { ($0, kind) } }, uniquingKeysWith: { first, _ in first }
        )
    }()

    /// Words for a seat that also mean a square; they need a coach, a row or a mark.
    static let places = LabelWords.placeSeats.union(["plaats", "plaatsen"])
    /// Words for what a key opens at night, before a number that stands directly behind them.
    static let rooms: Set<String> = [
        "room", "rm", "cabin", "stateroom", "suite", "berth", "bed", "zimmer", "kabine", "koje", "bett",
        "chambre",
        "cabine", "couchette", "habitación", "habitacion", "camarote", "litera", "cabina", "cuccetta",
        "kamer",
    ]
    /// How much a noun, or a word for a room, says about what follows it; nil for another word.
    static func kind(of word: String) -> Kind? { nouns[word] ?? (rooms.contains(word) ? .seat : nil) }

    /// What is counted or measured behind a room: `Suite 2 rooms`, `Zimmer 20 qm`.
    static let units: Set<String> = [
        "m", "m2", "m²", "qm", "km", "min", "h", "hour", "hours", "minutes", "night", "nights", "nacht",
        "nächte",
        "naechte", "nuit", "nuits", "noche", "noches", "notte", "notti", "nachten", "room", "rooms", "zimmer",
        "bed",
        "beds", "betten", "guest", "guests", "person", "persons", "personen", "people", "adults", "eur",
        "usd", "chf",
        "gbp", "jpy", "floor", "days", "tage",
    ]
    static let rows = LabelWords.coaches.union([
        "coach", "carriage", "row", "wagen", "reihe", "voiture", "rang", "coche", "fila", "carrozza",
        "rijtuig",
        "rij",
    ])
    /// Words that announce a number.
    static let numbers: Set<String> = [
        "number", "numbers", "no", "nos", "nr", "id", "nummer", "nummern", "num", "numéro", "numéros",
        "número",
        "números", "núm", "numero", "numeri", "nº", "nummers",
    ]
    /// Words between a label and the code that announce something other than a number.
    static let codes: Set<String> = ["code", "reference", "ref", "pin"]
    /// Words that may stand between a label and the code.
    static let fillers: Set<String> = numbers.union(codes).union(["is", "com"])
    /// Words between two codes of a list.
    static let joints: Set<String> = [
        "and", "or", "to", "und", "oder", "bis", "et", "ou", "à", "y", "o", "a", "e", "ed", "en", "of", "tot",
    ]
    /// Words before a number that is no secret.
    static let open: Set<String> = [
        "flight", "flights", "train", "trains", "bus", "tram", "line", "gate", "platform", "track",
        "terminal",
        "flug", "zug", "linie", "gleis", "vol", "ligne", "porte", "voie", "vuelo", "tren", "línea", "puerta",
        "volo", "treno", "linea", "binario", "vlucht", "trein", "lijn", "spoor", "perron", "zip", "post",
        "postal",
    ]

    /// Returns whether a word's ending announces a number or code: `Vorgangsnummer`, `boekingscode`.
    static func isCompound(_ word: String) -> Bool {
        guard let end = ["nummer", "nummern", "nummers", "nr", "code"].first(where: word.hasSuffix) else {
            return false
        }
        let stem = word.dropLast(end.count)
        let isOpen = ["flug", "zug", "linien", "bus", "haus", "post", "vlucht", "trein", "lijn", "huis"]
            .contains(String(stem))
        return stem.count > 2 && !isOpen
    }

    /// The beginnings of compounds in `nr`, which no code has by accident.
    private static let stems: Set<String> = [
        "auftrags", "bestell", "bestellings", "biljett", "boekings", "boknings", "book", "booking", "buch",
        "buchungs",
        "factuur", "gast", "id", "klant", "kund", "kunden", "mitglieds", "ordre", "order", "polis",
        "rechnungs", "ref",
        "referans", "referens", "res", "reserverings", "reservierungs", "rg", "ticket", "tkt", "vorgangs",
    ]

    /// Returns whether a compound is more than a code with the same ending: `XKQPNR`, `XK7CODE`.
    static func isWrittenCompound(_ word: String) -> Bool {
        guard isCompound(word), !word.contains(where: \.isNumber) else { return false }
        return word.hasSuffix("nr") ? stems.contains(String(word.dropLast(2))) : word.count > locatorLength
    }

    private static let locatorLength = 6

    /// Returns whether a word alone announces a number; `no`, also a negation, needs a mark.
    static func isNumber(_ word: String, before marks: some Collection<Character>) -> Bool {
        if word == "no" { return marks.contains { ".:".contains($0) } }
        return numbers.contains(word) || (word == "n" && marks.contains { "°".contains($0) })
    }
}
