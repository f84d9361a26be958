/// The rule by which an event was known for a booking.
public enum BookingRule: String, CaseIterable, Hashable, Sendable {
    /// The kind stands in a property of our own.
    case ownProperty = "own-property"
    /// CATEGORIES names one kind.
    case category
    /// A field for programs holds a reservation.
    case reservationField = "reservation-field"
    /// A line such as `[Flight]` names the kind.
    case feedBlock = "feed-block"
    /// A number is called that of a flight, or stands beside two airports.
    case flightNumber = "flight-number"
    /// The word for a flight stands beside two airports.
    case flightRoute = "flight-route"
    /// A number such as `DY 1303` and a route stand together, and a word that only bookings have.
    case flightLeg = "flight-leg"
    /// A number is called that of a train, or has the mark of a class of trains.
    case trainNumber = "train-number"
    /// A line tells of a train between two times, or of a train in parentheses.
    case trainLeg = "train-leg"
    /// The word for a train or a station and a route stand together.
    case trainRoute = "train-route"
    /// The word for a bus and a route stand together.
    case bus
    /// The word for a ferry, or a ship's name, and a route stand together.
    case ferry
    /// A rented car is picked up or brought back.
    case carRental = "car-rental"
    /// Two words that only a house with beds uses, and nights.
    case lodging
    /// The hour in which a guest comes or goes.
    case checkIn = "check-in"
    /// A table, or a meal that is reserved.
    case table
    /// A place with a reservation and nothing more.
    case reservationAt = "reservation-at"
    /// A ticket with its code, or with a row and a seat.
    case ticket

    /// How sure the rule is.
    public var confidence: Confidence {
        switch self {
        case .ownProperty, .category, .reservationField: .stated
        case .feedBlock, .flightNumber, .trainNumber, .trainLeg, .lodging, .table: .strong
        case .flightRoute, .trainRoute, .bus, .ferry, .carRental, .checkIn: .strong
        case .flightLeg, .reservationAt, .ticket: .fair
        }
    }

    /// How sure a rule is.
    public enum Confidence: String, Hashable, Sendable {
        /// The sender says so in a field.
        case stated
        /// The form is that of bookings and of nothing else that is known.
        case strong
        /// The form is that of bookings, and something else may have it.
        case fair
    }
}
