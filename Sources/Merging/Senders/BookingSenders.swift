public import CivilTime
import ICalendar
public import Trips

/// The senders of a booking that several of them tell of, such as an airline and a travel feed.
///
/// Each has a UID of its own for it. The activity has that of the first one, and what the others said is kept with it.
public enum BookingSenders {
    /// The UIDs under which other senders than the first one tell of an activity; none for nearly all.
    ///
    /// ```swift
    /// BookingSenders.otherUIDs(of: activity).map(\.text)  // ["LH400-20270305@lufthansa.example"]
    /// ```
    ///
    /// - Parameter activity: The activity.
    /// - Returns: The UIDs, in the order in which they came.
    public static func otherUIDs(of activity: Activity) -> [ActivityUID] {
        activity.statements.dropFirst().map(\.uid)
    }

    /// Makes an activity of what each sender of a booking said last, where they are two bookings after all.
    ///
    /// The first one keeps its key, what was changed by hand and what only we know. The others are as their senders sent
    /// them. Events that are here are never put together, so they stay as many as they are.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - database: The zones.
    /// - Returns: The activities, that of the first sender first; the activity alone where it has one sender.
    public static func split(_ activity: Activity, database: ZoneDatabase) -> [Activity] {
        guard let versions = SenderVersions(activity) else { return [activity] }
        let said = versions.said
        let first = said[0]
        let fields = ActivityField.all(database)
        let joint = versions.joint(on: activity, database)
        let isEdited = HandEdit(activity, database) != nil
        var own = activity
        for (_, field) in fields where field.isSame(joint, activity) && !field.isSame(first, activity) {
            field.copy(first, &own)
        }
        own.source = activity.isOurs ? first.source : activity.source.map { versions.removed(from: $0) }
        own.statements = isEdited ? [versions.all[0]] : []
        own.edit = isEdited ? activity.edit : nil
        own.sequence = isEdited ? activity.sequence : first.sequence
        (own.stamp, own.lastModified) =
            isEdited ? (activity.stamp, activity.lastModified) : (first.stamp, first.lastModified)
        return [own] + said.dropFirst()
    }
}
