import ArgumentParser
import CivilTime
import Messages
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// `meridian feed add LABEL`.
struct FeedAddCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "add",
        abstract: tr("Make an address under which a calendar program follows a trip, and a page to read."),
        discussion: tr(
            """
            meridian feed add Grandparents --trip Tokyo
            meridian feed add "Ada's office" --person Ada --redact busy --expires 2027-04-01
            meridian feed add "My other calendar" --all --redact full --base-url https://trips.example
            """))

    @Argument(
        help: ArgumentHelp(tr("For whom it is."), valueName: tr("label", as: "name of a value")))
    var label: String

    @Option(
        help: ArgumentHelp(
            tr("The trip that it has; may be left out when there is only one."),
            valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @Option(
        help: ArgumentHelp(
            tr("Instead, what a person takes part in, of all trips."),
            valueName: tr("name", as: "name of a value")),
        completion: .persons)
    var person: String?

    @Flag(help: ArgumentHelp(tr("Instead, all trips that are not archived.")))
    var all = false

    @Option(
        help: ArgumentHelp(
            tr("What it shows: full, shared (no codes, seats and notes) or busy (busy times alone)."),
            valueName: tr("level", as: "name of a value")))
    var redact: RedactionOption = .shared

    @Option(
        help: ArgumentHelp(
            tr("The last day on which it can be fetched."), valueName: tr("date", as: "name of a value")))
    var expires: String?

    @Option(
        help: ArgumentHelp(
            tr("The address under which others reach meridian serve."),
            valueName: tr("url", as: "name of a value")))
    var baseURL: String = "http://127.0.0.1:8642"

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        if [trip != nil, person != nil, all].count(where: \.self) > 1 {
            throw ValidationError(tr("--trip, --person and --all say two things; choose one"))
        }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        guard let base = BaseURL(baseURL) else { throw ServeCommand.wrongBase(baseURL) }
        let store = try session.storeForLookup()
        let scope = try store.read(scope)
        let end = try expires.map { text -> Instant in
            let zone = (try? session.home(of: [])) ?? .utc
            let last = try TypedDay.parse(text, option: "--expires") { zone.civil(at: session.now).date }
            let next = CivilDateTime(try last.adding(days: 1), .midnight)
            return try zone.mapping(of: next).resolved(by: .compatible)
        }
        let made = try Typed.said("") {
            try StoreFeeds.add(
                label, scope, redact.redaction, until: end, at: session.now, in: session.storeForWriting())
        }
        let address = base.origin + "/f/\(made.secret.text).ics"
        let page = made.feed.hasPage ? base.origin + "/s/\(made.secret.text)" : nil
        let document = try store.read {
            try FeedDocument(made.feed, at: session.now, address: address, page: page, in: $0)
        }
        context.output.line(try json ? JSONDocument.text(document) : document.line(session.style))
        if !json { for address in [address, page].compactMap(\.self) { context.output.line(address) } }
        return .success
    }

    private func scope(in reading: any TripReading) throws -> Feed.Scope {
        if all { return .all }
        if let person { return .person(try PersonLookup.person(person, option: "--person", in: reading).id) }
        return .trip(try TripLookup.trip(namedOrOnly: trip, in: reading, orBeginning: false).id)
    }
}
