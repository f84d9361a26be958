import ArgumentParser
import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// `meridian trip new NAME`: create a trip.
struct TripNewCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "new",
        abstract: tr("Make a trip."),
        discussion: tr(
            """
            meridian trip new "Tokyo and California" --start 2027-03-08 --end 2027-03-16
            meridian trip new Lisbon --home Europe/Berlin --zone Europe/Lisbon --kind family
            meridian trip new Lisbon --traveller Ada --traveller Ben --budget "2000 EUR" --country PT

            Dates may be left out: they are then what the activities make of them. With dates, check says what lies \
            outside them. --home is the zone of the people at home.
            """))

    @Argument(help: ArgumentHelp(tr("What it is called."), valueName: tr("name", as: "name of a value")))
    var name: String

    @OptionGroup var facts: TripFactsOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        var random = SystemRandomNumberGenerator()
        var trip = Trip(id: TripID.random(using: &random), name: name, home: session.statedHome?.id)
        trip.createdAt = session.now
        trip.lastModified = session.now
        let persons = try session.storeForLookup().read { try $0.persons() }
        try facts.apply(to: &trip, knowing: persons, session)
        let shared = try session.change(StoredTrip.makingTitle(name)) { writing in
            let count = try writing.trips(named: name).count
            try writing.create(trip)
            return count
        }
        try TripAnswer.write(tr("made", as: "done to a trip"), trip, activities: [], json: json, session)
        if shared > 0 {
            context.errors.line(
                tr(
                    "note: \(shared == 1 ? tr("another trip has") : tr("\(shared) other trips have")) this name; "
                        + "name this one by its id, \(trip.id.text.prefix(8))"))
        }
        return .success
    }
}
