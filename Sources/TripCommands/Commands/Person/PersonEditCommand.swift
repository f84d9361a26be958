import ArgumentParser
import CivilTime
import Messages
import Rendering
import TripStorage
import Trips
import TypedInput

/// `meridian person edit NAME`.
struct PersonEditCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "edit",
        abstract: tr("Change a person: name, spellings, addresses, home, hours awake, and who is me."),
        discussion: tr(
            """
            meridian person edit Ada --name "Ada Lovelace"
            meridian person edit Grandma --home Europe/Berlin --awake 06:30..21:30
            meridian person edit Ada --me

            What is not named stays. A new name is that of the trips, too, which used the old one; the old one stays as a \
            spelling. --home is the zone where the person is when nothing says otherwise.
            """))

    @Argument(
        help: ArgumentHelp(
            tr("A name, a mail address, or the first letters of the id."),
            valueName: tr("name", as: "name of a value")),
        completion: .persons)
    var person: String

    @Option(
        help: ArgumentHelp(
            tr("What they are called from now on."), valueName: tr("name", as: "name of a value")))
    var name: String?

    @OptionGroup var facts: PersonFactsOptions

    @Flag(help: ArgumentHelp(tr("Take the home away.")))
    var noHome = false

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        if noHome, options.home != nil { throw ValidationError(tr("--home and --no-home say two things")) }
        if name == nil, !facts.isSaid, !noHome, options.home == nil {
            throw ValidationError(tr("say what to change, like --home Europe/Berlin; --help lists it all"))
        }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let known = try session.storeForLookup().read { try PersonLookup.person(person, in: $0) }
        let (changed, trips) = try session.change(tr("edit the person \"\(Printable.name(known.name))\"")) {
            writing in
            var changed = try PersonLookup.person(known.id.text, in: writing)
            try PersonWish.rename(&changed, to: name, among: try writing.persons())
            if noHome { changed.home = nil }
            if options.home != nil { changed.home = session.statedHome?.id }
            try facts.wish.apply(to: &changed)
            try writing.rename(changed)
            return (changed, try writing.trips())
        }
        try PersonAnswer.write(
            tr("changed", as: "done to a person"), changed, in: trips, json: json, session)
        return .success
    }
}
