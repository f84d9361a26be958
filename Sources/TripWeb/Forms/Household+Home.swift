import CivilTime
import HTTPTypes
import Messages
import TripExchange
import TripStorage
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

    /// Returns the home zone of several trips: the stated one, else the one that all of them name, else this machine's.
    ///
    /// - Throws: A ``Fault`` where nothing names one, or a `TimeError` for an unknown zone.
    func home(ofAll trips: [Trip]) throws -> Zone {
        if let statedHome { return statedHome }
        let homes = Set(trips.compactMap(\.home))
        if homes.count == 1, let only = homes.first {
            return try database.adding(trips.flatMap(\.zones)).zone(only)
        }
        guard let machineHome else { throw Fault.noHome }
        return machineHome
    }

    /// Reads the trips that are not archived, for what is asked of persons.
    ///
    /// - Parameters:
    ///   - trip: A trip that is read even if it is archived.
    ///   - reading: The store.
    /// - Returns: The trips, with the itinerary of each person.
    /// - Throws: A ``Fault`` where no home is known, or an error of the store.
    func everybody(with trip: Trip? = nil, in reading: any TripReading) throws -> ShownHousehold {
        let trips = try reading.trips().filter { !$0.isArchived || $0.id == trip?.id }
        return try ShownHousehold(
            trips, in: reading, home: home(ofAll: trips), typedHome: typedHome, database)
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
