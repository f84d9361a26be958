import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// Free time as text: a heading for each date and clock, then one line per gap.
///
/// Lines include the clocks of others. A date on which the clock changes has a heading for each of its
/// clocks: a time without its zone would be ambiguous.
enum FreeText {
    static func text(
        _ answer: FreeAnswer, _ name: String?, _ hourCycle: HourCycle, _ session: Session
    ) -> String {
        let style = session.style
        var facts = [name.map { Printable.line($0) }, answer.title].compactMap { $0 }
        facts += [
            tr("at least \(EnglishTime.length(answer.length))"),
            answer.waking.map { tr("awake \(FreeAnswer.hours($0))") } ?? tr("awake by their own hours"),
            session.rules,
        ]
        var text = style.marked(facts.joined(separator: " · "), .faint) + "\n"
        var heading = ""
        for gap in answer.gaps {
            let zone = answer.clock.zone(at: gap.lowerBound)
            let date = zone.civil(at: gap.lowerBound).date
            let next = style.marked(EnglishTime.long(date), .bold) + " · \(zone.id)\n"
            if next != heading {
                text += "\n" + next
                heading = next
            }
            text += "  \(line(gap, answer, hourCycle))\n"
        }
        if answer.gaps.isEmpty {
            let (first, last) = (answer.dates.first, answer.dates.last)
            text +=
                first == last
                ? tr("no such time on \(first)\n") : tr("no such time from \(first) to \(last)\n")
        }
        return text
    }

    private static func line(
        _ gap: Range<Instant>, _ answer: FreeAnswer, _ hours: HourCycle
    ) -> String {
        let (first, last) = (answer.clock.zone(at: gap.lowerBound), answer.clock.zone(before: gap.upperBound))
        let length = EnglishTime.length(gap.upperBound.duration(since: gap.lowerBound))
        let start = ZonedDateTime(gap.lowerBound, in: first)
        let own = span(start, ZonedDateTime(gap.upperBound, in: last), onDate: nil, hours)
        let elsewhere = answer.others.map { zone in
            let (from, until) = (
                ZonedDateTime(gap.lowerBound, in: zone), ZonedDateTime(gap.upperBound, in: zone)
            )
            return "\(span(from, until, onDate: start.civil.date, hours)) \(zone.id)"
        }
        let people = answer.people.map { person in
            let (from, until) = (
                person.clock.zone(at: gap.lowerBound), person.clock.zone(before: gap.upperBound)
            )
            let times = span(
                ZonedDateTime(gap.lowerBound, in: from), ZonedDateTime(gap.upperBound, in: until),
                onDate: start.civil.date, hours)
            return "\(Printable.line(person.name)) \(times) \(from.id)"
        }
        let change = first == last ? "" : " (\(last.id))"
        return ([own + change, length] + people + elsewhere).joined(separator: " · ")
    }

    /// Returns `08:00–10:30`, with offsets for repeated times.
    ///
    /// Dates are included where they differ from the heading's or from the start's.
    private static func span(
        _ start: ZonedDateTime, _ end: ZonedDateTime, onDate date: CivilDate?, _ hours: HourCycle
    ) -> String {
        let (from, until) = (start.civil, end.civil)
        let day = date.map { $0 == from.date ? "" : "\(EnglishTime.short(from.date)) " } ?? ""
        let isNext =
            until.date != from.date && !(until.time == .midnight && from.date.days(until: until.date) == 1)
        let last = isNext ? "\(EnglishTime.short(until.date)) " : ""
        let isMidnight = until.time == .midnight && !isNext
        let close = isMidnight && hours == .hours24 ? "24:00" : ViewWords.reading(end, hours)
        return "\(day)\(ViewWords.reading(start, hours))–\(last)\(close)"
    }
}
