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
        "\(reading(time)) on \(EnglishTime.short(time.civil.date))"
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
