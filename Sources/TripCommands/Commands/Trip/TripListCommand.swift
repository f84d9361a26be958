import ArgumentParser
import CivilTime
import Messages
import Rendering
import TripExchange
import TripStorage
import TripWorkflows
import Trips

/// `meridian trip list`: list the trips of the store, the earliest first.
struct TripListCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "list",
        abstract: tr("List the trips."),
        discussion: tr(
            """
            meridian trip list
            meridian trip list --filter upcoming --sort name
            meridian trip list --search "california"
            meridian trip list -f trip.ics --json

            A trip is upcoming, current or past by its stated dates, else by those of its activities, on the day that \
            it is at its home; undated without either. archived lists only what is put away, and only all has both.
            """))

    @Option(
        help: ArgumentHelp(
            tr("Which trips: \(TripFilterOption.allCases.map(\.rawValue).joined(separator: ", "))."),
            valueName: tr("which", as: "name of a value")))
    var filter: TripFilterOption = .all

    @Option(
        help: ArgumentHelp(
            tr("Only trips with all these words in name or notes."),
            valueName: tr("text", as: "name of a value")))
    var search: String?

    @Option(
        help: ArgumentHelp(
            tr("By start, name, created or changed; the last two newest first."),
            valueName: tr("order", as: "name of a value")))
    var sort: TripSortOption = .start

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup var source: SourceOptions
    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        if !source.files.isEmpty, filter != .all || search != nil || sort != .start {
            throw ValidationError(
                tr("--filter, --search and --sort are for the trips of the store, not for files"))
        }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        var documents: [TripDocument] = []
        var sealed: [SealedTrip] = []
        var status = CommandStatus.success
        if source.files.isEmpty {
            documents = try stored(session)
            // Sealed trips have no readable fields to filter by.
            if filter == .all, search == nil {
                sealed = try session.storeForReading().read { try $0.sealedTrips() }
            }
        } else {
            let read = try ReadCalendars(source.inputs, session)
            documents = read.entries.map { entry in
                let name = entry.calendar.name ?? entry.stem
                return TripDocument(named: name, activities: entry.calendar.activities)
            }
            documents.sort(by: Self.startsBefore)
            session.report(read.findings)
            if read.hasErrors { status = .badData }
        }
        if json {
            context.output.line(
                try JSONDocument.text(
                    TripListDocument(trips: documents, protected: sealed.map(ProtectedTripDocument.init))))
        } else if documents.isEmpty, sealed.isEmpty {
            let isAll = filter == .all && search == nil
            context.output.line(
                isAll
                    ? tr("no trips yet; meridian import FILE or meridian trip new NAME makes one")
                    : tr("no such trips; meridian trip list has all"))
        } else {
            for document in documents { context.output.line(TripText.line(document, session.style)) }
            for trip in sealed { context.output.line(TripText.line(trip, session.style)) }
        }
        return status
    }

    /// Returns the selected trips of the store, sorted.
    private func stored(_ session: Session) throws -> [TripDocument] {
        let found = try session.storeForReading().read { reading in
            try reading.trips().filter(isNamed).map { ($0, try reading.activities(of: $0.id)) }
        }
        var listed: [(trip: Trip, document: TripDocument)] = []
        for (trip, activities) in found {
            let own = TripPicture.ownDates(of: activities)
            if filter != .all {
                let today = try session.home(of: [trip.home]).civil(at: session.now).date
                guard
                    filter.includes(
                        isArchived: trip.isArchived, start: trip.start ?? own?.first,
                        end: trip.end ?? own?.end, today: today)
                else { continue }
            }
            listed.append((trip, TripDocument(trip, activities: activities)))
        }
        switch sort {
        case .start: listed.sort { Self.startsBefore($0.document, $1.document) }
        case .name: listed.sort { $0.trip.name.lowercased() < $1.trip.name.lowercased() }
        case .created: listed.sort { ($0.trip.createdAt ?? .earliest) > ($1.trip.createdAt ?? .earliest) }
        case .changed:
            listed.sort { ($0.trip.lastModified ?? .earliest) > ($1.trip.lastModified ?? .earliest) }
        }
        return listed.map(\.document)
    }

    private func isNamed(_ trip: Trip) -> Bool {
        guard let search else { return true }
        let text = (trip.name + "\n" + trip.notes).lowercased()
        return search.lowercased().split(whereSeparator: \.isWhitespace).allSatisfy { text.contains($0) }
    }

    private static func startsBefore(_ left: TripDocument, _ right: TripDocument) -> Bool {
        (left.head.start ?? "~", left.head.name) < (right.head.start ?? "~", right.head.name)
    }
}
