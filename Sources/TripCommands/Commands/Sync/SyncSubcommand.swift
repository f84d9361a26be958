import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// A command that speaks to calendar servers, or settles what they said: run by the program `meridian-sync`.
protocol SyncSubcommand: ContextCommand {
    var options: GlobalOptions { get }

    /// Runs the command in the program that speaks to servers.
    func run(with servers: any CalendarServers, _ session: Session) throws -> CommandStatus
}

extension SyncSubcommand {
    func run(in context: CommandContext) throws -> CommandStatus {
        guard let make = context.servers else {
            let program = try CompanionProgram(.sync, in: context)
            throw program.replaceThisOne(context.arguments, in: context)
        }
        let session = try Session(options, in: context)
        let isFixed = options.now != nil || context.variable("MERIDIAN_NOW") != nil
        let (fixed, clock) = (isFixed ? session.now : nil, context.clock)
        let setting = SyncSetting(
            store: try session.storeForWriting(), database: session.database,
            productID: ExportCommand.productID, now: { fixed ?? clock.now() },
            ask: { context.askSecret(tr("Password of \($0):")) })
        return try run(with: make(setting), session)
    }
}

/// Finds accounts and synced calendars by what people type.
enum SyncLookup {
    /// The account of a name, or the only one.
    static func account(_ name: String?, in reading: any TripReading) throws -> SyncAccount {
        let all = try reading.syncAccounts()
        guard let name else {
            if let only = all.first, all.count == 1 { return only }
            throw all.isEmpty
                ? none
                : CommandFailure(
                    "ambiguous-account",
                    tr("there are several accounts; say which: \(listed(all.map(\.name)))"), status: .usage)
        }
        let word = name.lowercased()
        if let found = all.first(where: { $0.name == name })
            ?? all.first(where: { $0.name.lowercased() == word })
        {
            return found
        }
        guard !all.isEmpty else { throw none }
        throw CommandFailure(
            "unknown-account",
            tr("\(Printable.name(name)): there is no such account; there are: \(listed(all.map(\.name)))"),
            status: .noInput)
    }

    /// The synced calendars of a trip, or all.
    static func calendars(of trip: Trip?, in reading: any TripReading) throws -> [SyncedCalendar] {
        try reading.syncedCalendars().filter { trip.map(\.id) == nil || $0.trip == trip?.id }
    }

    private static var none: CommandFailure {
        CommandFailure(
            "no-account", tr("there is no account yet; meridian sync add NAME URL --user USER makes one"),
            status: .noInput)
    }

    static func listed(_ names: [String]) -> String {
        names.map { Printable.name($0) }.joined(separator: ", ")
    }
}
