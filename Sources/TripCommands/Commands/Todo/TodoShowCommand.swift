import ArgumentParser
import Documents
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// `meridian todo show WORDS`.
struct TodoShowCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "show",
        abstract: tr("Show a to-do with everything that is known of it."),
        discussion: tr(
            """
            meridian todo show passport
            meridian todo show "check in" --trip Tokyo
            """))

    @OptionGroup var which: TodoArguments

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(which.options, in: context)
        let found = try session.storeForReading().read(which.find)
        let document = TodoDocument(found.part, of: found.trip, session)
        guard !which.json else {
            context.output.line(try JSONDocument.text(document))
            return .success
        }
        context.output.line(document.line(session.style))
        if let place = document.place { context.output.line(tr("  at     \(Printable.line(place))")) }
        for reminder in found.part.reminders {
            let words = ItemWords.words(of: reminder, ofTodo: true)
            context.output.line(tr("  remind \(Printable.line(words))"))
        }
        if !document.notes.isEmpty {
            context.output.line(tr("  notes  \(Printable.line(ReadableText.of(document.notes)))"))
        }
        if let done = document.completedAt { context.output.line(tr("  done   \(done)")) }
        return .success
    }
}
