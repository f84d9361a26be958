/// The limit on search results.
enum ResultLimit {
    /// The largest `--limit` of `search` and `places`.
    static let most = 10_000
}
