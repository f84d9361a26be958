import ArgumentParser
import Merging
import Messages
import Rendering
import TripExchange
import TripStorage
import TripWorkflows
import Trips

/// `meridian show ITEM`: show one activity with all its fields.
struct ShowCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "show",
        abstract: tr("Show one activity with everything that is known of it."),
        discussion: tr(
            """
            meridian show "QJ 716"
            meridian show dinner --trip "Tokyo and California"
            meridian show 3f2a9c1e --json
            meridian show "QJ 716" --why

            An activity is named by its UID, by four or more first letters of it, or by words of its title. \
            UID@2027-07-17T10:00:00 names a changed occurrence of a series.

            --why says for each field which sender or which edit by hand its value comes from, and what the other \
            senders say. An activity of one sender that nobody edited has one line.
            """))

    @OptionGroup var which: ItemArguments

    @Flag(help: ArgumentHelp(tr("Say for each field where its value comes from.")))
    var why = false

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let page = try session.storeForReading().read { reading in
            let found = try ItemLookup(trip: which.trip, in: reading).item(which.item)
            return try ItemPage(found, in: reading, session)
        }
        if why { return try explain(page, session, in: context) }
        context.output.write(
            try json
                ? JSONDocument.text(ActivityDocument(page)) + "\n" : ItemText.page(page, session.style))
        return .success
    }

    private func explain(_ page: ItemPage, _ session: Session, in context: CommandContext) throws
        -> CommandStatus
    {
        let provenance = ActivityProvenance(
            of: page.activity, database: session.database.adding(page.trip.zones))
        context.output.write(
            try json
                ? JSONDocument.text(WhyDocument(provenance, of: page.activity)) + "\n"
                : WhyText(provenance, of: page.activity, session.style).text)
        return .success
    }
}

extension ItemPage {
    /// Collects the parts of an activity, with the home of the run.
    init(
        _ activity: Activity, of trip: Trip, organization: Organization?, attachments: [Attachment] = [],
        _ session: Session
    ) throws {
        try self.init(
            activity, of: trip, organization: organization, attachments: attachments,
            home: try? session.home(of: [trip.home]), session.database)
    }

    /// Collects the parts of an activity of the store.
    init(_ found: FoundItem, in reading: any TripReading, _ session: Session) throws {
        let key = found.activity.key
        let attachments = try reading.attachments(of: found.trip.id).filter { $0.owner == .activity(key) }
        try self.init(
            found.activity, of: found.trip,
            organization: try found.activity.organization.flatMap { try reading.organization($0) },
            attachments: attachments, session)
        changedOccurrences = found.isSeries ? found.related.count - 1 : 0
    }
}
