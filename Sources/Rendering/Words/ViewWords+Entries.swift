import CivilTime
import Messages
package import Scheduling
package import Trips

extension ViewWords {
    /// A longer title is cut: nobody reads it, and a picture may show it on 400 days.
    private static let mostScalars = 4_000

    /// The title on one line with the status where it is not confirmed, fit to be shown; the kind where there is none.
    ///
    /// It is long enough for everybody, but not endless.
    package static func title(of activity: Activity) -> String {
        let scalars = activity.title.unicodeScalars
        let isLong = scalars.count > mostScalars
        let shown = isLong ? String(scalars.prefix(mostScalars)) + "…" : activity.title
        let title = shown.isEmpty ? "(\(activity.kind.word))" : Printable.line(shown)
        return activity.status == .confirmed ? title : "\(title) (\(activity.status.word))"
    }

    /// The title with marks around it that keep its writing direction to itself, for a text in which other words stand too.
    package static func isolatedTitle(of activity: Activity) -> String {
        DisplayText.isolated(title(of: activity))
    }

    /// `12:40–16:05`; an end that lies on another date stays open here, and a time that comes twice has its offset.
    package func times(of entry: AgendaEntry, on day: AgendaDay) -> String {
        guard case .timed(let start, let end) = entry.span else { return tr("all day") }
        let from = ViewWords.starts(start, on: day) ? reading(start) : ""
        let until = ViewWords.ends(entry, end, on: day) ? reading(end) : ""
        if start.instant == end.instant, !(from + until).isEmpty { return from.isEmpty ? until : from }
        if from.isEmpty && until.isEmpty {
            return entry.scheduled.activity.kind.isTransport ? tr("in transit") : tr("all day")
        }
        return "\(from)–\(until)"
    }

    /// A clock that is set at the departure shows another date than the clock on which the transport departs.
    private static func starts(_ start: ZonedDateTime, on day: AgendaDay) -> Bool {
        start.civil.date == day.date
    }

    /// Over the date line an arrival can be on the date of the departure, after a few hours of the next one.
    ///
    /// Midnight is the end of the day before it.
    private static func ends(_ entry: AgendaEntry, _ end: ZonedDateTime, on day: AgendaDay) -> Bool {
        if end.civil.date == day.date { return true }
        guard !entry.continuesAfter, end.civil.time == .midnight else { return false }
        return day.date.days(until: end.civil.date) == 1 || day.stretches.last?.upperBound == end.instant
    }

    /// What else there is to say of an entry, such as its zones or which night of a stay it is.
    package func details(of entry: AgendaEntry, on day: AgendaDay) -> [String] {
        let activity = entry.scheduled.activity
        var details: [String] = []
        if activity.kind == .lodging, let night = itinerary.night(of: entry.scheduled, on: day.date) {
            details.append(tr("night \(night) of \(itinerary.nights(of: entry.scheduled))"))
        }
        guard case .timed(let start, let end) = entry.span else { return details }
        if activity.kind.isTransport {
            if !ViewWords.starts(start, on: day) { details.append(tr("left \(stamp(start))")) }
            if !ViewWords.ends(entry, end, on: day) { details.append(tr("arrives \(stamp(end))")) }
            details.append(EnglishTime.length(entry.scheduled.duration))
        }
        let shown = zones(of: day)
        if shown.count != 1 || start.zone != shown[0] || end.zone != shown[0] {
            details.append(
                start.zone == end.zone
                    ? start.zone.id.name
                    : tr("\(start.zone.id) to \(end.zone.id)", as: "from one zone to another"))
        }
        if entry.scheduled.isFloating { details.append(tr("no zone given")) }
        if entry.scheduled.endsBeforeStart { details.append(tr("ends before it starts")) }
        return details
    }

    /// The colour of a kind.
    package static func mark(of kind: ActivityKind) -> TextStyle.Mark {
        switch kind {
        case .lodging: .magenta
        case .restaurant, .tour, .event, .other: .green
        case _ where kind.isTransport: .blue
        default: .yellow
        }
    }
}
