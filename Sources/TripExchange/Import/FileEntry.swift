import Trips

/// An activity that waits for the end of its file.
struct FileEntry {
    var activity: Activity
    /// The line of its BEGIN.
    let line: Int
    /// The line of its RECURRENCE-ID.
    let changeLine: Int?
    /// Whether it comes from a calendar with METHOD:CANCEL, and may state only what it cancels.
    let isCancelling: Bool
    /// The name of its file, for findings.
    let file: String?
}
