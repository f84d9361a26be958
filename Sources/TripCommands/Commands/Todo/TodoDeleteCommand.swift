import ArgumentParser
import Messages
import TripStorage
import TripWorkflows
import Trips

/// `meridian todo delete WORDS`.
struct TodoDeleteCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "delete",
        abstract: tr("Delete a to-do."),
        discussion: tr(
            """
            meridian todo delete passport
            meridian todo delete "check in" --trip Tokyo --yes
            """))

    @OptionGroup var which: TodoArguments

    @OptionGroup var confirmation: ConfirmationOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(which.options, in: context)
        let found = try session.storeForLookup().read(which.find)
        let stored = StoredTodo(found.part, of: found.trip)
        guard try confirmation.isConfirmed(stored.deletionQuestion, in: context) else {
            context.errors.line(tr("nothing is deleted"))
            return .success
        }
        try session.change(stored.deletionTitle) { try stored.delete(session.database, in: $0) }
        try TodoAnswer.write(
            tr("deleted", as: "done to a to-do"), found.part, of: found.trip, json: which.json, session)
        return .success
    }
}
