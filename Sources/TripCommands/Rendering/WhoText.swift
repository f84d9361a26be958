import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
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
        let words = WhoWords(answer, hours)
        let facts = [words.asked, session.rules]
        let rows = [[""] + WhoWords.heads] + words.rows
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

    private func reading(_ time: ZonedDateTime) -> String { ViewWords.reading(time, hours) }

    // MARK: - A date

    private func day(_ date: CivilDate) -> String {
        let facts = [EnglishTime.long(date), session.rules].joined(separator: " · ")
        let words = WhoWords(answer, hours)
        var order: [String] = []
        var names: [String: [String]] = [:]
        for row in answer.rows {
            for member in row.members.isEmpty ? [nil] : row.members.map(Optional.some) {
                let text = day(row, member?.awake ?? .usual)
                if names[text] == nil { order.append(text) }
                names[text, default: []].append(words.name(member))
            }
        }
        return session.style.marked(facts, .faint) + "\n"
            + order.map { "\n" + session.style.marked(WhoWords.list(names[$0] ?? []), .bold) + $0 }.joined()
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
}
