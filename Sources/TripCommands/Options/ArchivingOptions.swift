import ArgumentParser
import Messages
import TripStorage
import TripWorkflows
import Trips

/// The trip to archive or unarchive.
struct ArchivingOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(tr("The trip."), valueName: tr("trip", as: "name of a value")), completion: .trips)
    var trip: String

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func archive(_ isArchived: Bool, in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let found = try session.storeForLookup().read { try TripLookup.trip(named: trip, in: $0) }
        let title = StoredTrip(found).archivingTitle(isArchived)
        let (changed, activities) = try session.change(title) { writing in
            let stored = StoredTrip(try TripLookup.trip(named: found.id.text, in: writing))
            let changed = try stored.archive(isArchived, at: session.now, in: writing)
            return (changed, try writing.sparing { try writing.activities(of: changed.id) }.value)
        }
        try TripAnswer.write(
            isArchived ? tr("archived", as: "done to a trip") : tr("unarchived", as: "done to a trip"),
            changed, activities: activities, json: json,
            session)
        return .success
    }
}
