import CivilTime
import StrictJSON
import Trips

/// What a reservation of schema.org says of a booking.
struct Reservation: Hashable, Sendable {
    let type: ReservationType
    /// What is booked, by name: a hotel, a restaurant, a concert.
    var name: String?
    var carrier: String?
    /// The code that the airline's number begins with.
    var carrierCode: String?
    var number: String?
    var confirmation: String?
    /// The seats, or the rooms; those of all travellers.
    var seats: [String] = []
    var seat: String? { seats.isEmpty ? nil : seats.joined(separator: ", ") }
    var place: Place?
    var destination: Place?
    /// The member that says when it starts, and the time.
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
    /// The countries of the two ends: codes of ISO 3166-1, or names.
    var countries: (start: String?, end: String?) {
        (Self.country(of: place), Self.country(of: destination ?? (type.kind.isTransport ? nil : place)))
    }
    /// `nil` where the reservation does not say.
    var status: ActivityStatus?
    var travellers: [String] = []
    var price: Money?
    /// A price that is no sum of money.
    var unreadPrice: String?
    /// Times that are in no form that is known, as `checkinTime: tomorrow`.
    var unreadTimes: [String] = []
    /// A state that is none that is known.
    var unreadStatus: String?
    /// What it says of its state in two ways, as a sentence.
    var contradiction: String?
    var url: String?
    /// When this version was written, as it says itself.
    var modified: Instant?
    /// When the mail was sent that it stands in.
    var sent: Instant?
    /// What has no field of its own, each as a line of text.
    var details: [String] = []
    /// Times that are for people, which stand in the notes on the clocks of the place.
    var hours: [Hour] = []
    /// What was put right while it was read, as sentences.
    var remarks: [String] = []
    /// The object as it came.
    var data: JSONValue

    init(_ type: ReservationType, _ data: JSONValue) {
        self.type = type
        self.data = data
    }

    private static func country(of place: Place?) -> String? {
        guard let country = place?.address?.country, !country.isEmpty else { return nil }
        return country.utf8.count == 2 ? country.uppercased() : country
    }

    /// When this version was written: as it says, unless the mail was sent before that.
    var stamp: Instant? {
        guard let modified else { return sent }
        return sent.map { min($0, modified) } ?? modified
    }

    /// The travellers as they are compared.
    var people: Travellers { Travellers(travellers) }

    /// A time with the word for it.
    struct Hour: Hashable, Sendable {
        let word: String
        let time: ReservationTime
        /// Whether it is at the end, not at the start.
        let isAtEnd: Bool
    }
}
