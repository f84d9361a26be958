import CLibical

/// Reads a finished file with libical's own parser and says what it does not like.
///
/// What we export, libical must read back without an error; this is how tests and exporters prove it. libical's
/// tree is freed at once, nothing of it is used.
public enum LibicalVerification {
    /// One thing that libical does not like about a file.
    public struct Complaint: Hashable, Sendable {
        /// The first physical line of the content line, counted from 1, or 0 for the whole file.
        public let line: Int
        /// What libical says.
        public let text: String
    }

    /// What keeps libical from being loaded; `nil` when it is there.
    ///
    /// It is loaded when the first value asks for it, and a process that then finds none ends with status 69. An app or a
    /// server asks this when it starts, and says so itself.
    ///
    /// ```swift
    /// LibicalVerification.loadingProblem  // nil
    /// ```
    ///
    /// - Complexity: The first time it loads libical, which takes some milliseconds.
    public static var loadingProblem: String? { Libical.problem }

    /// Returns what libical does not like about a file.
    ///
    /// REQUEST-STATUS lines are left out: libical 3.0.16 reads freed memory when it parses one.
    ///
    /// - Parameter bytes: The bytes of a whole iCalendar file.
    /// - Returns: libical's `X-LIC-ERROR` texts with their lines; empty when it reads the file without an error.
    public static func complaints(about bytes: [UInt8]) -> [Complaint] {
        let lines = contentLines(bytes)
        guard let texts = parse(lines.map(\.text)) else {
            return [
                Complaint(line: 0, text: "libical finds no component in the file, or a BEGIN without END")
            ]
        }
        guard !texts.isEmpty else { return [] }
        // libical keeps no line numbers; each line alone shows which one it minds.
        let found = lines.flatMap { line in
            errors(ofLine: line.text).map { Complaint(line: line.number, text: $0) }
        }
        return found.isEmpty ? texts.map { Complaint(line: 0, text: $0) } : found
    }

    /// Feeds content lines to a new parser; returns the errors, or `nil` when a component is left open.
    private static func parse(_ lines: [String]) -> [String]? {
        let libical = Libical.shared
        guard let parser = libical.icalparser_new() else { return nil }
        defer { libical.icalparser_free(parser) }
        var texts: [String] = []
        var isWhole = false
        for line in lines {
            isWhole = false
            // libical writes into the line while it reads it.
            var text = Array(line.utf8CString)
            let root = text.withUnsafeMutableBufferPointer {
                libical.icalparser_add_line(parser, $0.baseAddress)
            }
            guard let root else { continue }
            isWhole = true
            texts += errors(in: root)
            libical.icalcomponent_free(root)
        }
        return isWhole ? texts : nil
    }

    private static func contentLines(_ bytes: [UInt8]) -> [(number: Int, text: String)] {
        var lines: [(number: Int, text: String)] = []
        var splitter = LineSplitter(limits: .standard)
        func take() {
            let text = String(decoding: splitter.line.filter { $0 != 0 }, as: UTF8.self)
            if !Token.capitals(String(text.prefix(14))).hasPrefix("REQUEST-STATUS") {
                lines.append((splitter.firstLine, text))
            }
            splitter.discard()
        }
        bytes.withUnsafeBufferPointer { buffer in
            var position = 0
            while splitter.advance(in: buffer, from: &position) { take() }
        }
        if splitter.finish() { take() }
        return lines
    }

    private static func errors(ofLine line: String) -> [String] {
        let start = Token.capitals(String(line.prefix(6)))
        guard !start.hasPrefix("BEGIN:"), !start.hasPrefix("END:") else { return [] }
        return parse(["BEGIN:VEVENT", line, "END:VEVENT"]) ?? ["libical cannot read the line"]
    }

    private static func errors(in component: OpaquePointer) -> [String] {
        let libical = Libical.shared
        var texts: [String] = []
        // The cursor lives in the component, so the properties are walked before the inner components.
        var property = libical.icalcomponent_get_first_property(component, ICAL_XLICERROR_PROPERTY)
        while let current = property {
            if let text = libical.icalproperty_get_xlicerror(current) { texts.append(String(cString: text)) }
            property = libical.icalcomponent_get_next_property(component, ICAL_XLICERROR_PROPERTY)
        }
        var iterator = libical.icalcomponent_begin_component(component, ICAL_ANY_COMPONENT)
        while let inner = libical.icalcompiter_deref(&iterator) {
            texts += errors(in: inner)
            _ = libical.icalcompiter_next(&iterator)
        }
        return texts
    }
}
