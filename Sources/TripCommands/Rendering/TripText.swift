import CivilTime
import Rendering
import Scheduling
import TripStorage
import Trips

/// Trips as text: one line in a list, or a page with every activity.
enum TripText {
    /// One line: `Tokyo and California · 2027-03-08 to 2027-03-16 · 11 activities · home Europe/Berlin`.
    static func line(_ trip: TripDocument, _ style: TextStyle) -> String {
        let head = trip.head
        var parts = [style.marked(Printable.line(head.name), .bold)]
        switch (head.start, trip.lastDate) {
        case (let start?, let last?): parts.append(start == last ? start : "\(start) to \(last)")
        case (let start?, nil): parts.append("starts \(start)")
        case (nil, let last?): parts.append("ends \(last)")
        case (nil, nil): parts.append("no dates")
        }
        parts.append("\(trip.activities) \(trip.activities == 1 ? "activity" : "activities")")
        if let home = head.home { parts.append("home \(home)") }
        if head.archived { parts.append("archived") }
        if let id = head.id { parts.append(style.marked(String(id.prefix(8)), .faint)) }
        return parts.joined(separator: " · ")
    }

    /// One line for a trip of which nothing else can be told: `protected trip · since 2027-03-01 · 1a2b3c4d`.
    static func line(_ sealed: SealedTrip, _ style: TextStyle) -> String {
        style.marked("protected trip", .bold) + " · since \(sealed.sealedAt.description.prefix(10)) · "
            + style.marked(ProtectedTrip.shortID(sealed), .faint)
    }

    /// The page of a trip.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - itinerary: Its activities.
    ///   - attachments: How many attachments an activity has; those that are not named have none.
    ///   - style: How it is marked.
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
            let title = activity.title.isEmpty ? "(no title)" : Printable.line(activity.title)
            text += style.marked(title, .bold) + " · \(activity.kind.rawValue)"
            if activity.status != .confirmed { text += " · \(activity.status.rawValue)" }
            text += "\n  " + times(of: scheduled, itinerary) + "\n"
            for (label, value) in facts(of: activity) { text += "  \(label): \(Printable.line(value))\n" }
            if let count = attachments[activity.key] { text += "  attachments: \(count)\n" }
        }
        return text
    }

    private static func facts(of head: TripHead) -> [(label: String, value: String)] {
        var facts: [(String, String)] = []
        if let kind = head.kind { facts.append(("kind", kind)) }
        if let zone = head.zone { facts.append(("zone", zone)) }
        if !head.travellers.isEmpty {
            facts.append(("travellers", head.travellers.map(\.name).joined(separator: ", ")))
        }
        if !head.budget.isEmpty { facts.append(("budget", head.budget.joined(separator: ", "))) }
        if !head.countries.isEmpty { facts.append(("countries", head.countries.joined(separator: ", "))) }
        if !head.notes.isEmpty { facts.append(("notes", head.notes)) }
        return facts
    }

    private static func times(of scheduled: ScheduledActivity, _ itinerary: Itinerary) -> String {
        switch itinerary.span(of: scheduled, in: .place) {
        case .allDay(let start, let end):
            let last = (try? end.adding(days: -1)) ?? start
            let nights = scheduled.activity.span.nights
            let length =
                scheduled.activity.kind == .lodging ? " · \(nights) \(nights == 1 ? "night" : "nights")" : ""
            let until = scheduled.activity.kind == .lodging ? end : last
            return start == until ? "\(start)" : "\(start) to \(until)\(length)"
        case .timed(let start, let end):
            let length = EnglishTime.length(scheduled.duration)
            let note = scheduled.isFloating ? " · no zone given" : ""
            return "\(start) to \(end) · \(length)\(note)"
        }
    }

    private static func facts(of activity: Activity) -> [(label: String, value: String)] {
        var facts: [(String, String)] = []
        if let place = activity.place {
            facts.append((activity.destination == nil ? "at" : "from", place.nameWithCode))
        }
        if let destination = activity.destination { facts.append(("to", destination.nameWithCode)) }
        if let number = activity.number {
            let carrier = activity.carrier.flatMap { number.hasPrefix($0) ? nil : " (\($0))" } ?? ""
            facts.append(("number", number + carrier))
        } else if let carrier = activity.carrier {
            facts.append(("carrier", carrier))
        }
        if let confirmation = activity.confirmation { facts.append(("confirmation", confirmation)) }
        if let seat = activity.seat { facts.append(("seat", seat)) }
        if let cost = activity.cost {
            let paid = [PaidStatus.full: " · paid", .deposit: " · deposit paid"][activity.paid] ?? ""
            facts.append(("cost", cost.description + paid))
        }
        for line in activity.recurrence?.lines ?? [] {
            facts.append((line.hasPrefix("DURATION:") ? "each lasts" : "repeats", line))
        }
        return facts
    }
}
