import Documents
import ICalendar

extension Component {
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
