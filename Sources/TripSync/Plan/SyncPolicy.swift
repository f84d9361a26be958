/// What may be done with a collection.
package struct SyncPolicy: Hashable, Sendable {
    /// Whose value counts where both changed a field; `nil` to ask.
    package var choice: SyncChoice?
    /// Whether more than half of the items may be removed or deleted at once.
    package var allowsMassDeletion: Bool
    /// Whether nothing may be sent.
    package var isReadOnly: Bool
    /// The kinds of components that the server takes.
    package var kinds: Set<String>
    /// The most bytes of a resource; `nil` when the server names none.
    package var largestResource: Int?

    /// Makes a policy.
    package init(
        choice: SyncChoice?, allowsMassDeletion: Bool = false, isReadOnly: Bool = false,
        kinds: Set<String> = ["VEVENT", "VTODO"], largestResource: Int? = nil
    ) {
        self.choice = choice
        self.allowsMassDeletion = allowsMassDeletion
        self.isReadOnly = isReadOnly
        self.kinds = kinds
        self.largestResource = largestResource
    }
}
