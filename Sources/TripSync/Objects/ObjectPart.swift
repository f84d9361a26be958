import ICalendar

/// One component of an object with its fields, and where they stand in the text.
struct ObjectPart: Sendable {
    let key: PartKey
    let component: Component
    /// The lines from BEGIN to END, counted from 0.
    let lines: Range<Int>
    /// The fields by their keys.
    let fields: [FieldKey: ObjectField]
    /// Where a new property goes: before the first component inside, else before END.
    let insertion: Int

    /// Makes the part of a component that was read from the lines of a text.
    ///
    /// - Parameters:
    ///   - component: The component.
    ///   - key: Which of the object's components it is.
    ///   - text: The lines.
    ///   - definitions: What the VTIMEZONEs of unknown names say.
    init(_ component: Component, key: PartKey, in text: PhysicalLines, _ definitions: [String: String]) {
        self.key = key
        self.component = component
        lines = component.lines.lowerBound - 1..<component.lines.upperBound - 1
        let inner = component.components.map(\.lines.lowerBound).min()
        insertion = inner.map { $0 - 1 } ?? lines.upperBound - 1
        var reading = FieldReading(component, text: text, definitions)
        reading.addProperties()
        if key != .calendar { reading.addComponents() }
        reading.addUnreadLines()
        fields = reading.fields
    }

    /// What a field means; empty where it is not there.
    func meaning(_ key: FieldKey) -> [String] { fields[key]?.meaning ?? [] }

    /// Whether all fields mean the same.
    func isSame(as other: ObjectPart) -> Bool {
        fields.count == other.fields.count
            && fields.allSatisfy { key, field in other.fields[key]?.meaning == field.meaning }
    }

    /// Whether it has anything that Meridian writes beside what other programs know.
    var hasOwn: Bool { fields.keys.contains(where: \.isOwn) }

    /// The SEQUENCE, or 0.
    var sequence: Int {
        component.first(named: "SEQUENCE").flatMap { Int(PropertyMeaning.trimmed($0.rawValue)) } ?? 0
    }
}
