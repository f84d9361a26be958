import CivilTime
import ICalendar
public import Trips

extension Todo {
    /// Says which of two versions of a to-do is newer: the larger SEQUENCE, then the later DTSTAMP, then the later
    /// LAST-MODIFIED (RFC 5546 section 2.1.5).
    ///
    /// - Parameter other: The other version.
    /// - Returns: Whether this one is newer, and by what.
    public func revisionOrder(against other: Todo) -> RevisionOrder {
        RevisionOrder(of: revision, against: other.revision)
    }

    /// What the version says of its own age.
    var revision: RevisionOrder.Revision { (sequence, stamp, lastModified) }

    /// Whether two versions say the same to a traveller, whenever they were written and in which words.
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
    /// The same version with what is known of its revision from one that it follows, and that it does not say itself.
    ///
    /// Without DTSTAMP it is at least as new as the version whose place it takes. If it lost that, any older version could
    /// follow it.
    func keepingRevision(of known: Todo) -> Todo {
        guard sequence == known.sequence else { return self }
        var kept = self
        kept.stamp = stamp ?? known.stamp
        if kept.stamp == known.stamp { kept.lastModified = lastModified ?? known.lastModified }
        return kept
    }

    /// The same version with what no sender says anew: when it was made, and the offset that was written down for a due time
    /// that is as it was.
    func keepingOwn(of known: Todo, _ database: ZoneDatabase) -> Todo {
        var kept = self
        kept.createdAt = createdAt ?? known.createdAt
        if case .time(let time)? = due, case .time(let before)? = known.due {
            kept.due = .time(time.keepingRecorded(of: before, database))
        }
        return kept
    }

    /// Whether two versions say the same to a traveller, and the same pass of an hour that comes twice.
    func saysSame(as other: Todo, _ database: ZoneDatabase) -> Bool {
        guard hasSameMeaning(as: other) else { return false }
        guard case .time(let time)? = due, case .time(let before)? = other.due else { return true }
        return time.isSamePass(as: before, database)
    }

    /// What the fields of a to-do are read from, and what a sender writes anew without a change.
    private static let known: Set<String> = [
        "UID", "DTSTAMP", "SEQUENCE", "LAST-MODIFIED", "CREATED", "DUE", "STATUS", "COMPLETED", "SUMMARY",
        "LOCATION", "DESCRIPTION", "PRIORITY", "X-LIC-ERROR",
    ]

    /// Whether what only other programs know, such as alarms and attendees, is the same in the components of two versions.
    func hasSameRest(as other: Todo) -> Bool {
        source == other.source || rest.isSameMeaning(as: other.rest)
    }

    /// The same to-do with what only other programs know, as another version has it; what its calendar said stays.
    ///
    /// - Parameter other: A version that says the same.
    /// - Returns: This one, with the component that it came as where nothing else is in that.
    func takingRest(of other: Todo) -> Todo {
        guard let base = source.flatMap(ContentLines.component) else { return self }
        // Of these an export may have changed some with the due time or the status.
        let known = Self.known.union(["DTSTART", "DURATION", "PERCENT-COMPLETE"])
        let component = base.taking(other.rest, besides: known)
        guard !component.rest(besides: known).isSameMeaning(as: base.rest(besides: known)) else {
            return self
        }
        var copy = self
        copy.source = CalendarWriter().text(component)
        return copy
    }

    /// The same to-do with the DTSTART that another program gave an export of it.
    ///
    /// Where the due time follows from DTSTART, or was changed by hand, an export writes another DTSTART than came.
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

    /// The component as it came, without what the fields say.
    var rest: Component {
        source.flatMap(ContentLines.component)?.rest(besides: Self.known) ?? Component("VTODO")
    }
}
