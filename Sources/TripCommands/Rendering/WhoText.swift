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

    // MARK: - A date

    private func day(_ date: CivilDate) -> String {
        let facts = [EnglishTime.long(date), session.rules].joined(separator: " · ")
        let days = WhoWords(answer, hours).days.map { day in
            var text = "\n" + session.style.marked(day.names, .bold) + " · \(day.awake)\n"
            if day.lines.isEmpty { text += "  \(WhoWords.skipped)\n" }
            for line in day.lines {
                text += "  \(line.time)\(DisplayWidth.padding(line.time, to: 8, atLeast: 2))\(line.text)\n"
            }
            return text
        }
        return session.style.marked(facts, .faint) + "\n" + days.joined()
    }
}
