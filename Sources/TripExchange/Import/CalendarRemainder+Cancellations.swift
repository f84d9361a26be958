import ICalendar

extension CalendarRemainder {
    /// Applies cancellations of journals and other components that are neither events nor to-dos.
    ///
    /// Those of events and to-dos, whose occurrences have several spellings, are handled by ``UnreadVersions``.
    ///
    /// - Returns: The cancelled components, as they were before.
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
