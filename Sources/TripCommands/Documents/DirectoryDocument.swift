import Messages
import Rendering

/// The document of `export -o DIR/` about the folder it wrote.
struct DirectoryDocument: Encodable, Sendable {
    @Nullable var trip: String?
    let directory: String
    let added: [String]
    let updated: [String]
    let unchanged: [String]
    /// The untouched files that hold something unknown here.
    let newer: [String]
    /// The untouched files of the trip's items that are partly unreadable.
    let unread: [String]
    /// The untouched files that hold one of the trip's items among others.
    let shared: [String]
    /// The untouched further files of the trip's items.
    let further: [String]
    /// The files of items that the trip lacks.
    let foreign: [String]
    /// Those of them that were deleted.
    let deleted: [String]
    /// How many there are of each kind that is left out.
    @Nullable var leftOut: [String: Int]?
    let findings: [FindingDocument]

    /// Returns `out: 3 added, 1 updated, 7 unchanged`, and the untouched files.
    ///
    /// - Parameter isRedacted: Whether the folder holds a part of the trip only, which should not be
    ///   imported.
    /// - Returns: The lines.
    func text(isRedacted: Bool) -> String {
        let counts = [
            (added, tr("\(added.count) added")), (updated, tr("\(updated.count) updated")),
            (unchanged, tr("\(unchanged.count) unchanged")), (deleted, tr("\(deleted.count) deleted")),
        ].filter { !$0.0.isEmpty }.map(\.1)
        var text =
            "\(Printable.line(directory)): \(counts.isEmpty ? tr("no items") : counts.joined(separator: ", "))\n"
        for name in newer {
            text +=
                tr("\(Printable.line(name)): is newer there, or says what is not known here, and was left; ")
                + (isRedacted
                    ? tr("look at it, or write over it with --overwrite\n")
                    : tr("import the folder first, or write over it with --overwrite\n"))
        }
        for name in unread {
            text += tr("\(Printable.line(name)): cannot be read as a whole and was left as it is\n")
        }
        for name in shared {
            text +=
                tr("\(Printable.line(name)): holds an item of the trip among others and was left as it is\n")
        }
        for name in further {
            text +=
                tr(
                    "\(Printable.line(name)): is a further file of an item of the trip and was left as it is; keep one of "
                        + "them\n")
        }
        let left = foreign.filter { !deleted.contains($0) }
        if !left.isEmpty {
            let names = left.prefix(3).map { Printable.line($0) }.joined(separator: ", ")
            text +=
                tr(
                    "\(left.count == 1 ? tr("1 file is") : tr("\(left.count) files are")) of no item of the trip (\(names)"
                        + "\(left.count > 3 ? ", …" : "")); --prune deletes them\n")
        }
        return text
    }
}
