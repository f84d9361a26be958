/// The rule that recognised an event as a booking.
public enum BookingRule: String, CaseIterable, Hashable, Sendable {
    /// The kind is stated in a property of our own.
    case ownProperty = "own-property"
    /// CATEGORIES names one kind.
    case category
    /// A field for programs contains a reservation.
    case reservationField = "reservation-field"
    /// A line such as `[Flight]` names the kind.
    case feedBlock = "feed-block"
    /// A number is labelled as a flight's, or is beside two airports.
    case flightNumber = "flight-number"
    /// The word for a flight is beside two airports.
    case flightRoute = "flight-route"
    /// A number such as `DY 1303`, a route, and a word that only bookings have.
    case flightLeg = "flight-leg"
    /// A number is labelled as a train's, or has the mark of a class of trains.
    case trainNumber = "train-number"
    /// A line has a train between two times, or a train in parentheses.
    case trainLeg = "train-leg"
    /// The word for a train or a station, and a route.
    case trainRoute = "train-route"
    /// The word for a bus, and a route.
    case bus
    /// The word for a ferry, or a ship's name, and a route.
    case ferry
    /// A rented car is picked up or returned.
    case carRental = "car-rental"
    /// Two words that only accommodation uses, and nights.
    case lodging
    /// The hour of a guest's arrival or departure.
    case checkIn = "check-in"
    /// A table, or a reserved meal.
    case table
    /// A place with a reservation and nothing else.
    case reservationAt = "reservation-at"
    /// A ticket with its code, or with a row and a seat.
    case ticket
    /// The visible text of a mail or a page tells it.
    case mailText = "mail-text"

    /// The confidence of the rule.
    public var confidence: Confidence {
        switch self {
        case .ownProperty, .category, .reservationField: .stated
        case .feedBlock, .flightNumber, .trainNumber, .trainLeg, .lodging, .table: .strong
        case .flightRoute, .trainRoute, .bus, .ferry, .carRental, .checkIn: .strong
        case .flightLeg, .reservationAt, .ticket, .mailText: .fair
        }
    }

    /// The confidence of a rule.
    public enum Confidence: String, Hashable, Sendable {
        /// The sender states it in a field.
        case stated
        /// The form is typical of bookings and of nothing else known.
        case strong
        /// The form is typical of bookings, but not only of them.
        case fair
    }
}
