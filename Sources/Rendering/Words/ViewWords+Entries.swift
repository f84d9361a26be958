import CivilTime
import Messages
package import Scheduling
package import Trips

extension ViewWords {
    /// The length at which a title is cut, because a picture may repeat it on 400 days.
    private static let mostScalars = 4_000

    /// The title on one line, sanitised, with the status unless confirmed; the kind if there is no title.
    ///
    /// It is cut at a length that real titles do not reach.
    package static func title(of activity: Activity) -> String {
        let scalars = activity.title.unicodeScalars
        let isLong = scalars.count > mostScalars
        let shown = isLong ? String(scalars.prefix(mostScalars)) + "…" : activity.title
        let title = shown.isEmpty ? "(\(activity.kind.word))" : Printable.line(shown)
        return activity.status == .confirmed ? title : "\(title) (\(activity.status.word))"
    }

    /// The title with its writing direction isolated, for use beside other words.
    package static func isolatedTitle(of activity: Activity) -> String {
        DisplayText.isolated(title(of: activity))
    }

    /// `12:40–16:05`; an end on another date is omitted, and a repeated time has its offset.
    package func times(of entry: AgendaEntry, on day: AgendaDay) -> String {
        times(of: entry, on: day) { "\($0)–\($1)" }
    }

    /// The times of an entry, where one of them alone is on the day in words: `arrives 07:20`, `from 14:00`.
    package func timesInWords(of entry: AgendaEntry, on day: AgendaDay) -> String {
        let moves = entry.scheduled.activity.kind.isTransport
        return times(of: entry, on: day) { from, until in
            if from.isEmpty { return moves ? tr("arrives \(until)") : tr("until \(until)") }
            if until.isEmpty { return moves ? tr("departs \(from)") : tr("from \(from)") }
            return "\(from)–\(until)"
        }
    }

    private func times(
        of entry: AgendaEntry, on day: AgendaDay, joined: (_ from: String, _ until: String) -> String
    ) -> String {
        guard case .timed(let start, let end) = entry.span else { return tr("all day") }
        let from = starts(entry, start, on: day)
        let until = ViewWords.ends(entry, end, on: day) ? reading(end) : ""
        if start.instant == end.instant, !(from + until).isEmpty { return from.isEmpty ? until : from }
        if from.isEmpty && until.isEmpty {
            return entry.scheduled.activity.kind.isTransport ? tr("in transit") : tr("all day")
        }
        return joined(from, until)
    }

    /// The reading at the start; with its weekday if the traveller's date differs from the clock's, empty if it began
    /// on another day.
    private func starts(_ entry: AgendaEntry, _ start: ZonedDateTime, on day: AgendaDay) -> String {
        if start.civil.date == day.date { return reading(start) }
        if entry.continuesFromBefore || entry.scheduled.activity.kind.isTransport { return "" }
        return "\(EnglishTime.weekday(start.civil.date)) \(reading(start))"
    }

    /// Midnight is the end of the day before it, except for the arrival of a transport, which keeps its printed date.
    private static func ends(_ entry: AgendaEntry, _ end: ZonedDateTime, on day: AgendaDay) -> Bool {
        if end.civil.date == day.date { return true }
        guard !entry.continuesAfter, end.civil.time == .midnight else { return false }
        return day.date.days(until: end.civil.date) == 1 || day.stretches.last?.upperBound == end.instant
    }

    /// The details of an entry, such as its zones or the number of a stay's night.
    package func details(of entry: AgendaEntry, on day: AgendaDay) -> [String] {
        let activity = entry.scheduled.activity
        var details = [participants(of: activity)].compactMap(\.self)
        if activity.kind == .lodging,
            let night = itinerary.night(of: entry.scheduled, on: date(of: entry.scheduled, on: day))
        {
            let nights = itinerary.nights(of: entry.scheduled)
            details.append(tr("night \(night) of \(nights)"))
            // Whole days have no row on the day of check-out.
            if night == nights, case .allDay(_, let end) = entry.span {
                details.append(tr("check-out \(EnglishTime.short(end))"))
            }
        }
        guard case .timed(let start, let end) = entry.span else { return details }
        if activity.kind.isTransport {
            if start.civil.date != day.date { details.append(tr("left \(stamp(start))")) }
            if !ViewWords.ends(entry, end, on: day) { details.append(tr("arrives \(stamp(end))")) }
            details.append(ViewWords.length(of: entry.scheduled))
        }
        if entry.scheduled.isEndEstimated { details.append(ViewWords.estimated(activity.kind)) }
        let shown = zones(of: day)
        let isKnown = shown.count == 1 && start.zone == shown[0] && end.zone == shown[0]
        // Without a time, the zone is the only hint of the place, if it is the activity's own.
        let isTold =
            isTicket(entry.scheduled) || start.zone == entry.scheduled.startZone
            || shows(entry, start, end, on: day)
        if !isKnown, isTold {
            details.append(zones(from: start.zone, to: end.zone, of: entry.scheduled))
        }
        details += otherReadings(of: entry, on: day)
        if entry.scheduled.isFloating { details.append(tr("no zone given")) }
        if entry.scheduled.endsBeforeStart { details.append(tr("ends before it starts")) }
        return details
    }

    /// The date at a stay when a day of the view begins, or when the stay does, which counts its nights.
    private func date(of stay: ScheduledActivity, on day: AgendaDay) -> CivilDate {
        guard !view.followsTheTraveller, !stay.isAllDay, let start = day.stretches.first?.lowerBound else {
            return day.date
        }
        return stay.startZone.civil(at: max(start, stay.start)).date
    }

    /// The zones of an entry: the route of a printed transport, or the zones of the clock.
    private func zones(from start: Zone, to end: Zone, of scheduled: ScheduledActivity) -> String {
        if start == end { return start.id.name }
        if isTicket(scheduled) { return tr("\(start.id) to \(end.id)", as: "from one zone to another") }
        return tr("clock of \(start.id), then of \(end.id)")
    }

    /// Whether the zones are the activity's own, as on a ticket.
    private func isTicket(_ scheduled: ScheduledActivity) -> Bool {
        view == .place || view.isPrinted(scheduled)
    }

    /// Whether the line of an entry shows one of its ends.
    private func shows(
        _ entry: AgendaEntry, _ start: ZonedDateTime, _ end: ZonedDateTime, on day: AgendaDay
    ) -> Bool {
        !starts(entry, start, on: day).isEmpty || ViewWords.ends(entry, end, on: day)
    }

    /// The participants, unless they are all travellers: `Ada, Ben`.
    package func participants(of activity: Activity) -> String? {
        guard !people.names.isEmpty, !activity.participants.isEmpty else { return nil }
        let names = activity.participants.compactMap { people.names[$0] }
        guard !names.isEmpty, Set(activity.participants) != people.travelling else { return nil }
        let shown = names.prefix(ViewWords.namesInLine).map { Printable.line($0) }
        let rest = names.count - shown.count
        return shown.joined(separator: ", ") + (rest > 0 ? tr(" and \(rest) more") : "")
    }

    /// The most participants that a line names.
    private static let namesInLine = 6

    /// The readings of the activity's own clock and of the traveller's, if they differ from the shown clock.
    ///
    /// They are readings of the start if the line shows it, else of the end; a line with neither has none.
    private func otherReadings(of entry: AgendaEntry, on day: AgendaDay) -> [String] {
        let scheduled = entry.scheduled
        guard case .timed(let start, let end) = entry.span, !scheduled.isFloating,
            scheduled.startZone.id.isOfAPlace
        else { return [] }
        if scheduled.activity.kind.isTransport { return wornReading(of: entry, start, end, on: day) }
        let isStart = !starts(entry, start, on: day).isEmpty
        guard isStart || ViewWords.ends(entry, end, on: day) else { return [] }
        let shown = isStart ? start : end
        let own = ZonedDateTime(
            shown.instant, in: isStart ? scheduled.startZone : scheduled.endZone)
        let worn = worn(at: shown.instant, in: scheduled.activity)
        var readings: [String] = []
        if own.offset != shown.offset {
            readings.append(tr("\(reading(own, beside: shown)) in \(ViewWords.city(own.zone))"))
        }
        if let worn, worn.offset != shown.offset, worn.offset != own.offset {
            let time = reading(worn, beside: shown)
            readings.append(
                view.followsTheTraveller
                    ? people.wearer.map { tr("\(time) for \(Printable.line($0))") }
                        ?? (people.isReadByOthers
                            ? tr("\(time) for the travellers") : tr("\(time) your time"))
                    : tr("\(time) in \(ViewWords.city(worn.zone))"))
        }
        return readings
    }

    /// The reading of the shown clock for a transport that somebody else takes, which stands at its printed times.
    private func wornReading(
        of entry: AgendaEntry, _ start: ZonedDateTime, _ end: ZonedDateTime, on day: AgendaDay
    ) -> [String] {
        let isStart = !starts(entry, start, on: day).isEmpty
        guard isStart || ViewWords.ends(entry, end, on: day) else { return [] }
        let printed = isStart ? start : end
        guard let worn = worn(beside: printed, of: entry.scheduled) else { return [] }
        return [tr("\(reading(worn, beside: printed)) in \(ViewWords.city(worn.zone))")]
    }

    /// The reading of the shown clock beside a printed time of a transport that somebody else takes; nil where both are
    /// the same, and for other activities.
    private func worn(beside printed: ZonedDateTime, of scheduled: ScheduledActivity) -> ZonedDateTime? {
        let participants = scheduled.activity.participants
        guard view == .traveller, scheduled.activity.kind.isTransport, let wearer = itinerary.wearer,
            !participants.isEmpty, !participants.contains(wearer)
        else { return nil }
        let worn = ZonedDateTime(printed.instant, in: itinerary.clock.zone(at: printed.instant))
        return worn.offset == printed.offset ? nil : worn
    }

    /// A start in a grid, with its city where it is the printed time of somebody else's transport on another clock.
    func markedReading(_ start: ZonedDateTime, of scheduled: ScheduledActivity) -> String {
        guard worn(beside: start, of: scheduled) != nil else { return reading(start) }
        return "\(reading(start)) \(ViewWords.city(start.zone))"
    }

    /// The reading of the traveller's clock; nil if the traveller does not take part but another person does.
    private func worn(at instant: Instant, in activity: Activity) -> ZonedDateTime? {
        if let wearer = itinerary.wearer, !activity.participants.isEmpty,
            !activity.participants.contains(wearer)
        {
            return nil
        }
        return ZonedDateTime(instant, in: itinerary.clock.zone(at: instant))
    }

    /// A reading, with its date if another clock has another date.
    private func reading(_ time: ZonedDateTime, beside other: ZonedDateTime) -> String {
        time.civil.date == other.civil.date ? reading(time) : stamp(time)
    }

    /// The note that the end is estimated.
    package static func estimated(_ kind: ActivityKind) -> String {
        if kind.isTransport { return tr("arrival estimated") }
        return kind == .lodging ? tr("check-out estimated") : tr("end estimated")
    }

    /// How long a transport takes; one that ends as it starts has no arrival.
    private static func length(of ride: ScheduledActivity) -> String {
        ride.activity.span.endsAsItStarts ? tr("arrival not given") : EnglishTime.length(ride.duration)
    }

    /// The colour of a kind.
    package static func mark(of kind: ActivityKind) -> TextStyle.Mark {
        switch kind {
        case .lodging: .stay
        case .restaurant, .tour, .event, .other: .activity
        case _ where kind.isTransport: .transport
        default: .rental
        }
    }
}
