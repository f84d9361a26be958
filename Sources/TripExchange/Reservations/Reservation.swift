import CivilTime
import StrictJSON
import Trips

/// The facts of a booking in a reservation of schema.org.
struct Reservation: Hashable, Sendable {
    let type: ReservationType
    /// The name of what is booked: a hotel, a restaurant, a concert.
    var name: String?
    var carrier: String?
    /// The code at the start of the airline's number.
    var carrierCode: String?
    var number: String?
    var confirmation: String?
    /// The seats or rooms of all travellers.
    var seats: [String] = []
    var seat: String? { seats.isEmpty ? nil : seats.joined(separator: ", ") }
    var place: Place?
    var destination: Place?
    /// The start, with the member that states it.
    var start: (name: String, time: ReservationTime)? {
        get { startName.flatMap { name in startTime.map { (name, $0) } } }
        set { (startName, startTime) = (newValue?.name, newValue?.time) }
    }
    var end: (name: String, time: ReservationTime)? {
        get { endName.flatMap { name in endTime.map { (name, $0) } } }
        set { (endName, endTime) = (newValue?.name, newValue?.time) }
    }
    private var startName: String?
    private var startTime: ReservationTime?
    private var endName: String?
    private var endTime: ReservationTime?
    /// The countries of both ends: codes of ISO 3166-1, or names.
    var countries: (start: String?, end: String?) {
        (Self.country(of: place), Self.country(of: destination ?? (type.kind.isTransport ? nil : place)))
    }
    /// `nil` where it is not stated.
    var status: ActivityStatus?
    var travellers: [String] = []
    var price: Money?
    /// A price that cannot be read as money.
    var unreadPrice: String?
    /// Times in an unknown form, such as `checkinTime: tomorrow`.
    var unreadTimes: [String] = []
    /// An unknown status.
    var unreadStatus: String?
    /// Contradictory statements of the status, as a sentence.
    var contradiction: String?
    var url: String?
    /// The stated time of this version.
    var modified: Instant?
    /// When its mail was sent.
    var sent: Instant?
    /// Facts without a field, each as a line of text.
    var details: [String] = []
    /// Times for the notes, on the clock of the place.
    var hours: [Hour] = []
    /// Repairs made while reading, as sentences.
    var remarks: [String] = []
    /// The object, verbatim.
    var data: JSONValue

    init(_ type: ReservationType, _ data: JSONValue) {
        self.type = type
        self.data = data
    }

    private static func country(of place: Place?) -> String? {
        guard let country = place?.address?.country, !country.isEmpty else { return nil }
        return country.utf8.count == 2 ? country.uppercased() : country
    }

    /// The time of this version: the stated one, or an earlier one of its mail.
    var stamp: Instant? {
        guard let modified else { return sent }
        return sent.map { min($0, modified) } ?? modified
    }

    /// The travellers in comparable form.
    var people: Travellers { Travellers(travellers) }

    /// A time with its label.
    struct Hour: Hashable, Sendable {
        let word: String
        let time: ReservationTime
        /// Whether it is at the end, not at the start.
        let isAtEnd: Bool
    }
}
