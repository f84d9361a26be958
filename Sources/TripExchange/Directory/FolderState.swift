import ICalendar
import Merging
import Trips

/// The files of a folder while items are written to it.
struct FolderState {
    private let files: [DirectoryFile]
    /// The files that hold an item alone.
    private var own: [String: [DirectoryFile]] = [:]
    /// The files that hold an item among others.
    private var shared: [String: [DirectoryFile]] = [:]
    /// The UIDs of the items to write.
    var uids: Set<String> = []
    /// The activities under UIDs derived from one that several events share, by that UID.
    private(set) var siblings: [String: [Activity]] = [:]

    /// Sorts the files of a folder.
    ///
    /// - Parameters:
    ///   - files: The files, in the order of their names.
    ///   - contents: The contents to write.
    init(files: [DirectoryFile], beside contents: CalendarContents) {
        self.files = files
        for activity in contents.activities {
            if let base = SharedUID.base(of: activity.uid) {
                siblings[base.text, default: []].append(activity)
            }
        }
        for file in files {
            if let uid = file.ownUID { own[uid, default: []].append(file) }
            for uid in file.uids where uid != file.ownUID { shared[uid, default: []].append(file) }
        }
    }

    /// Returns the files with an item alone, and among others, by name.
    func files(of uid: String) -> (own: [DirectoryFile], shared: [DirectoryFile]) {
        (own[uid] ?? [], shared[uid] ?? [])
    }

    /// Returns the files that hold only readable items that were neither written nor kept.
    ///
    /// - Parameters:
    ///   - kept: What the trip keeps verbatim.
    ///   - export: How the items were written.
    /// - Returns: The files, in the order of their names.
    func foreign(beside kept: FolderRemainder, _ export: CalendarExport) -> [DirectoryFile] {
        let reading = DirectoryItem.reading(export)
        return files.filter { file in
            guard file.isNamed, file.isWhole, file.uids.isDisjoint(with: uids),
                file.uids.isDisjoint(with: kept.uids), let result = file.result
            else { return false }
            let read = reading.activities(from: result, file: nil)
            return CalendarRemainder(parsing: read.source).components.isEmpty
        }
    }
}
