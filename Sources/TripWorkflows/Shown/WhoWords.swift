import CivilTime
import Messages
package import Rendering
package import Scheduling
import Trips

/// The words of where everybody is at a moment: a row for all who share one.
package struct WhoWords: Sendable {
    private let answer: WhoAnswer
    private let hours: HourCycle

    /// Makes the words of an answer.
    package init(_ answer: WhoAnswer, _ hours: HourCycle) { (self.answer, self.hours) = (answer, hours) }

    /// The headings of the columns, after that of the names.
    package static var heads: [String] {
        [tr("clock"), tr("where"), tr("until"), tr("awake"), tr("doing")]
    }

    /// `at 07:45 on Sun 28 March in UTC`.
    package var asked: String {
        tr("at \(stamp(answer.asked)) in \(answer.asked.zone.id)", as: "zone")
    }

    /// The cells of each row: the names, and a cell for each heading.
    package var rows: [[String]] {
        // Persons with the same place and activities share a row.
        var order: [[String]] = []
        var names: [[String]: [String]] = [:]
        for row in answer.rows {
            guard let here = row.moments.first else { continue }
            for member in row.members.isEmpty ? [nil] : row.members.map(Optional.some) {
                let cells = self.cells(here, member)
                if names[cells] == nil { order.append(cells) }
                names[cells, default: []].append(name(member))
            }
        }
        return order.map { [WhoWords.list(names[$0] ?? [])] + $0 }
    }

    /// The places and activities of persons over a date.
    package struct Day: Hashable, Sendable {
        /// Their names.
        package internal(set) var names: String
        /// `awake 07:00 to 23:00`.
        package let awake: String
        /// The times, each with a place or an activity.
        package let lines: [Line]
    }

    /// A place from a time on, or an activity.
    package struct Line: Hashable, Sendable {
        package let time: String
        package let text: String
    }

    /// What is said of a date that their clock skips.
    package static var skipped: String { tr("this date does not come on their clock") }

    /// The answer over a date: those who do the same are together.
    package var days: [Day] {
        var days: [Day] = []
        var names: [Day: [String]] = [:]
        for row in answer.rows {
            for member in row.members.isEmpty ? [nil] : row.members.map(Optional.some) {
                let day = Day(
                    names: "", awake: tr("awake \(member?.awake ?? .usual)"), lines: lines(of: row))
                if names[day] == nil { days.append(day) }
                names[day, default: []].append(name(member))
            }
        }
        return days.map { day in
            var named = day
            named.names = WhoWords.list(names[day] ?? [])
            return named
        }
    }

    private func lines(of row: WhoAnswer.Row) -> [Line] {
        var lines = row.moments.map { here in
            (
                here.local.instant,
                Line(
                    time: reading(here.local),
                    text: "\(PlaceWords.place(of: here)) · \(here.local.zone.id)")
            )
        }
        for scheduled in row.doing {
            guard
                let here = row.moments.last(where: { $0.local.instant <= scheduled.start })
                    ?? row.moments.first
            else { continue }
            let ends = [scheduled.start, scheduled.end].map { ZonedDateTime($0, in: here.local.zone) }
            let title = ViewWords.isolatedTitle(of: scheduled.activity)
            lines.append(
                (
                    scheduled.start,
                    Line(time: reading(ends[0]), text: tr("\(title) · until \(reading(ends[1]))"))
                ))
        }
        // At one moment the place comes first.
        return lines.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
            .map(\.element.1)
    }

    private func cells(_ here: Whereabouts, _ member: PartyMember?) -> [String] {
        let awake = here.isAwake(by: member?.awake ?? .usual).map { $0 ? tr("yes") : tr("no") } ?? "–"
        var clock = "\(EnglishTime.weekday(here.local.civil.date)) \(reading(here.local))"
        if case .transit = here.location { clock = tr("in transit") }
        return [
            clock, PlaceWords.place(of: here),
            here.until.map { "\(EnglishTime.short($0.civil.date)) \(reading($0))" } ?? "–",
            awake, doing(here),
        ]
    }

    private func reading(_ time: ZonedDateTime) -> String { ViewWords.reading(time, hours) }

    /// Returns the moment of a departure, with its date if it differs.
    private func departure(of ride: ScheduledActivity, _ here: Whereabouts) -> String {
        let left = ZonedDateTime(ride.start, in: ride.startZone)
        let isPlain = left.civil.date == here.date && ride.endZone.civil(at: ride.end).date >= here.date
        return isPlain ? reading(left) : stamp(left)
    }

    private func doing(_ here: Whereabouts) -> String {
        if case .transit(let ride) = here.location {
            let rest = EnglishTime.length(ride.end.duration(since: here.local.instant))
            return tr("left \(departure(of: ride, here)) · arrives in \(rest)")
        }
        return here.doing.prefix(3).map { ViewWords.isolatedTitle(of: $0.activity) }.joined(separator: ", ")
    }

    private func stamp(_ time: ZonedDateTime) -> String {
        tr("\(reading(time)) on \(EnglishTime.short(time.civil.date))")
    }

    /// The unique name of a person; of nobody in particular, `you`.
    package func name(_ member: PartyMember?) -> String {
        member.map { answer.names[$0.id] ?? Printable.line($0.name) } ?? tr("you")
    }

    /// The names, at most six of them.
    package static func list(_ names: [String]) -> String {
        let shown = names.prefix(6).joined(separator: ", ")
        return names.count > 6 ? shown + tr(" and \(names.count - 6) more") : shown
    }
}
