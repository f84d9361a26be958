/// What an activity is: what the traveller does, or has, during its time.
///
/// A kind has two spellings. `rawValue` is the word in JSON and in the store; ``categoryName`` is the
/// word in an iCalendar `CATEGORIES` line (RFC 5545 section 3.8.1.2):
///
/// | raw value | category | | raw value | category |
/// |---|---|---|---|---|
/// | `flight` | `FLIGHT` | | `transfer` | `TRANSFER` |
/// | `train` | `TRAIN` | | `lodging` | `LODGING` |
/// | `bus` | `BUS` | | `carRental` | `CAR-RENTAL` |
/// | `ferry` | `FERRY` | | `restaurant` | `RESTAURANT` |
/// | `car` | `CAR` | | `tour` | `TOUR` |
/// | `bicycle` | `BICYCLE` | | `event` | `EVENT` |
/// | `walk` | `WALK` | | `other` | `OTHER` |
public enum ActivityKind: String, CaseIterable, Hashable, Sendable {
    /// A flight, from gate to gate.
    case flight
    /// A ride on rails.
    case train
    /// A ride on a bus or coach.
    case bus
    /// A crossing on a ferry or another ship.
    case ferry
    /// A drive.
    case car
    /// A ride on a bicycle.
    case bicycle
    /// A walk from one place to another.
    case walk
    /// A ride between two legs that someone else arranges: a shuttle, a taxi.
    case transfer
    /// A stay: a hotel, a flat, a night at a friend's.
    case lodging
    /// The time for which a car is rented; the drives are their own activities.
    case carRental
    /// A meal at a table.
    case restaurant
    /// A guided visit or an excursion.
    case tour
    /// A concert, a meeting, a fair: something that starts without waiting for the traveller.
    case event
    /// Anything else.
    case other

    /// Whether the traveller is carried, or goes, from one place to another.
    ///
    /// The end of a transport is what moves the traveller's clock. A rented car is not one: it is at hand.
    public var isTransport: Bool {
        switch self {
        case .flight, .train, .bus, .ferry, .car, .bicycle, .walk, .transfer: true
        case .lodging, .carRental, .restaurant, .tour, .event, .other: false
        }
    }

    /// Whether the traveller has this at hand rather than being busy with it.
    ///
    /// A room or a rented car is no obstacle to a dinner during the same hours.
    public var isBackground: Bool {
        switch self {
        case .lodging, .carRental: true
        default: false
        }
    }

    /// Whether its participants are on a journey, which an event or a table does not show.
    package var isJourney: Bool { isTransport || isBackground }

    /// The kind's iCalendar category (RFC 5545 `CATEGORIES`): capitals, words joined by "-".
    public var categoryName: String {
        switch self {
        case .carRental: "CAR-RENTAL"
        default: rawValue.uppercased()
        }
    }

    /// Finds the kind that a category names.
    ///
    /// ```swift
    /// ActivityKind(categoryName: "Car rental")  // .carRental
    /// ActivityKind(categoryName: "Holiday")     // nil
    /// ```
    ///
    /// - Parameter categoryName: One category, in any case; a space or "_" may stand for "-".
    public init?(categoryName: some StringProtocol) {
        var name = categoryName.lowercased()
        if name.utf8.contains(where: { $0 == 0x20 || $0 == 0x5F }) {
            name = String(name.map { $0 == " " || $0 == "_" ? "-" : $0 })
        }
        // The one kind of two words; every other raw value is its category in lower case.
        guard let kind = name == "car-rental" ? .carRental : Self(rawValue: name) else { return nil }
        self = kind
    }
}
