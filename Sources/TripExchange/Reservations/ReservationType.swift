import Trips

/// The types of reservations of schema.org and KDE's programs that are read.
enum ReservationType: String, CaseIterable, Hashable, Sendable {
    case flight = "FlightReservation"
    case train = "TrainReservation"
    case bus = "BusReservation"
    case boat = "BoatReservation"
    case lodging = "LodgingReservation"
    case rentalCar = "RentalCarReservation"
    case restaurant = "FoodEstablishmentReservation"
    case event = "EventReservation"
    case taxi = "TaxiReservation"

    var kind: ActivityKind {
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
