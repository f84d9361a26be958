import ArgumentParser
import CivilTime
import Scheduling
import Trips

/// `meridian agenda [WHEN] [--view V]`: what is on, day by day, on the clock that was asked for.
struct AgendaCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "agenda",
        abstract: "Show what is on, day by day, on anyone's clock.",
        discussion: """
            meridian agenda tomorrow
            meridian agenda 2027-03-12..2027-03-15 --view home
            meridian agenda --trip "Tokyo and California" --view Asia/Tokyo
            meridian agenda -f flight.ics hotel.ics

            Views: place (the wall clock of where things happen), traveller (where you are then; the default), home, or \
            any zone. Without dates: from the first to the last day of the trip or files named (series \
            do not lengthen it), else the next seven days.
            """)

    @Argument(
        help: ArgumentHelp(
            "Dates, like tomorrow, fri, 2027-03-14, 1w or 2027-03-12..2027-03-15.", valueName: "when"))
    var when: String?

    @Option(help: ArgumentHelp("Whose clock: place, traveller, home or a zone.", valueName: "view"))
    var view = "traveller"

    @Option(help: ArgumentHelp("Only this trip.", valueName: "name"))
    var trip: String?

    @Option(
        help: ArgumentHelp(
            "When the traveller's clock changes: at each arrival or departure.", valueName: "end"))
    var clockChange: ClockChangeOption = .arrival

    @Flag(help: "Write one JSON document.")
    var json = false

    @OptionGroup var source: SourceOptions
    @OptionGroup var options: GlobalOptions

    /// What is shown of a trip that lasts for ever, as an event until 9999 does, when no dates are asked for.
    private static let mostDays = 400

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let view = try ViewOption.view(named: view, in: session.database)
        let (files, typed) = AgendaCommand.settled(source.files, when: when)
        let loaded = try ActivitySource(files: files, trip: trip, session)
        let home = try session.home(of: loaded.homes)
        let dates = try dates(typed, loaded, isWhole: trip != nil || !files.isEmpty, home, view, session)
        let picture = TripPicture(
            loaded.groups, home: home, dates: dates, clockChange: clockChange.point, loaded.database)
        let agenda = Agenda(picture.itinerary, view: view, dates: dates)
        if json {
            let document = AgendaDocument(
                agenda, of: picture.itinerary, dates: dates, session)
            context.output.line(try JSONDocument.text(document))
        } else {
            let text = AgendaText(agenda, of: picture.itinerary, name: loaded.name, session)
            context.output.write(text.text)
        }
        session.report(loaded.findings + picture.findings)
        session.report(unresolved: picture.itinerary.unresolved)
        return loaded.hasErrors || !picture.itinerary.unresolved.isEmpty ? .badData : .success
    }

    /// Tells files from dates where `-f a.ics b.ics 2027-03-14` leaves it open.
    ///
    /// `-f` takes all words up to the next option; the last of them is the dates when it reads as dates and is no file.
    private static func settled(_ files: [String], when: String?) -> (files: [InputFile], when: String?) {
        guard when == nil, files.count > 1, let last = files.last, !InputFile(path: last).exists,
            let anyDay = try? CivilDate(2000, 1, 1), (try? TypedDates.parse(last, today: anyDay)) != nil
        else { return (files.map(InputFile.init), when) }
        return (files.dropLast().map(InputFile.init), last)
    }

    private func dates(
        _ typed: String?, _ loaded: ActivitySource, isWhole: Bool, _ home: Zone, _ view: AgendaView,
        _ session: Session
    ) throws -> Range<CivilDate> {
        let single = TripPicture.single(in: loaded.activities)
        let itinerary = Itinerary(
            single, home: home, database: loaded.database, clockChange: clockChange.point)
        if typed == nil, isWhole, let own = TripPicture.dates(of: itinerary, in: view) {
            guard own.lowerBound.days(until: own.upperBound) > AgendaCommand.mostDays else { return own }
            let end = try own.lowerBound.adding(days: AgendaCommand.mostDays)
            session.context.errors.line(
                "there is more after \(AgendaCommand.mostDays) days, up to \(own.upperBound); say which dates to show"
            )
            return own.lowerBound..<end
        }
        let today =
            switch view {
            case .home: home.civil(at: session.now).date
            case .zone(let zone): zone.civil(at: session.now).date
            case .place, .traveller: itinerary.clock.date(at: session.now)
            }
        return try Session.option("dates") { try TypedDates.parse(typed ?? "1w", today: today) }
    }
}
