import CivilTime
import HTTPTypes
import Messages
import TripExchange
import TripWorkflows
import Trips

extension Household {
    /// Returns the home zone of a trip: the stated one, else the trip's, else this machine's.
    ///
    /// - Throws: A ``Fault`` where nothing names one, or a `TimeError` for an unknown zone.
    func home(of trip: Trip) throws -> Zone {
        if let statedHome { return statedHome }
        if let id = trip.home { return try database.adding(trip.zones).zone(id) }
        guard let machineHome else { throw Fault.noHome }
        return machineHome
    }
}

extension Fault {
    static var noHome: Fault {
        Fault(
            .serviceUnavailable, tr("It is not known where home is"),
            tr(
                "Neither the trip nor this machine names a zone; start meridian serve with --home Europe/Berlin."
            ))
    }
}
