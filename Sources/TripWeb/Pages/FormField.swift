import Messages

/// A field of a form, with what is wrong with it.
struct FormField: Sendable {
    let name: String
    let label: String
    var value: String?
    /// The choices of a field with a list.
    var options: [ClockSwitch.Option] = []
    var isSelect = false
    var isArea = false
    var isCheck = false
    var isChecked = false
    /// The list of proposals.
    var list: String?
    var hint: String?
    var problem: String?

    /// What the field is described by, for screen readers.
    var described: String? {
        let ids = [hint.map { _ in "\(name)-hint" }, problem.map { _ in "\(name)-problem" }].compactMap(
            \.self)
        return ids.isEmpty ? nil : ids.joined(separator: " ")
    }
    /// The same, where the template needs it as a value.
    private(set) var describedBy: String?

    init(_ name: String, _ label: String) { (self.name, self.label) = (name, label) }

    /// The field, with its description settled.
    var settled: FormField {
        var field = self
        field.describedBy = described
        return field
    }
}
