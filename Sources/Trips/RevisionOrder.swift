package import CivilTime

/// Which of two versions of one activity or to-do counts, and what decided it.
public enum RevisionOrder: Hashable, Sendable {
    /// The value that was asked is the newer one.
    case newer(by: Reason)
    /// The value that was asked is the older one.
    case older(by: Reason)
    /// Nothing tells them apart in time.
    case same

    /// What decided, the strongest first.
    public enum Reason: String, CaseIterable, Hashable, Sendable {
        /// The SEQUENCE numbers differ.
        case sequence
        /// The SEQUENCE numbers agree and the DTSTAMPs differ.
        case stamp
        /// The above agree, or a DTSTAMP is missing, and the LAST-MODIFIED times differ.
        case lastModified
    }

    /// Whether the value that was asked is the newer one.
    public var isNewer: Bool {
        switch self {
        case .newer: true
        case .older, .same: false
        }
    }
}

extension RevisionOrder {
    /// What a version says of its own age.
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
    /// Whether a version was written after a change by hand.
    ///
    /// When somebody writes a version, its DTSTAMP says so; when a hand changes one, LAST-MODIFIED does, as the DTSTAMP
    /// that came stays. Where one of these is missing, the larger SEQUENCE decides.
    ///
    /// - Parameters:
    ///   - written: The version of others.
    ///   - edited: The one that was changed by hand.
    /// - Returns: Whether others wrote theirs later.
    package static func isWritten(_ written: Revision, after edited: Revision) -> Bool {
        if let stamp = written.stamp, let change = edited.lastModified ?? edited.stamp {
            return stamp > change
        }
        return written.sequence > edited.sequence
    }
}
