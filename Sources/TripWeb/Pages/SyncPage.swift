import CivilTime
import Messages
import Rendering
import TripStorage
import TripSync
import TripWorkflows
import Trips

/// What is open with calendar servers, and the calendars that are followed.
struct SyncPage: PageModel {
    static let template = "sync"

    /// An account with its calendars.
    struct Account: Sendable {
        let name: String
        let facts: [String]
        let calendars: [Synced]
    }

    /// A calendar that is kept in step with a trip.
    struct Synced: Sendable {
        let name: String
        /// The address of its trip; nil where that is deleted or protected.
        let href: String?
        let facts: String
        /// What the next sync sends.
        let steps: [String]
    }

    /// An object that was changed here and on the server.
    struct Conflict: Sendable {
        let title: String
        let facts: String
        let fields: [Field]
        let calendar: String
        let href: String
        let seen: String
        /// What was chosen; nil for nothing.
        let settled: String?
        let spokenValues: String
        let spokenMine: String
        let spokenTheirs: String
    }

    /// A field with its values.
    struct Field: Sendable {
        let name: String
        let mine: String
        let theirs: String
        let base: String
    }

    /// A calendar that is followed.
    struct Feed: Sendable {
        let name: String
        let href: String?
        let facts: String
        /// What the calendar no longer has.
        let missing: String?
    }

    /// The steps of a calendar that are listed.
    private static let mostSteps = 10

    var frame: Frame
    let accountsHead = tr("Calendars kept in step")
    let accounts: [Account]
    let noAccounts: String?
    let conflictsHead = tr("Changed here and on the server")
    let conflicts: [Conflict]
    let conflictsAdvice = tr(
        "Both versions are kept until you choose; what only one side changed stays in any case. The next sync carries the choice out."
    )
    let heads = [tr("Field"), tr("Here"), tr("On the server"), tr("Before")]
    let mineText = tr("Keep what is here")
    let theirsText = tr("Take what the server has")
    let action = PageAddress.sync.text
    let feedsHead = tr("Calendars that are followed")
    let feeds: [Feed]
    let noFeeds: String?
    let advice = tr("meridian sync, where this page is served, asks the servers; this page asks none.")

    init(in reading: any TripReading, _ household: Household, style: String) throws {
        try reading.requireWholeStore()
        frame = Frame(tr("Sync"), style: style)
        let state = SyncState(household.database, productID: household.productID)
        let calendars = try reading.syncedCalendars()
        accounts = try reading.syncAccounts().map { account in
            Account(
                name: Printable.line(account.name), facts: SyncPage.facts(of: account, household),
                calendars: try calendars.filter { $0.account == account.name }.map {
                    try SyncPage.calendar($0, state, in: reading, household)
                })
        }
        noAccounts =
            accounts.isEmpty
            ? tr("There is none yet; meridian sync add NAME URL --user USER makes one.") : nil
        conflicts = try calendars.flatMap { try state.conflicts(in: $0, of: reading) }.map(SyncPage.conflict)
        feeds = try reading.subscriptions().map { try SyncPage.feed($0, in: reading, household) }
        noFeeds = feeds.isEmpty ? tr("None; meridian subscribe URL follows one.") : nil
    }

    private static func facts(of account: SyncAccount, _ household: Household) -> [String] {
        var facts = [Printable.line(account.address)]
        if let lease = account.lease, household.now() < lease.until { facts.append(tr("is being synced")) }
        if let problem = account.problem {
            facts.append(tr("failed: \(Printable.line(problem))"))
            if let time = account.notBefore {
                facts.append(tr("tried again after \(moment(time, household))"))
            }
        }
        return facts
    }

    private static func calendar(
        _ calendar: SyncedCalendar, _ state: SyncState, in reading: any TripReading, _ household: Household
    ) throws -> Synced {
        let trip = try reading.trip(calendar.trip)
        let steps = try state.pending(calendar, in: reading).filter { $0.kind != .conflict }
            .map { Printable.line($0.words) }
        var facts = [
            calendar.syncedAt.map { tr("last in step \(moment($0, household))") } ?? tr("never in step")
        ]
        if trip == nil { facts.append(tr("the trip is deleted or protected")) }
        if let problem = calendar.problem { facts.append(Printable.line(problem)) }
        if !steps.isEmpty { facts.append(tr("\(steps.count) to do")) }
        let more = steps.count - mostSteps
        return Synced(
            name: Printable.line(trip?.name ?? calendar.label),
            href: trip.map { PageAddress.trip($0.id, .itinerary, .traveller).text },
            facts: facts.joined(separator: " · "),
            steps: steps.prefix(mostSteps) + (more > 0 ? [tr("and \(more) more")] : []))
    }

    private static func conflict(_ conflict: SyncedConflict) -> Conflict {
        func text(_ value: String?) -> String { value.map { Printable.lines($0) } ?? tr("nothing") }
        let title = Printable.line(conflict.title)
        return Conflict(
            title: title,
            facts: Printable.line("\(conflict.calendar.label) (\(conflict.calendar.account))"),
            fields: conflict.fields.map {
                Field(
                    name: Printable.line($0.name), mine: text($0.mine), theirs: text($0.theirs),
                    base: text($0.base))
            }, calendar: conflict.calendar.id.text, href: conflict.href, seen: conflict.seen,
            settled: conflict.chosen.map {
                $0 == .mine ? tr("settled: what is here") : tr("settled: what the server has")
            },
            spokenValues: tr("The values of \(title)"),
            spokenMine: tr("Keep what is here of \(title)"),
            spokenTheirs: tr("Take what the server has of \(title)"))
    }

    private static func feed(
        _ feed: Subscription, in reading: any TripReading, _ household: Household
    ) throws -> Feed {
        let trip = try reading.trip(feed.trip)
        // The rest of an address may be a secret.
        var facts = [
            Printable.line(feed.host),
            feed.checkedAt.map { tr("last read \(moment($0, household))") } ?? tr("never read"),
        ]
        if let problem = feed.problem { facts.append(tr("failed: \(Printable.line(problem))")) }
        if let time = feed.notBefore { facts.append(tr("tried again after \(moment(time, household))")) }
        let gone = Set(feed.missingUIDs)
        let titles =
            gone.isEmpty
            ? [] : try reading.activities(of: feed.trip).filter { gone.contains($0.uid.text) }.map(\.title)
        return Feed(
            name: Printable.line(trip?.name ?? tr("the trip is deleted or protected")),
            href: trip.map { PageAddress.trip($0.id, .itinerary, .traveller).text },
            facts: facts.joined(separator: " · "),
            missing: titles.isEmpty
                ? nil
                : tr(
                    "no longer there: \(titles.prefix(Limits.mostInList).map { Printable.line($0) }.joined(separator: ", "))"
                ))
    }

    /// A moment on the clock at home.
    private static func moment(_ instant: Instant, _ household: Household) -> String {
        let zone = household.statedHome ?? household.machineHome ?? .utc
        let civil = zone.civil(at: instant)
        return "\(EnglishTime.long(civil.date)) \(household.hours.text(civil.time))"
    }
}
