/// The meanings of a label such as `Seat:`; it may have several.
struct LabelKinds: OptionSet, Sendable {
    let rawValue: UInt64

    static let confirmation = LabelKinds(rawValue: 1 << 0)
    static let seat = LabelKinds(rawValue: 1 << 1)
    static let coach = LabelKinds(rawValue: 1 << 2)
    /// The number of a flight, unambiguous in every language.
    static let flightNumber = LabelKinds(rawValue: 1 << 3)
    static let airline = LabelKinds(rawValue: 1 << 4)
    static let trainNumber = LabelKinds(rawValue: 1 << 5)
    static let railway = LabelKinds(rawValue: 1 << 6)
    static let checkIn = LabelKinds(rawValue: 1 << 7)
    static let checkOut = LabelKinds(rawValue: 1 << 8)
    static let nights = LabelKinds(rawValue: 1 << 9)
    static let from = LabelKinds(rawValue: 1 << 10)
    static let to = LabelKinds(rawValue: 1 << 11)
    /// A departure: a place or a time.
    static let departure = LabelKinds(rawValue: 1 << 12)
    /// An arrival: a place or a time; in some languages also that of a guest.
    static let arrival = LabelKinds(rawValue: 1 << 13)
    static let terminal = LabelKinds(rawValue: 1 << 14)
    static let arrivalTerminal = LabelKinds(rawValue: 1 << 15)
    static let gate = LabelKinds(rawValue: 1 << 16)
    static let platform = LabelKinds(rawValue: 1 << 17)
    static let traveller = LabelKinds(rawValue: 1 << 18)
    static let price = LabelKinds(rawValue: 1 << 19)
    static let busNumber = LabelKinds(rawValue: 1 << 20)
    static let vessel = LabelKinds(rawValue: 1 << 21)
    static let cabin = LabelKinds(rawValue: 1 << 22)
    static let pickUp = LabelKinds(rawValue: 1 << 23)
    static let dropOff = LabelKinds(rawValue: 1 << 24)
    static let vehicle = LabelKinds(rawValue: 1 << 25)
    static let driver = LabelKinds(rawValue: 1 << 26)
    static let house = LabelKinds(rawValue: 1 << 27)
    static let party = LabelKinds(rawValue: 1 << 28)
    static let ticket = LabelKinds(rawValue: 1 << 29)
    static let row = LabelKinds(rawValue: 1 << 30)
    /// A seat, in languages in which the word also means a place.
    static let seatOrPlace = LabelKinds(rawValue: 1 << 31)
    /// A possible carrier or rental company: `Operator`, `Vendor`.
    static let company = LabelKinds(rawValue: 1 << 32)
    /// A code that is a confirmation only in a known booking.
    static let looseConfirmation = LabelKinds(rawValue: 1 << 33)
    /// The number of a flight, or something else.
    static let flight = LabelKinds(rawValue: 1 << 34)
    /// The number of a ticket, used as the confirmation if there is none.
    static let ticketNumber = LabelKinds(rawValue: 1 << 35)
    /// A total price, beside which partial prices may be stated.
    static let total = LabelKinds(rawValue: 1 << 36)
    /// A price in Polish and Czech, and a meal in Italian and Spanish.
    static let priceOrMeal = LabelKinds(rawValue: 1 << 37)
    /// Several seats; a small number before it counts them.
    static let several = LabelKinds(rawValue: 1 << 38)
}

/// Words and phrases in lower case, each with its meanings.
struct WordTable<Kinds: OptionSet & Sendable>: Sendable {
    private let all: [String: Kinds]
    private let index: WordIndex
    /// The meanings of the index's words, by their numbers.
    private let meanings: [Kinds]

    init(_ words: [(Kinds, Set<String>)]) {
        var all: [String: Kinds] = [:]
        for (kind, words) in words {
            for word in words { all[word] = (all[word] ?? []).union(kind) }
        }
        self.all = all
        let list = all.keys.sorted()
        index = WordIndex(list)
        meanings = list.map { all[$0] ?? [] }
    }

    /// The words with one of some meanings.
    func words(of wanted: Kinds) -> [String] {
        all.filter { !$0.value.isDisjoint(with: wanted) }.map(\.key)
    }

    /// The meanings of a word in any case; nil if it is not in the table.
    func kinds(of word: UnsafeBufferPointer<UInt8>) -> Kinds? {
        index.number(of: word).map { meanings[$0] }
    }
}
