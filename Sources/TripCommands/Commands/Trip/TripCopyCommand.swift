import ArgumentParser
import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// `meridian trip copy TRIP`: copy a trip to other dates.
struct TripCopyCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "copy",
        abstract: tr("Make a trip again, for other dates."),
        discussion: tr(
            """
            meridian trip copy Lisbon --name "Lisbon 2028" --start 2028-05-01
            meridian trip copy Lisbon --name "Lisbon a week later" --shift 7d

            Clock readings stay: 19:00 in Lisbon is 19:00 there on the new date. A copy is a plan: confirmation codes, \
            seats, what is paid, expenses and attachments are left behind, and so are cancelled activities and series.
            """))

    @Argument(
        help: ArgumentHelp(tr("The trip."), valueName: tr("trip", as: "name of a value")), completion: .trips)
    var trip: String

    @Option(help: ArgumentHelp(tr("What the copy is called."), valueName: tr("name", as: "name of a value")))
    var name: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            tr("How much later it is, like 365d or 52w; -7d for earlier."),
            valueName: tr("days", as: "name of a value")))
    var shift: String?

    @Option(
        help: ArgumentHelp(
            tr("The first day of the copy, in place of --shift."),
            valueName: tr("date", as: "name of a value")))
    var start: String?

    @Option(
        help: ArgumentHelp(
            tr(
                "Which moment to take where the clocks skip or repeat a time on its new date: earlier, later, compatible as calendars do, or reject."
            ),
            valueName: tr("which", as: "name of a value")))
    var disambiguate: DisambiguationOption?

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        if (shift == nil) == (start == nil) {
            throw ValidationError(tr("say when the copy is: with --shift 365d or with --start 2028-05-01"))
        }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let choice = LocalTimeChoice(
            policy: disambiguate?.policy, asking: session.context, chosen: ChosenTimes())
        // Prepared before the store is locked, since it may ask a question.
        let store = try session.storeForReading()
        let workflow = try StoreCopy(
            of: store.read { try TripLookup.trip(named: trip, in: $0).id }, in: store)
        let copy = try Typed.said("") {
            try workflow.copy(
                named: name, days: try days(workflow, session), at: session.now, in: session.database
            ) { try choice.settled($0, ofMoved: $1, in: $2) }
        }
        try TripFactsOptions.check(copy.trip)
        try workflow.save(copy, in: session.storeForWriting(), at: session.now, session.database)
        try TripAnswer.write(
            tr("made", as: "done to a trip"), copy.trip, activities: copy.activities, json: json, session)
        for sentence in choice.chosen?.sentences ?? [] {
            context.errors.line(tr("note: \(Printable.line(sentence))"))
        }
        if copy.skippedSeries > 0 {
            context.errors.line(
                copy.skippedSeries == 1
                    ? tr("note: 1 activity of a series is not copied; its rule names dates of its own")
                    : tr(
                        "note: \(copy.skippedSeries) activities of series are not copied; their rules name dates of their own"
                    ))
        }
        if copy.skippedCancelled > 0 {
            context.errors.line(
                copy.skippedCancelled == 1
                    ? tr("note: 1 cancelled activity is not copied")
                    : tr("note: \(copy.skippedCancelled) cancelled activities are not copied"))
        }
        return .success
    }

    /// Returns the number of days by which the copy is later.
    private func days(_ workflow: StoreCopy, _ session: Session) throws -> Int {
        if let shift {
            guard case .days(let days) = try TypedShift(shift, option: "--shift") else {
                throw CommandFailure(
                    "malformedText",
                    tr("--shift \(Printable.name(shift)): a trip moves by days, like 365d or 52w"),
                    status: .usage)
            }
            return days
        }
        guard let first = workflow.firstDay else {
            throw CommandFailure(
                "no-dates",
                tr(
                    "\(Printable.name(workflow.original.name)): has no first day that --start could move; use --shift"
                ),
                status: .usage)
        }
        let wanted = try TypedDay.parse(start ?? "", option: "--start") {
            try session.home(of: [workflow.original.home]).civil(at: session.now).date
        }
        return first.days(until: wanted)
    }
}
