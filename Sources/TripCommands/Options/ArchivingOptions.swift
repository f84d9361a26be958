import ArgumentParser
import Rendering
import TripStorage
import Trips

/// Which trip is put away or taken out.
struct ArchivingOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("The trip.", valueName: "trip"), completion: .trips)
    var trip: String

    @Flag(help: "Write one JSON document.")
    var json = false

    @OptionGroup var options: GlobalOptions

    func archive(_ isArchived: Bool, in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let found = try session.storeForLookup().read { try TripLookup.trip(named: trip, in: $0) }
        let verb = isArchived ? "archive" : "unarchive"
        let (changed, activities) = try session.change("\(verb) the trip \(Printable.name(found.name))") {
            writing in
            var changed = try TripLookup.trip(named: found.id.text, in: writing)
            if changed.isArchived != isArchived {
                changed.isArchived = isArchived
                changed.lastModified = session.now
                try writing.update(changed)
            }
            return (changed, try writing.sparing { try writing.activities(of: changed.id) }.value)
        }
        try TripAnswer.write(verb + "d", changed, activities: activities, json: json, session)
        return .success
    }
}
