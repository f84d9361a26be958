import ICalendar

/// Content lines as text, for the parts of an activity that are kept as they were written.
///
/// All reading and writing is ICalendar's; this only puts a frame around loose lines and takes it off again.
enum ContentLines {
    /// Writes properties as unfolded lines without line breaks.
    static func lines(of properties: [Property]) -> [String] { properties.map(\.contentLine) }

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
