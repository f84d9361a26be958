import Messages

/// The process that writes to a store, if the system reports it.
///
/// SQLite's writer holds a POSIX lock on byte 120 of the file "-shm" beside the store (SQLite's description
/// of the WAL index, "WAL_WRITE_LOCK"); Linux lists such locks in /proc/locks. Other systems give no name.
struct LockHolder: Equatable {
    /// The number of the process.
    let process: Int

    /// Its command line, which tells how long it may take; `nil` when it has ended or is not visible.
    let command: String?

    /// "process 4711 (meridian import 2027.ics)".
    var text: String { tr("process \(process)") + (command.map { " (\($0))" } ?? "") }

    /// Finds the process that writes to a store.
    static func writing(to path: String) -> LockHolder? {
        guard case .file(let file, _)? = try? SystemCall.entry(at: path + "-shm"),
            let bytes = try? SystemCall.head(of: "/proc/locks", count: 1 << 20),
            let process = writer(of: file.number, in: String(decoding: bytes, as: UTF8.self))
        else { return nil }
        let words = try? SystemCall.head(of: "/proc/\(process)/cmdline", count: 1 << 12)
        return LockHolder(process: process, command: command(of: words ?? []))
    }

    /// The most characters of a command line.
    private static let mostCharacters = 80

    /// Returns a command line as people type it, from the words of proc_pid_cmdline(5), which each end with a zero byte.
    static func command(of words: [UInt8]) -> String? {
        var words = words.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        guard let program = words.first?.split(separator: "/").last else { return nil }
        words[0] = String(program)
        let hidden: Set<Unicode.GeneralCategory> = [.control, .format, .lineSeparator, .paragraphSeparator]
        var text = ""
        text.unicodeScalars += words.joined(separator: " ").unicodeScalars.filter {
            !hidden.contains($0.properties.generalCategory)
        }
        return text.count <= mostCharacters ? text : text.prefix(mostCharacters - 1) + "…"
    }

    /// Finds the process with a write lock on byte 120 of a file, in /proc/locks.
    ///
    /// A line reads "3: POSIX  ADVISORY  WRITE 4711 fe:01:1835027 120 120": process, device and file, first and last
    /// byte, "EOF" for no end. One that waits has "->" after the number and holds nothing.
    static func writer(of file: UInt64, in locks: String) -> Int? {
        for line in locks.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count == 8, words[1] == "POSIX", words[3] == "WRITE", let process = Int(words[4]),
                words[5].split(separator: ":").last.flatMap({ UInt64($0) }) == file,
                let first = Int(words[6]), first <= 120, (Int(words[7]) ?? .max) >= 120
            else { continue }
            return process
        }
        return nil
    }
}
