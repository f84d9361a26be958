/// A field that both sides changed to different values.
package struct FieldConflict: Hashable, Sendable {
    /// The RECURRENCE-ID of the occurrence; empty for the series or the single event.
    package let occurrence: String
    /// What it is about.
    package let field: ChangedField
    /// The value at the last step; `nil` when there was none.
    package let base: String?
    /// The value here; `nil` when it was removed.
    package let mine: String?
    /// The server's value; `nil` when it was removed.
    package let theirs: String?
}
