import ArgumentParser
import Messages
import TripStorage
import Trips

/// The attachment of a command.
struct AttachmentArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            tr("The attachment: four or more first letters of its id, or words of its name."),
            valueName: tr("attachment", as: "name of a value")))
    var attachment: String

    @Option(
        help: ArgumentHelp(tr("Only of this trip."), valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    /// Finds attachments by their ids and names.
    func lookup(in reading: any TripReading) throws -> PartLookup<Attachment> {
        try PartLookup(
            .attachment, trip: trip, in: reading, { try reading.attachments(of: $0.id) }, id: \.id.text,
            title: { $0.about.isEmpty ? $0.name : "\($0.about) (\($0.name))" })
    }
}
