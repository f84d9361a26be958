import ArgumentParser
import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// `meridian trip edit TRIP`: change a trip.
struct TripEditCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "edit",
        abstract: tr("Change a trip: its name, dates, zones, travellers, budget."),
        discussion: tr(
            """
            meridian trip edit Lisbon --name "Lisbon and Porto" --end 2027-05-12
            meridian trip edit Lisbon --no-start --no-end
            meridian trip edit Lisbon --traveller Cleo --no-traveller Ben --budget "1500 EUR"

            What is not named stays. An empty text takes away what was said: --zone "". --home says the trip's home, \
            --no-home takes it away. --country lists all countries anew; --traveller adds or renames one.
            """))

    @Argument(
        help: ArgumentHelp(tr("The trip."), valueName: tr("trip", as: "name of a value")), completion: .trips)
    var trip: String

    @Option(
        help: ArgumentHelp(tr("What it is called from now on."), valueName: tr("name", as: "name of a value"))
    )
    var name: String?

    @OptionGroup var facts: TripFactsOptions

    @Flag(help: ArgumentHelp(tr("Take the first day away.")))
    var noStart = false

    @Flag(help: ArgumentHelp(tr("Take the last day away.")))
    var noEnd = false

    @Flag(help: ArgumentHelp(tr("Take the home away.")))
    var noHome = false

    @Option(
        help: ArgumentHelp(
            tr("Take a traveller away; may be repeated."), valueName: tr("name", as: "name of a value")))
    var noTraveller: [String] = []

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        if noStart, facts.start != nil { throw ValidationError(tr("--start and --no-start say two things")) }
        if noEnd, facts.end != nil { throw ValidationError(tr("--end and --no-end say two things")) }
        if noHome, options.home != nil { throw ValidationError(tr("--home and --no-home say two things")) }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let found = try session.storeForLookup().read { try TripLookup.trip(named: trip, in: $0) }
        let (edited, activities, persons) = try session.change(StoredTrip(found).editTitle) {
            writing in
            let stored = StoredTrip(try TripLookup.trip(named: found.id.text, in: writing))
            var edited = stored.trip
            try change(&edited, in: writing, session)
            edited = try stored.update(edited, at: session.now, in: writing)
            let activities = try writing.sparing { try writing.activities(of: edited.id) }.value
            return (edited, activities, try writing.persons())
        }
        try TripAnswer.write(
            tr("changed", as: "done to a trip"), edited, activities: activities, json: json, session)
        for note in notes(edited, activities, persons) { context.errors.line(tr("note: \(note)")) }
        return .success
    }

    /// What the change may not have been meant to say.
    private func notes(_ trip: Trip, _ activities: [Activity], _ persons: [Person]) -> [String] {
        var notes: [String] = []
        if facts.start != nil || facts.end != nil {
            let outside = activities.count { activity in
                trip.start.map { activity.span.startDate < $0 } == true
                    || trip.end.map { $0 <= activity.span.startDate } == true
            }
            let shift = tr(
                "the dates move nothing: edit --move moves one activity, trip copy --shift a copy of all")
            if outside > 0 {
                notes.append(
                    outside == 1
                        ? tr("1 activity is outside of these dates; \(shift)")
                        : tr("\(outside) activities are outside of these dates; \(shift)"))
            }
        }
        if !facts.traveller.isEmpty, let me = persons.first(where: \.isMe), trip.traveller(me.id) == nil {
            let name = Printable.name(me.name)
            notes.append(
                tr(
                    "\(name), who is me, is not in this trip; --traveller \(ShellWord.quoted(me.name)) adds \(name)"
                ))
        }
        return notes
    }

    private func change(_ trip: inout Trip, in reading: any TripReading, _ session: Session) throws {
        if let name { trip.name = name }
        if noStart { trip.start = nil }
        if noEnd { trip.end = nil }
        if noHome { trip.home = nil }
        if options.home != nil, let home = session.statedHome { trip.home = home.id }
        for name in noTraveller { try TripWish.remove(traveller: name, from: &trip, in: reading) }
        try facts.apply(to: &trip, knowing: try reading.persons(), session)
    }
}
