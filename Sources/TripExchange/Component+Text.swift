import Documents
import ICalendar

extension Component {
    /// The plain text of the first property of a name that says something; empty when none does.
    func visibleText(_ name: String) -> String { readText(name).visible }

    /// The plain text of the first property of a name, and of the first one that says something.
    func readText(_ name: String) -> (first: String, visible: String) {
        let texts = firstText(name) { !$0.trimmed.isEmpty }
        return (texts.first ?? "", texts.wanted ?? "")
    }

    /// Whether a property of a name has a value.
    func says(_ name: String) -> Bool {
        all(named: name).contains { !$0.rawValue.trimmed.isEmpty }
    }

    /// Returns the component without empty properties, which say nothing, and without libical's error
    /// reports.
    func withoutEmpty() -> Component {
        var component = self
        component.properties.removeAll { $0.rawValue.trimmed.isEmpty || $0.name == "X-LIC-ERROR" }
        component.components = component.components.map { $0.withoutEmpty() }
        return component
    }
}
