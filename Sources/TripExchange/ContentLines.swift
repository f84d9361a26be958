import ICalendar

/// Content lines as text, for the parts of an activity that are kept as they were written.
///
/// All reading and writing is ICalendar's; this only puts a frame around loose lines and takes it off again.
enum ContentLines {
    /// Writes properties as unfolded lines without line breaks.
    static func lines(of properties: [Property]) -> [String] {
        let folded = CalendarWriter().bytes(Component("VEVENT", properties: properties))
        var lines: [[UInt8]] = [[]]
        var index = 0
        let lineBreak: [UInt8] = [0x0D, 0x0A]
        while index < folded.count {
            guard folded[index...].starts(with: lineBreak) else {
                lines[lines.count - 1].append(folded[index])
                index += 1
                continue
            }
            let isFold = index + 2 < folded.count && folded[index + 2] == 0x20
            if !isFold { lines.append([]) }
            index += isFold ? 3 : 2
        }
        // BEGIN, the properties, END, and what follows the last line break: nothing.
        return lines.dropFirst().dropLast(2).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Reads loose lines as properties; what is no content line is left out.
    static func properties(of lines: [String]) -> [Property] {
        component(of: "BEGIN:VEVENT\r\n" + lines.map { $0 + "\r\n" }.joined() + "END:VEVENT\r\n")?.properties
            ?? []
    }

    /// Reads a component that was kept as text.
    static func component(of text: String) -> Component? { components(of: text).first }

    /// Reads components that were kept as text.
    static func components(of text: String) -> [Component] {
        let framed = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + text + "END:VCALENDAR\r\n"
        guard let result = try? CalendarReader().read(text: framed) else { return [] }
        return result.calendars.first?.components ?? []
    }
}
