import ICalendar
import Synchronization

/// One component of an object with its fields, and where they stand in the text.
struct ObjectPart: Sendable {
    let key: PartKey
    let component: Component
    /// The lines from BEGIN to END, counted from 0.
    let lines: Range<Int>
    /// Where a new property goes: before the first component inside, else before END.
    let insertion: Int
    private let text: PhysicalLines
    private let definitions: [String: String]
    private let known = LazyFields()

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
        (self.text, self.definitions) = (text, definitions)
    }

    /// The fields by their keys.
    var fields: [FieldKey: ObjectField] {
        known.fields {
            var reading = FieldReading(component, text: text, definitions)
            reading.addProperties()
            if key != .calendar { reading.addComponents() }
            reading.addUnreadLines()
            return reading.fields
        }
    }

    /// What a field means; empty where it is not there.
    func meaning(_ key: FieldKey) -> [String] { fields[key]?.meaning ?? [] }

    /// Whether all fields mean the same.
    func isSame(as other: ObjectPart) -> Bool {
        let (fields, others) = (fields, other.fields)
        return fields.count == others.count
            && fields.allSatisfy { key, field in others[key]?.meaning == field.meaning }
    }

    /// Whether it has anything that Meridian writes beside what other programs know.
    var hasOwn: Bool { fields.keys.contains(where: \.isOwn) }

    /// The SEQUENCE, or 0.
    var sequence: Int {
        component.first(named: "SEQUENCE").flatMap { Int(PropertyMeaning.trimmed($0.rawValue)) } ?? 0
    }
}

/// The fields of a component once they were asked for: an object that is new on one side is never compared.
private final class LazyFields: Sendable {
    private let known = Mutex<[FieldKey: ObjectField]?>(nil)

    func fields(_ read: () -> [FieldKey: ObjectField]) -> [FieldKey: ObjectField] {
        known.withLock { known in
            if let known { return known }
            let fields = read()
            known = fields
            return fields
        }
    }
}
