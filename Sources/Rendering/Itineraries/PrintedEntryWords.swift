import CivilTime
import Documents
import Messages
package import Scheduling
import Trips

/// The words for one entry of a printed itinerary.
package struct PrintedEntryWords {
    let words: ViewWords
    let showsCosts: Bool
    let showsCodes: Bool

    /// Makes the words of a view.
    package init(words: ViewWords, showsCosts: Bool, showsCodes: Bool) {
        (self.words, self.showsCosts, self.showsCodes) = (words, showsCosts, showsCodes)
    }

    /// Returns the words of an entry on a day.
    package func entry(_ entry: AgendaEntry, on day: AgendaDay) -> PrintedEntry {
        let activity = entry.scheduled.activity
        let isFirst = !entry.continuesFromBefore
        var details = words.details(of: entry, on: day)
        // A stay that continues is only named; its facts are on its first day.
        if isFirst {
            details += ends(of: entry.scheduled)
            details += facts(of: activity)
        }
        let status = activity.status == .cancelled ? " cancelled" : ""
        return PrintedEntry(
            times: words.times(of: entry, on: day), title: ViewWords.isolatedTitle(of: activity),
            details: details,
            kindClass: KindClass(activity.kind).rawValue + status)
    }

    // MARK: - Both clocks

    /// Departure and arrival, each on both clocks: `departs 17:00 on Fri 12 March in Tokyo, 00:00 in Los Angeles`.
    private func ends(of scheduled: ScheduledActivity) -> [String] {
        guard !scheduled.isAllDay, scheduled.activity.kind.isTransport,
            scheduled.startZone != scheduled.endZone
        else { return [] }
        return [
            tr(
                "departs \(reading(scheduled.start, in: scheduled.startZone, beside: scheduled.endZone))"),
            tr(
                "arrives \(reading(scheduled.end, in: scheduled.endZone, beside: scheduled.startZone))",
                as: "on both clocks"),
        ]
    }

    private func reading(_ instant: Instant, in zone: Zone, beside other: Zone) -> String {
        let own = ZonedDateTime(instant, in: zone)
        let there = ZonedDateTime(instant, in: other)
        let isSameDay = own.civil.date == there.civil.date
        return tr(
            "\(words.stamp(own)) in \(ViewWords.city(zone)), "
                + "\(isSameDay ? words.reading(there) : words.stamp(there)) in \(ViewWords.city(other))")
    }

    // MARK: - Where, what, how much

    /// The carrier and the number, or the number alone if it begins with the carrier.
    private static func booked(_ activity: Activity) -> String? {
        let parts = [activity.carrier, activity.number].compactMap { $0 }.filter { !$0.isEmpty }
        guard let carrier = parts.first else { return nil }
        let isSaid = parts.count == 2 && parts[1].hasPrefix(carrier)
        return isSaid ? parts[1] : parts.joined(separator: " ")
    }

    private func facts(of activity: Activity) -> [String] {
        var facts: [String] = []
        if let booked = PrintedEntryWords.booked(activity) { facts.append(shown(booked)) }
        if let place = activity.place.flatMap({ line(of: $0, activity.kind) }) {
            facts.append(
                activity.kind.isTransport
                    ? tr("from \(place)", as: "place") : tr("at \(place)", as: "place"))
        }
        if let place = activity.destination.flatMap({ line(of: $0, activity.kind) }) {
            facts.append(tr("to \(place)", as: "place"))
        }
        if showsCodes {
            if let code = activity.confirmation, !code.isEmpty {
                facts.append(tr("confirmation \(shown(code))"))
            }
            if let seat = activity.seat, !seat.isEmpty { facts.append(tr("seat \(shown(seat))")) }
        }
        if showsCosts, let cost = activity.cost { facts += costs(cost, activity) }
        if !activity.notes.isEmpty { facts.append(shown(ReadableText.of(activity.notes))) }
        return facts
    }

    private func line(of place: Place, _ kind: ActivityKind) -> String? {
        let text = ViewWords.place(place, of: kind)
        return text.isEmpty ? nil : shown(text)
    }

    private func costs(_ cost: Money, _ activity: Activity) -> [String] {
        let paid =
            switch activity.paid {
            case .unpaid: tr("not paid", as: "cost")
            case .deposit: tr("deposit paid", as: "cost")
            case .full: tr("paid", as: "cost")
            }
        let nights = activity.kind == .lodging ? activity.span.nights : 0
        guard nights > 1, let night = try? cost.perNight(nights, rounding: .halfEven) else {
            return ["\(cost), \(paid)"]
        }
        return [
            "\(cost), \(paid); "
                + (night.isExact ? tr("\(night.value) a night") : tr("about \(night.value) a night"))
        ]
    }

    /// A text from a file on one line, with its writing direction isolated.
    private func shown(_ text: String) -> String { DisplayText.isolated(Printable.line(text)) }
}
