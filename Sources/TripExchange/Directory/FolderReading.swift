import Findings
import ICalendar
import Messages
import Trips

/// The calendars of a folder, read as if they stood in one file.
///
/// Which events are the same, and which series an override belongs to, is decided for all files together, so
/// that the result depends neither on file names nor on how items are split into files.
struct FolderReading {
    private let reading: CalendarImport
    private var files: [(name: String, result: ReadResult)] = []
    private var findings: [Finding] = []

    /// Makes a reading without files.
    init(_ reading: CalendarImport) { self.reading = reading }

    /// Adds a file; one that is no calendar gives a finding and is skipped.
    mutating func add(_ bytes: [UInt8], file: String) {
        do throws(CalendarError) {
            let result = try CalendarReader().read(bytes, file: file)
            findings += result.findings
            files.append((file, result))
        } catch {
            findings.append(
                Finding(
                    .badValue, .error, file: file, line: 0, message: tr("\(error); the file was passed over"))
            )
        }
    }

    /// Adds a finding about a file that is not read.
    mutating func passOver(_ file: String, since reason: String) {
        findings.append(
            Finding(.unreadableFile, .error, file: file, message: tr("\(reason); the file was passed over")))
    }

    /// Returns the contents of all files together.
    func calendar() -> ImportedCalendar {
        var pass = FilePass(file: nil, database: reading.database, uids: .unknown, limits: .standard)
        var told = ToldOnce(isShared: false)
        let todos = FolderTodos(files, reading)
        let reading = reading.knowing(todos.census)
        for (number, file) in files.enumerated() {
            pass.begin(file: file.name)
            let searches = ZoneSearches()
            for (calendarNumber, calendar) in file.result.calendars.enumerated() {
                let scope = reading.scope(of: calendar, file: file.name, searches)
                for (index, component) in calendar.components.enumerated() {
                    let place = FolderTodos.Place(file: number, calendar: calendarNumber, component: index)
                    guard !todos.dropped.contains(place) else { continue }
                    _ = pass.take(ReadComponent(component, scope: scope))
                }
                pass.end(calendar, scope: scope, told: &told)
            }
            pass.endFile()
        }
        return reading.result(of: &pass, after: findings + todos.findings)
    }
}
