import CivilTime
import Documents
import ICalendar
import Trips

/// A statement as the property of an export: `X-MERIDIAN-ALSO`, the component as it came in base64.
enum StatementProperty {
    private static let counts = "X-COUNTS"
    private static let confirmation = "X-CONFIRMATION"
    private static let seat = "X-SEAT"

    /// Writes a statement; `nil` for one whose component was not kept.
    static func property(of statement: Statement) -> Property? {
        guard let source = statement.said.source else { return nil }
        var property = Property(ModelProperty.also, rawValue: Base64Text.text(of: Array(source.utf8)))
        let words = ActivityField.allCases.filter(statement.counts.contains).map(\.rawValue)
        property.setParameter(counts, words.isEmpty ? nil : words.joined(separator: "."))
        property.setParameter(confirmation, statement.said.confirmation)
        property.setParameter(seat, statement.said.seat)
        return property
    }

    /// Reads a statement; `nil` for what is no single event, or is too large.
    static func statement(_ property: Property, _ database: ZoneDatabase) -> Statement? {
        guard property.rawValue.utf8.count <= SenderVersions.mostBytes / 3 * 4 + 4,
            let bytes = Base64Text.bytes(of: property.rawValue), bytes.count <= SenderVersions.mostBytes,
            let component = ContentLines.component(of: String(decoding: bytes, as: UTF8.self)),
            component.name == "VEVENT", component.uid != nil,
            !["RECURRENCE-ID", "RRULE", "RDATE"].contains(where: { component.has($0) }),
            let said = HandEdit.readingAlone(text(of: component), database)
        else { return nil }
        let words = property.parameter(counts)?.split(separator: ".") ?? []
        return Statement(said, counts: Set(words.compactMap { ActivityField(rawValue: String($0)) }))
    }

    /// The statements of an event, that of its own UID first; none where fewer than two senders can be read.
    static func statements(of event: Component, _ database: ZoneDatabase) -> [Statement] {
        guard event.name == "VEVENT", let uid = event.uid else { return [] }
        let all = event.all(named: ModelProperty.also).compactMap { statement($0, database) }
        var seen: Set = [ActivityUID(uid)]
        let others = all.filter { seen.insert($0.uid).inserted }.prefix(SenderVersions.most - 1)
        guard !others.isEmpty,
            let first = all.first(where: { $0.uid.text == uid })
                ?? HandEdit.readingAlone(text(of: event), database).map({ Statement($0) })
        else { return [] }
        return [first] + others
    }

    private static func text(of component: Component) -> String {
        var component = component
        component.remove(named: ModelProperty.also)
        component.remove(named: ModelProperty.alarmsRead)
        return CalendarWriter().text(component)
    }
}

// MARK: - In an event

extension EventImport {
    /// Reads what an export says of several senders of a booking.
    mutating func statements() -> [Statement] {
        guard component.has(ModelProperty.also) else { return [] }
        return StatementProperty.statements(of: component, scope.database)
    }
}

extension EventExport {
    /// Writes what each of several senders said.
    mutating func setStatements() {
        guard !activity.statements.isEmpty else { return }
        event.remove(named: ModelProperty.also)
        for property in activity.statements.compactMap(StatementProperty.property) { event.append(property) }
    }
}
