import ArgumentParser
import CivilTime
import Scheduling

/// What a command shows that goes through dates on somebody's clock: which dates, whose clock, and of which trip.
struct WindowOptions: ParsableArguments {
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

    /// Reads the activities, and puts those of the dates on the time line.
    func shown(_ source: SourceOptions, _ session: Session) throws -> ShownWindow {
        let view = try ViewOption.view(named: view, in: session.database)
        let (files, typed) = TypedWindow.settled(source.files, when: when)
        let loaded = try ActivitySource(files: files, trip: trip, session)
        let home = try session.home(of: loaded.homes)
        let dates = try TypedWindow.dates(
            typed, loaded, isWhole: trip != nil || !files.isEmpty, home, view, clockChange, session)
        let picture = TripPicture(
            loaded.groups, home: home, dates: dates, clockChange: clockChange.point, loaded.database)
        return ShownWindow(view: view, dates: dates, loaded: loaded, picture: picture)
    }
}

/// The activities of some dates, and the clock on which they are shown.
struct ShownWindow: Sendable {
    let view: AgendaView
    let dates: Range<CivilDate>
    let loaded: ActivitySource
    let picture: TripPicture
    var itinerary: Itinerary { picture.itinerary }

    /// Tells what could not be read or placed, and gives the exit status of a command that has nothing else to tell.
    func report(_ session: Session) -> CommandStatus {
        session.report(loaded.findings + picture.findings)
        session.report(unresolved: itinerary.unresolved)
        return loaded.hasErrors || !itinerary.unresolved.isEmpty ? .badData : .success
    }
}
