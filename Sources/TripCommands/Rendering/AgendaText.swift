import CivilTime
import Messages
import Rendering
import Scheduling
import Trips

/// An agenda as text: for each day a heading with the clock, then one line per activity.
struct AgendaText: Sendable {
    private let agenda: Agenda
    private let itinerary: Itinerary
    private let name: String?
    private let session: Session
    private let words: ViewWords
    private var style: TextStyle { session.style }
    /// The columns before a title: two, and those of two times.
    private var margin: Int { words.hours == .hours12 ? 21 : 15 }
    private var indent: String { String(repeating: " ", count: margin) }

    init(_ agenda: Agenda, of shown: ShownWindow, name: String?, hours: HourCycle, _ session: Session) {
        self.agenda = agenda
        itinerary = shown.itinerary
        self.name = name
        self.session = session
        words = ViewWords(itinerary, view: agenda.view, hours: hours, people: shown.peopleToName)
    }

    var text: String {
        var facts = [name.map { Printable.line($0) }, words.title]
            .compactMap { $0 }
        facts += [tr("home \(itinerary.home.id)"), session.rules]
        var text = style.marked(facts.joined(separator: " · "), .faint) + "\n"
        var isEmpty = true
        for day in agenda.days where words.isTold(day) {
            text += "\n" + heading(day) + "\n"
            if let places = words.people.places[day.date] {
                text += "  " + style.marked(places, .jump) + "\n"
            }
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

    private func heading(_ day: AgendaDay) -> String {
        ([style.marked(EnglishTime.long(day.date), .bold)] + words.facts(of: day)).joined(separator: " · ")
    }

    /// Returns the activities, with changes of the clock in their places.
    private func rows(of day: AgendaDay) -> [String] {
        words.rows(of: day).map { row in
            switch row {
            case .entry(let entry): self.entry(entry, on: day)
            case .change(let change): style.marked(indent + words.change(change), .jump)
            }
        }
    }

    private func entry(_ entry: AgendaEntry, on day: AgendaDay) -> String {
        let activity = entry.scheduled.activity
        let title = ViewWords.isolatedTitle(of: activity)
        let details = words.details(of: entry, on: day)
        let time = words.times(of: entry, on: day)
        let padding = DisplayWidth.padding(time, to: margin - 2, atLeast: 1)
        let sign = KindSign.text(activity.kind, style.signs)
        let line = "  \(time)\(padding)\(sign)\(style.marked(title, ViewWords.mark(of: activity.kind)))"
        guard !details.isEmpty else { return line }
        let text = details.joined(separator: " · ")
        let columns = [title, text].map { DisplayWidth.columns(of: $0) }
        let margin = margin + DisplayWidth.columns(of: sign)
        if margin + columns[0] + 3 + columns[1] <= style.columns ?? 100 {
            return line + " " + style.marked("· " + text, .faint)
        }
        return line + "\n" + String(repeating: " ", count: margin) + style.marked(text, .faint)
    }
}
