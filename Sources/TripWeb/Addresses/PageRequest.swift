/// What a browser asks for: a page, and the change that its notice can take back.
struct PageRequest: Hashable, Sendable {
    let address: PageAddress
    /// The number of a change in the history that was just made.
    var done: Int64?

    /// Reads the target of a request.
    ///
    /// - Parameter target: The path, and after a `?` the parameters.
    /// - Throws: A ``Fault`` with status 400 or 404.
    init(_ target: String) throws(Fault) {
        address = try PageAddress(target)
        let halves = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        done = try Query(halves.count > 1 ? String(halves[1]) : nil)["done"].flatMap { Int64($0) }
    }

    init(_ address: PageAddress, done: Int64?) { (self.address, self.done) = (address, done) }

    /// The path and the parameters.
    var text: String {
        let text = address.text
        return text + (done.map { (text.contains("?") ? "&" : "?") + "done=\($0)" } ?? "")
    }
}
