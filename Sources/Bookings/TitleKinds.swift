/// The hints in the words of a title; a hint alone does not make a booking.
struct TitleKinds: OptionSet, Sendable {
    let rawValue: UInt32

    static let flight = TitleKinds(rawValue: 1 << 0)
    static let train = TitleKinds(rawValue: 1 << 1)
    /// A railway or a class of trains known by its name.
    static let railway = TitleKinds(rawValue: 1 << 2)
    /// A word in the names of railway stations.
    static let station = TitleKinds(rawValue: 1 << 3)
    static let bus = TitleKinds(rawValue: 1 << 4)
    static let ferry = TitleKinds(rawValue: 1 << 5)
    static let house = TitleKinds(rawValue: 1 << 6)
    static let stay = TitleKinds(rawValue: 1 << 7)
    /// A word for renting, or a company that rents cars.
    static let rental = TitleKinds(rawValue: 1 << 8)
    static let car = TitleKinds(rawValue: 1 << 9)
    /// One word that means a rented car.
    static let rentedCar = TitleKinds(rawValue: 1 << 10)
    static let meal = TitleKinds(rawValue: 1 << 11)
    static let reservation = TitleKinds(rawValue: 1 << 12)
    static let tableReservation = TitleKinds(rawValue: 1 << 13)
    /// A word for people who meet, work or play, which is not of a booking.
    static let gathering = TitleKinds(rawValue: 1 << 14)

    /// A word for an errand about a journey: the person who is picked up flies, not the reader.
    static let errand = TitleKinds(rawValue: 1 << 15)

    /// The words for a flight in titles.
    static let flightWords: WordSet = [
        "flight", "flug", "vol", "vuelo", "volo", "vlucht", "lotem", "rückflug", "hinflug", "voo", "flyg",
        "uçuş",
        "lento",
    ]
    /// The words for a train in titles and on lines.
    static let trainWords: WordSet = [
        "train", "zug", "treno", "tog", "tren", "trein", "pociąg", "vlak", "bahnreise", "zugfahrt", "comboio",
        "tåg",
        "juna",
    ]

    /// All words that are hints.
    static let words = WordTable<TitleKinds>([
        (.flight, flightWords.all), (.train, trainWords.all),
        (
            .railway,
            [
                "amtrak", "eurostar", "acela", "thalys", "nightjet", "railjet", "westbahn", "frecciarossa",
                "frecciargento", "frecciabianca", "italo", "tgv", "inoui", "ouigo", "lyria", "renfe", "avlo",
                "alvia", "regiojet", "leoexpress", "pendolino", "intercity", "shinkansen", "snälltåget",
                "trenitalia", "sncf", "flixtrain", "lner", "avanti", "caledonian",
            ]
        ),
        (
            .station,
            [
                "hbf", "hauptbahnhof", "hb", "centraal", "centrale", "gare", "termini", "główny", "główna",
                "hlavní", "bahnhof", "station", "estación", "stazione", "centralna",
            ]
        ),
        (
            .bus,
            [
                "bus", "autobus", "autobús", "navette", "autocarro", "shuttle", "fernbus", "coach", "flixbus",
                "itabus",
                "megabus", "autokar",
                "pullman", "autocar",
            ]
        ),
        (
            .ferry,
            [
                "ferries", "ferje", "færge", "färja", "lautta", "dfds", "stena", "tallink", "silja", "calmac",
                "jadrolinija", "hurtigruten", "finnlines", "balearia", "baleària",
                "ferry", "fähre", "fährüberfahrt", "traversée", "traghetto", "transbordador", "veerboot",
                "veerpont",
                "trajekt", "überfahrt", "crossing", "sailing", "overtocht",
            ]
        ),
        (
            .house,
            [
                "vakantiepark", "bungalow", "pousada", "hospedagem", "aparthotel", "apartamento",
                "ferienhaus", "fewo", "campingplatz", "camping", "vandrarhem", "hotell", "hotelli",
                "jugendherberge", "rifugio", "cottage", "farmhouse", "minpaku", "hôtels", "hotels",
                "ferienpark",
                "hotel", "hostel", "hôtel", "motel", "pension", "gasthof", "gästehaus", "guesthouse",
                "ryokan",
                "apartment", "ferienwohnung", "lodging", "albergo", "inn", "resort", "airbnb", "vrbo",
                "hostelworld", "hoteles", "hostal", "parador", "posada", "agriturismo", "locanda",
                "appartamento", "appartement", "penzion", "penzión", "hotelu", "pensjonat", "novotel", "ibis",
                "mercure", "marriott", "hilton", "hyatt", "sheraton", "radisson", "accommodation",
                "unterkunft",
                "alojamiento", "alloggio", "accommodatie", "nocleg", "ubytování", "suites", "lodge", "cabin",
                "chalet", "homestay", "gîte", "riad", "backpackers",
            ]
        ),
        (
            .stay,
            [
                "stay", "aufenthalt", "estadia", "estada", "vistelse", "ophold", "opphold", "majoitus",
                "übernachtung", "séjour", "estancia", "soggiorno", "verblijf", "pobyt",
                "überachtung", "overnachting",
            ]
        ),
        (
            .rental,
            [
                "aluguel", "autohuur", "biluthyrning", "bilutleie",
                "rental", "hire", "sixt", "hertz", "avis", "europcar", "alamo", "enterprise", "budget",
                "centauro",
                "goldcar", "autovermietung", "location", "noleggio", "alquiler", "autoverhuur", "verhuur",
                "wypożyczalnia", "wynajem", "autopůjčovna", "půjčení", "pronájem",
            ]
        ),
        (
            .car,
            [
                "carro", "veículo",
                "car", "voiture", "auto", "coche", "vehicle", "macchina", "samochodu", "auta", "cars",
            ]
        ),
        (
            .rentedCar,
            [
                "hyrbil", "leiebil", "vuokra-auto", "mietwagen", "leihwagen", "mietauto", "huurauto",
                "autoverhuur", "autopůjčovna",
            ]
        ),
        (
            .meal,
            [
                "dinner", "lunch", "breakfast", "brunch", "table", "restaurant", "supper", "bistro",
                "trattoria",
                "ristorante", "restaurante", "gasthaus", "brasserie", "osteria", "pizzeria", "abendessen",
                "mittagessen", "dîner", "déjeuner", "cena", "pranzo", "diner", "kolacja", "obiad", "večeře",
                "restauracja", "restaurace",
            ]
        ),
        (
            .reservation,
            [
                "booked", "reserved", "bestilling", "bokning", "boeking", "buchung",
                "reservation", "booking", "réservation", "reserva", "prenotazione", "reservierung",
                "reservering",
                "rezerwacja", "rezervace",
            ]
        ),
        (
            .gathering,
            [
                "meeting", "call", "webinar", "workshop", "review", "conference", "triage", "scouting",
                "standup", "training", "premiere", "seminar", "planning", "retro", "sprint", "kickoff",
                "release", "prep", "match", "sync", "delivery", "moving", "handball", "basketball", "hockey",
                "minutes", "cleanup", "cleaning", "audit", "viewing", "briefing", "duty", "upgrade", "exam",
                "vaccination",
                "inspection", "patch", "dump", "hosting", "migration", "rollout", "deployment", "besprechung",
                "sitzung",
                "konferenz", "réunion", "reunión", "riunione",
                "vergadering", "spotkanie", "schůzka", "film", "football", "rugby", "fleet",
            ]
        ),
        (
            .errand,
            [
                "taxi", "uber", "pick", "pickup", "abholen", "lands", "landing", "lunch", "leave", "drive",
                "board", "opens", "track", "delay", "delayed", "grandma", "mum", "mom",
            ]
        ),
        (
            .tableReservation,
            [
                "tischreservierung", "tischreservation", "bordreservation", "bordbestilling", "bordsbokning",
                "pöytävaraus", "stolika", "stolu", "tafelreservering",
            ]
        ),
    ])

    /// The hint of a symbol for a vehicle or a house.
    static func sign(_ scalar: Unicode.Scalar) -> TitleKinds? {
        switch scalar.value {
        case 0x2708, 0x1F6EB, 0x1F6EC: .flight
        case 0x1F682...0x1F686, 0x1F689: .train
        case 0x1F68C, 0x1F68D: .bus
        case 0x26F4, 0x1F6A2: .ferry
        case 0x1F3E8, 0x1F6CE, 0x1F6CF: .house
        case 0x1F697, 0x1F698, 0x1F699: .rentedCar
        case 0x1F37D, 0x1F374: .meal
        default: nil
        }
    }
}
