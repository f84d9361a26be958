/// What a browser asks for: a page, and the change that its notice can take back.
struct PageRequest: Hashable, Sendable {
    let address: PageAddress
    /// The number of a change in the history that was just made.
    var done: Int64?
    /// Whether that change led over a change of the clocks, which is told with it.
    var isOverChange = false
    /// The number of a change that was just taken back.
    var undone: Int64?

    /// Reads the target of a request.
    ///
    /// - Parameter target: The path, and after a `?` the parameters.
    /// - Throws: A ``Fault`` with status 400 or 404.
    init(_ target: String) throws(Fault) {
        address = try PageAddress(target)
        let halves = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let query = try Query(halves.count > 1 ? String(halves[1]) : nil)
        done = query["done"].flatMap { Int64($0) }
        isOverChange = query["note"] == "clocks"
        undone = query["undone"].flatMap { Int64($0) }
    }

    init(_ address: PageAddress, done: Int64?, isOverChange: Bool = false) {
        (self.address, self.done, self.isOverChange) = (address, done, isOverChange)
    }

    init(_ address: PageAddress, undone: Int64) { (self.address, self.undone) = (address, undone) }

    /// The path and the parameters.
    var text: String {
        let text = address.text
        let over = isOverChange ? "&note=clocks" : ""
        let mark = done.map { "done=\($0)\(over)" } ?? undone.map { "undone=\($0)" }
        return text + (mark.map { (text.contains("?") ? "&" : "?") + $0 } ?? "")
    }
}
