/// Which of two versions of one activity counts, and what decided it.
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
