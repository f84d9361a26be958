import CivilTime
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
    var seat: String?
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
    /// The countries of the two ends, as codes of ISO 3166-1 where they are such.
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
    var url: String?
    /// When this version was written.
    var modified: Instant?
    /// What has no field of its own, each as a line of text.
    var details: [String] = []
    /// The object as it came.
    let data: JSONValue

    init(_ type: ReservationType, _ data: JSONValue) {
        self.type = type
        self.data = data
    }

    private static func country(of place: Place?) -> String? {
        guard let country = place?.address?.country, country.utf8.count == 2 else { return nil }
        return country.uppercased()
    }

    /// The same reservation made for others too: one object for each traveller is what airlines write.
    mutating func add(_ other: Reservation) {
        for name in other.travellers where !travellers.contains(name) { travellers.append(name) }
        if let more = other.seat, let mine = seat {
            if mine != more, !mine.components(", ").contains(more) { seat = "\(mine), \(more)" }
        } else {
            seat = seat ?? other.seat
        }
        if status == .cancelled, other.status != .cancelled { status = other.status }
    }
}

extension String {
    /// The parts between a separator.
    fileprivate func components(_ separator: String) -> [String] {
        var parts: [String] = []
        var rest = self[...]
        while let found = rest.utf8.firstRange(of: separator.utf8) {
            parts.append(String(rest[..<found.lowerBound]))
            rest = rest[found.upperBound...]
        }
        return parts + [String(rest)]
    }
}
