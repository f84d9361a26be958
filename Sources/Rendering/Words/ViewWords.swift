package import CivilTime
import Messages
package import Scheduling
import Trips

/// The words for one view of a trip, the same in every agenda and picture.
package struct ViewWords: Sendable {
    package let itinerary: Itinerary
    package let view: AgendaView
    package let hours: HourCycle
    /// The persons, for a view of several.
    package let people: PartyWords
    /// The clock of the view's dates; the traveller's in the view `place`.
    package let clock: TravellerClock

    package init(
        _ itinerary: Itinerary, view: AgendaView, hours: HourCycle, people: PartyWords = PartyWords()
    ) {
        self.people = people
        self.itinerary = itinerary
        self.view = view
        self.hours = hours
        clock = ViewWords.clock(of: view, in: itinerary)
    }

    /// The clock of a view's dates; the traveller's in the view `place`.
    package static func clock(of view: AgendaView, in itinerary: Itinerary) -> TravellerClock {
        switch view {
        case .home: TravellerClock(zone: itinerary.home)
        case .zone(let zone): TravellerClock(zone: zone)
        case .person(let person): person.clock
        case .place, .traveller: itinerary.clock
        }
    }

    /// The name of the view in a heading.
    package var title: String { ViewWords.title(of: view, wearer: people.wearer) }

    /// The name of a view in a heading; with several travellers, the owner of the clock by name.
    package static func title(of view: AgendaView, wearer: String? = nil) -> String {
        switch view {
        case .place: tr("clock of each place")
        case .traveller: wearer.map { tr("\(Printable.line($0))'s clock") } ?? tr("traveller's clock")
        case .home: tr("clock at home")
        case .zone(let zone): tr("clock of \(zone.id)")
        case .person(let person): tr("clock of \(Printable.line(person.member.name))")
        }
    }

    // MARK: - Days

    /// The zones of the clock on the day, in order; none in the view `place`.
    package func zones(of day: AgendaDay) -> [Zone] {
        if case .place = view { return [] }
        let starts = day.stretches.map { ($0.lowerBound, clock.zone(at: $0.lowerBound)) }
        let changes = day.clockChanges.map { ($0.instant, $0.after) }
        var zones: [Zone] = []
        for (_, zone) in (starts + changes).sorted(by: { $0.0 < $1.0 }) where zones.last != zone {
            zones.append(zone)
        }
        return zones
    }

    /// The facts about a day, after its date: its zones, and whether it is skipped, repeated, short or long.
    package func facts(of day: AgendaDay) -> [String] {
        let zones = zones(of: day).map(\.id.name)
        if day.isSkipped { return [tr("does not come on this clock")] }
        let all = zones.dropFirst().reduce(zones.first) { first, next in
            first.map { tr("\($0), then \(next)", as: "zones of a day") }
        }
        return [all].compactMap(\.self) + assumptions(of: day) + oddities(of: day)
    }

    /// The evidence of the traveller's place on a day, if no transport leads there: `assumed from Hotel Alta Mira`.
    private func assumptions(of day: AgendaDay) -> [String] {
        guard view.followsTheTraveller else { return [] }
        var titles: [String] = []
        for stretch in day.stretches.flatMap({ clock.stretches(touching: $0) }) {
            guard let title = assumedFrom(stretch.evidence, at: stretch.range.lowerBound),
                !titles.contains(title)
            else { continue }
            titles.append(title)
        }
        return titles.isEmpty ? [] : [tr("assumed from \(titles.joined(separator: ", "))")]
    }

    /// The title of the stay or activity that is the evidence of the traveller's place.
    package func assumedFrom(_ evidence: ClockEvidence, at instant: Instant) -> String? {
        guard evidence.isAssumed else { return nil }
        return itinerary.activity(for: evidence, at: instant)
            .map { ViewWords.isolatedTitle(of: $0.activity) }
    }

    /// Whether a day is repeated, and its length if that is not 24 hours.
    package func oddities(of day: AgendaDay) -> [String] {
        var facts: [String] = []
        if day.isRepeated {
            facts.append(
                day.stretches.count == 2 ? tr("comes twice") : tr("comes \(day.stretches.count) times"))
        }
        if day.stretches.isEmpty, !day.isSkipped {
            facts.append(
                day.date > Instant.earliest.utc.date
                    ? tr("no times: the last instant is \(Instant.latest)")
                    : tr("no times: the first instant is \(Instant.earliest)"))
        } else if day.length != .seconds(86_400) {
            facts.append(tr("\(EnglishTime.hours(day.length)) long"))
        }
        return facts
    }

    /// `clock: Asia/Tokyo to America/Los_Angeles, back 17 h: 10:05 on Fri 12 March`.
    package func change(_ change: ClockChange) -> String {
        let local = ZonedDateTime(change.instant, in: change.after)
        let text = tr(
            "clock: \(change.before.id) to \(change.after.id), \(ViewWords.shift(change.shift)): \(stamp(local))"
        )
        let title = assumedFrom(change.evidence, at: change.instant)
        return title.map { tr("\(text), assumed from \($0)") } ?? text
    }

    /// The change of a clock: `back 17 h`.
    package static func shift(_ shift: Duration) -> String {
        shift == .zero
            ? tr("the same time")
            : shift < .zero
                ? tr("back \(EnglishTime.length(.zero - shift))") : tr("forward \(EnglishTime.length(shift))")
    }

    /// `10:05`; with the offset if the zone shows that reading twice on the date: `01:30 -04`.
    package func reading(_ time: ZonedDateTime) -> String { ViewWords.reading(time, hours) }

    /// The same in a given hour cycle.
    package static func reading(_ time: ZonedDateTime, _ hours: HourCycle) -> String {
        let text = hours.text(time.civil.time)
        guard case .repeated = time.zone.mapping(of: time.civil).resolution else { return text }
        return "\(text) \(DayLabels.short(time.offset))"
    }

    /// `10:05 on Fri 12 March`, with the offset if the zone shows that reading twice.
    package func stamp(_ time: ZonedDateTime) -> String {
        tr("\(reading(time)) on \(EnglishTime.short(time.civil.date))")
    }

    /// The city of a zone: `Los Angeles`, `Berlin`, `UTC`.
    package static func city(_ zone: Zone) -> String {
        let last = zone.id.name.split(separator: "/").last.map(String.init) ?? zone.id.name
        return Printable.line(last.map { $0 == "_" ? " " : String($0) }.joined())
    }

    /// The index of an hour in a list of night, morning and evening, and day.
    static func lightOrder(_ time: TimeOfDay) -> Int {
        switch WorldStrip.Light(at: time) {
        case .night: 0
        case .edge: 1
        case .day: 2
        }
    }
}
