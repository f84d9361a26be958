import CivilTime
import Messages
import Rendering
import Scheduling
import Trips

/// Where everybody is as a table, or for a date as a list for each person.
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
        // Those who are at the same place and do the same are one row.
        var order: [[String]] = []
        var names: [[String]: [String]] = [:]
        for row in answer.rows {
            guard let here = row.moments.first else { continue }
            for member in row.members.isEmpty ? [nil] : row.members.map(Optional.some) {
                let cells = self.cells(here, member)
                if names[cells] == nil { order.append(cells) }
                names[cells, default: []].append(member.map { Printable.line($0.name) } ?? tr("you"))
            }
        }
        for cells in order {
            let all = names[cells] ?? []
            let shown = all.prefix(6).joined(separator: ", ")
            rows.append([all.count > 6 ? shown + tr(" and \(all.count - 6) more") : shown] + cells)
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
        var clock = "\(EnglishTime.weekday(here.local.civil.date)) \(ViewWords.reading(here.local, hours))"
        if case .transit = here.location { clock = tr("in transit") }
        return [
            clock, place(here),
            here.until.map { "\(EnglishTime.short($0.civil.date)) \(ViewWords.reading($0, hours))" } ?? "–",
            awake, doing(here),
        ]
    }

    private func place(_ here: Whereabouts) -> String {
        switch here.location {
        case .transit(let ride):
            let ends = [
                name(ride.activity.place, ride.startZone), name(ride.activity.destination, ride.endZone),
            ]
            return "\(ends[0]) → \(ends[1]) (\(short(ride.activity)))"
        case .transport(let ride):
            return "\(name(here.place, here.local.zone)) (\(short(ride.activity)))"
        case .activity(let activity):
            return "\(town(here)) (\(ViewWords.isolatedTitle(of: activity.activity)))"
        case .home: return tr("\(ViewWords.city(here.local.zone)) (home)")
        }
    }

    /// Where a room is: the place of the arrival without its code, since nobody sleeps in an airport; else the zone's city.
    private func town(_ here: Whereabouts) -> String {
        guard let place = here.arrival?.activity.destination else { return ViewWords.city(here.local.zone) }
        let code = place.code.map { " (\($0))" } ?? ""
        let name = place.name.hasSuffix(code) ? String(place.name.dropLast(code.count)) : place.name
        return name.isEmpty || name == place.code ? ViewWords.city(here.local.zone) : Printable.line(name)
    }

    private func name(_ place: Place?, _ zone: Zone) -> String {
        guard let place else { return ViewWords.city(zone) }
        let text = place.name.isEmpty ? place.code ?? "" : place.name
        return text.isEmpty ? ViewWords.city(zone) : Printable.line(text)
    }

    private func short(_ activity: Activity) -> String {
        activity.number.map { Printable.line($0) } ?? ViewWords.isolatedTitle(of: activity)
    }

    private func doing(_ here: Whereabouts) -> String {
        if case .transit(let ride) = here.location {
            let left = ZonedDateTime(ride.start, in: ride.startZone)
            let rest = EnglishTime.length(ride.end.duration(since: here.local.instant))
            // The arrival is on an earlier date than the departure.
            let isEarlier = ride.endZone.civil(at: ride.end).date < left.civil.date
            let day = isEarlier ? "\(EnglishTime.weekday(left.civil.date)) " : ""
            return tr("left \(day + ViewWords.reading(left, hours)) · arrives in \(rest)")
        }
        return here.doing.prefix(3).map { ViewWords.isolatedTitle(of: $0.activity) }.joined(separator: ", ")
    }

    private func stamp(_ time: ZonedDateTime) -> String {
        "\(ViewWords.reading(time, hours)) on \(EnglishTime.short(time.civil.date))"
    }

    // MARK: - A date

    private func day(_ date: CivilDate) -> String {
        var text =
            session.style.marked(
                [EnglishTime.long(date), session.rules].joined(separator: " · "), .faint) + "\n"
        // Those who are at the same places all day are one.
        var order: [[String]] = []
        var people: [[String]: [PartyMember]] = [:]
        for row in answer.rows {
            let lines = row.moments.map { here in
                let time = ViewWords.reading(here.local, hours)
                let padding = DisplayWidth.padding(time, to: 8, atLeast: 2)
                return "  \(time)\(padding)\(place(here)) · \(here.local.zone.id)\n"
            }
            if people[lines] == nil { order.append(lines) }
            people[lines, default: []] += row.members
        }
        for lines in order {
            let members = people[lines] ?? []
            let names = members.prefix(6).map { Printable.line($0.name) }
            let more = members.count > 6 ? tr(" and \(members.count - 6) more") : ""
            let title = names.isEmpty ? tr("you") : names.joined(separator: ", ") + more
            text += "\n" + session.style.marked(title, .bold) + "\n"
            text += lines.isEmpty ? tr("  this date does not come on their clock\n") : lines.joined()
        }
        return text
    }
}
