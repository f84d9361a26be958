public import CivilTime
import Messages
public import Scheduling
public import Trips

/// A trip for printing or mailing: day by day on one clock, in Markdown and in HTML.
///
/// Days without entries are left out. A transport shows both ends on both clocks. Titles, notes and places are
/// escaped: none becomes a heading, a link or an element.
///
/// ```swift
/// let printed = PrintedItinerary(of: trip, setting, showsCosts: true)
/// printed.markdown  // # Itinerary…
/// printed.html      // <!DOCTYPE html>…
/// ```
public struct PrintedItinerary: Hashable, Sendable {
    private let setting: PictureSetting
    private let days: [PrintedDay]
    private let clock: String

    /// Lays out the days.
    ///
    /// - Parameters:
    ///   - itinerary: The activities.
    ///   - setting: The settings: the name of the trip, and the hour cycle.
    ///   - view: The clock of the days and hours.
    ///   - showsCosts: Whether costs and payments are shown.
    ///   - showsCodes: Whether confirmation codes and seats are shown; they allow to manage bookings.
    ///   - isPrinted: Whether an activity is printed on a date; by default all are.
    public init(
        of itinerary: Itinerary, _ setting: PictureSetting, view: AgendaView = .traveller, showsCosts: Bool,
        showsCodes: Bool = true, where isPrinted: (Activity, CivilDate) -> Bool = { _, _ in true }
    ) {
        self.setting = setting
        let home = itinerary.home.id.name
        clock =
            switch view {
            case .traveller:
                setting.people.wearer.map {
                    tr(
                        "Times are those of the places, dates those of \(Printable.line($0)), home is \(home)."
                    )
                } ?? tr("Times are those of the places, home is \(home).")
            case .place: tr("Times are those of the places, home is \(home).")
            case .home: tr("Times are those at home, \(home).")
            case .person(let person):
                tr("Times are those of \(Printable.line(person.member.name)), home is \(home).")
            case .zone(let zone): tr("Times are those of \(zone.id.name), home is \(home).")
            }
        let words = ViewWords(itinerary, view: view, hours: setting.hourCycle, people: setting.people)
        let entries = PrintedEntryWords(words: words, showsCosts: showsCosts, showsCodes: showsCodes)
        let agenda = Self.dates(of: itinerary).map { Agenda(itinerary, view: view, dates: $0) }
        days = (agenda?.days ?? []).compactMap { day in
            let printed = day.entries.filter { isPrinted($0.scheduled.activity, day.date) }
            guard !printed.isEmpty else { return nil }
            return PrintedDay(
                title: EnglishTime.long(day.date),
                facts: words.facts(of: day) + [words.people.places[day.date]].compactMap(\.self),
                changes: day.clockChanges.map(words.change),
                entries: printed.map { entries.entry($0, on: day) })
        }
    }

    /// From the first day of any activity to the day after the last.
    private static func dates(of itinerary: Itinerary) -> Range<CivilDate>? {
        let clock = itinerary.clock
        var first: CivilDate?
        var last: CivilDate?
        for scheduled in itinerary.activities {
            let from =
                scheduled.isAllDay
                ? scheduled.activity.span.startDate : clock.date(at: scheduled.range.lowerBound)
            let until =
                scheduled.isAllDay
                ? scheduled.activity.span.endDate : clock.date(at: scheduled.range.upperBound)
            first = min(first ?? from, from)
            last = max(last ?? until, until)
        }
        // The chosen clock can show the day before the departure, and clocks can be a day apart.
        guard let first, let last, let start = try? first.adding(days: -2),
            let end = try? last.adding(days: 3)
        else { return nil }
        return start..<end
    }

    // MARK: - Markdown

    /// The itinerary as Markdown (CommonMark).
    public var markdown: String {
        var lines = ["# " + MarkdownText.escaped(setting.name ?? tr("Itinerary")), ""]
        lines.append(MarkdownText.escaped(clock))
        for day in days {
            lines += ["", "## " + MarkdownText.escaped(day.title)]
            let facts = day.facts + day.changes
            if !facts.isEmpty { lines += ["", MarkdownText.escaped(facts.joined(separator: " · "))] }
            lines.append("")
            for entry in day.entries {
                lines.append(
                    "- **\(MarkdownText.escaped(entry.times))** \(MarkdownText.escaped(entry.title))")
                lines += entry.details.map { "  - " + MarkdownText.escaped($0) }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: - HTML

    /// The itinerary as a self-contained HTML page, in light and dark and for printing.
    public var html: String {
        HTMLPage.sheet(titled: setting.name.map { Printable.line($0) } ?? tr("Itinerary"), facts: clock) {
            body in
            for day in days {
                body.element("section") { section in
                    section.element("h2", text: day.title)
                    let facts = day.facts + day.changes
                    if !facts.isEmpty {
                        section.element("p", ["class": "facts"], text: facts.joined(separator: " · "))
                    }
                    section.element("ul") { list in
                        for entry in day.entries { Self.write(entry, to: &list) }
                    }
                }
            }
        }
    }

    private static func write(_ entry: PrintedEntry, to list: inout Markup) {
        list.element("li", ["class": entry.kindClass]) { item in
            item.element(
                "p",
                markup: Markup.inline("span", ["class": "clock"], entry.times) + " "
                    + Markup.inline("span", ["class": "title"], entry.title))
            for detail in entry.details { item.element("p", ["class": "detail"], text: detail) }
        }
    }
}

/// A day with its entries, as words.
struct PrintedDay: Hashable, Sendable {
    let title: String
    let facts: [String]
    let changes: [String]
    let entries: [PrintedEntry]
}

/// An entry of a day, as words.
package struct PrintedEntry: Hashable, Sendable {
    package let times: String
    package let title: String
    package let details: [String]
    package let kindClass: String
}
