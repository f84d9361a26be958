import CivilTime
import HTTPTypes
import Messages
import Rendering
import Scheduling
import TripWorkflows

/// A clock that stands beside that of a day or a week.
struct BesideClock: Sendable {
    let choice: ClockChoice
    let view: AgendaView
    /// What it is called in the head of a scale and before readings.
    let name: String

    /// The same where there is little room: of a zone the city.
    var short: String {
        if case .zone(let zone) = view { ViewWords.city(zone) } else { name }
    }

    /// The clock, with the traveller's of an itinerary.
    func clock(in itinerary: Itinerary) -> TravellerClock { ViewWords.clock(of: view, in: itinerary) }

    /// Looks clocks up.
    ///
    /// - Parameters:
    ///   - choice: The clocks.
    ///   - shown: The trip.
    /// - Returns: The clocks, and what is wrong with a zone that was typed.
    /// - Throws: A ``Fault`` for a person that there is not.
    static func clocks(
        _ choice: BesideChoice, of shown: ShownTrip
    ) throws(Fault) -> (clocks: [BesideClock], problem: String?) {
        var clocks: [BesideClock] = []
        var problem: String?
        for choice in choice.clocks {
            switch choice {
            case .traveller:
                clocks.append(BesideClock(choice: choice, view: .traveller, name: tr("traveller")))
            // The clock of each place is that of the activity; the rows of a board are the traveller's.
            case .place: continue
            case .home:
                let name = tr("\(ViewWords.city(shown.people.home)) (home)")
                clocks.append(BesideClock(choice: choice, view: .home, name: name))
            case .person(let id):
                guard let view = shown.clock(of: id), case .person(let person) = view else {
                    throw .unknownPerson
                }
                clocks.append(
                    BesideClock(choice: choice, view: view, name: Printable.line(person.member.name)))
            case .zone(let name):
                do throws(FormRefusal) {
                    let zone = try ClockChoice.zone(typed: name, in: shown.database)
                    clocks.append(BesideClock(choice: choice, view: .zone(zone), name: "\(zone.id)"))
                } catch {
                    problem = error.sentence
                }
            }
        }
        return (clocks, problem)
    }
}
