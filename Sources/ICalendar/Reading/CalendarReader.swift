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
    /// How much to take from a file.
    public var limits: ReadLimits

    /// Makes a reader.
    ///
    /// - Parameter limits: How much to take from a file.
    public init(limits: ReadLimits = .standard) { self.limits = limits }

    private static let chunkBytes = 256 << 10

    /// Reads a whole file.
    ///
    /// Flaws that can be survived are findings: what is sound is kept, and what had to be dropped is named by
    /// line. A file that breaks off loses the component that it breaks off in, and no other.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - file: The name that findings and errors carry.
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
    ///   - file: The name that findings and errors carry.
    /// - Returns: The calendars, at least one, and the findings.
    /// - Throws: A ``CalendarError`` with code `empty`, `notCalendar`, `binary` or `tooLarge`.
    public func read(text: String, file: String? = nil) throws(CalendarError) -> ReadResult {
        try read(Array(text.utf8), file: file)
    }

    /// Reads a file part by part, keeping none of them.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - file: The name that findings and errors carry.
    ///   - body: Called for each part in the order of the file.
    /// - Returns: The findings.
    /// - Throws: A ``CalendarError`` with code `empty`, `notCalendar`, `binary` or `tooLarge`; the parts
    ///   before it were handed out already.
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

    /// By line, those of the whole file last; a flaw of the whole file is known only when its end is.
    static func inOrder(_ findings: [Finding]) -> [Finding] {
        let ranked = findings.enumerated().sorted { one, other in
            let (left, right) = (one.element.line, other.element.line)
            if left == right { return one.offset < other.offset }
            return right == 0 || (left != 0 && left < right)
        }
        return ranked.map(\.element)
    }
}
