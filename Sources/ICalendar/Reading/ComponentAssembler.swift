import Findings
import Messages

/// Builds components from content lines: BEGIN, END, and the lines between.
///
/// Nesting uses an explicit stack, so that depth costs no call stack. The VCALENDAR is the lowest entry; its
/// properties and components are returned, not kept.
struct ComponentAssembler {
    let limits: ReadLimits
    private var stack: [OpenComponent] = []
    private var parts: [CalendarPart] = []
    /// The number of nested components to skip, in a part that is too deep.
    private var skipping = 0
    private var firstForeignLine: (line: Int, excerpt: String)?
    private(set) var hasCalendar = false
    /// Whether the open VCALENDAR is implied, around components without one.
    private var isImplied = false

    /// The initial capacity of a component of the calendar.
    private var usualLines = 8
    private var usualBytes = 256
    private static let mostUsualLines = 64
    private static let mostUsualBytes = 4096

    /// Components that are never nested in one another (RFC 5545 §3.6).
    private static let separate: Set<String> = ["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE"]

    /// Components that are accepted without a VCALENDAR, at the start or after a calendar.
    private static let bare = separate.union(["VALARM", "VAVAILABILITY"])

    init(limits: ReadLimits) { self.limits = limits }

    /// Whether an empty calendar is open, so that the next component can be read separately.
    var isBetweenComponents: Bool { stack.count == 1 && skipping == 0 }

    /// Whether a component other than a VTIMEZONE is open.
    var isInPlainComponent: Bool { stack.count > 1 && !stack[1].isTimeZone }

    /// The label for findings of the component that contains the line.
    var openLabel: String? { stack.count > 1 ? stack[1].label : nil }

    mutating func takeParts() -> [CalendarPart] {
        defer { parts = [] }
        return parts
    }

    // MARK: - Lines

    /// Adds a scanned line, whose bytes may change afterwards.
    mutating func add(
        _ line: LineStore.Line, _ content: UnsafeBufferPointer<UInt8>, lastLine: Int, log: inout FindingLog
    ) {
        if line.isNamed(begin, 5) {
            return begin(Self.componentName(line, content), Int(line.number), log: &log)
        }
        if line.isNamed(end, 3) {
            return end(Self.componentName(line, content), Int(line.number), lastLine, log: &log)
        }
        let last = stack.count - 1
        guard last > 0, skipping == 0 else {
            // The calendar's own properties are returned one by one.
            return store(LineStore(LineStore.Draft(line, content)).property(at: 0), log: &log)
        }
        guard stack[last].properties.count < limits.parts else {
            return noteFull(last, Int(line.number), log: &log)
        }
        stack[last].properties.append(line, content)
    }

    private let begin = NameKey.of("BEGIN")
    private let end = NameKey.of("END")

    mutating func add(_ property: Property, lastLine: Int, log: inout FindingLog) {
        if property.isNamed("BEGIN") {
            begin(Self.componentName(property.rawValue), property.line, log: &log)
        } else if property.isNamed("END") {
            end(Self.componentName(property.rawValue), property.line, lastLine, log: &log)
        } else {
            store(property, log: &log)
        }
    }

    mutating func skipBadLine(_ bytes: UnsafeBufferPointer<UInt8>, line: Int, log: inout FindingLog) {
        let excerpt = Excerpt.of(bytes)
        guard !stack.isEmpty else { return noteForeign(line, excerpt, log: &log) }
        guard skipping == 0 else { return }
        log.add(
            .badLine, .error, line: line, component: openLabel,
            tr("`\(excerpt)` is not NAME:VALUE (RFC 5545 §3.1); the line was dropped"))
    }

    mutating func skipLongLine(_ head: [UInt8], line: Int, byteCount: Int, log: inout FindingLog) {
        let name = head.prefix(while: Token.isNameByte)
        let label = name.isEmpty ? "`\(Excerpt.of(head))`" : Excerpt.of(name)
        guard !stack.isEmpty else { return noteForeign(line, Excerpt.of(head), log: &log) }
        log.add(
            .lineTooLong, .error, line: line, component: openLabel,
            tr(
                "\(label) has \(byteCount) bytes, more than the \(limits.lineBytes) of a line "
                    + "(\(limits.attachmentBytes) of an attachment); the line was dropped"))
    }

    /// Returns the name in a BEGIN or END line; nearly all are events and alarms.
    private static func componentName(_ line: LineStore.Line, _ content: UnsafeBufferPointer<UInt8>) -> String
    {
        let value = UnsafeBufferPointer(rebasing: content[Int(line.valueStart)...])
        if isName(value, "VEVENT") { return "VEVENT" }
        if isName(value, "VALARM") { return "VALARM" }
        return componentName(String(decoding: value, as: UTF8.self))
    }

    private static func isName(_ value: UnsafeBufferPointer<UInt8>, _ name: StaticString) -> Bool {
        name.withUTF8Buffer { name in
            value.count == name.count && value.indices.allSatisfy { value[$0] == name[$0] }
        }
    }

    private static func componentName(_ value: String) -> String {
        let bytes = value.utf8
        if let first = bytes.first, let last = bytes.last, first > 0x20, last > 0x20 {
            return Token.capitals(value)
        }
        var name = Substring(value)
        while let first = name.first, first == " " || first == "\t" { name.removeFirst() }
        while let last = name.last, last == " " || last == "\t" { name.removeLast() }
        return Token.capitals(String(name))
    }

    private mutating func store(_ property: Property, log: inout FindingLog) {
        guard skipping == 0 else { return }
        guard let last = stack.indices.last else {
            return noteForeign(property.line, property.name, log: &log)
        }
        if last == 0 {
            checkVersion(property, log: &log)
            return parts.append(.property(property))
        }
        guard stack[last].properties.count < limits.parts else {
            return noteFull(last, property.line, log: &log)
        }
        stack[last].properties.append(property)
    }

    private mutating func noteFull(_ index: Int, _ line: Int, log: inout FindingLog) {
        guard !stack[index].isFull else { return }
        stack[index].isFull = true
        log.add(
            .tooManyParts, .error, line: line, component: openLabel,
            tr(
                "this \(stack[index].name) has more than \(limits.parts) properties or components; the rest of "
                    + "them were dropped"))
    }

    private func checkVersion(_ property: Property, log: inout FindingLog) {
        guard property.name == "VERSION", property.rawValue != "2.0" else { return }
        let excerpt = Excerpt.of(property.rawValue)
        log.add(
            .otherVersion, .warning, line: property.line,
            excerpt == "1.0"
                ? tr(
                    "VERSION is 1.0: this is a vCalendar, not an iCalendar; encoded texts and its own rules for "
                        + "repetition are not understood")
                : tr("VERSION is `\(excerpt)`; RFC 5545 §3.7.4 knows 2.0, as which it was read"))
    }

    private mutating func noteForeign(_ line: Int, _ excerpt: String, log: inout FindingLog) {
        guard hasCalendar else {
            if firstForeignLine == nil { firstForeignLine = (line, excerpt) }
            return
        }
        log.addOnce(
            .outsideCalendar, .warning, line: line,
            tr("`\(excerpt)` stands outside of every VCALENDAR; such lines were dropped"))
    }
}

// MARK: - BEGIN and END

extension ComponentAssembler {
    private mutating func begin(_ name: String, _ line: Int, log: inout FindingLog) {
        if name == "VCALENDAR" { return beginCalendar(line, log: &log) }
        if stack.isEmpty, Self.bare.contains(name), hasCalendar || firstForeignLine == nil {
            implyCalendar(line, name, log: &log)
        }
        guard !stack.isEmpty else {
            return noteForeign(line, "BEGIN:\(Excerpt.of(name))", log: &log)
        }
        guard skipping == 0 else {
            skipping += 1
            return
        }
        guard name == "VEVENT" || name == "VALARM" || Token.isName(name) else {
            skipping = 1
            return log.add(
                .badLine, .error, line: line, component: openLabel,
                tr("`BEGIN:\(Excerpt.of(name))` names no component; it was dropped up to its END"))
        }
        if stack.count > 1, name != "VALARM", Self.separate.contains(name),
            Self.separate.contains(stack[1].name)
        {
            close(downTo: 1, before: line, endIsMissing: true, log: &log)
        }
        guard stack.count < limits.depth else {
            skipping = 1
            return log.add(
                .tooDeep, .error, line: line, component: openLabel,
                tr(
                    "this \(Excerpt.of(name)) is nested deeper than \(limits.depth) components; it was dropped"
                ))
        }
        stack.append(OpenComponent(name: name, line: line))
        if stack.count == 2 { stack[1].properties.reserve(lines: usualLines, bytes: usualBytes) }
    }

    private mutating func implyCalendar(_ line: Int, _ name: String, log: inout FindingLog) {
        let isFirst = !hasCalendar
        beginCalendar(line, log: &log)
        isImplied = true
        guard isFirst else {
            return log.addOnce(
                .missingCalendar, .warning, line: line,
                tr(
                    "`BEGIN:\(name)` stands after the END of a VCALENDAR (RFC 5545 §3.4); such components were read as a "
                        + "calendar of their own"))
        }
        log.add(
            .missingCalendar, .warning, line: line,
            tr(
                "the file starts with a component and has no BEGIN:VCALENDAR (RFC 5545 §3.4); it was read as if "
                    + "it had"))
    }

    private mutating func beginCalendar(_ line: Int, log: inout FindingLog) {
        if !stack.isEmpty {
            dropCut(at: line, tr("a new VCALENDAR begins"), log: &log)
            if !isImplied {
                log.add(
                    .missingEnd, .warning, line: stack[0].line,
                    tr(
                        "this VCALENDAR has no END before line \(line), where the next one begins; it was closed "
                            + "there"))
            }
            close(downTo: 0, before: line, endIsMissing: false, log: &log)
        }
        skipping = 0
        hasCalendar = true
        isImplied = false
        if let first = firstForeignLine {
            firstForeignLine = nil
            noteForeign(first.line, first.excerpt, log: &log)
        }
        stack = [OpenComponent(name: "VCALENDAR", line: line)]
        parts.append(.began(line: line))
    }

    private mutating func end(_ name: String, _ line: Int, _ lastLine: Int, log: inout FindingLog) {
        guard !stack.isEmpty else {
            return noteForeign(line, "END:\(Excerpt.of(name))", log: &log)
        }
        if skipping > 0 {
            guard name == "VCALENDAR" else {
                skipping -= 1
                return
            }
            skipping = 0
        }
        guard let index = stack.lastIndex(where: { $0.name == name }) else {
            return log.add(
                .unmatchedEnd, .warning, line: line, component: openLabel,
                tr("`END:\(Excerpt.of(name))` closes nothing that is open; the line was dropped"))
        }
        if index + 1 < stack.count {
            close(downTo: index + 1, before: line, endIsMissing: true, log: &log)
        }
        close(downTo: index, before: lastLine + 1, endIsMissing: false, log: &log)
    }

    /// Closes the open components from the innermost to an index.
    private mutating func close(
        downTo index: Int, before line: Int, endIsMissing: Bool, log: inout FindingLog
    ) {
        while stack.count > index, let open = stack.popLast() {
            if endIsMissing {
                log.add(
                    .missingEnd, .warning, line: open.line,
                    component: stack.count > 1 ? openLabel : open.label,
                    tr("this \(Excerpt.of(open.name)) has no END before line \(line); it was closed there"))
            }
            guard let parent = stack.indices.last else {
                parts.append(.ended(lines: open.line..<line))
                return
            }
            if parent == 0 {
                // The next component will have a similar size.
                usualLines = min(open.properties.count + 2, Self.mostUsualLines)
                usualBytes = min(open.properties.byteCount + 64, Self.mostUsualBytes)
            }
            let component = open.closed(before: line)
            if parent == 0 {
                parts.append(.component(component))
            } else if stack[parent].components.count < limits.parts {
                stack[parent].components.append(component)
            } else {
                noteFull(parent, open.line, log: &log)
            }
        }
    }

    /// Drops a component that the file ends in, since half an event is none.
    private mutating func dropCut(at line: Int, _ cause: String, log: inout FindingLog) {
        guard stack.count > 1 else { return }
        let cut = stack[1]
        stack.removeSubrange(1...)
        let label = cut.label
        let name = label == cut.name ? tr("without a UID so far") : tr("with the UID \(Excerpt.of(label))")
        log.add(
            .truncatedFile, .error, line: cut.line, component: label,
            tr(
                "this \(Excerpt.of(cut.name)) \(name) has no END before line \(line), where \(cause); it was dropped, because its "
                    + "second half is missing"))
    }

    /// Closes open components at the end of the file.
    mutating func finish(at line: Int, subject: String, log: inout FindingLog) throws(CalendarError) {
        guard hasCalendar else {
            guard let first = firstForeignLine else {
                throw CalendarError(.empty, subject: subject, reason: tr("there is nothing in it"))
            }
            throw CalendarError(
                .notCalendar, subject: subject,
                reason: tr(
                    "no line is BEGIN:VCALENDAR, so this is not an iCalendar file; the first line is "
                        + "`\(first.excerpt)`"))
        }
        guard !stack.isEmpty else { return }
        let start = stack[0].line
        if stack.count > 1 {
            dropCut(at: line, tr("the file ends"), log: &log)
        }
        if !isImplied {
            log.add(
                .truncatedFile, .warning, line: line,
                tr(
                    "the file ends without END:VCALENDAR for the calendar of line \(start); what was complete is "
                        + "kept"))
        }
        close(downTo: 0, before: line, endIsMissing: false, log: &log)
    }
}
