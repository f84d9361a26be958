/// What a page offers to whoever reads it; the store refuses the rest, whatever a page offers.
struct Rights: Hashable, Sendable {
    /// Whether forms that change what the page shows are offered.
    var edits = true
}
