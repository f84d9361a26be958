import ICalendar
import Trips

/// Takes the kind from the schema.org reservation that KDE's programs put into a field of their own.
enum ReservationTypeRule {
    private static let kinds: [(type: String, kind: ActivityKind)] = [
        ("FlightReservation", .flight), ("TrainReservation", .train), ("BusReservation", .bus),
        ("BoatReservation", .ferry), ("LodgingReservation", .lodging), ("RentalCarReservation", .carRental),
        ("FoodEstablishmentReservation", .restaurant), ("EventReservation", .event),
        ("TaxiReservation", .transfer),
    ]

    static func kind(of event: Component) -> ActivityKind? {
        guard let property = event.first(named: "X-KDE-KITINERARY-RESERVATION") else { return nil }
        let text = property.text
        return kinds.first {
            text.contains("\"@type\":\"\($0.type)\"") || text.contains("\"@type\": \"\($0.type)\"")
        }?
        .kind
    }
}
