import CivilTime
import Messages
import Rendering
import Scheduling
import Trips

/// An agenda as text: a heading for each day with the clock in force, then a line for each thing that is on.
struct AgendaText: Sendable {
    private let agenda: Agenda
    private let itinerary: Itinerary
    private let name: String?
    private let session: Session
    private let words: ViewWords
    private var style: TextStyle { session.style }
    /// The columns before a title: two, and as many as two times need.
    private var margin: Int { words.hours == .hours12 ? 21 : 15 }
    private var indent: String { String(repeating: " ", count: margin) }

    /// Where each group of persons is, where there are several.
    private let party: Party?

    init(_ agenda: Agenda, of shown: ShownWindow, name: String?, hours: HourCycle, _ session: Session) {
        self.agenda = agenda
        itinerary = shown.itinerary
        let people = shown.peopleToName
        party = people.isEmpty || !agenda.view.followsTheTraveller ? nil : shown.party
        self.name = name
        self.session = session
        words = ViewWords(itinerary, view: agenda.view, hours: hours, people: people)
    }

    var text: String {
        var facts = [name.map { Printable.line($0) }, ViewWords.title(of: agenda.view)].compactMap { $0 }
        facts += [tr("home \(itinerary.home.id)"), session.rules]
        var text = style.marked(facts.joined(separator: " · "), .faint) + "\n"
        var isEmpty = true
        for day in agenda.days where isTold(day) {
            text += "\n" + heading(day) + "\n"
            if let places = places(on: day) { text += "  " + style.marked(places, .cyan) + "\n" }
            for row in rows(of: day) { text += row + "\n" }
            isEmpty = false
        }
        if isEmpty, let first = agenda.days.first, let last = agenda.days.last {
            text +=
                first.date == last.date
                ? tr("nothing on \(first.date)\n") : tr("nothing from \(first.date) to \(last.date)\n")
        }
        return text
    }

    /// Whether there is anything to say of a day; the date of an arrival can have nothing but the change of the clock.
    private func isTold(_ day: AgendaDay) -> Bool {
        if !day.entries.isEmpty || day.isSkipped || day.isRepeated { return true }
        guard case .traveller = agenda.view else { return false }
        return !day.clockChanges.isEmpty
    }

    private func heading(_ day: AgendaDay) -> String {
        ([style.marked(EnglishTime.long(day.date), .bold)] + words.facts(of: day)).joined(separator: " · ")
    }

    /// The most groups of persons whose places are told.
    private static let mostGroups = 12

    /// `Ada, Ben: Auckland · Cleo, Dan: Berlin, then Dubai`, where not everybody is in the same place.
    private func places(on day: AgendaDay) -> String? {
        guard let party, (2...AgendaText.mostGroups).contains(party.groups.count) else { return nil }
        var order: [[String]] = []
        var names: [[String]: [String]] = [:]
        for group in party.groups {
            let cities = cities(of: group.itinerary, on: day.date)
            if names[cities] == nil { order.append(cities) }
            names[cities, default: []] += group.members.map { Printable.line($0.name) }
        }
        guard order.count > 1 else { return nil }
        return order.map { cities in
            let said = cities.dropFirst().reduce(cities.first ?? tr("nowhere")) { first, next in
                tr("\(first), then \(next)", as: "places of a day")
            }
            return "\((names[cities] ?? []).joined(separator: ", ")): \(said)"
        }.joined(separator: " · ")
    }

    /// Where somebody is on a date; the way where they are nowhere else.
    private func cities(of itinerary: Itinerary, on date: CivilDate) -> [String] {
        let places = Whereabouts.places(of: itinerary, on: date)
        let onGround = places.filter { if case .transit = $0.location { false } else { true } }
        let told = onGround.isEmpty ? places : onGround
        return told.map(PlaceWords.city).reduce(into: []) { cities, city in
            if cities.last != city { cities.append(city) }
        }
    }

    /// What is on, with the changes of the clock where they fall.
    private func rows(of day: AgendaDay) -> [String] {
        var rows: [(instant: Instant, order: Int, text: String)] = []
        for (order, entry) in day.entries.enumerated() {
            rows.append((moment(of: entry, on: day), order, self.entry(entry, on: day)))
        }
        if case .traveller = agenda.view {
            for change in day.clockChanges {
                let text = style.marked(indent + words.change(change), .cyan)
                rows.append((change.instant, day.entries.count, text))
            }
            rows.sort { ($0.instant, $0.order) < ($1.instant, $1.order) }
        }
        return rows.map(\.text)
    }

    /// When an entry has its place among the others: where it begins, and first what continues from before.
    ///
    /// On a date that comes again, what came meanwhile follows what stands before it: a landing where it lands.
    private func moment(of entry: AgendaEntry, on day: AgendaDay) -> Instant {
        guard entry.isAllDay || entry.continuesFromBefore else { return entry.scheduled.start }
        guard !entry.isAllDay, entry.pass > 1, entry.pass <= day.stretches.count else { return .earliest }
        return day.stretches[entry.pass - 1].lowerBound
    }

    private func entry(_ entry: AgendaEntry, on day: AgendaDay) -> String {
        let activity = entry.scheduled.activity
        let title = ViewWords.isolatedTitle(of: activity)
        let details = words.details(of: entry, on: day)
        let time = words.times(of: entry, on: day)
        let padding = DisplayWidth.padding(time, to: margin - 2, atLeast: 1)
        let line = "  \(time)\(padding)\(style.marked(title, ViewWords.mark(of: activity.kind)))"
        guard !details.isEmpty else { return line }
        let text = details.joined(separator: " · ")
        let columns = [title, text].map { DisplayWidth.columns(of: $0) }
        if margin + columns[0] + 3 + columns[1] <= style.columns ?? 100 {
            return line + " " + style.marked("· " + text, .faint)
        }
        return line + "\n" + indent + style.marked(text, .faint)
    }
}
