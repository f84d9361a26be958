import CivilTime
import Messages
import Rendering
import Scheduling
import TripStorage
import TripWorkflows
import Trips

/// Trips as text: one line in a list, or a page with every activity.
enum TripText {
    /// One line: `Tokyo and California · 2027-03-08 to 2027-03-16 · 11 activities · home Europe/Berlin`.
    static func line(_ trip: TripDocument, _ style: TextStyle) -> String {
        let head = trip.head
        let facts = TripFacts(
            start: head.start, last: trip.lastDate, activities: trip.activities, home: head.home,
            isArchived: head.archived)
        var parts = [style.marked(Printable.line(head.name), .bold)] + facts.words
        if let id = head.id { parts.append(style.marked(String(id.prefix(8)), .faint)) }
        return parts.joined(separator: " · ")
    }

    /// Returns the line of a sealed trip: `protected trip · since 2027-03-01 · 1a2b3c4d`.
    static func line(_ sealed: SealedTrip, _ style: TextStyle) -> String {
        style.marked(tr("protected trip"), .bold)
            + tr(" · since \(sealed.sealedAt.description.prefix(10)) · ")
            + style.marked(ProtectedTrip.shortID(sealed), .faint)
    }

    /// Returns the page of a trip.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - itinerary: Its activities.
    ///   - attachments: The number of attachments by activity; others have none.
    ///   - style: The style of the text.
    /// - Returns: The page, with a line end behind each line.
    static func page(
        _ trip: TripDocument, _ itinerary: Itinerary, attachments: [ActivityKey: Int] = [:],
        _ style: TextStyle
    ) -> String {
        var text = line(trip, style) + "\n"
        for (label, value) in facts(of: trip.head) { text += "  \(label): \(Printable.line(value))\n" }
        text += "\n"
        for scheduled in itinerary.activities {
            let activity = scheduled.activity
            let title = activity.title.isEmpty ? tr("(no title)") : Printable.line(activity.title)
            text += style.marked(title, .bold) + " · \(activity.kind.word)"
            if activity.status != .confirmed { text += " · \(activity.status.word)" }
            text += "\n  " + times(of: scheduled, itinerary) + "\n"
            for (label, value) in facts(of: activity) { text += "  \(label): \(Printable.line(value))\n" }
            if let count = attachments[activity.key] { text += tr("  attachments: \(count)\n") }
        }
        return text
    }

    private static func facts(of head: TripHead) -> [(label: String, value: String)] {
        var facts: [(String, String)] = []
        if let kind = head.kind {
            facts.append((tr("kind", as: "label"), TripKind(rawValue: kind)?.word ?? kind))
        }
        if let zone = head.zone { facts.append((tr("zone", as: "label"), zone)) }
        if !head.travellers.isEmpty {
            facts.append((tr("travellers", as: "label"), head.travellers.map(\.name).joined(separator: ", ")))
        }
        if !head.budget.isEmpty {
            facts.append((tr("budget", as: "label"), head.budget.joined(separator: ", ")))
        }
        if !head.countries.isEmpty {
            facts.append((tr("countries", as: "label"), head.countries.joined(separator: ", ")))
        }
        if !head.notes.isEmpty { facts.append((tr("notes", as: "label"), head.notes)) }
        return facts
    }

    private static func times(of scheduled: ScheduledActivity, _ itinerary: Itinerary) -> String {
        switch itinerary.span(of: scheduled, in: .place) {
        case .allDay(let start, let end):
            let last = (try? end.adding(days: -1)) ?? start
            let nights = scheduled.activity.span.nights
            let length =
                scheduled.activity.kind == .lodging
                ? " · \(nights == 1 ? tr("1 night") : tr("\(nights) nights"))" : ""
            let until = scheduled.activity.kind == .lodging ? end : last
            return start == until
                ? EnglishTime.long(start) : "\(EnglishTime.long(start)) – \(EnglishTime.long(until))\(length)"
        case .timed(let start, let end):
            let zones =
                start.zone == end.zone
                ? start.zone.id.name
                : tr("\(start.zone.id) to \(end.zone.id)", as: "from one zone to another")
            let until = ViewWords.reading(end, .hours24)
            let isOneDate = start.civil.date == end.civil.date
            let last = isOneDate ? "–\(until)" : " – \(EnglishTime.long(end.civil.date)) \(until)"
            let parts = [
                "\(EnglishTime.long(start.civil.date)) \(ViewWords.reading(start, .hours24))\(last)", zones,
                EnglishTime.length(scheduled.duration), scheduled.isFloating ? tr("no zone given") : nil,
            ]
            return parts.compactMap(\.self).joined(separator: " · ")
        }
    }

    private static func facts(of activity: Activity) -> [(label: String, value: String)] {
        var facts: [(String, String)] = []
        if let place = activity.place {
            facts.append(
                (
                    activity.destination == nil ? tr("at", as: "label") : tr("from", as: "label"),
                    place.nameWithCode
                ))
        }
        if let destination = activity.destination {
            facts.append((tr("to", as: "label"), destination.nameWithCode))
        }
        if let number = activity.number {
            let carrier = activity.carrier.flatMap { number.hasPrefix($0) ? nil : " (\($0))" } ?? ""
            facts.append((tr("number", as: "label"), number + carrier))
        } else if let carrier = activity.carrier {
            facts.append((tr("carrier", as: "label"), carrier))
        }
        if let confirmation = activity.confirmation {
            facts.append((tr("confirmation", as: "label"), confirmation))
        }
        if let seat = activity.seat { facts.append((tr("seat", as: "label"), seat)) }
        if let cost = activity.cost {
            let paid =
                [
                    PaidStatus.full: " · " + tr("paid", as: "cost"),
                    .deposit: " · " + tr("deposit paid", as: "cost"),
                ][activity.paid] ?? ""
            facts.append((tr("cost", as: "label"), cost.description + paid))
        }
        for line in activity.recurrence?.lines ?? [] {
            facts.append(
                (
                    line.hasPrefix("DURATION:") ? tr("each lasts", as: "label") : tr("repeats", as: "label"),
                    line
                ))
        }
        return facts
    }
}
