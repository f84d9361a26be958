/// Writes calendars as iCalendar text (RFC 5545).
///
/// Lines end in CR LF and are folded at 75 octets, never within a character. Parameters are encoded after RFC
/// 6868 and quoted where necessary. Raw values are written unchanged, names in capitals. No property's
/// content can end its line, so no field can inject another one.
public struct CalendarWriter: Hashable, Sendable {
    /// Makes a writer.
    public init() {}

    /// Writes one calendar.
    ///
    /// - Parameter calendar: The calendar to write.
    /// - Returns: The bytes of a whole file, in UTF-8 without a byte order mark.
    public func bytes(_ calendar: CalendarObject) -> [UInt8] { bytes(calendar.component) }

    /// Writes several calendars into one file.
    ///
    /// - Parameter calendars: The calendars in their order.
    /// - Returns: The bytes of a whole file, in UTF-8 without a byte order mark.
    public func bytes(_ calendars: [CalendarObject]) -> [UInt8] {
        var writer = LineWriter()
        for calendar in calendars { writer.write(calendar.component) }
        return writer.bytes
    }

    /// Writes one component, with BEGIN and END.
    ///
    /// - Parameter component: The component to write.
    /// - Returns: Its content lines in UTF-8.
    public func bytes(_ component: Component) -> [UInt8] {
        var writer = LineWriter()
        writer.write(component)
        return writer.bytes
    }

    /// Writes one calendar as text.
    ///
    /// - Parameter calendar: The calendar to write.
    /// - Returns: The text of a whole file; its line ends are CR LF.
    public func text(_ calendar: CalendarObject) -> String {
        String(decoding: bytes(calendar), as: UTF8.self)
    }

    /// Writes one component as text, with BEGIN and END.
    ///
    /// - Parameter component: The component to write.
    /// - Returns: Its content lines; their line ends are CR LF.
    public func text(_ component: Component) -> String {
        String(decoding: bytes(component), as: UTF8.self)
    }

    /// Writes one component as text, with an additional first property.
    ///
    /// - Parameters:
    ///   - component: The component to write.
    ///   - head: The property after BEGIN.
    /// - Returns: Its content lines; their line ends are CR LF.
    package func text(_ component: Component, headed head: Property) -> String {
        var writer = LineWriter()
        writer.write(component, headed: head)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
