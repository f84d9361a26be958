import ArgumentParser
import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// `meridian subscribe URL`.
struct SubscribeCommand: SyncSubcommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "subscribe",
        abstract: tr("Follow a calendar at an address: of a hotel, a club, a booking service."),
        discussion: tr(
            """
            meridian subscribe https://feeds.example.org/ada.ics --trip Tokyo
            meridian subscribe webcal://club.example.org/matches.ics --every 6h --missing cancel

            It is read at once, and again by meridian sync when it is time: as often as the calendar asks for, else each hour. \
            What it has is merged as by import, so that what was changed here stays. A calendar that answers with a web page, ends \
            early or has nothing any more changes nothing. What it no longer has is listed by meridian subscriptions; with --missing \
            cancel it is cancelled, until the calendar has it again. Where all of its activities are missing at once, or more than \
            half of them and at least five, none is cancelled.
            """))

    @Argument(
        help: ArgumentHelp(tr("The address of the calendar."), valueName: tr("URL", as: "name of a value")))
    var url: String

    @Option(
        help: ArgumentHelp(
            tr("The trip, made where there is none; without it that of the calendar's name."),
            valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @Option(
        help: ArgumentHelp(
            tr("How long to wait between two looks, like 1h; at least 15min."),
            valueName: tr("length", as: "name of a value")))
    var every: String?

    @Option(
        help: ArgumentHelp(
            tr("What happens to an activity that the calendar no longer has: keep or cancel."),
            valueName: tr("choice", as: "name of a value")))
    var missing: MissingOption = .keep

    @Flag(help: ArgumentHelp(tr("Allow an address on this machine or in a private network.")))
    var `private` = false

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(with servers: any CalendarServers, _ session: Session) throws -> CommandStatus {
        var new = NewSubscription(url)
        new.allowsPrivate = self.private
        new.missing = missing.missing
        new.every = try every.map { text in
            let length = try Typed.option("--every") { try TypedLength.parse(text) }
            guard length >= .seconds(900), length <= .seconds(7 * 86_400) else {
                throw CommandFailure(
                    "bad-length",
                    tr("--every \(Printable.name(text)): expected a length from 15min to 7 days (168h)"),
                    status: .usage)
            }
            return Int(length.components.seconds)
        }
        if let trip {
            try Trip.checkName(trip)
            // A name in another case, and the beginning of an id, mean the trip that is there.
            let found = try session.storeForLookup().read { reading in
                try? TripLookup.trip(named: trip, in: reading)
            }
            new.trip = found?.name ?? trip
        }
        let report = try servers.subscribe(new)
        let document = FeedReportDocument(report)
        session.context.output.line(
            json ? try JSONDocument.text(document) : document.line(session.style))
        if !json { document.writeFindings(to: session.context.errors) }
        return .success
    }
}

/// `--missing`.
enum MissingOption: String, ExpressibleByArgument, CaseIterable {
    case keep, cancel

    var missing: Subscription.Missing { self == .keep ? .keep : .cancel }
}

/// `meridian subscriptions`.
struct SubscriptionsCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "subscriptions",
        abstract: tr("List the calendars that are followed, and what they no longer have."),
        discussion: tr(
            """
            meridian subscriptions
            meridian subscriptions --json
            """))

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let documents = try session.storeForReading().read { reading in
            try reading.subscriptions().map { try SubscriptionDocument($0, in: reading) }
        }
        if json {
            context.output.line(try JSONDocument.text(["subscriptions": documents]))
        } else if documents.isEmpty {
            context.output.line(tr("no subscriptions; meridian subscribe URL makes one"))
        } else {
            for line in documents.flatMap({ $0.lines(session.style) }) { context.output.line(line) }
        }
        return .success
    }
}

/// `meridian unsubscribe URL`.
struct UnsubscribeCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "unsubscribe",
        abstract: tr("Stop following a calendar; its activities stay in the trip."),
        discussion: tr(
            """
            meridian unsubscribe https://feeds.example.org/ada.ics
            meridian unsubscribe Tokyo
            """))

    @Argument(
        help: ArgumentHelp(
            tr("The address, the trip, or four or more first letters of the id."),
            valueName: tr("subscription", as: "name of a value")),
        completion: .trips)
    var subscription: String

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let (all, names) = try session.storeForLookup().read { reading in
            let all = try reading.subscriptions()
            return (all, try all.map { try reading.trip($0.trip)?.name.lowercased() })
        }
        let word = subscription.trimmingSpaces()
        let ways: [(Int) -> Bool] = [
            { all[$0].address == word }, { names[$0] == word.lowercased() },
            { word.count >= IDBeginning.shortest && all[$0].id.text.hasPrefix(word.lowercased()) },
        ]
        let found = ways.lazy.map { way in all.indices.filter(way) }.first { !$0.isEmpty } ?? []
        guard let only = found.first, found.count == 1 else {
            let listed = SyncLookup.listed(
                (found.isEmpty ? Array(all.indices) : found).map { all[$0].address })
            throw CommandFailure(
                found.isEmpty ? "unknown-subscription" : "ambiguous-subscription",
                all.isEmpty
                    ? tr("\(Printable.name(word)): nothing is followed")
                    : found.isEmpty
                        ? tr("\(Printable.name(word)): is not followed; there are: \(listed)")
                        : tr(
                            "\(Printable.name(word)): several are meant; say which by its address: \(listed)"),
                status: .noInput)
        }
        _ = try session.storeForWriting().write { try $0.delete(all[only].id) }
        context.output.line(
            tr("no longer followed: \(Printable.line(all[only].address)); its activities stay in the trip"))
        return .success
    }
}
