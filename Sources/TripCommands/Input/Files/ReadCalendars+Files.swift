import Foundation
import Messages
import TripExchange
import TripWorkflows

extension ReadCalendars {
    /// Reads files in the order given.
    ///
    /// A missing file ends the command; a file that is no calendar is refused, and the others are read.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - session: The run.
    ///   - progress: The progress line of the reading.
    ///   - isForStore: Whether to-dos and attached files are read, for a store that keeps them; otherwise they stay
    ///     in the calendar.
    ///   - acceptsDrafts: Whether bookings in the text of mails are taken even where something is doubtful.
    /// - Throws: A ``CommandFailure`` for a file that cannot be read.
    init(
        _ files: [InputFile], _ session: Session, progress: ProgressLine? = nil, isForStore: Bool = false,
        acceptsDrafts: Bool = false
    ) throws {
        self.init(database: session.database, now: session.now, isForStore: isForStore)
        self.acceptsDrafts = acceptsDrafts
        let sources = try files.map { file in
            (
                file,
                file.isDirectory ? nil : try file.source(in: session.context) { progress?.advance(by: $0) }
            )
        }
        // Each file is read twice, first for the properties that its events share.
        progress?.begin(tr("reading"), of: 2 * sources.reduce(0) { $0 + ($1.1?.byteCount ?? 0) })
        for (file, source) in sources {
            guard let source else {
                try addFolder(named: file.name, stem: file.stem) { try Self.folder(file, $0) }
                continue
            }
            try read(source, named: file.name, stem: file.stem, threads: Self.threads)
        }
    }

    /// The calendars of a folder, as khal and vdirsyncer keep them.
    private static func folder(_ file: InputFile, _ reading: CalendarImport) throws -> ImportedCalendar {
        do {
            let folder = CalendarDirectory(path: file.path)
            guard try !folder.names.isEmpty else {
                throw CommandFailure(
                    "no-calendars", tr("\(file.name): is a folder without a file that ends in .ics"),
                    status: .noInput)
            }
            return try folder.activities(with: reading)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure("cannot-read", tr("\(file.name): cannot be read"), status: .noInput)
        }
    }

    /// More threads would wait for each other.
    static let threads = isCramped ? 1 : min(4, ProcessInfo.processInfo.activeProcessorCount)

    /// Whether the address space is limited (`ulimit -v`): each thread reserves a large part of it for its memory.
    private static var isCramped: Bool {
        var limit = rlimit()
        #if canImport(Glibc)
            let status = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
        #else
            let status = getrlimit(RLIMIT_AS, &limit)
        #endif
        return status == 0 && limit.rlim_cur < 8 << 30
    }
}
