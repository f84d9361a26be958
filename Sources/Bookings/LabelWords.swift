/// The words of labels that several kinds of bookings share, in the languages of docs/bookings.md.
enum LabelWords {
    static let confirmations: Set<String> = [
        "reserva", "réservation", "prenotazione", "reservierung", "boeking", "bokning", "rezerwacja",
        "booking confirmation", "airline confirmation", "collection reference", "ticket reference",
        "booking conf", "booking conf.", "hotel confirmation",
        "airline reference",
        "confirmación", "potwierdzenie",
        "booking reference", "booking code", "booking number", "booking id", "booking ref", "booking ref.",
        "reservation number", "reservation code", "reservation id", "reservation",
        "confirmation", "confirmation number", "confirmation code", "confirmation no.", "confirmation no",
        "record locator", "itinerary number",
        "pnr", "order", "order number", "order no.", "ticket collection reference",
        "buchungscode", "buchungsnummer", "buchungsnr.", "buchungsnr", "buchungsreferenz",
        "reservierungsnummer", "reservierungscode", "bestätigungsnummer", "auftragsnummer", "bestellnummer",
        "réf. de réservation", "référence de réservation", "référence de dossier",
        "numéro de réservation", "numéro de confirmation", "numéro de commande", "n° de réservation",
        "code de réservation", "numéro de dossier", "dossier voyage",
        "código de reserva", "número de reserva", "número de confirmación", "localizador",
        "codice di prenotazione", "codice prenotazione", "numero di prenotazione", "numero prenotazione",
        "codice di conferma", "codice biglietto",
        "reserveringsnummer", "boekingscode", "boekingsnummer", "boekingsreferentie", "reserveringscode",
        "numer rezerwacji", "kod rezerwacji", "numer potwierdzenia", "numer zamówienia",
        "číslo rezervace", "kód rezervace", "rezervační kód", "číslo objednávky", "kód transakce",
        "número de reserva (pnr)", "codice pnr", "código da reserva", "bokningsnummer", "bokningskod",
        "bokningsreferens", "rezervasyon kodu", "rezervasyon numarası", "rezervasyon no", "varausnumero",
        "varaustunnus",
    ]
    /// Words that mean a confirmation code only in a known booking.
    static let looseConfirmations: Set<String> = [
        "booking", "buchung", "conf", "conf.", "locator", "referanse", "referens", "referenz", "loc", "loc.",
        "reference", "reference number",
        "ref", "ref.",
        "référence",
        "dossier", "referencia", "riferimento", "referentie",
        "supplier ref num", "supplier reference",
    ]
    /// The number of a ticket, in a known booking.
    static let ticketNumbers: Set<String> = [
        "bilhete n.º", "bilhete nº", "bilhete", "ticket code",
        "ticket number", "ticket no.", "ticket no", "ticket id", "ticket-id", "ticketnummer", "numer biletu",
        "numéro de billet", "número de billete", "numero biglietto", "číslo jízdenky",
    ]
    /// Forms of address before a label: `Your confirmation number`.
    static let addresses = [
        "your", "ihre", "deine", "votre", "su", "tu", "il tuo", "uw", "je", "twój", "vaše",
    ]

    static let seats: Set<String> = [
        "seat no", "sete", "platsnummer",
        "seat", "seats", "seat number", "seat no.", "seat(s)", "sitz", "sitzplatz", "sitzplätze", "siège",
        "asiento", "asientos", "posto", "posti", "stoel", "zitplaats", "sedadlo",
        "assento", "koltuk", "istuinpaikka",
    ]
    /// Words that also mean a place; they count only in a known booking.
    static let placeSeats: Set<String> = [
        "lugar", "plads", "paikka",
        "platz", "plätze", "place", "places", "plaza", "plazas", "miejsce", "místo", "sæde", "plats",
        "bett", "bed", "berth", "couchette", "liegeplatz",
    ]
    /// Words for several seats.
    static let severalSeats: Set<String> = [
        "seats", "seat(s)", "sitzplätze", "asientos", "posti", "plätze", "places", "plazas",
    ]
    static let coaches: Set<String> = [
        "carruagem", "vogn", "vaunu",
        "coach", "carriage", "car no.", "wagen", "voiture", "coche", "carrozza", "rijtuig", "wagon", "vůz",
        "vagn",
    ]
    static let departures: Set<String> = [
        "afgang", "avgang", "avgång", "partida", "origem", "lähtö", "origen", "kalkış", "saída", "dep.",
        "departure", "depart", "departs", "departing", "departure airport", "departure station", "dep",
        "abflug", "abfahrt", "ab", "départ", "départ de", "salida", "partenza", "vertrek", "wylot",
        "odjazd", "odlet", "odjezd", "origin", "start",
    ]
    static let arrivals: Set<String> = [
        "ankomst", "chegada", "saapuminen", "varış", "arr.",
        "arrival", "arrive", "arrives", "arriving", "arrival airport", "arrival station", "arr", "ankunft",
        "an", "arrivée", "arrivée à", "llegada", "arrivo", "aankomst", "przylot", "przyjazd", "přílet",
        "příjezd", "destination", "ziel", "destinazione", "destino", "bestemming",
    ]
    static let terminals: Set<String> = [
        "terminal", "departure terminal", "origin terminal", "terminal de départ", "abflugterminal",
        "terminal di partenza",
        "terminal de salida", "vertrekterminal", "terminál",
    ]
    static let arrivalTerminals: Set<String> = [
        "arrival terminal", "terminal d'arrivée", "destination terminal", "ankunftsterminal",
        "terminal di arrivo",
        "terminal de llegada",
    ]
    static let gates: Set<String> = [
        "gate", "departure gate", "boarding gate", "porte", "porte d'embarquement", "flugsteig",
        "puerta", "puerta de embarque", "uscita", "bramka",
    ]
    static let platforms: Set<String> = [
        "spår", "raide", "laituri", "platforma",
        "platform", "departure platform", "track", "gleis", "bahnsteig", "abfahrtsgleis", "voie", "quai",
        "vía", "andén", "binario", "spoor", "perron", "peron", "tor", "nástupiště", "kolej",
        "spor", "gl.", "via",
    ]
    static let travellers: Set<String> = [
        "fahrgast", "fahrgäste", "rejsende", "for", "navn", "namn", "kunde", "cliente", "auf den namen",
        "a nome di",
        "a nombre de",
        "op naam van", "na nazwisko", "på navnet", "hoofdboeker", "hóspede", "hóspedes", "lead passenger",
        "main guest",
        "au nom de", "passasjer", "passasjerer", "gjest", "gæst", "gäst", "matkustajat", "titolare",
        "passenger", "passengers", "passenger name", "passenger(s)", "traveler", "traveller", "travelers",
        "travellers", "traveler name", "guest", "guest name", "name", "under name", "booked for",
        "lead guest", "reisender", "reisende", "passagier", "passagiere", "gast", "gastname",
        "name des gastes",
        "voyageur", "voyageurs", "passager", "passagers", "nom", "nom du client", "client", "pasajero",
        "pasajeros", "viajero", "huésped", "nombre", "titular", "passeggero", "passeggeri", "viaggiatore",
        "ospite", "nome", "reiziger", "reizigers", "naam", "pasażer", "pasażerowie", "podróżny", "gość",
        "imię i nazwisko", "cestující", "jméno", "passageiro", "passageiros", "passagerare", "resenär",
        "yolcu", "matkustaja",
    ]
    /// Those words for travellers that come before a name without a colon; others begin sentences.
    static let passengers: Set<String> = [
        "passenger", "lead passenger", "traveller", "traveler", "passagier", "reisender", "fahrgast",
        "voyageur",
        "passager", "pasajero", "viajero", "passeggero", "passageiro", "reiziger", "cliente", "auf den namen",
        "a nome di", "a nombre de", "op naam van", "au nom de", "lead guest", "passenger name", "guest name",
    ]
    static let totals: Set<String> = [
        "approximate total", "cena łącznie", "total approximate charge", "total estimated cost", "suma",
        "importo pagato",
        "totaal betaald", "total payé", "montant payé", "importe pagado", "valor pago", "hinta yhteensä",
        "kwota",
        "valor total previsto", "gesamtkosten", "sum", "estimated charge", "totale soggiorno",
        "valor total", "pris i alt", "totalpris", "totaalbedrag", "total charged", "importo totale", "gesamt",
        "gesamtsumme", "endpreis", "preço total", "summa", "kokonaishinta", "do zapłaty", "totalbelopp",
        "total", "total price", "total paid", "total amount", "total cost", "amount paid", "total for stay",
        "estimated total", "grand total", "payment total", "gesamtpreis", "gesamtbetrag", "summe",
        "prix total", "montant total", "precio total", "importe total", "prezzo totale", "totale",
        "totaalprijs", "totaal", "cena całkowita", "razem", "celková cena", "celkem", "totalt", "toplam",
        "yhteensä",
    ]
    static let prices: Set<String> = [
        "price", "fare", "preis", "tarif", "tarifa", "tariffa", "betrag", "prix", "montant", "precio",
        "importe", "prezzo", "prijs",
        "preço",
        "pris", "fiyat", "hinta",
    ]
    static let pricesOrMeals: Set<String> = ["cena"]
    static let companies: Set<String> = [
        "operator", "operated by", "carrier", "vendor", "provider", "company", "supplier", "betreiber",
        "durchgeführt von", "anbieter", "reederei", "compagnie", "compañía", "compagnia", "vervoerder",
        "przewoźnik", "dopravce", "rental company", "car rental company",
    ]
}
