/// What a server answered about a collection.
///
/// Everything whose ETag is new has to be read first, and so have items in the states `creating` and `written` whose
/// ETag is not known.
package enum SyncRemote: Hashable, Sendable {
    /// A listing that is whole: well-formed to its end, of the collection itself. What is not in it is gone.
    case complete([RemoteItem])
    /// What changed since a token. What is not in it is as it was; only what is named is removed.
    case changes([RemoteItem], removed: Set<String>)

    /// The resources that were named.
    package var items: [RemoteItem] {
        switch self {
        case .complete(let items), .changes(let items, _): items
        }
    }

    /// The hrefs that the server said are removed.
    package var removed: Set<String> {
        if case .changes(_, let removed) = self { removed } else { [] }
    }

    /// Whether what is not named is absent.
    package var isComplete: Bool {
        if case .complete = self { true } else { false }
    }
}
