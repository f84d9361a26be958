/// Labels of booking codes made of several parts: `Bestillingsreferanse`, `Numéro de la réservation`, `Online booking
/// ref. no.`.
///
/// The labels of all senders cannot be listed, but each joins a word for what was booked and a word for a number.
enum LabelForms {
    /// The meaning of one word of a label.
    private struct Part: OptionSet {
        let rawValue: UInt8
        /// The subject: a booking, an order.
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
                "res", "resa", "reservierungs", "buchungs", "bestell", "auftrags", "billet", "rezerwacja",
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
                "de", "la", "le", "du", "di", "compagnie", "aérienne", "company", "vores", "dit", "din",
                "ditt", "deres", "da", "do", "del",
                "della", "your", "ihre", "deine", "votre",
                "su", "tu", "sua", "il", "tuo", "uw", "je", "the", "of", "airline", "hotel", "collection",
                "online", "twój", "vaše",
            ]
        ),
    ])

    /// The beginnings of compounds: `Buchungsnummer`, `Bokningskod`.
    private static let stems = [
        "booking", "buchung", "bestell", "bestätigung", "reservierung", "auftrag", "boeking", "reservering",
        "bevestiging", "bokning", "bekräftelse", "bestilling", "reservasjon", "reservation", "order", "ordre",
        "bekreftelse", "bekræftelse", "varaus",
    ]
    private static let endings = [
        "nummer", "nr", "code", "kode", "kod", "referanse", "referenz", "referens", "referentie", "reference",
        "numero", "tunnus", "id", "ref",
    ]

    /// Whether a label means the code of a booking; `Ticket number` is that of a ticket.
    static func isConfirmation(_ label: UnsafeBufferPointer<UInt8>) -> Bool {
        guard mayBeForm(label) else { return false }
        if label.last == UInt8(ascii: ".") {
            return isConfirmation(UnsafeBufferPointer(rebasing: label.dropLast()))
        }
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

    /// Whether a label has one word that may be a compound, or several of which the first may begin a label.
    private static func mayBeForm(_ label: UnsafeBufferPointer<UInt8>) -> Bool {
        let head = label.prefix { $0 >= 0x80 || BookingLabels.isLetter($0) }
        let word = UnsafeBufferPointer(rebasing: head)
        if head.count == label.count { return mayBeJoined(word) }
        // `N° de`: a non-ASCII character may be a sign.
        return head.contains { $0 >= 0x80 } || parts.kinds(of: word) != nil
    }

    /// The words of labels with several parts.
    static let words = Set(parts.words(of: [.subject, .number]))
    /// Words that may come before those, but are common elsewhere.
    static let fillers = WordSet(Set(parts.words(of: .filler)).subtracting(words))

    /// The first bytes of ``stems``, in lower case.
    private static let heads = Set(stems.map { $0.utf8.prefix(3).reduce(0) { $0 << 8 | UInt32($1) } })

    /// Whether a word may be a compound.
    static func mayBeJoined(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        (8...30).contains(word.count)
            && heads.contains(word.prefix(3).reduce(0) { $0 << 8 | UInt32($1 | 0x20) })
    }

    private static func isJoined(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard mayBeJoined(word) else { return false }
        let text = WordShapes.lowercased(word)
        return stems.contains { stem in
            guard text.hasPrefix(stem) else { return false }
            var rest = text.dropFirst(stem.count)
            if rest.first == "s", !endings.contains(String(rest)) { rest.removeFirst() }
            return endings.contains(String(rest))
        }
    }
}
