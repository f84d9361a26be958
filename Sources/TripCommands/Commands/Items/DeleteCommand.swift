import ArgumentParser
import CivilTime
import Messages
import Rendering
import TripExchange
import TripStorage
import TripWorkflows
import Trips

/// `meridian delete ITEM…`: delete activities.
struct DeleteCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "delete",
        abstract: tr("Delete activities."),
        discussion: tr(
            """
            meridian delete dinner
            meridian delete 3f2a9c1e 77b0 --trip "Tokyo and California" --yes

            A series goes with all its changed occurrences; UID@2027-07-17T10:00:00 names one of those alone, and the \
            series then has that occurrence as it was. meridian undo brings back what was deleted. A booking that is \
            cancelled is better kept and marked: meridian edit ITEM --status cancelled.
            """))

    @Argument(
        help: ArgumentHelp(
            tr("Activities: a UID, four or more first letters of one, or words of a title."),
            valueName: tr("item", as: "name of a value")),
        completion: .items)
    var items: [String]

    @Option(
        help: ArgumentHelp(tr("Only of this trip."), valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @OptionGroup var confirmation: ConfirmationOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    /// The document about the deleted activities.
    private struct Document: Encodable {
        let deleted: [ActivityDocument]
        /// The unreadable rows that were deleted too.
        let unreadable: [UnreadableDocument]
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let (pages, unreadable, returns) = try session.storeForLookup().read { reading in
            let (pages, unreadable) = try meant(in: reading, session)
            let returns = try unreadable.compactMap { row in
                try ReturningOccurrence(
                    of: row, deleted: pages.map { ($0.0.trip.id, $0.0.activity.key) }, in: reading)
            }
            return (pages, unreadable, returns)
        }
        let question = returns.map { $0.warning + "\n" }.joined() + question(pages.map(\.1), unreadable)
        guard try confirmation.isConfirmed(question, in: context) else {
            context.errors.line(tr("nothing is deleted"))
            return .success
        }
        let names =
            pages.map { "\"\(Printable.name($0.1.activity.title))\"" }
            + unreadable.map { $0.name.isEmpty ? $0.place : Printable.name($0.name) }
        try session.change(tr("delete \(names.joined(separator: ", "))")) { writing in
            for (found, _) in pages {
                try StoredActivity.forgetVersions(
                    of: found.related, in: found.trip.id, session.database, writing)
                let deleted = try found.related.filter { try writing.delete($0.key, of: found.trip.id) }
                guard !deleted.isEmpty else { throw DeleteCommand.missed(found) }
            }
            for row in unreadable { try writing.delete(row) }
        }
        if json {
            let documents = pages.map { ActivityDocument($0.1) }
            context.output.line(
                try JSONDocument.text(
                    Document(deleted: documents, unreadable: unreadable.map(UnreadableDocument.init))))
        } else {
            for (_, page) in pages {
                context.output.line(tr("deleted: \(ItemText.head(page, session.style))"))
            }
            for row in unreadable {
                context.output.line(tr("deleted: \(Printable.line(row.description))"))
            }
        }
        for occurrence in returns { context.errors.line(occurrence.note) }
        return .success
    }

    /// Returns the failure for an item that is no longer found by its key.
    ///
    /// It was deleted meanwhile, or its UID cannot be searched.
    private static func missed(_ found: FoundItem) -> CommandFailure {
        CommandFailure(
            "changed-meanwhile",
            tr(
                "\(Printable.name(found.activity.title)): is not there any more, or its UID is damaged; nothing is deleted"
            ), status: .temporary)
    }

    /// Finds the items to delete: activities with their series, and unreadable rows.
    private func meant(
        in reading: any TripReading, _ session: Session
    ) throws -> ([(FoundItem, ItemPage)], [UnreadableRow]) {
        let lookup = try ItemLookup(trip: trip, in: reading)
        let rows = lookup.unreadable
        var found: [FoundItem] = []
        var unreadable: [UnreadableRow] = []
        for item in items {
            let next: FoundItem
            if let row = try lookup.unreadableRow(item) {
                unreadable += [row] + rows.changes(of: row)
                guard let changes = lookup.changes(of: row) else { continue }
                next = changes
            } else {
                next = try lookup.item(item)
            }
            unreadable += rows.changes(of: next)
            let isKnown = found.contains {
                $0.trip.id == next.trip.id && $0.activity.key == next.activity.key
            }
            if !isKnown { found.append(next) }
        }
        let pages = try found.map { ($0, try ItemPage($0, in: reading, session)) }
        return (pages, rows.rows.filter(unreadable.contains))
    }

    private func question(_ pages: [ItemPage], _ unreadable: [UnreadableRow]) -> String {
        var lines = pages.map { page -> String in
            var text = tr("\"\(Printable.name(page.activity.title))\" of \(page.activity.span.startDate)")
            if page.activity.recurrence != nil {
                let count = page.changedOccurrences
                text += tr(", a series with all its occurrences")
                if count > 0 {
                    text += count == 1 ? tr(" and 1 changed one") : tr(" and \(count) changed ones")
                }
            }
            if !page.attachments.isEmpty {
                let count = page.attachments.count
                text += count == 1 ? tr(", with 1 attachment") : tr(", with \(count) attachments")
            }
            return text
        }
        lines += unreadable.map { Printable.line($0.description) }
        if lines.count == 1 { return tr("Delete \(lines[0])?") }
        return tr("Delete \(lines.count) activities?\n") + lines.map { "  \($0)" }.joined(separator: "\n")
            + "\n"
    }
}
