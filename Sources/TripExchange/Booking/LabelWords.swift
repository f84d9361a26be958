/// The words of labels that several kinds of bookings share: in English, German, French, Spanish, Italian, Dutch,
/// Polish and Czech.
enum LabelWords {
    static let confirmations: Set<String> = [
        "booking reference", "booking code", "booking number", "booking id", "booking ref", "booking ref.",
        "reservation number", "reservation code", "reservation id", "reservation",
        "confirmation", "confirmation number", "confirmation code", "confirmation no.", "confirmation no",
        "record locator", "itinerary number",
        "pnr", "order", "order number", "order no.", "ticket collection reference",
        "buchungscode", "buchungsnummer", "buchungsnr.", "buchungsnr", "buchungsreferenz",
        "reservierungsnummer", "reservierungscode", "bestätigungsnummer", "auftragsnummer", "bestellnummer",
        "réf. de réservation", "référence de réservation", "référence de dossier",
        "numéro de réservation", "numéro de confirmation", "numéro de commande", "n° de réservation",
        "code de réservation", "numéro de dossier",
        "código de reserva", "número de reserva", "número de confirmación", "localizador",
        "codice di prenotazione", "codice prenotazione", "numero di prenotazione", "numero prenotazione",
        "codice di conferma", "codice biglietto",
        "reserveringsnummer", "boekingscode", "boekingsnummer", "boekingsreferentie", "reserveringscode",
        "numer rezerwacji", "kod rezerwacji", "numer potwierdzenia", "numer zamówienia",
        "číslo rezervace", "kód rezervace", "rezervační kód", "číslo objednávky", "kód transakce",
        "número de reserva (pnr)", "codice pnr",
    ]
    /// Words that mean a confirmation code only in what is known to be a booking.
    static let looseConfirmations: Set<String> = [
        "booking", "conf", "conf.", "locator", "reference", "reference number", "ref", "ref.", "référence",
        "dossier", "referencia", "riferimento", "referentie",
    ]
    /// How a sender addresses the reader before a label: `Your confirmation number`.
    static let addresses = [
        "your", "ihre", "deine", "votre", "su", "tu", "il tuo", "uw", "je", "twój", "vaše",
    ]

    static let seats: Set<String> = [
        "seat", "seats", "seat number", "seat no.", "seat(s)", "sitz", "sitzplatz", "sitzplätze", "siège",
        "asiento", "asientos", "posto", "posti", "stoel", "zitplaats", "sedadlo",
    ]
    /// Words that say a place as well; they count only in what is known to be a booking.
    static let placeSeats: Set<String> = [
        "platz", "plätze", "place", "places", "plaza", "plazas", "miejsce", "místo", "sæde", "plats",
    ]
    static let coaches: Set<String> = [
        "coach", "carriage", "car no.", "wagen", "voiture", "coche", "carrozza", "rijtuig", "wagon", "vůz",
    ]
    static let departures: Set<String> = [
        "departure", "depart", "departs", "departing", "departure airport", "departure station", "dep",
        "abflug", "abfahrt", "ab", "départ", "départ de", "salida", "partenza", "vertrek", "wylot",
        "odjazd", "odlet", "odjezd", "origin", "start",
    ]
    static let arrivals: Set<String> = [
        "arrival", "arrive", "arrives", "arriving", "arrival airport", "arrival station", "arr", "ankunft",
        "an", "arrivée", "arrivée à", "llegada", "arrivo", "aankomst", "przylot", "przyjazd", "přílet",
        "příjezd", "destination", "ziel", "destinazione", "destino", "bestemming",
    ]
    static let terminals: Set<String> = [
        "terminal", "departure terminal", "terminal de départ", "abflugterminal", "terminal di partenza",
        "terminal de salida", "vertrekterminal", "terminál",
    ]
    static let arrivalTerminals: Set<String> = [
        "arrival terminal", "terminal d'arrivée", "ankunftsterminal", "terminal di arrivo",
        "terminal de llegada",
    ]
    static let gates: Set<String> = [
        "gate", "departure gate", "boarding gate", "porte", "porte d'embarquement", "flugsteig",
        "puerta", "puerta de embarque", "uscita", "bramka",
    ]
    static let platforms: Set<String> = [
        "platform", "departure platform", "track", "gleis", "bahnsteig", "abfahrtsgleis", "voie", "quai",
        "vía", "andén", "binario", "spoor", "perron", "peron", "tor", "nástupiště", "kolej",
    ]
    static let travellers: Set<String> = [
        "passenger", "passengers", "passenger name", "passenger(s)", "traveler", "traveller", "travelers",
        "travellers", "traveler name", "guest", "guest name", "name", "under name", "booked for",
        "lead guest", "reisender", "reisende", "passagier", "passagiere", "gast", "gastname",
        "name des gastes",
        "voyageur", "voyageurs", "passager", "passagers", "nom", "nom du client", "client", "pasajero",
        "pasajeros", "viajero", "huésped", "nombre", "titular", "passeggero", "passeggeri", "viaggiatore",
        "ospite", "nome", "reiziger", "reizigers", "naam", "pasażer", "pasażerowie", "podróżny", "gość",
        "imię i nazwisko", "cestující", "jméno",
    ]
    static let prices: Set<String> = [
        "total", "total price", "price", "total paid", "total amount", "total cost", "amount paid",
        "total for stay", "estimated total", "grand total", "payment total", "fare", "preis", "gesamtpreis",
        "gesamtbetrag", "summe", "betrag", "prix", "prix total", "montant", "montant total", "precio",
        "precio total", "importe", "importe total", "prezzo", "prezzo totale", "totale", "prijs",
        "totaalprijs", "totaal", "cena", "cena całkowita", "razem", "celková cena", "celkem",
    ]
    static let companies: Set<String> = [
        "operator", "operated by", "carrier", "vendor", "provider", "company", "supplier", "betreiber",
        "durchgeführt von", "anbieter", "reederei", "compagnie", "compañía", "compagnia", "vervoerder",
        "przewoźnik", "dopravce", "rental company", "car rental company",
    ]
}
