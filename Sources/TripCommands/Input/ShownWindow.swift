import CivilTime
import Scheduling

/// The activities of some dates, and the clock on which they are shown.
struct ShownWindow: Sendable {
    let view: AgendaView
    let dates: DateWindow
    /// The dates that are meant, before they became whole weeks or months.
    private let asked: DateWindow
    /// The dates of the trip or the files that were named; nil for all trips.
    let tripDates: Range<CivilDate>?
    let loaded: ActivitySource
    let picture: TripPicture
    var itinerary: Itinerary { picture.itinerary }

    /// Reads the activities, and puts those of the dates on the time line.
    ///
    /// - Parameters:
    ///   - when: The dates as they were typed; nil when they were not.
    ///   - options: Whose clock is shown, and of which trip.
    ///   - source: Where the activities are.
    ///   - session: The run.
    ///   - otherwise: The dates that are meant when none are typed.
    ///   - widened: Makes whole weeks or months of the dates.
    /// - Throws: A ``CommandFailure`` when an option or a file cannot be used.
    init(
        _ when: String?, _ options: ViewOptions, _ source: SourceOptions, _ session: Session,
        otherwise: TypedWindow.Default, widened: (DateWindow) -> DateWindow = { $0 }
    ) throws {
        view = try ViewOption.view(named: options.view, in: session.database)
        let (files, typed) = TypedWindow.settled(source.files, when: when)
        loaded = try ActivitySource(files: files, trip: options.trip, session)
        let home = try session.home(of: loaded.homes)
        let isWhole = options.trip != nil || !files.isEmpty
        let choice = try TypedWindow.dates(
            typed, loaded, isWhole: isWhole, home, view, options.clockChange, otherwise, session)
        asked = choice.dates
        dates = widened(asked)
        if let last = choice.last, dates.last < last {
            session.context.errors.line(
                "there is more after \(dates.count) days, up to \(last); say which dates to show")
        }
        tripDates = isWhole ? loaded.dates ?? TripPicture.ownDates(of: loaded.activities)?.range : nil
        picture = TripPicture(
            loaded.groups, home: home, dates: dates, clockChange: options.clockChange.point, loaded.database)
    }

    /// Tells what could not be read or placed, and gives the exit status of a command that has nothing else to tell.
    func report(_ session: Session) -> CommandStatus {
        session.report(loaded.findings + picture.findings)
        session.report(unresolved: itinerary.unresolved)
        return loaded.hasErrors || !itinerary.unresolved.isEmpty ? .badData : .success
    }

    /// Refuses more days than a picture can have.
    func requireFew() throws {
        let days = asked.count
        guard days > TypedWindow.mostDays else { return }
        throw CommandFailure(
            "too-many-days",
            "\(days) days from \(asked.first) on are more than a picture can show; ask for at most "
                + "\(TypedWindow.mostDays)",
            status: .usage)
    }
}
