import Findings
import ICalendar
import Messages

/// The components of a file that are not events, counted by name.
struct OtherComponents {
    private var counts: [(name: String, count: Int, line: Int)] = []
    private var positions: [String: Int] = [:]
    /// The number of components with unlisted names, and the line of the first.
    private var further: (count: Int, line: Int) = (0, 0)

    /// The line of the first component that was dropped.
    private var firstDropped: Int?
    private var total = 0
    /// The most components that are kept.
    let limit: Int

    /// The most listed names; real files have fewer.
    private static let mostNames = 100

    /// Begins a file.
    ///
    /// - Parameter limit: The most components that are kept.
    init(limit: Int) { self.limit = limit }

    /// Counts a component and returns whether it is kept.
    mutating func count(_ component: Component) -> Bool {
        total += 1
        note(component)
        guard total > limit else { return true }
        firstDropped = firstDropped ?? component.lines.lowerBound
        return false
    }

    private mutating func note(_ component: Component) {
        if let position = positions[component.name] {
            counts[position].count += 1
        } else if counts.count < Self.mostNames {
            positions[component.name] = counts.count
            counts.append((component.name, 1, component.lines.lowerBound))
        } else {
            if further.count == 0 { further.line = component.lines.lowerBound }
            further.count += 1
        }
    }

    /// Returns one finding for each name, in the order of the file, and one about dropped components.
    func findings(file: String?) -> [Finding] {
        var all = counts
        if further.count > 0 { all.append((tr("of other kinds"), further.count, further.line)) }
        var findings = all.map { name, count, line in
            Finding(
                .notAnEvent, .warning, file: file, line: line,
                message:
                    tr(
                        "\(count == 1 ? tr("1 component is") : tr("\(count) components are")) \(name), the first on this line; "
                    )
                    + (name == "VTODO"
                        ? tr(
                            "a trip shows to-dos that it is asked for and that happen once, with a UID of their own, a title "
                                + "and a due time that can be read")
                        : tr("a trip shows events and to-dos only"))
                    + tr(", and an export writes the rest verbatim"))
        }
        if let firstDropped {
            findings.append(
                Finding(
                    .tooManyParts, .error, file: file, line: firstDropped,
                    message:
                        tr(
                            "the file has \(total) components that are no events, more than the \(limit) that are "
                                + "kept; the rest of them, the first on this line, were dropped")))
        }
        return findings
    }
}
