import ArgumentParser
import CivilTime
import Messages
import Rendering
import TripStorage
import Trips
import TypedInput

/// `meridian person add NAME`.
struct PersonAddCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "add",
        abstract: tr("Add a person, such as somebody who stays at home."),
        discussion: tr(
            """
            meridian person add Grandma --home Europe/Berlin --awake 06:30..21:30
            meridian person add "Ada Lovelace" --email ada@example.org --me

            Who travels is added by the trip: meridian trip edit TRIP --traveller NAME.
            """))

    @Argument(
        help: ArgumentHelp(tr("The name that is shown."), valueName: tr("name", as: "name of a value")))
    var name: String

    @OptionGroup var facts: PersonFactsOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        var random = SystemRandomNumberGenerator()
        let (typed, email) = TypedPerson.nameAndEmail(name)
        var person = Person(
            id: PersonID.random(using: &random), name: typed, emails: [email].compactMap(\.self))
        if options.home != nil { person.home = session.statedHome?.id }
        try facts.wish.apply(to: &person)
        let made = person
        let shared = try session.change(tr("add the person \"\(Printable.name(typed))\"")) { writing in
            let shared = PersonLookup.matches(typed, among: try writing.persons()).count {
                !$0.isMe || typed.lowercased() != PersonLookup.me
            }
            try writing.save(made)
            return shared
        }
        try PersonAnswer.write(
            tr("added", as: "done to a person"), made, in: [], json: json, session)
        if shared > 0 {
            context.errors.line(
                tr(
                    "note: \(shared == 1 ? tr("another person is") : tr("\(shared) other persons are")) called that; "
                        + "meridian person merge makes one of two"))
        }
        return .success
    }
}
