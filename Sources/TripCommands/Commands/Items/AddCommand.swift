import ArgumentParser
import CivilTime
import Messages
import Rendering
import StrictJSON
import TripExchange
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// `meridian add KIND [TITLE]`: add an activity.
struct AddCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "add",
        abstract: tr("Add an activity to a trip: a flight, a stay, a dinner."),
        discussion: tr(
            """
            meridian add flight --from HND --to LAX --depart "2027-03-12 17:00" --arrive 10:05 --number "QJ 716"
            meridian add lodging "Garden Hotel" --start 2027-03-09 --nights 3 --zone Asia/Tokyo --cost "84000 JPY"
            meridian add restaurant "Tule & Lemon" --start "sat 19:30" --zone LAX --trip Tokyo --remind 1d
            meridian add tour "Kelp forest" --start "sun 9:00" --length 3h --traveller Ada --traveller Ben
            meridian show Dinner --json | meridian add - --trip Lisbon

            What was understood is answered: both ends on their own clocks, how long it takes, and the same at home. \
            A time without a zone is that of --from or --to, else of --zone, else of the trip (trip edit --zone). The \
            arrival of a transport is said, or estimated from the distance with --estimate; the end of anything else may be \
            left out: what was taken is said. Kinds: \(ActivityKind.allCases.map(\.rawValue).joined(separator: ", ")).
            """))

    @Argument(
        help: ArgumentHelp(
            tr("What it is; - reads one JSON object from standard input."),
            valueName: tr("kind", as: "name of a value")),
        completion: .list(ActivityKind.allCases.map(\.rawValue)))
    var kind: String

    @Argument(
        help: ArgumentHelp(
            tr("What it is called; made of the rest when it is left out."),
            valueName: tr("title", as: "name of a value")))
    var title: String?

    @Option(
        help: ArgumentHelp(
            tr("The trip; may be left out when there is only one."),
            valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @OptionGroup var times: ItemTimeOptions
    @OptionGroup var facts: ItemFactsOptions

    @Option(
        help: ArgumentHelp(
            tr("Who takes part, of the trip's travellers; may be repeated. Without it all who travel do."),
            valueName: tr("name", as: "name of a value")),
        completion: .persons)
    var traveller: [String] = []

    @Flag(help: ArgumentHelp(tr("Write it in the editor of VISUAL or EDITOR.")))
    var edit = false

    @Flag(help: ArgumentHelp(tr("Show what would be added and write nothing.")))
    var dryRun = false

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        guard kind == "-" else { return }
        if title != nil || facts.isSaid || edit || !traveller.isEmpty {
            throw ValidationError(tr("- reads all of it from standard input; leave title and options out"))
        }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        if kind != "-" { _ = try AddCommand.kind(kind) }
        let (found, people, clock) = try session.storeForLookup().read { reading in
            let found = try TripLookup.trip(namedOrOnly: trip, in: reading, orMake: true)
            let start = times.common.zone == nil ? times.start : nil
            return (
                found, TripPeople(trip: found, persons: try reading.persons()),
                try TypedZone.clock(
                    of: found, at: start, on: times.common.date, in: reading,
                    home: session.statedHome ?? .utc,
                    now: session.now, session.database.adding(found.zones))
            )
        }
        let ends = try times.common.reader(session.database.adding(found.zones), fallback: clock, session)
        guard var draft = try draft(ends, people, session) else {
            context.errors.line(tr("nothing is added"))
            return .success
        }
        var made: Organization?
        var organization: Organization?
        if !dryRun {
            try session.change(
                tr("add \"\(Printable.name(draft.activity.title))\" to \(Printable.name(found.name))")
            ) {
                writing in
                made = try draft.settleOrganization(in: writing)
                organization = try draft.activity.organization.flatMap { try writing.organization($0) }
                try writing.save(draft.activity, in: found.id)
            }
        }
        try ItemAnswer(
            done: dryRun
                ? tr("would add", as: "done to an activity") : tr("added", as: "done to an activity"),
            isStored: !dryRun, draft, made
        ).write(
            found, organization: organization, json: json, session)
        return .success
    }

    /// Returns the activity as understood; nil when it was left unchanged in the editor.
    private func draft(
        _ ends: TypedEnds, _ people: TripPeople, _ session: Session
    ) throws -> ItemDraft? {
        let context = session.context
        if kind == "-" {
            let value = try JSONValue(
                try InputFile(path: "-").bytes(in: context, most: ItemJSON.mostBytes),
                named: tr("standard input"))
            let wish = try ItemJSON.wish(value, named: tr("standard input"), present: nil, ends)
            return try ItemDraft(new: people.settled(wish), wish.kind ?? .other, ends, at: session.now)
        }
        let kind = try AddCommand.kind(kind)
        guard edit else {
            var wish = try facts.wish(kind, ends)
            wish.title = title
            wish.times = try times.wish(in: context.arguments)
            wish.participants = ParticipantWish(joining: traveller, leaving: [])
            return try ItemDraft(new: people.settled(wish), kind, ends, at: session.now)
        }
        let form = ItemForm.text(
            kind: kind, title: title ?? "", start: times.start ?? "", end: times.end ?? "")
        return try TextEditor(context: context).edited(form, named: "activity.json") { text in
            let value = try JSONValue(Array(text.utf8), named: "activity.json")
            let wish = try ItemJSON.wish(value, named: "activity.json", present: nil, ends)
            return try ItemDraft(new: people.settled(wish), wish.kind ?? kind, ends, at: session.now)
        }
    }

    /// Returns the kind of a word, also of its word for people.
    static func kind(_ word: String) throws -> ActivityKind {
        let names: [String: ActivityKind] = [
            "hotel": .lodging, "stay": .lodging, "plane": .flight, "boat": .ferry, "ship": .ferry,
            "drive": .car,
            "bike": .bicycle, "taxi": .transfer, "shuttle": .transfer, "rental": .carRental,
            "dinner": .restaurant, "lunch": .restaurant, "activity": .other, "custom": .other,
        ]
        if let kind = names[word.lowercased()] { return kind }
        return try TypedChoice.value(word, option: "kind", among: ActivityKind.allCases)
    }
}
