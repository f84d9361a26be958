import Bookings
import CivilTime
import Documents
import Messages
import Rendering
import TripExchange
package import Trips

/// The words for one activity: its times on all clocks concerned, and its fields, the same in every output.
package enum ItemWords {
    /// Returns the lines of its times: both local ends, the elapsed time, and home time.
    package static func times(
        _ page: ItemPage, startOrigin: String? = nil, endOrigin: String? = nil
    ) -> [(label: String, value: String)] {
        let words = labels(of: page.activity.kind)
        if case .allDay(let start, let end) = page.activity.span { return days(page, start, end, words) }
        let isUnsaid = page.activity.kind.isTransport && page.activity.span.endsAsItStarts
        var lines = [
            (words.start, reading(page.start, startOrigin)),
            (
                words.end,
                isUnsaid ? tr("not given") : reading(page.end, endOrigin) + estimated(page.activity)
            ),
        ]
        if let elapsed = page.elapsed, !isUnsaid {
            var text = EnglishTime.length(elapsed)
            if let difference = page.clockDifference, difference != .zero {
                text +=
                    difference < .zero
                    ? tr(" · clock back \(EnglishTime.length(.zero - difference))")
                    : tr(" · clock forward \(EnglishTime.length(difference))")
            }
            if page.activity.kind == .lodging { text += " · \(nights(page.activity.span.nights))" }
            lines.append((tr("lasts", as: "label"), text))
        }
        if let home = page.home, let start = page.start.moment, let end = page.end.moment {
            let (first, last) = (ZonedDateTime(start.instant, in: home), ZonedDateTime(end.instant, in: home))
            if first.offset != start.offset || last.offset != end.offset {
                let (start, end) = (EnglishTime.long(first.civil.date), EnglishTime.long(last.civil.date))
                let (from, until) = (first.civil.time.clockText, last.civil.time.clockText)
                lines.append(
                    (
                        tr("at home", as: "label"),
                        isUnsaid
                            ? "\(start) \(from) · \(home.id)"
                            : start == end
                                ? tr("\(start) \(from) to \(until) · \(home.id)", as: "date and two times")
                                : tr(
                                    "\(start) \(from) to \(end) \(until) · \(home.id)", as: "dates and times")
                    ))
            }
        }
        return lines
    }

    private static func days(
        _ page: ItemPage, _ start: CivilDate, _ end: CivilDate, _ words: (start: String, end: String)
    ) -> [(label: String, value: String)] {
        if page.activity.kind == .lodging {
            return [
                (words.start, EnglishTime.long(start)), (words.end, EnglishTime.long(end)),
                (tr("lasts", as: "label"), nights(page.activity.span.nights)),
            ]
        }
        let last = (try? end.adding(days: -1)) ?? start
        let count = start.days(until: end)
        let range =
            count == 1
            ? EnglishTime.long(start)
            : tr("\(EnglishTime.long(start)) to \(EnglishTime.long(last))", as: "from one date to another")
        return [
            (
                tr("on", as: "label"),
                range + " · \(count == 1 ? tr("the whole day") : tr("\(count) whole days"))"
            )
        ]
    }

    private static func nights(_ count: Int) -> String {
        (count == 1 ? tr("1 night") : tr("\(count) nights"))
    }

    /// `Fri 12 March 2027 17:00 +09:00 Asia/Tokyo (--from HND)`.
    private static func reading(_ end: ItemPage.End, _ origin: String?) -> String {
        guard let moment = end.moment else {
            return
                "\(end.text) · \(end.isFloating ? tr("no zone given") : tr("no zone database has this zone"))"
        }
        let zone = origin.map { " (\($0))" } ?? ""
        return "\(EnglishTime.long(moment.civil.date)) \(moment.civil.time.clockText) \(moment.offset) "
            + "\(moment.zone.id)\(zone)"
    }

    /// Returns the mark of an estimated end.
    private static func estimated(_ activity: Activity) -> String {
        activity.span.isEndEstimated ? " · " + ViewWords.estimated(activity.kind) : ""
    }

    private static func labels(of kind: ActivityKind) -> (start: String, end: String) {
        if kind.isTransport { return (tr("departs", as: "label"), tr("arrives", as: "label")) }
        return kind == .lodging
            ? (tr("check-in", as: "label"), tr("check-out", as: "label"))
            : (tr("starts", as: "label"), tr("ends", as: "label"))
    }

    /// What the value of a line names, so that it can lead there.
    package enum Subject: Hashable, Sendable {
        case organization
        case page
        case attachment(AttachmentID)
    }

    /// Returns every field but the times.
    package static func facts(_ page: ItemPage) -> [(label: String, value: String)] {
        lines(page).map { ($0.label, $0.value) }
    }

    /// Returns every field but the times, with what its value names.
    package static func lines(_ page: ItemPage) -> [(label: String, value: String, subject: Subject?)] {
        let activity = page.activity
        var facts: [(label: String, value: String, subject: Subject?)] = []
        func add(_ label: String, _ value: String?, _ subject: Subject? = nil) {
            if let value, !value.isEmpty { facts.append((label, value, subject)) }
        }
        let isRoute = activity.kind.isTransport || activity.destination != nil
        add(
            isRoute ? tr("from", as: "label") : tr("at", as: "label"),
            activity.place.map { ViewWords.place($0, of: activity.kind) })
        add(tr("to", as: "label"), activity.destination.map { ViewWords.place($0, of: activity.kind) })
        add(tr("number", as: "label"), activity.number)
        add(tr("carrier", as: "label"), activity.carrier)
        add(tr("confirmation", as: "label"), activity.confirmation)
        add(activity.kind == .lodging ? tr("room", as: "label") : tr("seat", as: "label"), activity.seat)
        add(tr("organization", as: "label"), page.organization?.name, .organization)
        add(
            tr("for", as: "label"),
            activity.participants.map { page.trip.traveller($0)?.name ?? String($0.text.prefix(8)) }
                .joined(separator: ", "))
        if let cost = activity.cost {
            let paid =
                switch activity.paid {
                case .unpaid: tr("not paid", as: "cost")
                case .deposit: tr("a deposit is paid")
                case .full: tr("paid", as: "cost")
                }
            var text = "\(cost) · \(paid)"
            if let night = page.costPerNight, activity.span.nights > 1 {
                text +=
                    night.isExact ? tr(" · \(night.value) a night") : tr(" · about \(night.value) a night")
            }
            add(tr("cost", as: "label"), text)
        }
        add(tr("page", as: "label"), activity.url, .page)
        for reminder in activity.reminders { add(tr("reminder", as: "label"), words(of: reminder)) }
        for line in activity.recurrence?.lines ?? [] { add(tr("repeats", as: "label"), line) }
        if page.changedOccurrences > 0 {
            let count = page.changedOccurrences
            add(tr("changed", as: "label"), count == 1 ? tr("1 occurrence") : tr("\(count) occurrences"))
        }
        add(
            tr("known by", as: "label"),
            page.booking.map { "\($0.rule.rawValue) (\($0.rule.confidence.rawValue))" })
        add(tr("traveller", as: "label"), page.booking?.traveller)
        if !page.otherUIDs.isEmpty { add(tr("UID", as: "label"), activity.uid.text) }
        for uid in page.otherUIDs { add(tr("also as", as: "label"), uid.text) }
        if activity.hidesPlace { add(tr("sharing", as: "label"), tr("its place is kept from others")) }
        add(tr("notes", as: "label"), ReadableText.of(activity.notes))
        for attachment in page.attachments {
            add(tr("attached", as: "label"), attachment.title, .attachment(attachment.id))
        }
        return facts
    }

    /// Returns `1 day before the start · Check in`.
    ///
    /// - Parameters:
    ///   - reminder: The reminder.
    ///   - ofTodo: Whether it belongs to a to-do, which is due and does not end.
    /// - Returns: The words.
    package static func words(of reminder: Reminder, ofTodo: Bool = false) -> String {
        let text = reminder.text.map { " · \($0)" } ?? ""
        switch reminder.trigger {
        case .at(let instant): return "\(instant)\(text)"
        case .relative(let days, let seconds, let end):
            var parts: [String] = []
            if days != 0 { parts.append((days.magnitude == 1 ? tr("1 day") : tr("\(days.magnitude) days"))) }
            if seconds != 0 {
                let length = Duration.seconds(seconds.magnitude)
                parts.append(
                    seconds.magnitude < 3_600 ? EnglishTime.length(length) : EnglishTime.hours(length))
            }
            let length =
                parts.count == 2 ? tr("\(parts[0]) and \(parts[1])", as: "length of time") : parts.first
            let isBefore = days < 0 || seconds < 0
            return phrase(length, isBefore: isBefore, end, ofTodo: ofTodo) + text
        }
    }

    /// Returns `1 day before the start`; without a length `at the start`.
    private static func phrase(
        _ length: String?, isBefore: Bool, _ end: Reminder.End, ofTodo: Bool
    ) -> String {
        guard let length else {
            if end == .start { return tr("at the start") }
            return ofTodo ? tr("at the time it is due") : tr("at the end")
        }
        if end == .start {
            return isBefore ? tr("\(length) before the start") : tr("\(length) after the start")
        }
        if ofTodo {
            return isBefore
                ? tr("\(length) before the time it is due") : tr("\(length) after the time it is due")
        }
        return isBefore ? tr("\(length) before the end") : tr("\(length) after the end")
    }
}
