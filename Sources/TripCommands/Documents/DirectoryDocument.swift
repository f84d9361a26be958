import Rendering
import TripExchange

/// What `export -o DIR/` says of the folder that it wrote.
struct DirectoryDocument: Encodable, Sendable {
    @Nullable var trip: String?
    let directory: String
    let added: [String]
    let updated: [String]
    let unchanged: [String]
    /// The files whose item is newer there, which were left.
    let newer: [String]
    /// The files that hold an item of the trip among others, which were left.
    let shared: [String]
    /// The files whose items the trip does not have.
    let foreign: [String]
    /// Those of them that were deleted.
    let deleted: [String]
    let findings: [FindingDocument]

    /// `out: 3 added, 1 updated, 7 unchanged`, and what was left alone.
    var text: String {
        let counts = [
            (added, "added"), (updated, "updated"), (unchanged, "unchanged"), (deleted, "deleted"),
        ].filter { !$0.0.isEmpty }.map { "\($0.0.count) \($0.1)" }
        var text =
            "\(Printable.line(directory)): \(counts.isEmpty ? "no items" : counts.joined(separator: ", "))\n"
        for name in newer {
            text += "\(Printable.line(name)): is newer there and was left; import the folder first\n"
        }
        for name in shared {
            text +=
                "\(Printable.line(name)): holds an item of the trip among others and was left as it is\n"
        }
        let left = foreign.filter { !deleted.contains($0) }
        if !left.isEmpty {
            let names = left.prefix(3).map { Printable.line($0) }.joined(separator: ", ")
            text +=
                "\(left.count) \(left.count == 1 ? "file is" : "files are") of no item of the trip (\(names)"
                + "\(left.count > 3 ? ", …" : "")); --prune deletes them\n"
        }
        return text
    }
}
