import Messages

/// A field of a form, with what is wrong with it.
struct FormField: Sendable {
    let name: String
    let label: String
    var value: String? { didSet { sent = value.map(PageEscape.field) } }
    /// The value as HTML.
    private(set) var sent: String?
    /// The choices of a field with a list.
    var options: [ClockSwitch.Option] = []
    var isSelect = false
    var isArea = false
    var isCheck = false
    var isChecked = false
    /// Whether it is sent as it came, and not shown.
    var isHidden = false
    /// The list of proposals.
    var list: String?
    /// The kind of input, where it is no line of text.
    var type: String?
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
    /// The field with what a form says of it.
    func typed(_ form: Query) -> FormField {
        var typed = self
        if isHidden { return self }
        if isCheck {
            typed.isChecked = form[name] != nil
        } else if isSelect {
            typed.options = options.map {
                ClockSwitch.Option(value: $0.value, text: $0.text, isChosen: $0.value == (form[name] ?? ""))
            }
        } else {
            typed.value = form.lines(name)
        }
        return typed
    }

    /// What the form says where nobody changes it.
    var said: String {
        if isCheck { return isChecked ? "1" : "" }
        return isSelect ? options.first(where: \.isChosen)?.value ?? "" : FormField.lines(value)
    }

    /// What this field shows, in words, where another one shows something else.
    func stored(insteadOf other: FormField) -> String? {
        if isHidden { return nil }
        if isCheck {
            guard isChecked != other.isChecked else { return nil }
            return isChecked ? tr("ticked") : tr("not ticked")
        }
        if isSelect {
            let (chosen, typed) = (options.first(where: \.isChosen), other.options.first(where: \.isChosen))
            return chosen?.value == typed?.value ? nil : chosen?.text ?? ""
        }
        return FormField.lines(value) == FormField.lines(other.value) ? nil : value ?? ""
    }

    /// A text without what browsers and people add to its ends.
    private static func lines(_ text: String?) -> String {
        var text = Substring(text ?? "")
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    // MARK: - Kinds of fields

    /// A field for a line.
    static func text(
        _ name: String, _ label: String, _ value: String? = nil, hint: String? = nil, list: String? = nil
    ) -> FormField {
        var field = FormField(name, label)
        (field.value, field.hint, field.list) = (value, hint, list)
        return field
    }

    /// A field for several lines.
    static func area(_ name: String, _ label: String, _ value: String?) -> FormField {
        var field = text(name, label, value)
        field.isArea = true
        return field
    }

    /// A field for one of several values.
    static func choice(
        _ name: String, _ label: String, _ options: [(value: String, text: String)], chosen: String?
    ) -> FormField {
        var field = FormField(name, label)
        field.isSelect = true
        field.options = options.map {
            ClockSwitch.Option(value: $0.value, text: $0.text, isChosen: $0.value == (chosen ?? ""))
        }
        return field
    }

    /// A field for yes or no.
    static func check(_ name: String, _ label: String, _ isChecked: Bool = false) -> FormField {
        var field = FormField(name, label)
        (field.isCheck, field.isChecked) = (true, isChecked)
        return field
    }

    /// A field that is sent as it came.
    static func hidden(_ name: String, _ value: String) -> FormField {
        var field = FormField(name, "")
        (field.value, field.isHidden) = (value, true)
        return field
    }

    /// A field for a date.
    static func date(_ name: String, _ label: String, hint: String) -> FormField {
        var field = text(name, label, hint: hint)
        field.type = "date"
        return field
    }

    /// A field for a file.
    static func file(_ name: String, _ label: String, hint: String) -> FormField {
        var field = text(name, label, hint: hint)
        field.type = "file"
        return field
    }
}
