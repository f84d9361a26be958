public import CivilTime
import Messages

/// Changes that a person makes to an activity in one step.
///
/// ```swift
/// let edit = ActivityEdit([.seat("14A"), .paid(.full)])
/// edit.changes.count  // 2
/// ```
public struct ActivityEdit: Hashable, Sendable {
    /// The changes, in the order in which they are made.
    public var changes: [ActivityChange]

    /// Creates an edit.
    ///
    /// - Parameter changes: The changes, in the order in which they are made.
    public init(_ changes: [ActivityChange]) {
        self.changes = changes
    }

    /// Applies the changes.
    ///
    /// The result is a newer version of the activity by ``Activity/revisionOrder(against:)``: its stamp is
    /// the instant of the edit, or a second after the previous stamp where that is later, and its sequence is
    /// one more when time, place or status changed, up to the largest number of a calendar. Each zoned time
    /// that changed gets the offset by which it is read today. An edit that changes nothing returns the
    /// activity unchanged. The ``Activity/statements`` keep what the senders said, and ``Activity/edit`` tells when.
    ///
    /// - Parameters:
    ///   - activity: The activity before the edit.
    ///   - now: When the edit is made.
    ///   - database: The current zone rules.
    ///   - settle: Chooses the instant of a new reading that the clocks skip or repeat, as `{ try
    ///     $0.resolved(by: .reject) }` does. A skipped reading is replaced by that of the instant.
    /// - Returns: The edited activity.
    /// - Throws: A ``TripError`` when the result breaks a rule of the model, with code
    ///   ``TripError/Code/wholeDays`` for a change of a clock that whole days do not have, and
    ///   ``TripError/Code/endBeforeStart`` when both ends move by the calendar or to one zone and no time is
    ///   left between them; a `TimeError` for an unknown zone or a time past the calendar's end; errors of
    ///   `settle`.
    public func applied(
        to activity: Activity, at now: Instant, in database: ZoneDatabase,
        settling settle: (LocalMapping) throws -> Instant
    ) throws -> Activity {
        var edited = activity
        for change in changes { try edited.apply(change, in: database, settling: settle) }
        guard edited != activity else { return activity }
        try edited.check(changedFrom: activity)
        if changes.contains(where: \.keepsOrder), let length = try edited.span.elapsed(in: database),
            let before = try activity.span.elapsed(in: database), before > .zero, length <= .zero
        {
            throw TripError(
                .endBeforeStart, subject: edited.span.readings,
                reason:
                    tr(
                        "does not end after it starts, since the clocks are moved there; give both ends instead"
                    ))
        }
        let isSignificant =
            changes.contains(where: \.isSignificant)
            && (edited.span != activity.span || edited.status != activity.status
                || edited.place != activity.place
                || edited.destination != activity.destination)
        // RFC 5545 section 3.3.8: a calendar has no larger number. The stamp is newer in any case.
        if isSignificant, edited.sequence < Int(Int32.max) { edited.sequence += 1 }
        let stamp = now.ofChange(after: activity.stamp, activity.lastModified)
        return edited.asEdit(of: activity, at: stamp)
    }
}

extension Activity {
    fileprivate mutating func apply(
        _ change: ActivityChange, in database: ZoneDatabase, settling settle: (LocalMapping) throws -> Instant
    ) throws {
        switch change {
        case .kind(let value): kind = value
        case .title(let value): title = value
        case .status(let value): status = value
        case .isTransparent(let value): isTransparent = value
        case .place(let value): place = value
        case .destination(let value): destination = value
        case .notes(let value): notes = value
        case .carrier(let value): carrier = value
        case .number(let value): number = value
        case .confirmation(let value): confirmation = value
        case .seat(let value): seat = value
        case .url(let value): url = value
        case .organization(let value): organization = value
        case .cost(let value): cost = value
        case .paid(let value): paid = value
        case .hidesPlace(let value): hidesPlace = value
        case .reminders(let value): reminders = value
        case .participants(let value): participants = value
        default: span = try span.applying(change, in: database, settling: settle)
        }
    }
}
