import Documents
import Findings
import ICalendar
import Messages

// MARK: - Attachments

extension EventImport {
    /// Reports invalid base64 values of the event and of its alarms.
    ///
    /// They are kept verbatim: their intended content is unknown.
    mutating func checkBinaryValues() {
        noteBinaryFlaws(of: component)
        for inner in component.components { noteBinaryFlaws(of: inner) }
    }

    private mutating func noteBinaryFlaws(of component: Component) {
        for property in component.properties(with: "ENCODING") {
            guard property.parameter("ENCODING")?.uppercased() == "BASE64",
                let flaw = Base64Text.flaw(of: property.rawValue)
            else { continue }
            values.note(
                .badValue, .warning, property,
                tr(
                    "\(property.name) `\(Self.excerpt(property.rawValue))` is not base64 (RFC 5545 §3.3.1): \(flaw); it was "
                        + "kept as it came"))
        }
    }

    private static func excerpt(_ text: String) -> String {
        text.utf8.count > 60 ? tr("\(text.prefix(40))… (\(text.utf8.count) bytes)") : text
    }
}
