import CivilTime
import ICalendar
import Merging
import Trips

// MARK: - What METHOD:CANCEL calls off of what is kept as it came

extension Component {
    /// Whether it is a cancellation alone, from a calendar with METHOD:CANCEL.
    var isOnlyCancellation: Bool { has(ModelProperty.calledOff) }

    /// Whether it is kept only to cancel versions that may come later; no export has it.
    var isAwaiting: Bool { text(ModelProperty.calledOff) == Self.awaiting }

    private static let awaiting = "AWAITED"

    /// The component of a calendar with METHOD:CANCEL in the form in which it is kept, because METHOD is not kept.
    var cancelling: Component {
        var copy = unmarked
        copy.set(Property("STATUS", rawValue: "CANCELLED"))
        // Without a UID it cancels nothing but itself.
        if copy.uid != nil { copy.set(Property(ModelProperty.calledOff, rawValue: "TRUE")) }
        return copy
    }

    /// The part of a METHOD:CANCEL component that identifies what it cancels, and when; `nil` without a UID.
    var awaited: Component? {
        guard uid != nil else { return nil }
        let told: Set = ["UID", "RECURRENCE-ID", "SEQUENCE", "DTSTAMP", "LAST-MODIFIED"]
        var copy = Component(name, properties: properties.filter { told.contains($0.name) })
        copy.set(Property("STATUS", rawValue: "CANCELLED"))
        copy.set(Property(ModelProperty.calledOff, rawValue: Self.awaiting))
        return copy
    }

    /// The component without our mark of a cancellation.
    var unmarked: Component {
        guard has(ModelProperty.calledOff) else { return self }
        var copy = self
        copy.remove(named: ModelProperty.calledOff)
        return copy
    }

    /// Returns the component, cancelled, with the revision of the cancellation and otherwise unchanged.
    ///
    /// - Parameter cancellation: The cancellation, no older than the component.
    /// - Returns: The component; nothing is removed from it.
    func calledOff(by cancellation: Component) -> Component {
        var copy = self
        copy.set(Property("STATUS", rawValue: "CANCELLED"))
        let (mine, theirs) = (revision, cancellation.revision)
        if theirs.sequence > mine.sequence {
            copy.set(Property("SEQUENCE", rawValue: String(theirs.sequence)))
        }
        func set(_ name: String, _ instant: Instant?) {
            guard let instant, let property = try? Property(name, DateTimeValue(instant)) else { return }
            copy.set(property)
        }
        if theirs.stamp != mine.stamp { set("DTSTAMP", theirs.stamp) }
        if let known = mine.lastModified, let last = theirs.lastModified, last <= known { return copy }
        set("LAST-MODIFIED", theirs.lastModified)
        return copy
    }
}

// MARK: - All later occurrences

extension Component {
    /// Sets the status of all later occurrences where this one alone is cancelled.
    mutating func setLaterStatus(_ status: ActivityStatus?) {
        guard let index = properties.firstIndex(where: { $0.name == "RECURRENCE-ID" }) else { return }
        properties[index].setParameter(ModelProperty.later, status?.rawValue.uppercased())
    }
}
