import TypedInput

/// What the fields of a form show, so that what nobody has changed is not read as if it were typed.
struct ShownFields: Sendable {
    /// The texts by the names of the fields; none for an empty one.
    private(set) var values: [String: String] = [:]

    /// Shows texts.
    ///
    /// - Parameters:
    ///   - values: The texts, by the names of the fields.
    ///   - areas: The fields of several lines.
    init(_ values: [String: String?], areas: Set<String> = ["notes"]) {
        for (name, value) in values {
            guard let value, !value.isEmpty else { continue }
            let text = PageEscape.sendable(value)
            // A field of one line would lose the breaks.
            self.values[name] =
                areas.contains(name)
                ? text : text.split(whereSeparator: \.isNewline).joined(separator: ", ")
        }
    }

    /// The text of a field.
    subscript(_ name: String) -> String? { values[name] }

    /// What a form says of a field; nil where that is what was shown, and an empty text where it was emptied.
    ///
    /// - Parameters:
    ///   - name: The field.
    ///   - form: The form.
    /// - Returns: What was typed.
    func typed(_ name: String, _ form: Query) -> String? {
        let text = form.lines(name) ?? ""
        return text == (values[name] ?? "").trimmingSpaces() ? nil : text
    }
}
