import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// A trip as it is lived: lanes over the time that passes, and below them what `meridian timeline` says.
struct TimelinePage: PageModel {
    static let template = "timeline"

    /// A step of the stairs; one of its parts is set.
    struct Row: Sendable {
        /// How far it is indented, as a class.
        let step: String
        var zone: String?
        /// The change of the clock that leads to the zone.
        var change: String?
        var day: Link?
        var isNow: String?
        var entry: EntryLine?
        var text: String?
        /// The class of the text.
        var style = "detail"
    }

    var frame: Frame
    let steps: [Link]
    let stepsLabel = tr("Other dates")
    /// The dates.
    let caption: String
    /// The lanes, as the element of a picture; nil where there are no times.
    let picture: String?
    let rows: [Row]
    let nothing: String?
    /// What is said where more follows.
    let more: String?

    /// The classes of indentation.
    private static let indents = 8

    init(_ page: TripPage, _ date: CivilDate?) throws {
        let whole = try page.shown.whole(in: page.view)
        let dates = whole?.dates ?? page.shown.today(in: page.view)
        let first = date ?? dates.first
        let most = (try? first.adding(days: Limits.daysOfTimeline - 1)) ?? .latest
        let last = dates.last < first ? first : min(dates.last, most)
        let days = page.shown.days(DateWindow(first, through: last))
        let words = page.words(of: days)
        let timeline = Timeline(
            days.itinerary, view: page.view, days: days.dates.days,
            times: page.household.rules.connectionTimes.knowingPlaces(), party: days.party)
        let span = first == last ? [first] : [first, last]
        let caption = span.map { EnglishTime.long($0) }.joined(separator: " – ")
        self.caption = caption
        frame = page.frame(tr("Timeline"), of: days)
        picture = TimelineLanes(days.party, of: days.itinerary, view: page.view, days: days.dates.days).map {
            LanesFigure.element(
                $0, hours: page.household.hours, now: page.household.now(),
                title: tr("Timeline, \(caption)", as: "of dates"))
        }
        let script = TimelineScript(timeline, words)
        rows = script.items.map { TimelinePage.row($0.item, on: $0.step, page, words) }
        nothing = whole == nil ? page.shown.nothing : nil
        more =
            whole?.last.map { tr("There is more after \(dates.last), up to \($0).") }
            ?? (whole?.goesOn == true ? tr("Series go on after \(dates.last).") : nil)
        steps = TimelinePage.around(first...last, of: dates, page)
    }

    /// The links to what is before and after.
    private static func around(_ shown: ClosedRange<CivilDate>, of dates: DateWindow, _ page: TripPage)
        -> [Link]
    {
        var links: [Link] = []
        func add(_ text: String, _ date: CivilDate?) {
            guard let date else { return }
            links.append(Link(text, .trip(page.shown.trip.id, .timeline(date), page.clock)))
        }
        if dates.first < shown.lowerBound {
            let back = try? shown.lowerBound.adding(days: -Limits.daysOfTimeline)
            add(tr("Before"), back.map { max($0, dates.first) } ?? dates.first)
        }
        if shown.upperBound < dates.last { add(tr("After"), try? shown.upperBound.adding(days: 1)) }
        return links
    }

    private static func row(
        _ item: TimelineScript.Item, on step: Int, _ page: TripPage, _ words: ViewWords
    ) -> Row {
        var row = Row(step: "step-\(step % indents)")
        switch item {
        case .zone(let zone, let instant, let change):
            row.zone = words.zone(zone, at: instant)
            row.change = change.map { words.step($0) }
        case .jump(let jump): (row.text, row.style) = (words.jump(jump), "jump")
        case .day(let pass):
            row.day = Link(
                words.heading(pass, withYear: true),
                .trip(page.shown.trip.id, .day(pass.day.date), page.clock))
            row.isNow = pass.range?.contains(page.household.now()) == true ? tr("now") : nil
        case .places(let places): row.text = places
        case .entry(let entry, let day): row.entry = EntryLine(entry, on: day, of: page, words)
        case .connection(let connection):
            row.text = words.connection(connection)
            if ViewWords.isShort(connection) { row.style = "now" }
        case .more(let count): row.text = tr("+\(count) more")
        case .quiet(let first, let last): row.text = words.quiet(first, last)
        }
        return row
    }
}
