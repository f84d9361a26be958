/// How much a search lists.
enum ResultLimit {
    /// The results that `--limit` of `search` and `places` asks for.
    static let most = 10_000
}
