import ArgumentParser
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// `meridian sync link [TRIP]`.
struct SyncLinkCommand: SyncSubcommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "link", below: "meridian sync",
        abstract: tr("Keep a trip in step with a calendar; the next sync brings both together."),
        discussion: tr(
            """
            meridian sync link Tokyo
            meridian sync link Tokyo --account home --calendar "Family trips"
            meridian sync link --calendar Lisbon

            Without --calendar it is the calendar of the trip's name, which is made where there is none. Without a trip it is the \
            trip of the calendar's name, which is made where there is none: so a second machine gets the trips of the first.
            """))

    @Argument(
        help: ArgumentHelp(tr("The trip."), valueName: tr("trip", as: "name of a value")), completion: .trips)
    var trip: String?

    @Option(
        help: ArgumentHelp(
            tr("The account; may be left out when there is only one."),
            valueName: tr("account", as: "name of a value")))
    var account: String?

    @Option(
        help: ArgumentHelp(
            tr("The calendar, by its name or its address."), valueName: tr("calendar", as: "name of a value"))
    )
    var calendar: String?

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        if trip == nil, calendar == nil { throw ValidationError(tr("expected a trip, or --calendar")) }
    }

    func run(with servers: any CalendarServers, _ session: Session) throws -> CommandStatus {
        let store = try session.storeForLookup()
        let (account, named) = try store.read { reading in
            (
                try SyncLookup.account(self.account, in: reading),
                try trip.map { try TripLookup.trip(named: $0, in: reading) }
            )
        }
        let there = try servers.calendars(of: account)
        let chosen =
            try self.calendar.map { try meant($0, among: there) }
            ?? there.first { $0.name.lowercased() == named?.name.lowercased() }
            ?? servers.makeCalendar(named: named?.name ?? "", for: account)
        guard chosen.takesEvents else {
            throw CommandFailure(
                "no-events", tr("\(Printable.name(chosen.name)): takes no events; choose another calendar"),
                status: .usage)
        }
        var random = SystemRandomNumberGenerator()
        let id = SyncedCalendarID.random(using: &random)
        let newTrip = TripID.random(using: &random)
        let name = Printable.line(chosen.name)
        let title = try session.storeForWriting().write { writing in
            let all = try writing.syncedCalendars().filter { $0.account == account.name }
            if let other = all.first(where: { $0.address == chosen.address }) {
                throw CommandFailure(
                    "linked-calendar",
                    tr(
                        "\(name): is linked with \(Printable.name(try writing.trip(other.trip)?.name ?? other.label)) already; meridian sync unlink ends that"
                    ), status: .usage)
            }
            let target = try named ?? Self.trip(of: chosen.name, newTrip, in: writing)
            if let other = all.first(where: { $0.trip == target.id }) {
                throw CommandFailure(
                    "linked-trip",
                    tr(
                        "\(Printable.name(target.name)): is linked with \(Printable.name(other.label)) already; meridian sync unlink ends that"
                    ), status: .usage)
            }
            if try writing.trip(target.id) == nil {
                try writing.record(tr("make the trip \(Printable.name(target.name))"), at: session.now)
                try writing.create(target)
            }
            try writing.save(
                SyncedCalendar(
                    id: id, account: account.name, address: chosen.address, label: chosen.name,
                    trip: target.id))
            return target.name
        }
        session.context.output.line(
            tr(
                "\(Printable.name(title)) is kept in step with the calendar \(Printable.name(name)) of \(Printable.name(account.name)); meridian sync begins"
            ))
        return .success
    }

    private func meant(_ text: String, among calendars: [ServerCalendar]) throws -> ServerCalendar {
        let word = text.lowercased()
        let ways: [(ServerCalendar) -> Bool] = [
            { $0.address == text }, { $0.name == text }, { $0.name.lowercased() == word },
        ]
        let found = ways.lazy.map { calendars.filter($0) }.first { !$0.isEmpty } ?? []
        if let only = found.first, found.count == 1 { return only }
        let listed = (found.isEmpty ? calendars : found).map(\.line).joined(separator: "; ")
        throw CommandFailure(
            found.isEmpty ? "unknown-calendar" : "ambiguous-calendar",
            found.isEmpty
                ? tr("\(Printable.name(text)): the account has no such calendar; it has: \(listed)")
                : tr(
                    "\(Printable.name(text)): several calendars have this name; say which by its address: \(listed)"
                ),
            status: .noInput)
    }

    private static func trip(
        of name: String, _ id: TripID, in reading: any TripReading
    ) throws -> Trip {
        let named = try reading.trips(named: name)
        if named.count > 1 { _ = try TripLookup.trip(named: name, in: reading) }
        if let only = named.first { return only }
        do throws(TripError) {
            try Trip.checkName(name)
        } catch {
            throw CommandFailure(error)
        }
        return Trip(id: id, name: name)
    }
}
