import CivilTime
import Messages
import Rendering
import Scheduling
import Trips

/// Current and next activities as text, one line each.
enum NextText {
    static func text(
        _ answer: NextAnswer, _ shown: ShownWindow, _ hours: HourCycle, _ session: Session
    ) -> String {
        let words = ViewWords(shown.itinerary, view: shown.view, hours: hours, people: shown.peopleToName)
        let style = session.style
        let zone = words.clock.zone(at: answer.now)
        let home = shown.itinerary.home
        var facts = words.people.wearer == nil ? [] : [words.title]
        facts += [tr("now \(words.stamp(ZonedDateTime(answer.now, in: zone)))"), zone.id.name]
        if home.civil(at: answer.now) != zone.civil(at: answer.now) {
            facts.append(tr("\(words.stamp(ZonedDateTime(answer.now, in: home))) at home"))
        }
        facts.append(session.rules)
        var text = style.marked(facts.joined(separator: " · "), .faint) + "\n"
        for item in answer.current {
            text +=
                "  \(padded(tr("on now")))\(title(item.scheduled, words, style))\(times(item, words, isOn: true))\n"
        }
        for item in answer.coming {
            let length = EnglishTime.length(item.range.lowerBound.duration(since: answer.now))
            text +=
                "  \(padded(tr("in \(length)", as: "until something starts")))\(title(item.scheduled, words, style))\(times(item, words, isOn: false))\n"
        }
        if answer.coming.isEmpty { text += tr("  nothing comes in the next 366 days\n") }
        return text
    }

    private static func padded(_ text: String) -> String {
        text + DisplayWidth.padding(text, to: 21, atLeast: 2)
    }

    /// Returns the title, with the participants unless they are all: `Bridge climb · Zoe`.
    private static func title(
        _ scheduled: ScheduledActivity, _ words: ViewWords, _ style: TextStyle
    ) -> String {
        let activity = scheduled.activity
        let title = style.marked(ViewWords.isolatedTitle(of: activity), ViewWords.mark(of: activity.kind))
        let sign = KindSign.text(activity.kind, style.signs)
        return ([sign + title] + [words.participants(of: activity)].compactMap(\.self)).joined(
            separator: " · ")
    }

    /// Returns the end of a current activity, else the start of a next one, with its zone.
    private static func times(_ item: NextAnswer.Item, _ words: ViewWords, isOn: Bool) -> String {
        switch words.itinerary.span(of: item.scheduled, in: words.view) {
        case .allDay(let start, let end) where item.hasUsualHours:
            let (from, until) = (UsualStayHours.checkIn, UsualStayHours.checkOut)
            return isOn
                ? tr(" · until \(EnglishTime.short(end)), check-out usually by \(words.hours.text(until))")
                : tr(" · \(EnglishTime.short(start)), check-in usually from \(words.hours.text(from))")
        case .allDay(let start, let end):
            let last = (try? end.adding(days: -1)) ?? start
            return isOn ? tr(" · up to \(EnglishTime.short(last))") : " · \(EnglishTime.short(start))"
        case .timed(let start, let end):
            return isOn
                ? tr(" · until \(words.stamp(end)), \(end.zone.id)")
                : " · \(words.stamp(start)), \(start.zone.id)"
        }
    }
}
