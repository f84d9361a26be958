import CivilTime
import ICalendar
import Merging
public import Trips

extension Todo {
    /// Compares the revisions of two versions of a to-do.
    ///
    /// The larger SEQUENCE is newer, then the later DTSTAMP, then the later LAST-MODIFIED (RFC 5546 section
    /// 2.1.5).
    ///
    /// - Parameter other: The other version.
    /// - Returns: Whether this one is newer, and by which property.
    public func revisionOrder(against other: Todo) -> RevisionOrder {
        RevisionOrder(of: revision, against: other.revision)
    }

    /// The revision of the version.
    var revision: RevisionOrder.Revision { (sequence, stamp, lastModified) }

    /// Returns whether two versions mean the same to a traveller, whatever their revision and wording.
    ///
    /// - Parameter other: The other version.
    /// - Returns: `true` when only revision, source or the recorded offset differ.
    public func hasSameMeaning(as other: Todo) -> Bool { meaning == other.meaning }

    private var meaning: Todo {
        var copy = self
        copy.sequence = 0
        copy.stamp = nil
        copy.lastModified = nil
        copy.createdAt = nil
        copy.source = nil
        if case .time(var time)? = due {
            time.recorded = nil
            copy.due = .time(time)
        }
        return copy
    }
}

// MARK: - What is known of a version

extension Todo {
    /// Returns the version with revision properties that it lacks from the version before it.
    ///
    /// Without DTSTAMP it is at least as new as the version that it replaces. Without those properties any
    /// older version could follow it.
    func keepingRevision(of known: Todo) -> Todo {
        guard sequence == known.sequence else { return self }
        var kept = self
        kept.stamp = stamp ?? known.stamp
        if kept.stamp == known.stamp { kept.lastModified = lastModified ?? known.lastModified }
        return kept
    }

    /// Returns the version with what no sender repeats: its creation and a recorded offset.
    ///
    /// The offset is kept only with an unchanged due time.
    func keepingOwn(of known: Todo, _ database: ZoneDatabase) -> Todo {
        var kept = self
        kept.createdAt = createdAt ?? known.createdAt
        if case .time(let time)? = due, case .time(let before)? = known.due {
            kept.due = .time(time.keepingRecorded(of: before, database))
        }
        return kept
    }

    /// Returns whether two versions mean the same, including the pass of a repeated hour.
    func saysSame(as other: Todo, _ database: ZoneDatabase) -> Bool {
        guard hasSameMeaning(as: other) else { return false }
        guard case .time(let time)? = due, case .time(let before)? = other.due else { return true }
        return time.isSamePass(as: before, database)
    }

    /// The properties that fields are read from, and those that a sender rewrites without a change.
    private static let known: Set<String> = [
        "UID", "DTSTAMP", "SEQUENCE", "LAST-MODIFIED", "CREATED", "DUE", "STATUS", "COMPLETED", "SUMMARY",
        "LOCATION", "DESCRIPTION", "PRIORITY", "X-LIC-ERROR",
    ]

    /// Returns whether two versions agree in what only other programs know, such as alarms and attendees.
    func hasSameRest(as other: Todo) -> Bool {
        source == other.source || rest.isSameMeaning(as: other.rest)
    }

    /// Returns the to-do with another version's properties of other programs.
    ///
    /// What its own calendar said stays.
    ///
    /// - Parameter other: A version that means the same.
    /// - Returns: This to-do; with its own component where the other has nothing more.
    func takingRest(of other: Todo) -> Todo {
        guard let base = source.flatMap(ContentLines.component) else { return self }
        // An export may have changed some of these with the due time or the status.
        let known = Self.known.union(["DTSTART", "DURATION", "PERCENT-COMPLETE"])
        let component = base.taking(other.rest, besides: known)
        guard !component.rest(besides: known).isSameMeaning(as: base.rest(besides: known)) else {
            return self
        }
        var copy = self
        copy.source = CalendarWriter().text(component)
        return copy
    }

    /// Returns the to-do with the DTSTART that another program gave an export of it.
    ///
    /// Where the due time follows from DTSTART, or was edited locally, an export writes another DTSTART than
    /// was read.
    func takingStart(of other: Todo) -> Todo {
        guard var component = source.flatMap(ContentLines.component),
            let theirs = other.source.flatMap(ContentLines.component),
            !component.has("DURATION"), !theirs.has("DURATION"),
            let start = theirs.first(named: "DTSTART"), let known = component.first(named: "DTSTART"),
            let due = component.first(named: "DUE"),
            theirs.first(named: "DUE")?.contentLine == due.contentLine,
            start.contentLine != known.contentLine
        else { return self }
        component.set(start)
        var copy = self
        copy.source = CalendarWriter().text(component)
        return copy
    }

    /// The component without the properties that the fields are read from.
    var rest: Component {
        source.flatMap(ContentLines.component)?.rest(besides: Self.known) ?? Component("VTODO")
    }
}

// MARK: - Cancellation by METHOD:CANCEL

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
