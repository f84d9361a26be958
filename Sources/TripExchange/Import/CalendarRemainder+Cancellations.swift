import ICalendar

extension CalendarRemainder {
    /// Lets what calls off journals, and all else that is no event and no to-do, meet them.
    ///
    /// Of events and to-dos, whose occurrences can be said in several ways, ``UnreadVersions`` knows.
    ///
    /// - Returns: What was called off, as it was before.
    @discardableResult
    mutating func settleCancellations() -> [Component] {
        var calls: [[String]: [Int]] = [:]
        for (index, component) in components.enumerated() where component.isOnlyCancellation {
            guard component.name != "VEVENT", component.name != "VTODO" else { continue }
            calls[component.unmarked.identity, default: []].append(index)
        }
        guard !calls.isEmpty else { return [] }
        var (called, met): ([Component], Set<Int>) = ([], [])
        for (index, component) in components.enumerated() where !component.isOnlyCancellation {
            for call in calls[component.identity] ?? [] {
                met.insert(call)
                guard !components[call].isOlder(than: components[index]) else { continue }
                called.append(component)
                callOff(index, by: components[call])
            }
        }
        drop(met)
        return called
    }
}
