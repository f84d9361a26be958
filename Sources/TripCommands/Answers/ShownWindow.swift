import CivilTime
import Messages
import Rendering
import Scheduling
import TripExchange
import TripStorage
import TripWorkflows
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
    /// Who takes part.
    let people: ShownPeople
    /// What each of those who were named does, or all who travel; those who do the same are one group.
    let party: Party
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

    /// What is shown on one clock, and what each person does.
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

    /// The dates of what concerns a group, whatever others do.
    private func ownDates(of group: PartyGroup) -> DateWindow? {
        let members = Set(group.members.map(\.id))
        return TripPicture.ownDates(
            of: people.settled(loaded.groups).joined().filter {
                $0.participants.isEmpty || !members.isDisjoint(with: $0.participants)
            })
    }

    /// The views that are asked for: the whole trip, or one for each of those named who do not do the same.
    var parts: [(members: [PartyMember], window: ShownWindow)] {
        if people.chosen.isEmpty { return [([], self)] }
        return party.groups.map { ($0.members, ShownWindow(self, $0)) }
    }

    /// What a heading calls a part: the trip and the persons.
    func name(_ members: [PartyMember]) -> String? {
        let parts = [loaded.name, members.isEmpty ? nil : members.map(\.name).joined(separator: ", ")]
        let said = parts.compactMap(\.self)
        return said.isEmpty ? nil : said.joined(separator: " · ")
    }

    /// What is said of several persons: nothing in the view of one, and not where they are on a clock that is not theirs.
    var peopleToName: PartyWords {
        guard people.chosen.isEmpty, people.participants.count > 1 else { return PartyWords() }
        let names = Dictionary(
            people.participants.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        let places = view.followsTheTraveller ? PartyPlaces(party).lines(on: dates) : [:]
        var words = PartyWords(
            names: names, travelling: Set(people.travellers.map(\.id)), places: places)
        if party.groups.count > 1 { words.wearer = people.wearer.flatMap { names[$0] } }
        return words
    }

    /// Refuses forms that have one view where several are asked for.
    func requireOne(_ form: String) throws {
        guard parts.count > 1 else { return }
        let names = party.groups.map { $0.members.map(\.name).joined(separator: ", ") }
        throw CommandFailure(
            "several-views",
            tr(
                "\(form) has one view, and those named do not do the same (\(names.joined(separator: " · "))); name one of them with --traveller"
            ), status: .usage)
    }

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
    func needsAll(isWhole: Bool, isTyped: Bool, dates: Range<CivilDate>?) -> Bool {
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
