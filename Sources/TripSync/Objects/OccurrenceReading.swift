import CivilTime
import ICalendar

/// Reads which occurrence a component stands for, however its RECURRENCE-ID is spelled.
///
/// Servers and phones write it in UTC, or with a zone's name of Windows, where an export has the zone's own name.
struct OccurrenceReading {
    private let calendar: CalendarObject
    private var resolver: ZoneResolver?

    init(_ calendar: CalendarObject) { self.calendar = calendar }

    /// Returns the instant of the RECURRENCE-ID, or its date; empty for the series or the single event.
    ///
    /// A time without a zone is read on the clock of the series. What cannot be read is returned as it is.
    mutating func occurrence(of component: Component) -> String {
        guard let property = component.first(named: "RECURRENCE-ID") else { return "" }
        let text = PropertyMeaning.trimmed(property.rawValue).uppercased()
        var reader = ValueReader()
        guard let value = reader.dateTime(property) else { return text }
        switch value {
        case .date: return text
        case .utc: return value.utcInstant.map(\.description) ?? text
        case .local(let local):
            guard let name = property.zoneName ?? seriesZone(component.name) else { return text }
            if resolver == nil { resolver = ZoneResolver(calendar, database: .embedded) }
            let zone = resolver?.zone(named: name, line: property.line)?.zone
            return (try? zone?.instant(of: local, by: .compatible))?.description ?? "\(text) \(name)"
        }
    }

    private func seriesZone(_ name: String) -> String? {
        let series = calendar.components.first { $0.name == name && !$0.has("RECURRENCE-ID") }
        return series?.first(named: "DTSTART")?.zoneName
    }
}
