import CivilTime
import ICalendar
import Trips

/// The zones without a database entry that activities and kept components name.
struct ZoneUse {
    private var ids: Set<ZoneID> = []

    /// Collects the ids in activities, their recurrence lines, and their kept components.
    init(of activities: some Sequence<Activity>, source: String?) {
        if let source { add(idsIn: source) }
        for activity in activities {
            if case .timed(let start, let end) = activity.span {
                for case let id? in [start.zone, end.zone] where ZoneDefinition.isID(id) { ids.insert(id) }
            }
            if case .zone(let id) = activity.recurrenceClock, ZoneDefinition.isID(id) { ids.insert(id) }
            for line in activity.recurrence?.lines ?? [] { add(idsIn: line) }
            if let source = activity.source { add(idsIn: source) }
            for statement in activity.statements {
                if let source = statement.said.source { add(idsIn: source) }
            }
        }
    }

    /// Adds the ids in a to-do and its kept component.
    mutating func add(_ todo: Todo) {
        if case .time(let time)? = todo.due, let id = time.zone, ZoneDefinition.isID(id) { ids.insert(id) }
        if let source = todo.source { add(idsIn: source) }
    }

    func contains(_ id: ZoneID) -> Bool { ids.contains(id) }

    /// Adds the ids after `TZID=` in content lines, folded or not.
    private mutating func add(idsIn text: String) {
        var rest = ContentLines.unfolded(text)[...]
        while let start = rest.firstIndex(of: Self.mark[0]) {
            rest = rest[start...]
            guard rest.starts(with: Self.mark) else {
                rest = rest.dropFirst()
                continue
            }
            let name = rest.dropFirst(Self.mark.count - Self.prefix.count).prefix { !Self.ends.contains($0) }
            rest = rest[name.endIndex...]
            if let id = try? ZoneID(String(decoding: name, as: UTF8.self)), ZoneDefinition.isID(id) {
                ids.insert(id)
            }
        }
    }

    private static let prefix = Array("File/".utf8)
    private static let mark = Array("TZID=File/".utf8)
    private static let ends = Set(":;\r\n".utf8)
}
