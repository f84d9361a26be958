import CivilTime
import Messages
import Rendering
import Scheduling
import Trips

/// The places of persons as a table, or for a date as a list for each person.
struct WhoText {
    private let answer: WhoAnswer
    private let hours: HourCycle
    private let session: Session

    init(_ answer: WhoAnswer, _ hours: HourCycle, _ session: Session) {
        (self.answer, self.hours, self.session) = (answer, hours, session)
    }

    var text: String {
        answer.date.map(day) ?? table
    }

    // MARK: - A moment

    private var table: String {
        let facts = [tr("at \(stamp(answer.asked)) in \(answer.asked.zone.id)", as: "zone"), session.rules]
        var rows = [
            ["", tr("clock"), tr("where"), tr("until"), tr("awake"), tr("doing")]
        ]
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
        for cells in order {
            rows.append([list(names[cells] ?? [])] + cells)
        }
        let widths = (0..<6).map { column in rows.map { DisplayWidth.columns(of: $0[column]) }.max() ?? 0 }
        var text = session.style.marked(facts.joined(separator: " · "), .faint) + "\n"
        for (index, row) in rows.enumerated() {
            var line = ""
            for (column, cell) in row.enumerated() {
                line += cell
                if column < 5 { line += DisplayWidth.padding(cell, to: widths[column] + 2, atLeast: 2) }
            }
            while line.last == " " { line.removeLast() }
            text += (index == 0 ? session.style.marked(line, .faint) : line) + "\n"
        }
        return text
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

    // MARK: - A date

    private func day(_ date: CivilDate) -> String {
        let facts = [EnglishTime.long(date), session.rules].joined(separator: " · ")
        var order: [String] = []
        var names: [String: [String]] = [:]
        for row in answer.rows {
            for member in row.members.isEmpty ? [nil] : row.members.map(Optional.some) {
                let text = day(row, member?.awake ?? .usual)
                if names[text] == nil { order.append(text) }
                names[text, default: []].append(name(member))
            }
        }
        return session.style.marked(facts, .faint) + "\n"
            + order.map { "\n" + session.style.marked(list(names[$0] ?? []), .bold) + $0 }.joined()
    }

    /// Returns the text after the names: waking hours, places and activities.
    private func day(_ row: WhoAnswer.Row, _ awake: WakingHours) -> String {
        var text = tr(" · awake \(awake)") + "\n"
        if row.moments.isEmpty { text += tr("  this date does not come on their clock\n") }
        var lines = row.moments.map { here in
            (here.local.instant, "\(line(here.local))\(PlaceWords.place(of: here)) · \(here.local.zone.id)\n")
        }
        for scheduled in row.doing {
            guard
                let here = row.moments.last(where: { $0.local.instant <= scheduled.start })
                    ?? row.moments.first
            else { continue }
            let zone = here.local.zone
            let ends = [scheduled.start, scheduled.end].map { ZonedDateTime($0, in: zone) }
            let title = ViewWords.isolatedTitle(of: scheduled.activity)
            lines.append((scheduled.start, line(ends[0]) + tr("\(title) · until \(reading(ends[1]))") + "\n"))
        }
        // At one moment the place comes first.
        for (_, line) in lines.enumerated().sorted(by: {
            ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
        }) {
            text += line.1
        }
        return text
    }

    private func line(_ time: ZonedDateTime) -> String {
        let shown = reading(time)
        return "  \(shown)\(DisplayWidth.padding(shown, to: 8, atLeast: 2))"
    }

    private func name(_ member: PartyMember?) -> String {
        member.map { answer.names[$0.id] ?? Printable.line($0.name) } ?? tr("you")
    }

    private func list(_ names: [String]) -> String {
        let shown = names.prefix(6).joined(separator: ", ")
        return names.count > 6 ? shown + tr(" and \(names.count - 6) more") : shown
    }
}
