import ArgumentParser
import Messages
import Rendering
import TripStorage
import TypedInput

/// `meridian search TEXT`: find records of the store by words.
struct SearchCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "search",
        abstract: tr("Find activities, trips, to-dos, expenses and attachments by their words."),
        discussion: tr(
            """
            meridian search hotel geneva
            meridian search R7KQ2M --json
            meridian search "window seat" --archived

            What has all the words is found, in any case and without regard to accents; the last word may be a \
            beginning. Titles, places, notes, codes and names are searched, and not the insides of files.
            """))

    @Argument(help: ArgumentHelp(tr("Words."), valueName: tr("text", as: "name of a value")))
    var words: [String]

    @Option(
        help: ArgumentHelp(tr("How many to list at most."), valueName: tr("count", as: "name of a value")))
    var limit = 50

    @Flag(help: ArgumentHelp(tr("Search archived trips too.")))
    var archived = false

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        if !(1...ResultLimit.most).contains(limit) {
            throw ValidationError(tr("--limit \(limit): is 1 to 10000"))
        }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let text = words.joined(separator: " ")
        guard !text.trimmingSpaces().isEmpty else { throw CommandFailure.nothingToSearch("text") }
        let session = try Session(options, in: context)
        let found = try session.storeForReading().read { reading in
            try reading.search(text, limit: limit, includingArchived: archived).compactMap {
                try FoundPart($0, in: reading)
            }
        }
        if json {
            context.output.line(try JSONDocument.text(["hits": found]))
        } else if found.isEmpty {
            context.output.line(tr("nothing has these words"))
        } else {
            for part in found { context.output.line(part.line(session.style)) }
        }
        return .success
    }
}
