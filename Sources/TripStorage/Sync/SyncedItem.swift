/// A resource of a synced calendar, as it was at the last step.
public struct SyncedItem: Hashable, Sendable {
    /// The two versions of a resource that both sides changed.
    public struct Versions: Hashable, Sendable {
        /// What was here.
        public let mine: String
        /// What the server had.
        public let theirs: String
        /// The tag of ``theirs``.
        public let etag: String?

        /// Creates versions.
        ///
        /// - Parameters:
        ///   - mine: What was here.
        ///   - theirs: What the server had.
        ///   - etag: The tag of `theirs`.
        public init(mine: String, theirs: String, etag: String?) {
            (self.mine, self.theirs, self.etag) = (mine, theirs, etag)
        }
    }

    /// What is going on with a resource.
    public enum State: Hashable, Sendable {
        /// Both texts are what each side holds.
        case synced
        /// It is being created, and the answer is not known.
        case creating
        /// It is being updated, and the answer is not known: the text that is sent, and that of the trip.
        case updating(body: String, local: String)
        /// The server accepted a text, and was not read since.
        case written
        /// It is a further resource of a UID that another one has.
        case further
        /// Both sides changed it, and nobody chose yet.
        case conflict(Versions)
        /// Somebody chose that the version here counts.
        case keepsMine(Versions)
        /// Somebody chose that the server's version counts.
        case keepsTheirs(Versions)
        /// The server refused this text.
        case refused(String)
        /// It is on the server alone: nothing of it can be shown here.
        case foreign
    }

    /// The path of the resource, normalized.
    public var href: String
    /// The UID of its components; empty where it has none.
    public var uid: String
    /// The tag of ``remote``, as the server sent it.
    public var etag: String?
    /// What the server held, or what was sent to create it; `nil` when it never took anything.
    public var remote: String?
    /// What the trip held then: ``remote`` and this belong together.
    public var local: String?
    /// The number of the sync that sent it last.
    public var pushedIn: Int?
    /// What is going on with it.
    public var state: State

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - href: The path of the resource.
    ///   - uid: The UID of its components.
    ///   - etag: The tag of `remote`.
    ///   - remote: What the server held.
    ///   - local: What the trip held then.
    ///   - pushedIn: The number of the sync that sent it last.
    ///   - state: What is going on with it.
    public init(
        href: String, uid: String, etag: String?, remote: String?, local: String?, pushedIn: Int? = nil,
        state: State = .synced
    ) {
        self.href = href
        self.uid = uid
        self.etag = etag
        self.remote = remote
        self.local = local
        self.pushedIn = pushedIn
        self.state = state
    }
}
