import ArgumentParser
import CivilTime
import Messages
import Rendering
import TripStorage
import TripSync
import TripWorkflows
import Trips

/// `meridian sync status`.
struct SyncStatusCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "status", below: "meridian sync",
        abstract: tr(
            "Say when each calendar was last in step, and what is yet to be sent, without a request."),
        discussion: tr(
            """
            meridian sync status
            meridian sync status --json
            """))

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let state = SyncState(session.database, productID: ExportCommand.productID)
        let (accounts, states) = try session.storeForLookup().read { reading in
            let states = try reading.syncedCalendars().map { calendar in
                SyncStateDocument(
                    calendar, trip: try reading.trip(calendar.trip)?.name,
                    pending: try state.pending(calendar, in: reading),
                    conflicts: try state.conflicts(in: calendar, of: reading).count { $0.chosen == nil })
            }
            return (try reading.syncAccounts(), states)
        }
        let documents = accounts.map { account in
            SyncAccountDocument(account, states.filter { $0.account == account.name }, at: session.now)
        }
        if json {
            session.context.output.line(try JSONDocument.text(["accounts": documents]))
        } else if documents.isEmpty {
            session.context.output.line(
                tr("no accounts; meridian sync add NAME URL --user USER makes one"))
        } else {
            for document in documents {
                for line in document.lines(session.style) { session.context.output.line(line) }
            }
        }
        return .success
    }
}

/// A calendar and what is open in it, for `sync status --json` and the lines of people.
struct SyncStateDocument: Encodable, Sendable {
    let account: String
    let calendar: String
    let address: String
    /// The name of the trip; nothing where it is deleted or protected.
    @Nullable var trip: String?
    @Nullable var syncedAt: String?
    /// Why the last sync left something undone.
    @Nullable var problem: String?
    /// The steps that the next sync would take if the server had changed nothing.
    let pending: [String]
    /// The conflicts that wait for a choice.
    let conflicts: Int

    init(
        _ synced: SyncedCalendar, trip: String?, pending: [CalendarReport.Step], conflicts: Int
    ) {
        account = synced.account
        calendar = synced.label
        address = synced.address
        self.trip = trip
        syncedAt = synced.syncedAt?.description
        problem = synced.problem
        self.pending = pending.filter { $0.kind != .conflict }.map(\.words)
        self.conflicts = conflicts
    }

    /// `  Tokyo · last in step 2027-03-01T09:00:00Z · 2 to send · 1 conflict`, and what is to be sent.
    func lines(_ style: TextStyle) -> [String] {
        var parts = [
            trip.map { Printable.line($0) }
                ?? tr("\(Printable.line(calendar)): the trip is deleted or protected")
        ]
        parts.append(syncedAt.map { tr("last in step \($0)") } ?? tr("never in step"))
        if !pending.isEmpty { parts.append(tr("\(pending.count) to send")) }
        if conflicts > 0 { parts.append(conflicts == 1 ? tr("1 conflict") : tr("\(conflicts) conflicts")) }
        let why = problem.map { ["    " + Printable.line($0)] } ?? []
        return ["  " + parts.joined(separator: " · ")] + why
            + SyncText.shortened(pending.map { "    " + Printable.line($0) }, style)
    }
}

/// An account with its calendars, for `sync status --json` and the lines of people.
struct SyncAccountDocument: Encodable, Sendable {
    let name: String
    let address: String
    let user: String
    let failures: Int
    @Nullable var problem: String?
    @Nullable var notBefore: String?
    /// Whether a process syncs it now.
    let isSyncing: Bool
    let calendars: [SyncStateDocument]

    init(_ account: SyncAccount, _ calendars: [SyncStateDocument], at now: Instant) {
        name = account.name
        address = account.address
        user = account.user
        failures = account.failures
        problem = account.problem
        notBefore = account.notBefore?.description
        isSyncing = account.lease.map { now < $0.until } ?? false
        self.calendars = calendars
    }

    func lines(_ style: TextStyle) -> [String] {
        var lines = [style.marked(Printable.line(name), .bold) + " · " + Printable.line(address)]
        if isSyncing { lines.append("  " + tr("is being synced")) }
        if let problem {
            let wait = notBefore.map { tr("; tried again after \($0)") } ?? ""
            lines.append("  " + tr("failed: \(Printable.line(problem))\(wait)"))
        }
        if calendars.isEmpty {
            lines.append("  " + tr("no calendar is linked yet; meridian sync link TRIP links one"))
        }
        return lines + calendars.flatMap { $0.lines(style) }
    }
}
