import ArgumentParser
import Messages
import Rendering
import TripStorage
import Trips
import TypedInput

/// `meridian person merge FROM INTO`.
struct PersonMergeCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "merge",
        abstract: tr("Make one of two persons: the second takes the place of the first everywhere."),
        discussion: tr(
            """
            meridian person merge "LOVELACE/ADA MS" Ada
            meridian person merge "Ada L." "Ada Lovelace"

            The second keeps its name; names and addresses of the first are added to it. Where both travel in a trip they are one \
            traveller then, who bears what both bore.
            """))

    @Argument(
        help: ArgumentHelp(tr("The one that goes."), valueName: tr("from", as: "name of a value")),
        completion: .persons)
    var from: String

    @Argument(
        help: ArgumentHelp(tr("The one that stays."), valueName: tr("into", as: "name of a value")),
        completion: .persons)
    var into: String

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let (first, second) = try session.storeForLookup().read { reading in
            (try PersonLookup.person(from, in: reading), try PersonLookup.person(into, in: reading))
        }
        guard first.id != second.id else {
            throw CommandFailure(
                "same-person",
                tr(
                    "\(Printable.name(from)) and \(Printable.name(into)): are one person already; expected two, for example two that meridian person list has"
                ), status: .usage)
        }
        let title = tr(
            "merge the person \"\(Printable.name(first.name))\" into \"\(Printable.name(second.name))\"")
        let (merged, trips) = try session.change(title) { writing in
            (try writing.merge(first.id, into: second.id), try writing.trips())
        }
        try PersonAnswer.write(
            tr("merged", as: "done to a person"), merged, in: trips, json: json, session)
        return .success
    }
}
