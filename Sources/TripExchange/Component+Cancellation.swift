import CivilTime
import ICalendar

// MARK: - What METHOD:CANCEL calls off of what is kept as it came

extension Component {
    /// Whether it came in a calendar with METHOD:CANCEL, and need not say more than what that calls off.
    var isOnlyCancellation: Bool { has(ModelProperty.calledOff) }

    /// Whether it is kept for nothing but what it calls off, which may come later; no export has it.
    var isAwaiting: Bool { text(ModelProperty.calledOff) == Self.awaiting }

    private static let awaiting = "AWAITED"

    /// A component of a calendar with METHOD:CANCEL, as it is kept: of what is kept there is no METHOD.
    var cancelling: Component {
        var copy = unmarked
        copy.set(Property("STATUS", rawValue: "CANCELLED"))
        // Without a UID it calls nothing off but itself.
        if copy.uid != nil { copy.set(Property(ModelProperty.calledOff, rawValue: "TRUE")) }
        return copy
    }

    /// What a component of a calendar with METHOD:CANCEL calls off, and when; `nil` without a UID.
    var awaited: Component? {
        guard uid != nil else { return nil }
        let told: Set = ["UID", "RECURRENCE-ID", "SEQUENCE", "DTSTAMP", "LAST-MODIFIED"]
        var copy = Component(name, properties: properties.filter { told.contains($0.name) })
        copy.set(Property("STATUS", rawValue: "CANCELLED"))
        copy.set(Property(ModelProperty.calledOff, rawValue: Self.awaiting))
        return copy
    }

    /// The component without the mark that it is a mere cancellation, which no file has.
    var unmarked: Component {
        guard has(ModelProperty.calledOff) else { return self }
        var copy = self
        copy.remove(named: ModelProperty.calledOff)
        return copy
    }

    /// The same component, called off: with the revision of the cancellation, and all else as it is.
    ///
    /// - Parameter cancellation: What calls it off, no older than it.
    /// - Returns: The component; nothing is taken away of it.
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
