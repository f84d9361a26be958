import CivilTime
import Scheduling
import Trips

/// An agenda as text: a heading for each day with the clock in force, then a line for each thing that is on.
struct AgendaText: Sendable {
    private let agenda: Agenda
    private let itinerary: Itinerary
    private let name: String?
    private let session: Session
    private var style: TextStyle { session.style }
    /// As wide as the times that stand before a title.
    private static let indent = String(repeating: " ", count: 15)

    init(_ agenda: Agenda, of itinerary: Itinerary, name: String?, _ session: Session) {
        self.agenda = agenda
        self.itinerary = itinerary
        self.name = name
        self.session = session
    }

    var text: String {
        var facts = [name.map { Printable.line($0) }, ViewOption.title(of: agenda.view)].compactMap { $0 }
        facts += ["home \(itinerary.home.id)", session.rules]
        var text = style.marked(facts.joined(separator: " · "), .faint) + "\n"
        var isEmpty = true
        for day in agenda.days where !day.entries.isEmpty || day.isSkipped || day.isRepeated {
            text += "\n" + heading(day) + "\n"
            for row in rows(of: day) { text += row + "\n" }
            isEmpty = false
        }
        if isEmpty, let first = agenda.days.first, let last = agenda.days.last {
            let span = first.date == last.date ? "on \(first.date)" : "from \(first.date) to \(last.date)"
            text += "nothing \(span)\n"
        }
        return text
    }

    private func heading(_ day: AgendaDay) -> String {
        var parts = [style.marked(EnglishTime.long(day.date), .bold)]
        if day.isSkipped {
            parts.append("does not come on this clock")
        } else {
            let zones = zones(of: day).map(\.id.name)
            if !zones.isEmpty { parts.append(zones.joined(separator: ", then ")) }
            if day.isRepeated { parts.append("comes twice") }
            if day.length != .seconds(86_400) { parts.append("\(EnglishTime.hours(day.length)) long") }
        }
        return parts.joined(separator: " · ")
    }

    /// The zones that the clock shows on the day, in order; none where each place keeps its own.
    private func zones(of day: AgendaDay) -> [Zone] {
        switch agenda.view {
        case .place: return []
        case .home: return [itinerary.home]
        case .zone(let zone): return [zone]
        case .traveller:
            let starts = day.stretches.map { ($0.lowerBound, itinerary.clock.zone(at: $0.lowerBound)) }
            let changes = day.clockChanges.map { ($0.instant, $0.after) }
            var zones: [Zone] = []
            for (_, zone) in (starts + changes).sorted(by: { $0.0 < $1.0 }) where zones.last != zone {
                zones.append(zone)
            }
            return zones
        }
    }

    /// What is on, with the changes of the clock where they fall.
    private func rows(of day: AgendaDay) -> [String] {
        var rows: [(instant: Instant, order: Int, text: String)] = []
        for (order, entry) in day.entries.enumerated() {
            let instant =
                entry.isAllDay || entry.continuesFromBefore ? Instant.earliest : entry.scheduled.start
            rows.append((instant, order, self.entry(entry, on: day)))
        }
        if case .traveller = agenda.view {
            for change in day.clockChanges {
                rows.append((change.instant, day.entries.count, self.change(change)))
            }
            rows.sort { ($0.instant, $0.order) < ($1.instant, $1.order) }
        }
        return rows.map(\.text)
    }

    private func change(_ change: ClockChange) -> String {
        let moved =
            change.shift == .zero
            ? "the same time"
            : change.shift < .zero
                ? "back \(EnglishTime.length(.zero - change.shift))"
                : "forward \(EnglishTime.length(change.shift))"
        let local = change.after.civil(at: change.instant)
        let now = "\(local.time.clockText) on \(EnglishTime.short(local.date))"
        return style.marked(
            "\(AgendaText.indent)clock: \(change.before.id) to \(change.after.id), \(moved): \(now)", .cyan)
    }

    private func entry(_ entry: AgendaEntry, on day: AgendaDay) -> String {
        let activity = entry.scheduled.activity
        var title = style.marked(Printable.line(activity.title), mark(of: activity.kind))
        if activity.title.isEmpty { title = "(\(activity.kind.rawValue))" }
        if activity.status != .confirmed { title += " (\(activity.status.rawValue))" }
        let details = details(of: entry, on: day)
        let time = times(of: entry, on: day)
        let padding = String(repeating: " ", count: max(1, 13 - time.count))
        let line = "  \(time)\(padding)\(title)"
        guard !details.isEmpty else { return line }
        let text = details.joined(separator: " · ")
        if 15 + activity.title.count + 3 + text.count <= style.columns ?? 100 {
            return line + " " + style.marked("· " + text, .faint)
        }
        return line + "\n" + AgendaText.indent + style.marked(text, .faint)
    }

    private func mark(of kind: ActivityKind) -> TextStyle.Mark {
        switch kind {
        case .lodging: .magenta
        case .restaurant, .tour, .event, .other: .green
        case _ where kind.isTransport: .blue
        default: .yellow
        }
    }

    /// `12:40–16:05`; an end that lies on another date stays open here.
    private func times(of entry: AgendaEntry, on day: AgendaDay) -> String {
        guard case .timed(let start, let end) = entry.span else { return "all day" }
        let from = AgendaText.starts(entry, start, on: day) ? start.civil.time.clockText : ""
        let until = AgendaText.ends(entry, end, on: day) ? end.civil.time.clockText : ""
        if start.instant == end.instant { return from }
        if from.isEmpty && until.isEmpty {
            return entry.scheduled.activity.kind.isTransport ? "in transit" : "all day"
        }
        return "\(from)–\(until)"
    }

    private static func starts(_ entry: AgendaEntry, _ start: ZonedDateTime, on day: AgendaDay) -> Bool {
        !entry.continuesFromBefore || start.civil.date == day.date
    }

    /// Over the date line an arrival can be on the date of the departure, after a few hours of the next one.
    private static func ends(_ entry: AgendaEntry, _ end: ZonedDateTime, on day: AgendaDay) -> Bool {
        if end.civil.date == day.date { return true }
        return !entry.continuesAfter && end.civil.time == .midnight
    }

    private func details(of entry: AgendaEntry, on day: AgendaDay) -> [String] {
        let activity = entry.scheduled.activity
        var details: [String] = []
        guard case .timed(let start, let end) = entry.span else {
            if activity.kind == .lodging, case .allDay(let first, let last) = activity.span {
                let nights = activity.span.nights
                let night = first.days(until: day.date) + 1
                if day.date < last { details.append("night \(night) of \(nights)") }
            }
            return details
        }
        if activity.kind.isTransport {
            if !AgendaText.starts(entry, start, on: day) { details.append("left \(stamp(start))") }
            if !AgendaText.ends(entry, end, on: day) { details.append("arrives \(stamp(end))") }
            details.append(EnglishTime.length(entry.scheduled.duration))
        }
        let shown = zones(of: day)
        if shown.count != 1 || start.zone != shown[0] || end.zone != shown[0] {
            details.append(zoneNames(start, end))
        }
        if entry.scheduled.isFloating { details.append("no zone given") }
        if entry.scheduled.endsBeforeStart { details.append("ends before it starts") }
        return details
    }

    private func zoneNames(_ start: ZonedDateTime, _ end: ZonedDateTime) -> String {
        start.zone == end.zone ? start.zone.id.name : "\(start.zone.id) to \(end.zone.id)"
    }

    private func stamp(_ time: ZonedDateTime) -> String {
        "\(time.civil.time.clockText) on \(EnglishTime.short(time.civil.date))"
    }
}
