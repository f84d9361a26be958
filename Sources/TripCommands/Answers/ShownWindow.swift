import CivilTime
import Messages
import Rendering
import Scheduling
import TripExchange
import TripSeries
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// The activities of a window, and the clock on which they are shown.
struct ShownWindow: Sendable {
    let view: AgendaView
    let dates: DateWindow
    /// The requested dates, before they are extended to whole weeks or months.
    private let asked: DateWindow
    /// The dates of the named trip or files; nil for all trips, or when they are not needed.
    let tripDates: Range<CivilDate>?
    let loaded: ActivitySource
    let picture: TripPicture
    /// The participants.
    let people: ShownPeople
    /// The itineraries of the named persons, or of all travellers; persons with the same activities form a group.
    let party: Party
    var itinerary: Itinerary { picture.itinerary }

    /// The extent of the activities that a command reads.
    enum Extent: Sendable {
        /// The window, and the activities that affect it.
        case dates
        /// Also which dates are the trip's, where a trip is named.
        case datesOfTrip
        /// Everything.
        case all
    }

    /// Reads the activities and orders those of the window.
    ///
    /// - Parameters:
    ///   - when: The dates as typed; nil for none.
    ///   - options: The clock and the trip.
    ///   - source: The source of the activities.
    ///   - session: The run.
    ///   - otherwise: The default dates.
    ///   - extent: The extent of the activities.
    ///   - firstWeekday: The first day of a typed week; by default that of the territory.
    ///   - widened: Extends the dates to whole weeks or months.
    /// - Throws: A ``CommandFailure`` when an option or a file cannot be used.
    init(
        _ when: String?, _ options: ViewOptions, _ source: SourceOptions, _ session: Session,
        otherwise: TypedWindow.Default, extent: Extent = .dates, firstWeekday: Weekday? = nil,
        widened: (DateWindow) -> DateWindow = { $0 }
    ) throws {
        let (files, typed) = TypedWindow.settled(source.files, when: when)
        let isWhole = options.trip != nil || !files.isEmpty
        let asking = WindowAsking(
            typed: typed, options: options, session: session, otherwise: otherwise, isWhole: isWhole,
            extent: extent, firstWeekday: firstWeekday ?? session.firstWeekday,
            plain: try ViewOption.plain(options.view, in: session.database))
        let read = try asking.read(files, widened: widened)
        view = read.view
        loaded = read.source
        people = read.people
        asked = read.choice.dates
        dates = widened(asked)
        tripDates = isWhole && extent == .datesOfTrip ? loaded.tripDates : nil
        (picture, party) = Self.pictures(of: read)
        tell(read.choice, session)
    }

    /// Puts the activities on one clock, and makes the itinerary of each person.
    private static func pictures(of read: WindowAsking.Answer) -> (TripPicture, Party) {
        let party = read.people.party(
            of: TripPicture.distinct(read.expanded.flatMap(\.activities), read.source.database))
        return (TripPicture(read.people.whole(of: party), read.expanded.flatMap(\.findings)), party)
    }

    private init(_ whole: ShownWindow, _ group: PartyGroup) {
        (view, dates, asked) = (whole.view, whole.dates, whole.asked)
        (loaded, people, party) = (whole.loaded, whole.people, whole.party)
        tripDates = whole.tripDates == nil ? nil : whole.loaded.dates ?? whole.ownDates(of: group)?.range
        picture = TripPicture(group.itinerary, whole.picture.findings)
    }

    /// The dates with activities of a group.
    private func ownDates(of group: PartyGroup) -> DateWindow? {
        let members = Set(group.members.map(\.id))
        return TripPicture.ownDates(
            of: people.settled(loaded.groups).joined().filter {
                $0.participants.isEmpty || !members.isDisjoint(with: $0.participants)
            })
    }

    /// The requested views: the whole trip, or one for each group of named persons.
    var parts: [(members: [PartyMember], window: ShownWindow)] {
        if people.chosen.isEmpty { return [([], self)] }
        return party.groups.map { ($0.members, ShownWindow(self, $0)) }
    }

    /// The heading of a part: the trip and the persons.
    func name(_ members: [PartyMember]) -> String? {
        let parts = [loaded.name, members.isEmpty ? nil : members.map(\.name).joined(separator: ", ")]
        let said = parts.compactMap(\.self)
        return said.isEmpty ? nil : said.joined(separator: " · ")
    }

    /// A note about several persons: none in the view of one person or on a clock other than theirs.
    var peopleToName: PartyWords { people.words(of: party, on: dates, in: view) }

    /// Refuses forms with a single view when several are requested.
    func requireOne(_ form: String) throws {
        guard parts.count > 1 else { return }
        let names = party.groups.map { $0.members.map(\.name).joined(separator: ", ") }
        throw CommandFailure(
            "several-views",
            tr(
                "\(form) has one view, and those named do not do the same (\(names.joined(separator: " · "))); name one of them with --traveller"
            ), status: .usage)
    }

    /// Reports dates that are not shown.
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

    /// Reports what could not be read or placed, and returns the exit status.
    func report(_ session: Session) -> CommandStatus {
        session.report(loaded.findings + picture.findings)
        session.report(unresolved: itinerary.unresolved)
        return loaded.hasErrors || !itinerary.unresolved.isEmpty ? .badData : .success
    }

    /// Refuses more days than a picture can show.
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
    ///   - isTyped: Whether dates are typed; otherwise those of the trip are used.
    ///   - dates: The dates given for the trip; otherwise those of its activities are used.
    /// - Returns: Whether everything is needed.
    func needsAll(isWhole: Bool, isTyped: Bool, dates: Range<CivilDate>?) -> Bool {
        switch self {
        case .dates: isWhole && !isTyped
        case .datesOfTrip: isWhole && (!isTyped || dates == nil)
        case .all: true
        }
    }
}

extension ActivitySource {
    /// The given dates, or else those of the activities.
    fileprivate var tripDates: Range<CivilDate>? {
        dates ?? TripPicture.ownDates(of: activities)?.range
    }
}
