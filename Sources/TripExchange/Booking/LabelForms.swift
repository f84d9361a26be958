/// Labels of booking codes that are made of parts: `Bestillingsreferanse`, `Numéro de la réservation`, `Online booking ref. no.`.
///
/// Nobody can list what all senders write, but all of them join a word for what was booked and a word for a number.
enum LabelForms {
    /// What one word of a label says.
    private struct Part: OptionSet {
        let rawValue: UInt8
        /// What the number is of: a booking, an order.
        static let subject = Part(rawValue: 1 << 0)
        static let number = Part(rawValue: 1 << 1)
        /// Words between the two, and before them.
        static let filler = Part(rawValue: 1 << 2)
    }

    private static let parts = WordTable<Part>([
        (
            .subject,
            [
                "booking", "reservation", "reservations", "confirmation", "order", "itinerary", "purchase",
                "réservation", "reserva", "commande", "dossier", "confirmación", "confirmação", "pedido",
                "compra", "prenotazione", "ordine", "conferma", "acquisto", "buchung", "bestellung",
                "reservierung", "boeking", "reservering", "bestelling", "rezerwacji", "zamówienia",
                "rezervace", "objednávky", "bokning", "bestilling", "varauksen", "ticket",
            ]
        ),
        (
            .number,
            [
                "number", "no", "nr", "n", "nº", "º", "num", "núm", "número", "numero", "numéro", "nummer",
                "code", "código", "codigo", "codice", "cod", "kod", "kód", "kode", "číslo", "numer",
                "reference", "ref", "réf", "référence", "referentie", "referanse", "referens", "referenz",
                "referencia", "referência", "riferimento", "rif", "id", "locator", "numero", "tunnus",
            ]
        ),
        (
            .filler,
            [
                "de", "la", "le", "du", "di", "da", "do", "del", "della", "your", "ihre", "deine", "votre",
                "su", "tu", "sua", "il", "tuo", "uw", "je", "the", "of", "airline", "hotel", "collection",
                "online", "twój", "vaše", "din",
            ]
        ),
    ])

    /// What a word in which both are joined begins with: `Buchungsnummer`, `Bokningskod`.
    private static let stems = [
        "booking", "buchung", "bestell", "bestätigung", "reservierung", "auftrag", "boeking", "reservering",
        "bevestiging", "bokning", "bekräftelse", "bestilling", "reservasjon", "reservation", "order", "ordre",
        "bekreftelse", "bekræftelse", "varaus",
    ]
    private static let endings = [
        "nummer", "nr", "code", "kode", "kod", "referanse", "referenz", "referens", "referentie", "reference",
        "numero", "tunnus", "id", "ref",
    ]

    /// Whether a label names the code of a booking; `Ticket number` is that of a ticket.
    static func isConfirmation(_ label: UnsafeBufferPointer<UInt8>) -> Bool {
        let words = TextScalar.words(in: label)
        guard let first = words.first, words.count <= 6 else { return false }
        if words.count == 1 { return isJoined(UnsafeBufferPointer(rebasing: label[first])) }
        var found: Part = []
        for word in words {
            guard let part = parts.kinds(of: UnsafeBufferPointer(rebasing: label[word])) else { return false }
            found.formUnion(part)
        }
        guard found.isSuperset(of: [.subject, .number]) else { return false }
        guard WordShapes.lowercased(UnsafeBufferPointer(rebasing: label[first])) == "ticket" else {
            return true
        }
        return words.contains {
            ["reference", "ref", "code"].contains(
                WordShapes.lowercased(UnsafeBufferPointer(rebasing: label[$0])))
        }
    }

    private static func isJoined(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard (8...30).contains(word.count), let first = word.first,
            [0x62, 0x72, 0x6F, 0x61, 0x76].contains(first | 0x20)
        else { return false }
        let text = WordShapes.lowercased(word)
        return stems.contains { stem in
            guard text.hasPrefix(stem) else { return false }
            var rest = text.dropFirst(stem.count)
            if rest.first == "s", !endings.contains(String(rest)) { rest.removeFirst() }
            return endings.contains(String(rest))
        }
    }
}
