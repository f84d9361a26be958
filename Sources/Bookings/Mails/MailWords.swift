import Trips

/// The words of mails about bookings, in the languages of docs/bookings.md.
enum MailWords {
    /// Words that tell the kind of booking, alone or as the beginning of a line.
    static let kinds: [ActivityKind: Set<String>] = [
        .flight: [
            "flight", "flights", "flug", "flüge", "flugnummer", "flugnr", "flugdaten", "hinflug", "rückflug",
            "vol", "vols",
            "vuelo", "vuelos", "voo", "voos", "volo", "voli", "vlucht", "vluchten", "heenvlucht", "lotu",
            "lotnicza",
            "lotniczy", "letu", "letenka", "let", "lety", "flyg", "flygning", "flyget", "flybilletter",
            "flybillett",
            "flyrejse", "flyreise", "lento", "lennon", "lennot", "uçuş", "airlines", "airways", "airline",
            "航空券", "便名", "フライト", "penerbangan",
            "国内線", "国際線",
        ],
        .train: [
            "train", "trains", "zug", "züge", "zugverbindung", "bahn", "treno", "treni", "tren", "trenes",
            "comboio",
            "comboios", "trein", "treinen", "treinreis", "pociąg", "pociągu", "vlak", "vlaku", "tåg", "tåget",
            "snabbtåg", "tog", "toget", "togbillet", "togbillett", "juna", "junan", "vonat", "tgv", "ice",
            "intercity",
            "eurostar", "thalys", "frecciarossa", "frecciargento", "italo", "railjet", "ave", "ouigo", "iryo",
            "avlo", "ter",
            "nightjet", "rail", "railway", "railways", "railcard", "amtrak", "trenitalia", "renfe", "sncf",
            "sncb", "nmbs", "sbb", "öbb", "lner", "gwr", "trainline", "dsb", "scotrail", "srt", "열차", "승차권",
            "ktx", "comboios", "leoexpress", "sleeper", "korail", "irctc",
            "bahncard", "hbf", "新幹線", "列車", "特急", "みどりの窓口", "のぞみ", "ひかり", "はやぶさ", "えきねっと",
        ],
        .bus: [
            "bus", "buses", "busreise", "fernbus", "autobus", "autobús", "autobuses", "autocar", "autocars",
            "ônibus",
            "autocarro", "autokar", "autokarem", "autobusem", "バス", "高速バス", "buss", "bussen", "autobusu",
            "bussekspress", "autobuses", "ado", "flixbus", "greyhound", "megabus", "eurolines", "alsa",
            "expressos",
        ],
        .ferry: [
            "ferry", "ferries", "fähre", "fähren", "fährfahrt", "überfahrt", "traghetto", "traversata",
            "traversée",
            "ship", "relacija", "trajekt", "vessel", "schiff", "fartyg", "skib", "skip", "navire", "nave",
            "buque", "prom", "promem",
            "promu", "laiva",
            "færge", "færgen", "ferge", "fergen", "färja", "färjan", "sailing", "crossing", "overfart",
            "överfart", "veerboot", "overtocht",
            "trajekt", "フェリー", "stena", "dfds", "tallink", "silja", "ferriesltd", "wypłynięcie", "ferryboat",
        ],
        .carRental: [
            "mietwagen", "leihwagen", "noleggio", "autonoleggio", "aluguel", "autoverhuur", "huurauto",
            "wypożyczalnia",
            "wypożyczenie", "půjčovna", "biluthyrning", "hyrbil", "leiebil", "lejebil", "rental", "rentacar",
            "pickup", "dropoff", "europcar", "sixt", "hertz", "avis", "alamo", "localiza", "rent",
            "mietstation",
            "レンタカー", "カーレンタル",
        ],
        .lodging: [
            "hotel", "hôtel", "hostel", "albergo", "hostal", "pensión", "pension", "gasthof", "gästehaus",
            "guesthouse",
            "apartment", "apartamento", "appartement", "appartamento", "apartament", "lägenhet", "zimmer",
            "doppelzimmer",
            "einzelzimmer", "room", "rooms", "chambre", "chambres", "habitación", "habitaciones", "camera",
            "camere", "quarto", "quartos",
            "kamer", "kamers", "pokój", "pokoje", "pokoj", "rum", "værelse", "værelser", "nights", "night",
            "nächte", "nacht",
            "nuits", "nuit", "noches", "noche", "notti", "notte", "noites", "noite", "nachten", "noce",
            "nocy", "noci", "nocí",
            "nätter", "natt", "netter", "nætter", "stay", "aufenthalt", "séjour", "estancia", "soggiorno",
            "estadia", "verblijf",
            "pobyt", "vistelse", "opphold", "ophold", "宿泊", "旅館", "ホテル", "泊", "campsite", "campingplatz",
            "stellplatz", "camping",
            "jugendherberge", "unterkunft", "ryokan", "cottage", "villa", "b&b",
        ],
        .restaurant: [
            "restaurant", "table", "tisch", "mesa", "tavolo", "tafel", "stolik", "stůl", "bord", "ristorante",
            "restaurante",
            "restaurang", "trattoria", "brasserie", "bistro", "bistrot", "couverts", "coperti", "レストラン", "お席",
            "来店", "restaurace", "dining", "diners", "tables", "omakase", "tasting", "seating", "resy",
            "opentable",
            "thefork", "quandoo", "tablecheck", "tischreservierung", "osteria", "gasthaus",
            "restauracja",
        ],
        .event: [
            "concert", "konzert", "concerto", "concierto", "konsert", "koncert", "theatre", "theater",
            "théâtre", "teatro", "teatr", "divadlo", "museum",
            "musée", "museo", "museu", "muzeum", "tour", "tours", "einlass", "insläpp", "doors", "meeting",
            "treffpunkt", "vorstellung", "公演", "opera", "oper", "stadium", "stadion", "arena",
            "palladium", "exhibition", "festival", "sektion", "reihe", "fila", "rangée", "platea", "parkett",
            "stehplatz", "wystawa", "výstava", "ausstellung", "exposition", "admission", "eventim", "gig",
            "estadio", "stade", "stadio", "grada", "puerta", "sector", "řada", "rząd", "balkon", "rang",
            "großer", "入場", "美術館", "博物館",
        ],
    ]

    /// Phrases of lines whose times are not those of the booking.
    static let asides = [
        "check-in opens", "check-in closes", "check in opens", "check-in schließt", "check-in öffnet",
        "check-in lukker",
        "check-in stänger", "check-in stenger", "bag drop", "bags ", "gepäck", "sicherheit", "security",
        "change of planes", "stopover", "aufenthalt", "boarding", "gate clos", "gates close",
        "before departure", "prior to",
        "minutes before", "minuten vor", "minutes avant", "minutos antes", "minuti prima", "minuten voor",
        "minut przed",
        "minut před", "minuter före", "minutter før", "min före", "min før", "分前", "latest check", "cancel",
        "storn", "annul", "annull", "kündig",
        "avbok", "avbest", "afbest", "odwoł", "anulow", "zrušit", "zruš", "キャンセル", "取消", "refund", "erstatt",
        "rembours", "reembols",
        "rimbors", "zwrot pien", "purchased", "purchase date", "date of purchase", "issued", "date of issue",
        "issue date", "booked on", "booking date",
        "date booked", "printed", "gedruckt", "order of", "ordered", "bestellt am", "bestellung vom",
        "kaufdatum", "order placed", "order date", "created", "eingegangen", "received on", "booked mon",
        "booked tue", "booked wed", "booked thu", "booked fri", "booked sat", "booked sun", "rechnungsdatum",
        "invoice date", "buchungsdatum", "gebucht am", "ausgestellt", "ausstellungsdatum", "bestelldatum",
        "date de réservation", "date de commande", "réservé le",
        "émis le", "acheté le", "fecha de compra", "fecha de reserva", "fecha de emisión", "data de emissão",
        "data da compra", "data di emissione",
        "data acquisto", "data di acquisto", "prenotato il", "boekingsdatum", "geboekt op", "data zakupu",
        "data rezerwacji", "data wystawienia",
        "datum nákupu", "datum rezervace", "bokningsdatum", "bokad den", "bestilt", "købsdato", "予約日時", "発行日",
        "申込", "paid on", "payment date", "valid until",
        "valid from", "gültig bis", "valable jusqu", "válido hasta", "valido fino", "geldig tot", "ważny do",
        "platí do", "expires", "opening hours",
        "hours of operation", "de lunes a", "du lundi au", "dal lunedì", "da lunedì", "lun-", "lun–",
        "montag bis", "montag-", "mo-fr", "mo–fr", "mon-fri", "mon–fri", "monday to", "maandag t/m", "ma-vr",
        "pn-pt", "pon.-pt", "po-pá", "mån-fre", "man-fre", "segunda a", "平日",
        "office hours", "orario ufficio", "funcionamento", "geöffnet", "ouvert",
        "abierto", "aperto", "open daily", "öffnungszeit", "horaires d'ouverture", "horario de",
        "orari di apertura", "openingstijden",
        "otevírací", "öppettider", "åpningstider", "åbningstider", "営業時間", "arrival window",
        "at the terminal between", "transfer time",
        "layover", "umstieg", "wartezeit", "correspondance",
        "breakfast", "frühstück", "petit-déjeuner",
        "desayuno", "colazione", "ontbijt", "śniadan", "snídan", "frukost", "朝食", "夕食", "dinner buffet",
        "aftenbuffet", "free until", "kostenlos bis",
        "gratuit jusqu", "gratis hasta", "gratis fino", "gratis tot", "customer service", "kundenservice",
        "hotline", "call us", "telefon", "tel.",
        "no later than", "spätestens", "au plus tard", "a más tardar", "entro le", "uiterlijk", "najpóźniej",
        "nejpozději", "senast", "senest", "luggage", "doors close",
        "closes at", "schließt um", "arrive by", "be at the", "please arrive", "changes until", "umbuchung",
        "modifiable", "deadline", "incheckningen", "innsjekking stenger",
        "lähtöselvitys",
    ]

    /// Words before the time that a journey takes.
    static let durations: Set<String> = [
        "duration", "dauer", "fahrzeit", "reisezeit", "flugzeit", "umsteigezeit", "durée", "duración",
        "durata", "duração", "reisetid", "restid", "rejsetid",
        "reistijd", "reisduur", "czas", "doba", "kesto", "所要時間", "est", "transfer", "connection",
    ]

    /// Phrases of mails that tell the end of a booking.
    static let endings = [
        "has been cancelled", "has been canceled", "have been cancelled", "is cancelled",
        "cancellation confirm", "confirmation of cancellation",
        "cancellation of your", "was cancelled", "booking cancelled", "reservation cancelled", "canceled:",
        "cancelled:", "you cancelled", "you've cancelled", "we have cancelled", "stornobestätigung",
        "stornierungsbestätigung",
        "wurde storniert", "storniert:", "stornierung ihrer", "annulation de votre", "a été annulé",
        "a bien été annulé", "est annulé", "confirmation d'annulation", "cancelación de", "ha sido cancelad",
        "se ha cancelado", "reserva cancelada",
        "è stata annullata", "è stata cancellata", "cancellazione della", "annullamento", "foi cancelad",
        "cancelamento d", "is geannuleerd", "annulering van", "annuleringsbevestiging",
        "została odwołana", "została anulowana", "anulowanie rezerwacji", "odwołana bezpłatnie",
        "byla zrušena", "zrušení rezervace", "storno rezervace", "avbokningsbekräftelse", "är avbokad",
        "har avbokats", "er avbestilt", "er aflyst",
        "er annulleret", "キャンセル完了", "キャンセルのお知らせ", "キャンセルを承り", "取消完了", "予約取消",
    ]

    /// Headings of what is no part of a booking.
    static let adverts = [
        "you may also like", "you might also like", "recommended for you", "travelers who liked",
        "customers also", "more offers", "our latest deals", "das könnte", "weitere angebote", "vous aimerez",
        "te puede interesar",
        "también te puede", "ti potrebbe", "potrebbe interessarti", "você também pode", "misschien ook",
        "może cię", "mohlo by vás", "kanske också", "今だけ",
    ]

    /// Words of mails that say that something is not booked, or no longer.
    static let refusals = [
        "cancelled", "canceled", "cancellation of", "storniert", "stornierung von", "annulé", "annulée",
        "annullat", "anulad", "cancelad", "geannuleerd", "anulowan", "odwołan", "zrušen", "inställd",
        "avbokad", "aflyst", "avlyst", "peruttu",
        "not operate", "had to cancel", "entfällt", "gestrichen", "abgesagt", "supprimé", "soppresso",
        "refunded", "rückerstattung",
        "has expired", "hold has", "we hold", "wait list", "waitlist", "waiting list", "standby", "stand-by",
        "warteplatz", "warteliste",
        "declined", "not completed", "not confirmed", "not yet confirmed", "nicht bestätigt", "noch nicht",
        "not guaranteed", "missed your", " void", "欠航", "運休",
    ]
    /// Words with which a refusal begins.
    static let regrets = [
        "regret", "unfortunately", "leider", "malheureusement", "lamentamos", "purtroppo", "helaas",
        "niestety", "bohužel", "tyvärr", "desværre",
        "dessverre", "valitettavasti", "残念ながら",
    ]
    /// Words of a line that only says what would be.
    static let conditions = [
        "free", "until", "before", "policy", "can be", "may be", "could be", "if you", "unless", "bis ",
        "kostenlos", "kann", "können", "wenn", "falls", "jusqu", "si vous", "gratuit", "hasta", "gratis",
        "fino", "se vuoi", "tot ", "do 24",
        "without charge", "insurance", "fee", "gebühr", "terms",
    ]

    /// Words at the beginning of a line that tell old from new.
    static let oldAndNew: Set<String> = [
        "old", "new", "bisher", "bisherige", "bisheriger", "neu", "neue", "neuer", "alt", "alte", "previous",
        "previously", "original", "originally", "was", "now", "vorher", "ursprünglich", "ancien", "nouveau",
        "anterior", "nuevo",
        "vecchio", "nuovo", "oud", "nieuw", "stary", "nowy", "původní", "nový", "gammel", "旧", "新",
    ]

    /// Phrases of mails that tell a change of a booking.
    static let changes = [
        "schedule change", "change to your", "changes to your", "has changed", "have changed",
        "has been changed", "been rescheduled", "new departure time", "new flight time",
        "time change", "updated itinerary", "old itinerary", "previous itinerary", "flugplanänderung",
        "fahrplanänderung", "zeitänderung", "änderung ihrer", "änderung deiner", "wurde geändert",
        "hat sich geändert",
        "changement d'horaire", "modification de votre", "a été modifié", "cambio de horario",
        "modificación de", "ha sido modificad", "ha cambiado", "cambio orario", "modifica della",
        "modifica del tuo", "è stato modificato", "è cambiato",
        "alteração de horário", "alteração d", "foi alterad", "wijziging van", "is gewijzigd", "gewijzigde",
        "zmiana godziny", "zmiana rozkładu", "została zmieniona", "změna", "ändring av", "har ändrats",
        "tidtabellsändring", "endring av", "er endret", "ændring af", "er ændret",
        "時刻変更", "変更のお知らせ", "ダイヤ変更",
    ]

    /// Phrases of mails that offer, ask or look back.
    static let offers = [
        "upgrade your", "bid for an upgrade", "upgrade offer", "complete your booking", "finish booking",
        "finish your booking", "still thinking", "left something",
        "buchung abschließen", "terminer ma réservation", "finaliser votre réservation",
        "completa tu reserva", "completa la prenotazione", "reservar ahora",
        "jetzt buchen", "réserver maintenant", "reserva ahora", "prenota ora", "reservar agora", "boek nu",
        "rezerwuj teraz", "boka nu", "bestill nå", "bestil nu",
        "not a ticket", "not a booking", "not a reservation", "not been booked", "no es una reserva",
        "nie jest rezerwacją", "není rezervac", "keine reservierung", "n'est pas une réservation",
        "price alert", "prices dropped", "price drop", "preisalarm",
        "quotation", "your quote", "quote valid", "unverbindliches angebot", "unser angebot", "notre devis",
        "votre devis", "presupuesto", "preventivo", "orçamento", "offertenummer", "oferta cenowa",
        "cenová nabídka", "offerten gäller", "vårt förslag", "vores tilbud", "vårt tilbud",
        "how was your", "rate your stay", "rate your", "your opinion", "wie war", "bewerten sie",
        "donnez votre avis", "tu opinión", "valora tu", "la tua opinione", "lascia una recensione",
        "avalie sua", "hoe was je", "beoordeel", "oceń swój", "ohodnoťte", "hur var din", "hvordan var",
        "アンケート",
        "waiting list", "waitlist", "notify list", "warteliste", "liste d'attente", "lista de espera",
        "lista d'attesa", "lista rezerwowa", "wachtlijst", "väntelista", "presale", "nothing is booked",
        "noch nicht gebucht", "on hold until", "awaiting payment",
        "blev försenat", "var försenat", "war verspätet", "compensation claim", "points were added",
        "miles earned", "statement of account", "webinar", "your account statement",
    ]

    /// Words that confirm a booking without a code.
    static let confirmations = [
        "confirm", "bestätig", "confirmé", "confirmación", "confirmad", "conferm", "confirmaç", "bevestig",
        "potwierdz", "potvrz", "bekräft", "bekreft", "bekræft", "onayla", "vahvist",
        "e-ticket", "eticket", "itinerary", "reiseplan", "buchung", "booking", "réservation", "reserva",
        "prenotazione", "boeking", "rezerwac", "rezervac", "bokning", "bestilling", "予約", "ご購入",
        "eingetragen",
        "billete electrónico", "e-billet", "jízdenk", "bilet", "your tickets", "deine tickets",
    ]

    /// Whether a text contains one of some phrases.
    static func hasAny(_ phrases: [String], in text: String) -> Bool {
        phrases.contains { text.utf8.count >= $0.utf8.count && text.contains($0) }
    }

    /// Words before the code of a booking, in lower case.
    static let codes = [
        "booking reference", "booking code", "booking number", "booking id", "booking ref", "booking no",
        "booking confirmation", "reservation code", "reservation number", "reservation no", "reservation id",
        "confirmation code", "confirmation number", "confirmation no", "confirmation #", "record locator",
        "reference number", "order number", "order no", "order id", "order ref", "airline reference",
        "ticket reference", "your reference", "reference", "pnr", "itinerary number", "itinerary #",
        "confirmation", "booking", "reservation",
        "buchungscode", "buchungsnummer", "buchungsnr", "buchungs-nr", "buchungsreferenz",
        "reservierungsnummer", "reservierungs-nr", "reservierungsnr", "reservierungscode",
        "bestätigungsnummer", "bestätigungscode", "auftragsnummer", "bestellnummer", "vorgangsnummer",
        "ticketcode", "ticketnummer",
        "référence de réservation", "référence de dossier", "référence du dossier", "référence dossier",
        "dossier voyage", "numéro de réservation", "numéro de confirmation", "numéro de commande",
        "numéro de dossier", "code de réservation", "code de confirmation", "n° de réservation",
        "n° de commande", "n° de dossier", "référence", "réf",
        "código de reserva", "código de la reserva", "código de confirmación", "número de reserva",
        "número de confirmación", "número de pedido", "nº de reserva", "referencia", "localizador",
        "codice di prenotazione", "codice prenotazione", "codice di conferma", "codice biglietto",
        "numero di prenotazione", "numero prenotazione", "numero di conferma", "numero ordine", "riferimento",
        "codice",
        "código da reserva", "número da reserva", "código localizador", "número do pedido", "nº da reserva",
        "referência",
        "boekingsnummer", "boekingscode", "boekingsreferentie", "reserveringsnummer", "reserveringscode",
        "bestelnummer", "bevestigingsnummer", "dossiercode", "referentie", "kenmerk",
        "numer rezerwacji", "kod rezerwacji", "numer potwierdzenia", "numer zamówienia", "nr rezerwacji",
        "nr zamówienia", "numer biletu",
        "číslo rezervace", "kód rezervace", "rezervační kód", "číslo objednávky", "číslo jízdenky",
        "č. rezervace",
        "bokningsnummer", "bokningskod", "bokningsreferens", "bekräftelsenummer", "ordernummer",
        "bestillingsnummer", "bookingnummer", "bookingreference", "bestillingsreferanse", "referansenummer",
        "referanse", "ordrenummer", "reservasjonsnummer",
        "rezervasyon (pnr) no", "rezervasyon kodu", "varausnumero", "tilausnumero", "comanda nr",
        "kód transakce", "ticket id", "ticket-id", "dossiernummer", "bestätigung nr", "numero biglietto",
        "numéro de billet", "bilhete nº", "bilhete n.º", "zamówienie nr", "buchungs-id", "ordine n.",
        "nº de confirmación", "nº de localizador", "n.º de reserva", "numero della sua prenotazione",
        "numero della prenotazione", "reservation #", "locator",
        "ordrenr", "ordernr", "kode booking", "folio", "broj potvrde", "číslo dokladu", "kód jízdenky",
        "kod potwierdzenia", "nº da compra", "승차권번호", "예약번호", "dossier n°", "hotel confirmation",
        "airline confirmation", "airline reference", "dossier",
        "予約番号", "予約no", "確認番号", "お預かり番号", "受付番号", "予約id", "réservation", "reserva", "prenotazione", "buchung",
        "boeking", "rezerwacja", "rezerwacji", "bokning", "rezervace", "bestilling", "billet", "bestellung",
    ]

    /// Words at the beginning of a line, or directly before a time, that say what the time is.
    static let roles: [String: MailRole] = {
        var all: [String: MailRole] = [:]
        func add(_ role: MailRole, _ words: some Sequence<String>) {
            for word in words { all[word] = all[word] ?? role }
        }
        add(
            .checkIn,
            LodgingRule.checkIn.subtracting([
                "arrivée", "llegada", "entrada", "anreise", "anreisetag", "date d'arrivée",
            ]))
        add(
            .checkOut,
            LodgingRule.checkOut.subtracting(["départ", "salida", "abreise", "abreisetag", "date de départ"]))
        add(
            .checkIn,
            [
                "チェックイン", "チェックイン日", "entrada", "prijezd", "incheckning", "innsjekk", "indcheckning",
                "inchecken", "nástup", "příjezd od", "check-in ab", "check in ab", "checkin ab",
            ])
        add(.checkOut, ["チェックアウト", "チェックアウト日", "utcheckning", "utsjekk", "udcheckning"])
        add(
            .pickUp,
            CarRentalRule.pickUp.union([
                "pickup time", "pick-up time", "pick up time", "pickup date", "pick-up date",
                "pick-up date/time", "abholzeit", "abholdatum", "hämtas", "upphämtning", "uthämtning", "貸出",
                "出発店舗", "odbiór samochodu", "prise du véhicule",
            ]))
        add(
            .dropOff,
            CarRentalRule.dropOff.union([
                "return time", "return date", "drop-off time", "drop-off date", "rückgabezeit",
                "rückgabedatum", "återlämnas", "返却", "返却店舗", "retour du véhicule", "zwrot samochodu",
            ]))
        add(
            .departure,
            LabelWords.departures.union([
                "berangkat", "polazak", "odchod", "출발", "lv", "lv.", "saída", "wypłynięcie", "wyjazd z",
                "wylot z", "scheduled departure", "abf. ", "avg. ", "afg", "afg.",
            ]))
        add(
            .departure,
            [
                "departing", "leaving", "leaves", "leave", "depart at", "departure time", "departure date",
                "departs at", "abflugzeit", "abfahrtszeit", "abf", "abf.", "abfahrt am", "avgår", "avreise",
                "avg", "avg.", "afgår", "afr", "vertrektijd", "vertrekt",
                "sale", "hora de salida", "fecha de salida", "heure de départ", "part", "ora di partenza",
                "parte", "hora de partida", "data wyjazdu", "wyjazd", "godzina odjazdu", "data odjazdu",
                "plecare", "čas odjezdu", "出発", "発", "出発時刻", "出発日時", "wylot",
            ])
        add(
            .arrival,
            LabelWords.arrivals.subtracting(["an"]).union([
                "tiba", "dolazak", "príchod", "도착", "ar", "ar.", "przypłynięcie", "przylot do", "przyjazd do",
                "scheduled arrival", "llegada aproximada", "llegada estimada",
            ]))
        add(
            .arrival,
            [
                "arrival time", "arrival date", "arrives at", "ankunftszeit", "ank", "ank.", "anländer",
                "ankommer", "aankomsttijd", "komt aan", "llega", "hora de llegada", "heure d'arrivée",
                "arrive à", "arrive", "ora di arrivo", "hora de chegada", "chega",
                "data przyjazdu", "godzina przyjazdu", "sosire", "čas příjezdu", "到着", "着", "到着時刻", "到着日時",
            ])
        add(
            .stayStart,
            [
                "ご宿泊日", "宿泊日", "ご利用日", "anreise", "anreisetag", "date d'arrivée", "ankomstdag", "ankomstdato",
                "aankomstdatum", "data przyjazdu", "datum příjezdu", "ご到着", "ご到着日",
            ])
        add(
            .stayEnd,
            [
                "abreise", "abreisetag", "date de départ", "avresa", "avresedag", "afrejse", "avreisedato",
                "vertrekdatum", "data wyjazdu", "datum odjezdu", "ご出発", "ご出発日",
            ])
        return all
    }()
}

/// What a time or a date in a mail is.
enum MailRole: Hashable {
    case departure, arrival, checkIn, checkOut, pickUp, dropOff
    /// The arrival of a guest.
    case stayStart
    /// The departure of a guest.
    case stayEnd
}
