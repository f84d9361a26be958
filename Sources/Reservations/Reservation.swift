package import CivilTime
import Messages
package import StrictJSON
package import Trips

/// The facts of a booking in a reservation of schema.org.
package struct Reservation: Hashable, Sendable {
    package let type: ReservationType
    /// The name of what is booked: a hotel, a restaurant, a concert.
    package var name: String?
    package var carrier: String?
    /// The code at the start of the airline's number.
    package var carrierCode: String?
    package var number: String?
    package var confirmation: String?
    /// The seats or rooms of all travellers.
    package var seats: [String] = []
    package var seat: String? { seats.isEmpty ? nil : seats.joined(separator: ", ") }
    package var place: Place?
    package var destination: Place?
    /// The start, with the member that states it.
    package var start: (name: String, time: ReservationTime)? {
        get { startName.flatMap { name in startTime.map { (name, $0) } } }
        set { (startName, startTime) = (newValue?.name, newValue?.time) }
    }
    package var end: (name: String, time: ReservationTime)? {
        get { endName.flatMap { name in endTime.map { (name, $0) } } }
        set { (endName, endTime) = (newValue?.name, newValue?.time) }
    }
    private var startName: String?
    private var startTime: ReservationTime?
    private var endName: String?
    private var endTime: ReservationTime?
    /// The countries of both ends: codes of ISO 3166-1, or names.
    package var countries: (start: String?, end: String?) {
        (Self.country(of: place), Self.country(of: destination ?? (type.kind.isTransport ? nil : place)))
    }
    /// `nil` where it is not stated.
    package var status: ActivityStatus?
    package var travellers: [String] = []
    package var price: Money?
    /// A price that cannot be read as money.
    var unreadPrice: String?
    /// Times in an unknown form, such as `checkinTime: tomorrow`.
    var unreadTimes: [String] = []
    /// An unknown status.
    var unreadStatus: String?
    /// Contradictory statements of the status, as a sentence.
    package var contradiction: String?
    package var url: String?
    /// The stated time of this version.
    package var modified: Instant?
    /// When its mail was sent.
    package var sent: Instant?
    /// Facts without a field, each as a line of text.
    package var details: [String] = []
    /// Times for the notes, on the clock of the place.
    package var hours: [Hour] = []
    /// Repairs made while reading, as sentences.
    var remarks: [String] = []
    /// The object, verbatim.
    package var data: JSONValue

    package init(_ type: ReservationType, _ data: JSONValue) {
        self.type = type
        self.data = data
    }

    /// The member of an object that was made from a visible text, and by no sender.
    package static let readFrom = "meridian:readFrom"

    /// Whether the facts were read from a visible text.
    package var isReadFromText: Bool { LinkedData(data)?.text(Self.readFrom) != nil }

    private static func country(of place: Place?) -> String? {
        guard let country = place?.address?.country, !country.isEmpty else { return nil }
        return country.utf8.count == 2 ? country.uppercased() : country
    }

    /// The time of this version: the stated one, or an earlier one of its mail.
    package var stamp: Instant? {
        guard let modified else { return sent }
        return sent.map { min($0, modified) } ?? modified
    }

    /// The travellers in comparable form.
    package var people: Travellers { Travellers(travellers) }

    /// A time with its label.
    package struct Hour: Hashable, Sendable {
        package let word: String
        package let time: ReservationTime
        /// Whether it is at the end, not at the start.
        package let isAtEnd: Bool
    }
}

extension Reservation {
    /// The unreadable parts, as sentences.
    package var unread: [String] {
        unreadTimes.prefix(4).map { tr("the reservation's \($0) is no time of ISO 8601; it was left out") }
            + [unreadPrice].compactMap(\.self).map {
                tr("the reservation's price \($0) is not an amount of money; it was left out")
            }
            + [unreadStatus].compactMap(\.self).map {
                tr("the reservation's state `\($0)` is none that is known; it was left out")
            }
    }
}

/// The types of reservations of schema.org and KDE's programs that are read.
package enum ReservationType: String, CaseIterable, Hashable, Sendable {
    case flight = "FlightReservation"
    case train = "TrainReservation"
    case bus = "BusReservation"
    case boat = "BoatReservation"
    case lodging = "LodgingReservation"
    case rentalCar = "RentalCarReservation"
    case restaurant = "FoodEstablishmentReservation"
    case event = "EventReservation"
    case taxi = "TaxiReservation"

    package var kind: ActivityKind {
        switch self {
        case .flight: .flight
        case .train: .train
        case .bus: .bus
        case .boat: .ferry
        case .lodging: .lodging
        case .rentalCar: .carRental
        case .restaurant: .restaurant
        case .event: .event
        case .taxi: .transfer
        }
    }
}
