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
