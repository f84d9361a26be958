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

/// `meridian edit ITEM`: change an activity.
struct EditCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "edit",
        abstract: tr("Change an activity: its times, places, booking, cost."),
        discussion: tr(
            """
            meridian edit "QJ 716" --seat 14A --confirmation R7KQ2M
            meridian edit dinner --start 20:00
            meridian edit dinner --move +1d
            meridian edit "QJ 716" --zone America/Los_Angeles --of end --keep wall
            meridian edit "QJ 716" --as-sent
            meridian edit "QJ 716" --split
            meridian edit dinner --not-traveller Ben
            meridian edit dinner --to-trip Lisbon
            echo '{"status": "cancelled"}' | meridian edit dinner -

            What is not named stays; an empty text takes away. --start alone keeps the length. A move by days keeps the \
            readings of the clock, one by hours the time that passes. --zone without --start or --end changes the zone: \
            --keep wall keeps the reading (the zone was wrong), --keep instant the moment. Without any option, on a \
            terminal, it opens in the editor of VISUAL or EDITOR. --traveller names who takes part, of the trip's travellers; \
            nobody named, or "", is all who travel.
            """))

    @OptionGroup var which: ItemArguments

    @Argument(help: ArgumentHelp(tr("- reads a JSON object from standard input."), valueName: "-"))
    var input: String?

    @Option(
        help: ArgumentHelp(
            tr("What it is called from now on."), valueName: tr("title", as: "name of a value")))
    var title: String?

    @Option(
        help: ArgumentHelp(tr("What it is."), valueName: tr("kind", as: "name of a value")),
        completion: .list(ActivityKind.allCases.map(\.rawValue)))
    var kind: String?

    @OptionGroup var times: ItemTimeOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            tr("Move both ends: +1d or -1w by the calendar, +2h or -30min by time."),
            valueName: tr("time", as: "name of a value")))
    var move: String?

    @Option(
        help: ArgumentHelp(
            tr("What stays when --zone changes the zone: wall, the reading, or instant."),
            valueName: tr("what", as: "name of a value")))
    var keep: ZoneKeepOption = .wall

    @Option(
        name: .customLong("of"),
        help: ArgumentHelp(
            tr("Whose zone --zone changes: start, end or both."), valueName: tr("ends", as: "name of a value")
        ))
    var ends: ZoneEndsOption?

    @Flag(
        help: ArgumentHelp(
            tr(
                "Take back the zones that an import took from its places: the times are as its calendar sent them."
            )))
    var asSent = false

    @Flag(
        help: ArgumentHelp(
            tr(
                "Make an activity of what each sender said, of one that several senders tell of: they are several bookings."
            )))
    var split = false

    @OptionGroup var facts: ItemFactsOptions

    @Option(
        help: ArgumentHelp(
            tr("Who takes part, too; may be repeated. \"\" is all who travel."),
            valueName: tr("name", as: "name of a value")),
        completion: .persons)
    var traveller: [String] = []

    @Option(
        help: ArgumentHelp(
            tr("Who takes no part; may be repeated."), valueName: tr("name", as: "name of a value")),
        completion: .persons)
    var notTraveller: [String] = []

    @Option(
        help: ArgumentHelp(
            tr("Move it to another trip, with attachments and expenses."),
            valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var toTrip: String?

    @Flag(help: ArgumentHelp(tr("Open it in the editor of VISUAL or EDITOR.")))
    var edit = false

    @Flag(help: ArgumentHelp(tr("Show what would be changed and write nothing.")))
    var dryRun = false

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        if let input, input != "-" {
            throw ValidationError(
                tr("\(input): one activity at a time; put the words of its title between quotation marks"))
        }
        if input != nil, edit || isSaid {
            throw ValidationError(tr("- reads all of it from standard input; leave options out"))
        }
        if move != nil, times.isSaid || times.common.zone != nil {
            throw ValidationError(tr("--move and other options of time say two things; choose one"))
        }
        if split, input != nil || edit || isSaid || times.common.zone != nil {
            throw ValidationError(tr("--split is said without other changes"))
        }
        if toTrip != nil, input != nil || edit || split || isSaid {
            throw ValidationError(tr("--to-trip is said without other changes"))
        }
        if asSent, move != nil {
            throw ValidationError(tr("--as-sent and other options of time say two things; choose one"))
        }
        if asSent, times.isSaid || times.common.zone != nil {
            throw ValidationError(tr("--as-sent and other options of time say two things; choose one"))
        }
    }

    /// Whether any option has a value.
    private var isSaid: Bool {
        asSent || title != nil || kind != nil || move != nil || facts.isSaid || times.isSaid
            || times.common.zone != nil || !traveller.isEmpty || !notTraveller.isEmpty
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let (found, page, people) = try session.storeForLookup().read { reading in
            let found = try ItemLookup(trip: which.trip, in: reading).item(which.item)
            return (
                found, try ItemPage(found, in: reading, session),
                TripPeople(trip: found.trip, persons: try reading.persons())
            )
        }
        guard !split else { return try takeApart(found, page.organization, session) }
        if let toTrip { return try move(found, page.organization, to: toTrip, session) }
        guard var draft = try draft(found, page, people, session) else {
            context.errors.line(tr("nothing is changed"))
            return .success
        }
        let stored = StoredActivity(found.activity, of: found.trip)
        if found.isSeries, draft.activity.span != found.activity.span { throw stored.seriesTimes }
        var made: Organization?
        var organization = page.organization
        if dryRun {
            if case .cleared = draft.organization { organization = nil }
        } else {
            try session.change(tr("edit \"\(Printable.name(found.activity.title))\"")) { writing in
                made = try draft.save(over: stored, at: session.now, in: writing)
                organization = try draft.activity.organization.flatMap { try writing.organization($0) }
            }
        }
        let done =
            dryRun
            ? tr("would be", as: "done to an activity")
            : draft.activity == found.activity
                ? tr("unchanged", as: "done to an activity") : tr("changed", as: "done to an activity")
        try ItemAnswer(done: done, draft, made).write(
            found.trip, organization: organization, json: json, session)
        return .success
    }

    /// Returns the edited activity; nil when it was left unchanged in the editor.
    private func draft(
        _ found: FoundItem, _ page: ItemPage, _ people: TripPeople, _ session: Session
    ) throws -> ItemDraft? {
        let reader = try reader(found, session)
        func draft(_ value: JSONValue, _ name: String) throws -> ItemDraft {
            let changed = ItemForm.difference(of: value, from: page)
            let wish = try ItemJSON.wish(changed, named: name, present: found.activity.kind, reader)
            return try ItemDraft(
                editing: found.activity, people.settled(wish, for: found.activity), [], reader,
                at: session.now)
        }
        if input != nil {
            return try draft(
                try JSONValue(
                    try InputFile(path: "-").bytes(in: session.context, most: ItemJSON.mostBytes),
                    named: tr("standard input")),
                tr("standard input"))
        }
        if isSaid, !edit {
            var wish = try facts.wish(try kind.map(AddCommand.kind) ?? found.activity.kind, reader)
            wish.kind = try kind.map(AddCommand.kind)
            wish.title = title
            wish.times = try times.wish(in: session.context.arguments)
            wish.participants = ParticipantWish(joining: traveller, leaving: notTraveller)
            var draft = try ItemDraft(
                editing: found.activity, people.settled(wish, for: found.activity),
                try timeChanges(found, reader, wish.times), reader,
                at: session.now)
            if asSent {
                let sent = try sent(found, reader)
                (draft.activity.source, draft.activity.statements) = (sent.source, sent.statements)
            }
            return draft
        }
        guard edit || session.context.terminal != nil else {
            throw CommandFailure(
                "nothing-said", tr("say what to change, like --title \"Late dinner\"; --help lists it all"),
                status: .usage)
        }
        return try TextEditor(context: session.context).edited(ItemForm.text(page), named: "activity.json") {
            try draft(try JSONValue(Array($0.utf8), named: "activity.json"), "activity.json")
        }
    }

    /// Returns a reader of times on this activity's day and in its zone.
    private func reader(_ found: FoundItem, _ session: Session) throws -> TypedEnds {
        let database = session.database.adding(found.trip.zones)
        var fallback = try found.trip.defaultZone.map {
            TypedZone(try database.zone($0), origin: tr("the trip \"\(Printable.name(found.trip.name))\""))
        }
        if case .timed(let start, _) = found.activity.span,
            let zone = start.zone.flatMap({ try? database.zone($0) })
        {
            fallback = TypedZone(zone, origin: tr("its start until now"))
        }
        return try times.common.reader(
            database, fallback: fallback, day: found.activity.span.startDate, session)
    }

    /// Returns the changes of `--move`, and of `--zone` without a typed time.
    private func timeChanges(
        _ found: FoundItem, _ reader: TypedEnds, _ wish: TimeWish
    ) throws -> [ActivityChange] {
        if asSent {
            return [.span(try sent(found, reader).span)]
        }
        if let move {
            switch try TypedShift(move, option: "--move") {
            case .days(let days): return [.movedByDays(days)]
            case .length(let length): return [.movedBy(length)]
            }
        }
        guard let zone = reader.zone, !wish.isSaid else { return [] }
        if ends == nil, case .timed(let start, let end) = found.activity.span, start.zone != end.zone {
            throw CommandFailure(
                "which-end", tr("--zone \(zone.zone): its ends have two zones; say --of start, end or both"),
                status: .usage)
        }
        return [.zone(zone.zone.id, of: ends?.ends ?? .both, keeping: keep.change)]
    }

    /// Returns the activity with the times of its calendar.
    private func sent(_ found: FoundItem, _ reader: TypedEnds) throws -> Activity {
        let title = Printable.name(found.activity.title)
        switch SentTimes.answer(for: found.activity, database: reader.database) {
        case .taken(let activity): return activity
        case .nothing:
            throw CommandFailure(
                "not-sent", tr("\(title): no place gave its times a zone; there is nothing to take back"),
                status: .usage)
        case .changed:
            throw CommandFailure(
                "not-sent",
                tr(
                    "\(title): its times are not those that the import took from its places; they were left as they are"
                ),
                status: .usage)
        }
    }

    /// Another program may have changed it meanwhile.
    func requireUnchanged(_ found: FoundItem, in reading: any TripReading) throws {
        try StoredActivity(found.activity, of: found.trip).requireUnchanged(in: reading)
    }
}
