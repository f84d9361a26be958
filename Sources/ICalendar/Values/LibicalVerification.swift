import CLibical

/// Reads a finished file with libical's own parser and returns its complaints.
///
/// libical must read every export without an error; tests and exporters use this as proof. libical's tree is
/// freed at once, and nothing of it is used.
public enum LibicalVerification {
    /// One complaint of libical about a file.
    public struct Complaint: Hashable, Sendable {
        /// The first physical line of the content line, counted from 1, or 0 for the whole file.
        public let line: Int
        /// The text of the complaint.
        public let text: String
    }

    /// The loader's error when libical cannot be loaded; `nil` when it is available.
    ///
    /// libical is loaded by the first value that needs it; ``LibicalMissing/throwing(_:)`` reports it for one call.
    /// An app or a server checks this when it starts.
    ///
    /// ```swift
    /// LibicalVerification.loadingProblem  // nil
    /// ```
    ///
    /// - Complexity: The first access loads libical, which takes some milliseconds.
    public static var loadingProblem: String? { Libical.problem }

    /// Returns libical's complaints about a file.
    ///
    /// REQUEST-STATUS lines are skipped: libical 3.0.16 reads freed memory when it parses one.
    ///
    /// - Parameter bytes: The bytes of a whole iCalendar file.
    /// - Returns: libical's `X-LIC-ERROR` texts with their lines; empty when it reads the file without an error.
    public static func complaints(about bytes: [UInt8]) -> [Complaint] {
        if let problem = Libical.problem { return [Complaint(line: 0, text: problem)] }
        let lines = contentLines(bytes)
        guard let texts = parse(lines.map(\.text)) else {
            return [
                Complaint(line: 0, text: "libical finds no component in the file, or a BEGIN without END")
            ]
        }
        guard !texts.isEmpty else { return [] }
        // libical keeps no line numbers; parsing each line alone shows which one is wrong.
        let found = lines.flatMap { line in
            errors(ofLine: line.text).map { Complaint(line: line.number, text: $0) }
        }
        return found.isEmpty ? texts.map { Complaint(line: 0, text: $0) } : found
    }

    /// Parses content lines; returns the errors, or `nil` when a component stays open.
    private static func parse(_ lines: [String]) -> [String]? {
        guard let libical = Libical.shared, let parser = libical.icalparser_new() else { return nil }
        defer { libical.icalparser_free(parser) }
        var texts: [String] = []
        var isWhole = false
        for line in lines {
            isWhole = false
            // libical writes into the line while parsing it.
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
        guard let libical = Libical.shared else { return [] }
        var texts: [String] = []
        // The cursor is part of the component, so properties are visited before subcomponents.
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
