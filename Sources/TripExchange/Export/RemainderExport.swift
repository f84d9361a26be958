import CivilTime
import ICalendar
import Trips

/// Writes what was kept of calendars besides their activities.
struct RemainderExport {
    private let remainder: CalendarRemainder
    private let scope: ExportScope
    /// The components, verbatim but for zones, which are named as the database does.
    let components: [Component]

    /// Prepares what was kept for writing.
    ///
    /// - Parameters:
    ///   - remainder: What was kept.
    ///   - newer: Components of it that are written beside another version of themselves.
    ///   - scope: What the export shares.
    init(_ remainder: CalendarRemainder, beside newer: [UnreadVersions.Newer], scope: ExportScope) {
        self.remainder = remainder
        self.scope = scope
        let apart = Set(newer.map(\.component))
        let kept = remainder.components.filter { $0.name != "VTIMEZONE" && !$0.isAwaiting }
        components = kept.map { component in
            var values = ValueReader()
            let written = Self.settled(component.unmarked, scope).repairingAlarmLengths(noting: &values)
            // Named after what is written, so that the next export gives it the same name.
            return apart.contains(component) ? written.asVersion : written
        }
    }

    /// Returns the calendar's own properties.
    ///
    /// - Parameters:
    ///   - isFloating: Whether an activity of the calendar has a floating time: X-WR-TIMEZONE would give that time a zone
    ///     that it does not have.
    ///   - todos: The to-dos of the calendar.
    /// - Returns: The properties to write after those of every export.
    func properties(besideFloating isFloating: Bool, _ todos: [Todo]) -> [Property] {
        let hasFloating =
            isFloating
            || todos.contains {
                if case .time(let time)? = $0.due { return time.zone == nil }
                return false
            }
        return remainder.properties.filter { $0.name != "X-WR-TIMEZONE" || !hasFloating }
    }

    /// The VTIMEZONEs of the file that the components still refer to.
    var timeZones: [Component] {
        let names = Set(components.flatMap(\.zoneNames))
        return remainder.components.filter {
            $0.name == "VTIMEZONE" && $0.text("TZID").map(names.contains) == true
        }
    }

    private static func settled(_ component: Component, _ scope: ExportScope) -> Component {
        var component = component.withoutEmpty()
        let repeats = component.properties.contains { $0.name == "RRULE" || $0.name == "RDATE" }
        scope.nameZones(of: &component.properties) { first in
            // As far as a series of activities: other programs expand it with our VTIMEZONE.
            repeats ? (try? first.adding(.seconds(Self.tenYears))) ?? first : first
        }
        component.components = component.components.map { settled($0, scope) }
        return component
    }

    private static let tenYears: Int64 = 10 * 366 * 86_400
}
