import ArgumentParser
import CivilTime
import Messages
import Rendering
import TripStorage
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

    @OptionGroup var options: GlobalOptions

    func validate() throws {
        if noStart, facts.start != nil { throw ValidationError(tr("--start and --no-start say two things")) }
        if noEnd, facts.end != nil { throw ValidationError(tr("--end and --no-end say two things")) }
        if noHome, options.home != nil { throw ValidationError(tr("--home and --no-home say two things")) }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let found = try session.storeForLookup().read { try TripLookup.trip(named: trip, in: $0) }
        let (edited, activities) = try session.change(tr("edit the trip \(Printable.name(found.name))")) {
            writing in
            var edited = try TripLookup.trip(named: found.id.text, in: writing)
            let before = edited
            try change(&edited, in: writing, session)
            if edited != before {
                edited.lastModified = session.now.ofChange(after: edited.lastModified)
                try writing.update(edited)
            }
            return (edited, try writing.sparing { try writing.activities(of: edited.id) }.value)
        }
        try TripAnswer.write(
            tr("changed", as: "done to a trip"), edited, activities: activities, json: json, session)
        return .success
    }

    /// Refuses to remove a participant of an activity.
    private func checkTakesNoPart(
        _ traveller: Traveller, in trip: Trip, _ reading: any TripReading
    ) throws {
        let named = try reading.sparing { try reading.activities(of: trip.id) }.value
            .filter { $0.participants.contains(traveller.person) }
        guard let first = named.first else { return }
        let name = Printable.name(traveller.name)
        let edit = ShellWord.command(
            "meridian edit", options: ["--not-traveller", ShellWord.quoted(traveller.name)], first.uid.text)
        throw CommandFailure(
            "in-use",
            named.count == 1
                ? tr(
                    "--no-traveller \(name): takes part in \"\(Printable.name(first.title))\"; \(edit) takes them out of it"
                )
                : tr(
                    "--no-traveller \(name): takes part in \(named.count) activities; \(edit) takes them out of the first, \"\(Printable.name(first.title))\""
                ), status: .usage)
    }

    private func change(_ trip: inout Trip, in reading: any TripReading, _ session: Session) throws {
        if let name { trip.name = name }
        if noStart { trip.start = nil }
        if noEnd { trip.end = nil }
        if noHome { trip.home = nil }
        if options.home != nil, let home = session.statedHome { trip.home = home.id }
        for name in noTraveller {
            let person = try ParticipantWish.traveller(
                name, "--no-traveller", in: trip, reading.persons(), canJoin: false)
            guard let index = trip.travellers.firstIndex(where: { $0.person == person }) else { continue }
            let id = trip.travellers[index].id
            let uses = try reading.expenses(of: trip.id).count { expense in
                expense.payer == id || expense.split?.travellers.contains(id) == true
            }
            guard uses == 0 else {
                throw CommandFailure(
                    "in-use",
                    uses == 1
                        ? tr(
                            "--no-traveller \(Printable.name(name)): 1 expense names them; change or delete those first "
                                + "(meridian expense list)")
                        : tr(
                            "--no-traveller \(Printable.name(name)): \(uses) expenses name them; change or delete those "
                                + "first (meridian expense list)"),
                    status: .usage)
            }
            try checkTakesNoPart(trip.travellers[index], in: trip, reading)
            trip.travellers.remove(at: index)
        }
        try facts.apply(to: &trip, knowing: try reading.persons(), session)
    }
}
