/// The document of `export --json` about the file it wrote.
struct ExportDocument: Encodable, Sendable {
    @Nullable var trip: String?
    let activities: Int
    @Nullable var file: String?
    /// The file's text, unless it was written to a file.
    @Nullable var calendar: String?
    /// How many there are of each kind that is left out.
    @Nullable var leftOut: [String: Int]?
    let findings: [FindingDocument]
}
