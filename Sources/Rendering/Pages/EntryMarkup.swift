import CivilTime
import Messages
import Scheduling
import Trips

/// Entries as HTML, the same on every page.
enum EntryMarkup {
    /// The classes of an entry: its kind, and whether it is cancelled.
    static func classes(of activity: Activity) -> String {
        let kind = KindClass(activity.kind).rawValue
        return activity.status == .cancelled ? "\(kind) cancelled" : kind
    }

    /// The time, the title and the details, as markup on one line.
    static func line(_ entry: AgendaEntry, on day: AgendaDay, _ words: ViewWords) -> String {
        let details = words.details(of: entry, on: day)
        let parts = [times(of: entry, on: day, words), title(of: entry.scheduled.activity)]
        return parts.filter { !$0.isEmpty }.joined(separator: " ") + detail(details)
    }

    static func detail(_ details: [String]) -> String {
        details.isEmpty
            ? "" : " " + Markup.inline("span", ["class": "detail"], "· " + details.joined(separator: " · "))
    }

    /// The title in an element that isolates its writing direction.
    static func title(of activity: Activity) -> String {
        Markup.inline("bdi", ["class": "title"], ViewWords.title(of: activity))
    }

    private static func times(of entry: AgendaEntry, on day: AgendaDay, _ words: ViewWords) -> String {
        let text = words.times(of: entry, on: day)
        guard case .timed(let start, _) = entry.span else { return Markup.escaped(text) }
        return Markup.inline("time", ["datetime": start.rfc3339], text)
    }

    /// A list of entries, as far as there is room; the last item counts the rest.
    static func list(
        _ entries: [AgendaEntry], on day: AgendaDay, _ words: ViewWords, most: Int, to markup: inout Markup
    ) {
        guard !entries.isEmpty else { return }
        markup.element("ul") { list in
            for entry in entries.prefix(most) {
                list.element(
                    "li", ["class": classes(of: entry.scheduled.activity)],
                    markup: line(entry, on: day, words))
            }
            if entries.count > most {
                list.element("li", ["class": "detail"], text: tr("+\(entries.count - most) more"))
            }
        }
    }
}

extension ZonedDateTime {
    /// The time with its offset, `2027-03-12T17:00:00+09:00`, for HTML's `datetime`.
    ///
    /// HTML has offsets of whole minutes only; for any other, the instant is written in UTC.
    var rfc3339: String {
        if offset.totalSeconds % 60 != 0 { return instant.description }
        return String(description.prefix { $0 != "[" })
    }
}
