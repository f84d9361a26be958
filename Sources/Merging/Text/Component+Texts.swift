import Documents
package import ICalendar

extension Component {
    /// The plain text of the first property of a name that says something; empty when none does.
    package func visibleText(_ name: String) -> String { readText(name).visible }

    /// The plain text of the first property of a name, and of the first one that says something.
    package func readText(_ name: String) -> (first: String, visible: String) {
        let texts = firstText(name) { !$0.trimmed.isEmpty }
        return (texts.first ?? "", texts.wanted ?? "")
    }

    /// The component with another UID.
    package func with(uid: String) -> Component {
        var copy = self
        copy.set(Property(text: "UID", uid))
        return copy
    }
}
