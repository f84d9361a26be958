import ArgumentParser
import CivilTime
import Messages
import Rendering
import TripExchange
import TripStorage
import Trips

/// `meridian todo delete WORDS`.
struct TodoDeleteCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "delete",
        abstract: tr("Delete a to-do."),
        discussion: tr(
            """
            meridian todo delete passport
            """))

    @OptionGroup var which: TodoArguments

    @OptionGroup var confirmation: ConfirmationOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(which.options, in: context)
        let found = try session.storeForLookup().read(which.find)
        let name = "\"\(Printable.name(found.title))\""
        guard try confirmation.isConfirmed(tr("Delete the to-do \(name)?"), in: context) else {
            context.errors.line(tr("nothing is deleted"))
            return .success
        }
        try session.change(tr("delete the to-do \(name)")) { writing in
            try writing.deleteTodo(found.part.uid, of: found.trip.id)
            guard var trip = try writing.trip(found.trip.id), trip.source != nil else { return }
            let source = SourceMerge.source(
                trip.source, deleting: [], todos: [found.part.uid],
                database: session.database.adding(trip.zones))
            guard source != trip.source else { return }
            trip.source = source
            try writing.update(trip)
        }
        try TodoAnswer.write(
            tr("deleted", as: "done to a to-do"), found.part, of: found.trip, json: which.json, session)
        return .success
    }
}
