import CivilTime
import Scheduling
import TripWorkflows
import Trips
import TypedInput

extension ClockChoice {
    /// Looks the clock up for a trip.
    ///
    /// - Parameter shown: The trip.
    /// - Returns: The clock; the traveller's for a zone that there is not, with what is wrong with it.
    /// - Throws: A ``Fault`` for a person that there is not.
    func view(of shown: ShownTrip) throws(Fault) -> (view: AgendaView, problem: String?) {
        switch self {
        case .traveller: return (.traveller, nil)
        case .place: return (.place, nil)
        case .home: return (.home, nil)
        case .person(let id):
            guard let person = shown.clock(of: id) else { throw .unknownPerson }
            return (person, nil)
        case .zone(let name):
            do throws(FormRefusal) {
                return (.zone(try ClockChoice.zone(typed: name, in: shown.database)), nil)
            } catch {
                return (.traveller, error.sentence)
            }
        }
    }

    /// Reads the zone of a clock as the forms read it: a zone, an offset, a city or an airport.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - database: The zones.
    /// - Returns: The zone.
    /// - Throws: A ``FormRefusal``, for the name of several cities with all of them.
    static func zone(typed text: String, in database: ZoneDatabase) throws(FormRefusal) -> Zone {
        do {
            // No place has an offset for long, but a clock may show one.
            if (try? UTCOffset(parsing: text)) != nil { return try database.zone(orOffset: text) }
            return try TypedZone(typed: text, option: "--zone", in: database).zone
        } catch let refusal as InputRefusal {
            // `CET` is an airport too; an address with the zone stays true.
            if let zone = try? database.zone(orOffset: text) { return zone }
            throw FormRefusal(refusal.besideField, field: "zone")
        } catch {
            throw FormRefusal("\(error)", field: "zone")
        }
    }
}
