import ArgumentParser
import CivilTime
import Messages
import Rendering
import Scheduling
import TripExchange
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// `meridian itinerary [TRIP]`: write the trip for printing.
struct ItineraryCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "itinerary",
        abstract: tr("Write a trip day by day, to be printed or sent."),
        discussion: tr(
            """
            meridian itinerary "Tokyo and California" --html -o tokyo.html
            meridian itinerary --markdown --costs
            meridian itinerary -f flight.ics hotel.ics --view home --hide-codes

            All of the trip, each end of a flight on both clocks. Series are printed on the dates that the trip is said to \
            have, else from the first to the last of what happens once and of series that end, at most 400 days; that they \
            go on is told. The page needs no other file and is made for the printer too. With a code and a name bookings can be managed: --hide-codes leaves codes and seats out.
            """))

    @Argument(
        help: ArgumentHelp(
            tr("The trip; may be left out when there is only one."),
            valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @Flag(help: ArgumentHelp(tr("Write one page of HTML that needs no other file.")))
    var html = false

    @Flag(
        help: ArgumentHelp(
            tr("Write Markdown; unless said, the ending of -o decides, and else it is Markdown.")))
    var markdown = false

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp(tr("Write to this file."), valueName: tr("file", as: "name of a value")),
        completion: .file(extensions: ["html", "md"]))
    var output: String?

    @Option(
        help: ArgumentHelp(
            tr("Whose clock: place, traveller, home or a zone."), valueName: tr("view", as: "name of a value")
        ),
        completion: .views)
    var view = "traveller"

    @Option(
        help: ArgumentHelp(
            tr("What this person does, on their clock; may be given again."),
            valueName: tr("name", as: "name of a value")))
    var traveller: [String] = []

    @Flag(help: ArgumentHelp(tr("Tell costs, and what is paid.")))
    var costs = false

    @Flag(help: ArgumentHelp(tr("Leave confirmation codes and seats out.")))
    var hideCodes = false

    @OptionGroup var clock: ClockOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document, with the text in it unless -o is given.")))
    var json = false

    @OptionGroup var source: SourceOptions
    @OptionGroup var unlock: UnlockOptions
    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    /// The document about the file that was written.
    private struct Document: Encodable {
        @Nullable var trip: String?
        let form: String
        @Nullable var file: String?
        @Nullable var text: String?
    }

    func validate() throws {
        if html, markdown { throw ValidationError(tr("--html and --markdown are two forms; choose one")) }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context).unlocking(unlock, hasFiles: !source.files.isEmpty)
        let whole = try shown(session)
        if json || isPage { try whole.requireOne(json ? "--json" : "--html") }
        let printed = whole.parts.map { members, shown in
            let name = hideCodes ? nameWithoutCodes(shown, members) : shown.name(members)
            var setting = PictureSetting(
                name: name, rules: session.rules,
                hourCycle: clock.hourCycle(in: context), now: session.now)
            setting.people = whole.peopleToName
            let itinerary = PrintedItinerary(
                of: hideCodes ? withoutCodes(shown) : shown.itinerary, setting, view: shown.view,
                showsCosts: costs, showsCodes: !hideCodes, where: isPrinted(shown))
            return (name: name, text: isPage ? itinerary.html : itinerary.markdown)
        }
        let text = printed.map(\.text).joined(separator: "\n")
        let file = output == "-" ? nil : output
        if let file { try OutputFile(path: file, holdingCodes: !hideCodes).write(Array(text.utf8)) }
        if json {
            let document = Document(
                trip: printed[0].name, form: isPage ? "html" : "markdown", file: file,
                text: file == nil ? text : nil)
            context.output.line(try JSONDocument.text(document))
        } else if file == nil {
            context.output.write(text)
        }
        return whole.report(session)
    }

    /// Returns what is printed: single activities, and occurrences of series on the wanted dates.
    ///
    /// They are read for some more days, for clocks elsewhere.
    private func isPrinted(_ shown: ShownWindow) -> (Activity, CivilDate) -> Bool {
        let series = Set(shown.loaded.activities.lazy.filter { $0.recurrence != nil }.map(\.uid))
        let dates = shown.dates.range
        return { activity, date in !series.contains(activity.uid) || dates.contains(date) }
    }

    /// Returns the activities without booking codes in any of their texts.
    private func withoutCodes(_ shown: ShownWindow) -> Itinerary {
        shown.itinerary.rewritten(Activity.withoutCodes)
    }

    /// Returns the heading without booking codes.
    private func nameWithoutCodes(_ shown: ShownWindow, _ members: [PartyMember]) -> String? {
        shown.name(members).map { Activity.withoutCodes($0, of: shown.loaded.activities) }
    }

    /// Whether a page is written, also by the extension of the file.
    private var isPage: Bool {
        let ending = output?.split(separator: ".").last?.lowercased() ?? ""
        return html || (!markdown && ["html", "htm"].contains(ending))
    }

    /// All of the trip, on its clock.
    private func shown(_ session: Session) throws -> ShownWindow {
        var views = try ViewOptions.parse([])
        views.view = view
        views.traveller = traveller
        views.trip = trip
        if source.files.isEmpty {
            views.trip = try session.storeForReading().read {
                try TripLookup.trip(namedOrOnly: trip, in: $0).id.text
            }
        }
        return try ShownWindow(nil, views, source, session, otherwise: .whole)
    }
}
