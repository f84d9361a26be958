import CivilTime
import Messages
import Scheduling
import TripExchange
import TripStorage
import Trips

/// The activities of some dates, and the clock on which they are shown.
struct ShownWindow: Sendable {
    let view: AgendaView
    let dates: DateWindow
    /// The dates that are meant, before they became whole weeks or months.
    private let asked: DateWindow
    /// The dates of the trip or the files that were named; nil for all trips, and where nobody asks for them.
    let tripDates: Range<CivilDate>?
    let loaded: ActivitySource
    let picture: TripPicture
    var itinerary: Itinerary { picture.itinerary }

    /// How much of the trips a command looks at.
    enum Extent: Sendable {
        /// The dates that it shows, and what bears on them.
        case dates
        /// Also whether each date is one of the trip's, where a trip is named.
        case datesOfTrip
        /// Everything.
        case all
    }

    /// Reads the activities, and puts those of the dates on the time line.
    ///
    /// - Parameters:
    ///   - when: The dates as they were typed; nil when they were not.
    ///   - options: Whose clock is shown, and of which trip.
    ///   - source: Where the activities are.
    ///   - session: The run.
    ///   - otherwise: The dates that are meant when none are typed.
    ///   - extent: How much the command looks at.
    ///   - firstWeekday: The day that begins a typed week; that of the territory, unless said.
    ///   - widened: Makes whole weeks or months of the dates.
    /// - Throws: A ``CommandFailure`` when an option or a file cannot be used.
    init(
        _ when: String?, _ options: ViewOptions, _ source: SourceOptions, _ session: Session,
        otherwise: TypedWindow.Default, extent: Extent = .dates, firstWeekday: Weekday? = nil,
        widened: (DateWindow) -> DateWindow = { $0 }
    ) throws {
        let view = try ViewOption.view(named: options.view, in: session.database)
        let (files, typed) = TypedWindow.settled(source.files, when: when)
        let isWhole = options.trip != nil || !files.isEmpty
        func choose(
            _ groups: [[Activity]], _ home: Zone, _ database: ZoneDatabase, stated: Range<CivilDate>? = nil
        ) throws -> TypedWindow.Choice {
            if case .whole = otherwise, typed == nil, isWhole,
                let choice = try TypedWindow.ofWhole(
                    groups, stated: stated, home: home, in: view, database)
            {
                return choice
            }
            return try TypedWindow.dates(
                typed, of: TypedWindow.single(groups, home: home, database), isWhole: isWhole,
                in: view, otherwise, firstWeekday: firstWeekday ?? session.firstWeekday, now: session.now)
        }
        func all(_ source: ActivitySource) throws -> Loaded {
            let home = try session.home(of: source.homes)
            let choice = try choose(source.groups, home, source.database, stated: source.dates)
            let expanded = TripPicture.expanded(
                source.groups, dates: widened(choice.dates), source.database)
            return (source, expanded, home, choice)
        }
        let (loaded, expanded, home, choice) =
            if files.isEmpty {
                try session.storeForReading().read { reading in
                    let (scope, trips) = try ActivitySource.scope(of: options.trip, in: reading)
                    let frame = ActivitySource(trips, session)
                    if session.context.readsWholeStore
                        || extent.needsAll(isWhole: isWhole, isTyped: typed != nil, dates: frame.dates)
                    {
                        return try all(frame.with(trips.map { try reading.activities(of: $0.id) }))
                    }
                    let home = try session.home(of: frame.homes)
                    let store = StoreWindow(
                        reading: reading, scope: scope, trips: trips, database: frame.database)
                    let needsPresent = view.followsTheTraveller && !TypedDates.areFixed(typed)
                    let choice = try choose(
                        needsPresent ? store.groups(at: session.now) : [], home, frame.database)
                    let contents = try store.contents(of: widened(choice.dates))
                    return (frame.with(contents.groups), contents.expanded, home, choice)
                }
            } else {
                try all(ActivitySource(files: files, trip: options.trip, session))
            }
        self.view = view
        self.loaded = loaded
        asked = choice.dates
        dates = widened(asked)
        tripDates = isWhole && extent == .datesOfTrip ? loaded.tripDates : nil
        picture = TripPicture(expanded, home: home, loaded.database)
        tell(choice, session)
    }

    /// What was read, what of it happens on the dates, the home zone, and the dates.
    private typealias Loaded = (ActivitySource, [ExpandedActivities], Zone, TypedWindow.Choice)

    /// Tells of dates that are not shown.
    private func tell(_ choice: TypedWindow.Choice, _ session: Session) {
        if let last = choice.last, dates.last < last {
            session.context.errors.line(
                tr("there is more after \(dates.count) days, up to \(last); say which dates to show"))
        }
        if choice.goesOn {
            session.context.errors.line(
                tr(
                    "series go on after \(dates.count == 1 ? tr("1 day") : tr("\(dates.count) days")); meridian agenda DATES shows what is then"
                )
            )
        }
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
            tr(
                "\(days) days from \(asked.first) on are more than a picture can show; ask for at most "
                    + "\(TypedWindow.mostDays)"),
            status: .usage)
    }
}

extension ShownWindow.Extent {
    /// Whether all activities of the store have to be read.
    ///
    /// - Parameters:
    ///   - isWhole: Whether a trip is named.
    ///   - isTyped: Whether dates are; else those of the trip are meant.
    ///   - dates: The dates that the trip is said to have; else those of its activities are its dates.
    /// - Returns: Whether no part of the store is enough.
    fileprivate func needsAll(isWhole: Bool, isTyped: Bool, dates: Range<CivilDate>?) -> Bool {
        switch self {
        case .dates: isWhole && !isTyped
        case .datesOfTrip: isWhole && (!isTyped || dates == nil)
        case .all: true
        }
    }
}

extension ActivitySource {
    /// The dates that are stated, else those of the activities.
    fileprivate var tripDates: Range<CivilDate>? {
        dates ?? TripPicture.ownDates(of: activities)?.range
    }
}
