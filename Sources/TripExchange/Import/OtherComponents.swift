import ICalendar

/// The components of a file that are no events, counted by name.
struct OtherComponents {
    private var counts: [(name: String, count: Int, line: Int)] = []
    private var positions: [String: Int] = [:]
    /// How many have names beyond those that are listed, and the line of the first.
    private var further: (count: Int, line: Int) = (0, 0)

    /// More names than any real file has.
    private static let mostNames = 100

    mutating func count(_ component: Component) {
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

    /// One finding for each name, in the order of the file.
    func findings(file: String?) -> [Finding] {
        var all = counts
        if further.count > 0 { all.append(("of other kinds", further.count, further.line)) }
        return all.map { name, count, line in
            Finding(
                .notAnEvent, .warning, file: file, line: line,
                message:
                    "\(count == 1 ? "1 component is" : "\(count) components are") \(name), the first on this line; a "
                    + "trip shows events (VEVENT) only, and an export gives the rest back as it came")
        }
    }
}
