/// Whose value counts where both sides changed one field.
package enum SyncChoice: String, CaseIterable, Hashable, Sendable {
    /// The one here.
    case mine
    /// The server's.
    case theirs
}
