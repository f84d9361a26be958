import Findings
import Messages

extension Property {
    /// Parses one unfolded content line, as ``contentLine`` returns it.
    ///
    /// - Parameter contentLine: The line without a line end; control characters in it are dropped.
    /// - Throws: A ``CalendarError`` with code `badValue` when it is not `NAME;PARAMETERS:VALUE`.
    public init(contentLine: String) throws(CalendarError) {
        let bytes = contentLine.utf8.filter { !RawValue.isForbidden(byte: $0) }
        let property = bytes.withUnsafeBufferPointer { buffer -> Property? in
            var syntax = LineSyntax(buffer, maximumParameters: ReadLimits.standard.parameters)
            return syntax.property(line: 0)
        }
        guard let property else {
            throw CalendarError(
                .badValue, subject: Excerpt.of(contentLine),
                reason: tr("a content line is NAME:VALUE (RFC 5545 §3.1)"))
        }
        self = property
    }
}

extension Component {
    /// Parses one component from its content lines, BEGIN to END, without a VCALENDAR.
    ///
    /// - Parameter text: The lines, folded or not, with any line end.
    /// - Throws: A ``CalendarError`` with code `badValue` when the text does not hold exactly one whole component,
    ///   or those of ``CalendarReader/read(text:file:)``.
    public init(parsing text: String) throws(CalendarError) {
        let framed = "BEGIN:VCALENDAR\r\n\(text)\r\nEND:VCALENDAR\r\n"
        let result = try CalendarReader().read(text: framed)
        let calendars = result.calendars
        let isWhole = !result.findings.contains { $0.code == .missingEnd || $0.code == .truncatedFile }
        guard isWhole, calendars.count == 1, calendars[0].components.count == 1,
            calendars[0].properties.isEmpty
        else {
            throw CalendarError(
                .badValue, subject: Excerpt.of(text),
                reason: tr("one component from BEGIN to END was expected"))
        }
        self = calendars[0].components[0].movedUp()
    }

    /// Returns the component with lines counted from the one after the frame's BEGIN.
    private func movedUp() -> Component {
        let properties = properties.map {
            Property(
                unchecked: $0.writtenName, parameters: $0.parameters, rawValue: $0.rawValue, line: $0.line - 1
            )
        }
        return Component(
            unchecked: name, properties: properties, components: components.map { $0.movedUp() },
            lines: lines.lowerBound - 1..<lines.upperBound - 1)
    }
}
