package import CivilTime

/// Which of two versions of an activity or to-do is newer, and by which property.
public enum RevisionOrder: Hashable, Sendable {
    /// The receiver is newer.
    case newer(by: Reason)
    /// The receiver is older.
    case older(by: Reason)
    /// Neither is newer.
    case same

    /// The deciding property, the strongest first.
    public enum Reason: String, CaseIterable, Hashable, Sendable {
        /// The SEQUENCE numbers differ.
        case sequence
        /// The SEQUENCE numbers agree and the DTSTAMPs differ.
        case stamp
        /// The above agree, or a DTSTAMP is missing, and the LAST-MODIFIED times differ.
        case lastModified
    }

    /// Whether the receiver is newer.
    public var isNewer: Bool {
        switch self {
        case .newer: true
        case .older, .same: false
        }
    }
}

extension RevisionOrder {
    /// The revision of a version: SEQUENCE, DTSTAMP and LAST-MODIFIED.
    package typealias Revision = (sequence: Int, stamp: Instant?, lastModified: Instant?)

    /// Orders two revisions.
    ///
    /// The larger SEQUENCE, then the later DTSTAMP, then the later LAST-MODIFIED (RFC 5546 section 2.1.5). A time that only
    /// one of them has decides nothing.
    package init(of mine: Revision, against theirs: Revision) {
        if mine.sequence != theirs.sequence {
            self = mine.sequence > theirs.sequence ? .newer(by: .sequence) : .older(by: .sequence)
        } else if let one = mine.stamp, let other = theirs.stamp, one != other {
            self = one > other ? .newer(by: .stamp) : .older(by: .stamp)
        } else if let one = mine.lastModified, let other = theirs.lastModified, one != other {
            self = one > other ? .newer(by: .lastModified) : .older(by: .lastModified)
        } else {
            self = .same
        }
    }
    /// Returns whether a version was written after a local edit.
    ///
    /// The DTSTAMP of a version says when its sender wrote it; a local edit changes LAST-MODIFIED and keeps
    /// the imported DTSTAMP. Where one of these is missing, the larger SEQUENCE decides.
    ///
    /// - Parameters:
    ///   - written: The sender's version.
    ///   - edited: The version with the local edit.
    /// - Returns: Whether the sender's version is later.
    package static func isWritten(_ written: Revision, after edited: Revision) -> Bool {
        if let stamp = written.stamp, let change = edited.lastModified ?? edited.stamp {
            return stamp > change
        }
        return written.sequence > edited.sequence
    }
}
