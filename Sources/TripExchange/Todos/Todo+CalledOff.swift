import CivilTime
import ICalendar
import Merging
import Trips

// MARK: - What METHOD:CANCEL calls off

extension Todo {
    /// Whether it holds a cancellation alone, from a calendar with METHOD:CANCEL.
    var isOnlyCancellation: Bool {
        guard status == .cancelled, let source, ContentLines.names(ModelProperty.calledOff, in: source) else {
            return false
        }
        return ContentLines.component(of: source)?.has(ModelProperty.calledOff) == true
    }

    /// Returns a cancelling component as the component of the cancelled to-do.
    static func calledOff(_ source: String) -> String {
        guard var component = ContentLines.component(of: source) else { return source }
        component.set(Property("STATUS", rawValue: "CANCELLED"))
        component.set(Property(ModelProperty.calledOff, rawValue: "TRUE"))
        return CalendarWriter().text(component)
    }

    /// Returns the to-do, cancelled.
    ///
    /// - Parameter cancellation: The cancellation; only its revision is used.
    /// - Returns: This version, with the revision of the cancellation, also in its component.
    func calledOff(by cancellation: Todo) -> Todo {
        var copy = self
        (copy.status, copy.completedAt) = (.cancelled, nil)
        (copy.sequence, copy.stamp) = (cancellation.sequence, cancellation.stamp ?? stamp)
        copy.lastModified = nil
        copy.source = source.map { source in
            guard var component = ContentLines.component(of: source) else { return source }
            component.set(Property("STATUS", rawValue: "CANCELLED"))
            component.set(Property("SEQUENCE", rawValue: String(copy.sequence)))
            for name in ["COMPLETED", "PERCENT-COMPLETE", "LAST-MODIFIED"] { component.remove(named: name) }
            if let stamp = copy.stamp, let property = try? Property("DTSTAMP", DateTimeValue(stamp)) {
                component.set(property)
            }
            return CalendarWriter().text(component)
        }
        return copy
    }
}
