import ArgumentParser
import Messages
import Trips

/// `meridian todo edit WORDS`.
struct TodoEditCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "edit",
        abstract: tr("Change a to-do."),
        discussion: tr(
            """
            meridian todo edit passport --due 2027-02-15 --priority 1
            meridian todo edit passport --title "Renew both passports" --remind 1d
            """))

    @OptionGroup var which: TodoArguments

    @Option(help: ArgumentHelp(tr("What is to be done."), valueName: tr("title", as: "name of a value")))
    var title: String?

    @OptionGroup var facts: TodoFactsOptions

    @Flag(help: ArgumentHelp(tr("It need not be done any more.")))
    var cancel = false

    func run(in context: CommandContext) throws -> CommandStatus {
        try which.change(.edit, in: context) {
            todo, trip, session in
            try facts.apply(
                to: &todo, title: title, isCancelled: cancel ? true : nil, of: trip, session)
        }
    }
}
