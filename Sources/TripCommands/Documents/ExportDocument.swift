/// What `export --json` says of the file that it wrote.
struct ExportDocument: Encodable, Sendable {
    @Nullable var trip: String?
    let activities: Int
    @Nullable var file: String?
    /// The file's text, when it was not written to a file.
    @Nullable var calendar: String?
    let findings: [FindingDocument]
}
