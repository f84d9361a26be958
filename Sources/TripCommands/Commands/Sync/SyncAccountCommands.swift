import ArgumentParser
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// `meridian sync calendars [ACCOUNT]`.
struct SyncCalendarsCommand: SyncSubcommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "calendars", below: "meridian sync",
        abstract: tr("List the calendars that a server has."),
        discussion: tr(
            """
            meridian sync calendars home
            meridian sync calendars
            """))

    @Argument(
        help: ArgumentHelp(
            tr("The account; may be left out when there is only one."),
            valueName: tr("account", as: "name of a value")))
    var account: String?

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(with servers: any CalendarServers, _ session: Session) throws -> CommandStatus {
        let account = try session.storeForLookup().read { try SyncLookup.account(self.account, in: $0) }
        let calendars = try servers.calendars(of: account)
        if calendars.isEmpty {
            session.context.output.line(tr("the server has no calendars for this account"))
        }
        for calendar in calendars { session.context.output.line(calendar.line) }
        return .success
    }
}

/// `meridian sync unlink TRIP`.
struct SyncUnlinkCommand: SyncSubcommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "unlink", below: "meridian sync",
        abstract: tr("End the sync of a trip; what is here and what is on the server stays."),
        discussion: tr(
            """
            meridian sync unlink Tokyo
            meridian sync unlink "Tokyo and California"
            """))

    @Argument(
        help: ArgumentHelp(
            tr("The trip, or the calendar where the trip is gone."),
            valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(with servers: any CalendarServers, _ session: Session) throws -> CommandStatus {
        let calendars = try session.storeForLookup().read { reading in
            let labelled = try reading.syncedCalendars().filter { $0.label == trip }
            if try !labelled.isEmpty && reading.trips(named: trip).isEmpty { return labelled }
            return try SyncLookup.calendars(of: TripLookup.trip(named: trip, in: reading), in: reading)
        }
        guard !calendars.isEmpty else {
            throw CommandFailure(
                "not-linked", tr("\(Printable.name(trip)): is linked with no calendar"), status: .noInput)
        }
        try session.storeForWriting().write { writing in
            for calendar in calendars { _ = try writing.delete(calendar.id) }
        }
        for calendar in calendars {
            session.context.output.line(
                tr(
                    "\(Printable.name(trip)) is no longer kept in step with \(Printable.name(calendar.label)) of \(Printable.name(calendar.account)); both stay as they are"
                ))
        }
        return .success
    }
}

/// `meridian sync remove ACCOUNT`.
struct SyncRemoveCommand: SyncSubcommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "remove", below: "meridian sync",
        abstract: tr("Remove an account and its links; what is here and what is on the server stays."),
        discussion: tr(
            """
            meridian sync remove home
            meridian sync remove work
            """))

    @Argument(help: ArgumentHelp(tr("The account."), valueName: tr("account", as: "name of a value")))
    var account: String

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(with servers: any CalendarServers, _ session: Session) throws -> CommandStatus {
        let found = try session.storeForLookup().read { try SyncLookup.account(account, in: $0) }
        _ = try session.storeForWriting().write { try $0.delete(syncAccount: found.name) }
        session.context.output.line(
            tr("removed: \(Printable.name(found.name)); the trips and the server's calendars stay"))
        return .success
    }
}
