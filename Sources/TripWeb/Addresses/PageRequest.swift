/// What a browser asks for: a page, and the change that its notice can take back.
struct PageRequest: Hashable, Sendable {
    let address: PageAddress
    /// The number of a change in the history that was just made.
    var done: Int64?
    /// What is told with that change.
    var note: ChangeNote?
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
        note = query["note"].flatMap { ChangeNote(rawValue: $0) }
        undone = query["undone"].flatMap { Int64($0) }
    }

    init(_ address: PageAddress, done: Int64?, note: ChangeNote? = nil) {
        (self.address, self.done, self.note) = (address, done, note)
    }

    init(_ address: PageAddress, undone: Int64) { (self.address, self.undone) = (address, undone) }

    /// The path and the parameters.
    var text: String {
        let text = address.text
        let over = note.map { "&note=\($0.rawValue)" } ?? ""
        let mark = done.map { "done=\($0)\(over)" } ?? undone.map { "undone=\($0)" }
        return text + (mark.map { (text.contains("?") ? "&" : "?") + $0 } ?? "")
    }
}
