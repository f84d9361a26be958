public import Findings
import Messages

/// Reads iCalendar files (RFC 5545) as real programs write them.
///
/// ```swift
/// let result = try CalendarReader().read(bytes, file: "trip.ics")
/// for event in result.calendars[0].events { print(event.text("SUMMARY") ?? "") }
/// for finding in result.findings { print(finding) }
/// ```
public struct CalendarReader: Hashable, Sendable {
    /// The limits on what is read.
    public var limits: ReadLimits

    /// Makes a reader.
    ///
    /// - Parameter limits: The limits on what is read.
    public init(limits: ReadLimits = .standard) { self.limits = limits }

    private static let chunkBytes = 256 << 10

    /// Reads a whole file.
    ///
    /// Recoverable errors are findings: what is valid is kept, and what was dropped is named by line. A file
    /// that is cut short loses only the component that it ends in.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - file: The name for findings and errors.
    /// - Returns: The calendars, at least one, and the findings.
    /// - Throws: A ``CalendarError`` with code `empty`, `notCalendar`, `binary` or `tooLarge`.
    public func read(_ bytes: [UInt8], file: String? = nil) throws(CalendarError) -> ReadResult {
        var calendars: [CalendarObject] = []
        let findings = try forEachPart(in: bytes, file: file) { part in
            switch part {
            case .began(let line):
                let open = Component(
                    unchecked: "VCALENDAR", properties: [], components: [], lines: line..<line)
                calendars.append(CalendarObject(open))
            case .property(let property):
                calendars[calendars.count - 1].component.properties.append(property)
            case .component(let component):
                calendars[calendars.count - 1].component.components.append(component)
            case .ended(let lines):
                let open = calendars[calendars.count - 1].component
                let closed = Component(
                    unchecked: "VCALENDAR", properties: open.properties, components: open.components,
                    lines: lines)
                calendars[calendars.count - 1] = CalendarObject(closed)
            }
        }
        return ReadResult(calendars: calendars, findings: findings)
    }

    /// Reads a whole text.
    ///
    /// - Parameters:
    ///   - text: The text of the file.
    ///   - file: The name for findings and errors.
    /// - Returns: The calendars, at least one, and the findings.
    /// - Throws: A ``CalendarError`` with code `empty`, `notCalendar`, `binary` or `tooLarge`.
    public func read(text: String, file: String? = nil) throws(CalendarError) -> ReadResult {
        try read(Array(text.utf8), file: file)
    }

    /// Reads a file part by part, without keeping parts.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - file: The name for findings and errors.
    ///   - body: Called for each part in the order of the file.
    /// - Returns: The findings.
    /// - Throws: A ``CalendarError`` with code `empty`, `notCalendar`, `binary` or `tooLarge`; the parts
    ///   before it were already passed to `body`.
    public func forEachPart(
        in bytes: [UInt8], file: String? = nil, _ body: (CalendarPart) -> Void
    ) throws(CalendarError) -> [Finding] {
        var stream = CalendarStream(limits: limits, file: file)
        guard bytes.count <= limits.fileBytes else {
            throw CalendarError(
                .tooLarge, subject: file ?? "calendar",
                reason: tr("the file has \(bytes.count) bytes; at most \(limits.fileBytes) are read"))
        }
        var start = 0
        while start < bytes.count {
            let end = min(start + Self.chunkBytes, bytes.count)
            for part in try stream.feed(bytes[start..<end]) { body(part) }
            start = end
        }
        for part in try stream.finish() { body(part) }
        return Self.inOrder(stream.takeFindings())
    }

    /// Sorts findings by line; those of the whole file, known at its end, are last.
    static func inOrder(_ findings: [Finding]) -> [Finding] {
        let ranked = findings.enumerated().sorted { one, other in
            let (left, right) = (one.element.line, other.element.line)
            if left == right { return one.offset < other.offset }
            return right == 0 || (left != 0 && left < right)
        }
        return ranked.map(\.element)
    }
}
