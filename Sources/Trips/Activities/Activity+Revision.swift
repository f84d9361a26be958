extension Activity {
    /// Compares the revisions of two versions of one activity.
    ///
    /// The rule of RFC 5546 section 2.1.5: the larger SEQUENCE is newer, then the later DTSTAMP. Where those
    /// agree, or a version has no DTSTAMP, the later LAST-MODIFIED. A time that only one version has decides
    /// nothing. The activities should have the same ``key``.
    ///
    /// - Parameter other: The version to compare with.
    /// - Returns: Whether this version is newer, older or the same, and by which property.
    public func revisionOrder(against other: Activity) -> RevisionOrder {
        RevisionOrder(of: revision, against: other.revision)
    }

    /// The revision of the version.
    package var revision: RevisionOrder.Revision { (sequence, stamp, lastModified) }

    /// Returns whether two versions mean the same to a traveller.
    ///
    /// The comparison ignores what changes without the activity: SEQUENCE, DTSTAMP (a feed writes a new one
    /// on every download), LAST-MODIFIED, CREATED, the source component, the statements, the edit, the
    /// reach, and the recorded offsets.
    ///
    /// - Parameter other: The version to compare with.
    /// - Returns: `true` when every other field is equal.
    public func hasSameMeaning(as other: Activity) -> Bool { meaning == other.meaning }

    /// The activity without the fields that may differ between equal versions.
    package var meaning: Activity {
        var copy = self
        copy.sequence = 0
        copy.stamp = nil
        copy.lastModified = nil
        copy.createdAt = nil
        copy.source = nil
        copy.reach = .thisOccurrence
        if !statements.isEmpty { copy.statements = [] }
        copy.edit = nil
        if case .timed(var start, var end) = span {
            start.recorded = nil
            end.recorded = nil
            copy.span = .timed(start: start, end: end)
        }
        return copy
    }
}
