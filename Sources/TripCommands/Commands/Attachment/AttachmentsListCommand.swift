import ArgumentParser
import Messages
import Rendering
import TripStorage
import Trips

/// `meridian attachments list`.
struct AttachmentsListCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "list",
        abstract: tr("List what is attached, the newest first."),
        discussion: tr(
            """
            meridian attachments list
            meridian attachments list --trip Lisbon --type pdf --search ticket
            """))

    @Option(
        help: ArgumentHelp(tr("Only of this trip."), valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @Option(
        help: ArgumentHelp(
            tr("Only these: \(AttachmentTypeOption.allCases.map(\.rawValue).joined(separator: ", "))."),
            valueName: tr("type", as: "name of a value")))
    var type: AttachmentTypeOption?

    @Option(
        help: ArgumentHelp(
            tr("Only those with this in their names."), valueName: tr("text", as: "name of a value")))
    var search: String?

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let wanted = search?.lowercased()
        let found = try session.storeForReading().read { reading in
            let trips =
                try trip.map { [try TripLookup.trip(named: $0, in: reading, orBeginning: true)] }
                ?? reading.trips()
            return try trips.flatMap { trip in try reading.attachments(of: trip.id).map { (trip, $0) } }
        }.filter { _, attachment in
            let text = "\(attachment.name)\n\(attachment.about)".lowercased()
            return type?.includes(attachment) != false && wanted.map { text.contains($0) } != false
        }.sorted { $0.1.createdAt > $1.1.createdAt }
        if json {
            let documents = found.map { AttachmentDocument($0.1, of: $0.0) }
            context.output.line(try JSONDocument.text(["attachments": documents]))
        } else if found.isEmpty {
            context.output.line(tr("nothing is attached; meridian attach ITEM FILE attaches something"))
        } else {
            for (trip, attachment) in found {
                context.output.line(AttachmentAnswer.line(attachment, of: trip, session.style))
            }
            context.output.line(AttachmentAnswer.total(found.map(\.1)))
        }
        return .success
    }
}
