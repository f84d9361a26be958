import CivilTime
import Messages
import Rendering
import Scheduling
import Trips

/// One activity on one day: a line of a list, or a box beside the hours.
struct EntryLine: Sendable {
    let time: String
    /// The time for programs: the start, or the end of what began before; nil for whole days, and those in the middle.
    let datetime: String?
    let title: String
    /// The page of the activity; nil where it has none, and on paper: an address names its UID, which may hold a code.
    let href: String?
    /// The classes: its kind, whether it is cancelled, and where it stands.
    private(set) var classes: String
    let details: [String]
    /// The times on the clock at home, where it shows others.
    let home: String?
    /// The times on the other clocks beside that of the page, where they show others.
    let besides: [String]
    /// The date and the zone, for those who hear the line alone.
    let spoken: String
    /// That something is wrong with it.
    private(set) var sign: FindingSign?
    /// Whether it is drawn a second time, for the eye alone.
    private(set) var isAgain = false
    /// What the script needs to send the form that moves it; nil where it has none.
    var dragged: Dragged?

    /// The form that moves an activity.
    struct Dragged: Sendable {
        let action: String
        /// The activity as it was seen, so that nobody's change is lost.
        let seen: String
    }

    /// Puts an entry in words.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - day: Its day.
    ///   - page: The page; nil where activities have no pages, and nobody's home is known.
    ///   - words: The words of the view.
    ///   - details: The details, unless those of the view.
    ///   - isOnPaper: Whether the line is printed, and leads nowhere.
    ///   - position: The classes of its position.
    init(
        _ entry: AgendaEntry, on day: AgendaDay, of page: TripPage?, _ words: ViewWords,
        details: [String]? = nil, isOnPaper: Bool = false, position: String = ""
    ) {
        let activity = entry.scheduled.activity
        time = words.timesInWords(of: entry, on: day)
        title = ViewWords.title(of: activity)
        href = isOnPaper ? nil : page?.href(of: activity.key)
        sign = page?.signs[activity.key]
        let kind = KindClass(activity.kind).rawValue + (activity.status == .cancelled ? " cancelled" : "")
        classes = "entry \(kind)" + (position.isEmpty ? "" : " " + position)
        self.details = details ?? words.details(of: entry, on: day)
        home = page.flatMap { _ in EntryLine.home(entry, on: day, words) }
        besides = (page?.besides ?? []).filter { $0.choice != .home }.compactMap { beside in
            EntryLine.phrase(entry, on: beside.clock(in: words.itinerary), words).map { phrase in
                let text: String =
                    switch phrase {
                    case .at(let times): "\(beside.name): \(times)"
                    case .arrives(let time): tr("\(beside.name): arrives \(time)")
                    case .until(let time): tr("\(beside.name): until \(time)")
                    case .departs(let time): tr("\(beside.name): departs \(time)")
                    case .from(let time): tr("\(beside.name): from \(time)")
                    }
                return EntryLine.noted(text, of: entry)
            }
        }
        let date = EnglishTime.long(day.date)
        if case .timed(let start, let end) = entry.span {
            let isMiddle = entry.continuesFromBefore && entry.continuesAfter
            datetime = isMiddle ? nil : EntryLine.machineText(entry.continuesFromBefore ? end : start)
            let own = entry.continuesFromBefore ? end.zone : start.zone
            // On a day between two zones neither of the ends is shown, and the zone is that of the day.
            let isOnTheWay = isMiddle && start.zone != end.zone
            let between = isOnTheWay ? day.stretches.first.map { words.clock.zone(at: $0.lowerBound) } : nil
            let zone = between ?? own
            spoken = "\(date), \(zone.id)"
        } else {
            (datetime, spoken) = (nil, date)
        }
    }

    /// Returns the line as a board draws it once more, beside where the clock goes back: nobody hears or reads it twice.
    func drawnAgain() -> EntryLine {
        var line = self
        (line.isAgain, line.sign) = (true, nil)
        line.classes += " again"
        return line
    }

    /// `at home 13:10–00:40 on Sat 20 March`, or `arrives at home's 19:20`; nil where the clock at home shows the same.
    private static func home(_ entry: AgendaEntry, on day: AgendaDay, _ words: ViewWords) -> String? {
        phrase(entry, on: TravellerClock(zone: words.itinerary.home), words).map { phrase in
            let text: String =
                switch phrase {
                case .at(let times): tr("at home: \(times)")
                case .arrives(let time): tr("at home: arrives \(time)")
                case .until(let time): tr("at home: until \(time)")
                case .departs(let time): tr("at home: departs \(time)")
                case .from(let time): tr("at home: from \(time)")
                }
            return noted(text, of: entry)
        }
    }

    /// A time on another clock; of a floating one with the zone in which it is read.
    private static func noted(_ text: String, of entry: AgendaEntry) -> String {
        let scheduled = entry.scheduled
        guard scheduled.isFloating else { return text }
        let zone = entry.continuesFromBefore ? scheduled.endZone : scheduled.startZone
        return tr("\(text), assumed from \(zone.id)")
    }

    /// The times of an entry on another clock: both, or of what began before or goes on after the day one of them.
    private enum Phrase {
        case at(String)
        case arrives(String)
        case until(String)
        case departs(String)
        case from(String)
    }

    /// The times of an entry on another clock; nil where that shows the same.
    private static func phrase(
        _ entry: AgendaEntry, on clock: TravellerClock, _ words: ViewWords
    ) -> Phrase? {
        guard case .timed(let start, let end) = entry.span else { return nil }
        let ends = [entry.continuesFromBefore ? nil : start, entry.continuesAfter ? nil : end].compactMap(
            \.self)
        guard ends.contains(where: { clock.zone(at: $0.instant).offset(at: $0.instant) != $0.offset }) else {
            return nil
        }
        let isMoment = start.instant == end.instant
        let said = (isMoment ? Array(ends.prefix(1)) : ends).map { shown in
            let there = ZonedDateTime(shown.instant, in: clock.zone(at: shown.instant))
            return there.civil.date == shown.civil.date ? words.reading(there) : words.stamp(there)
        }
        let times = said.joined(separator: "–")
        let moves = entry.scheduled.activity.kind.isTransport
        return switch (entry.continuesFromBefore && !isMoment, entry.continuesAfter && !isMoment) {
        case (true, false): moves ? .arrives(times) : .until(times)
        case (false, true): moves ? .departs(times) : .from(times)
        default: .at(times)
        }
    }

    /// The time with its offset for HTML's `datetime`, which has whole minutes only.
    static func machineText(_ time: ZonedDateTime) -> String {
        if time.offset.totalSeconds % 60 != 0 { return time.instant.description }
        return String(time.description.prefix { $0 != "[" })
    }
}
