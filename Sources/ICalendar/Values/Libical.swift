import CLibical
import Messages

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// libical itself: loaded and set up when the first value asks for it, and shared from then on.
///
/// Its functions are called through a table, since it is not linked: a command that reads no calendar does not wait for
/// libical and the ICU that it brings along (docs/decisions/0061).
enum Libical {
    /// The functions of libical; without it the process ends.
    static var shared: clibical {
        guard let table = loaded.table else { end(loaded.problem) }
        return table.pointee
    }

    /// What keeps libical from being loaded, in the loader's words; `nil` when it is there.
    static var problem: String? { loaded.table == nil ? loaded.problem : nil }

    // Written once, under the lock of its first use, and read from then on.
    private nonisolated(unsafe) static let loaded: (table: UnsafePointer<clibical>?, problem: String) = {
        let table = UnsafeMutablePointer<clibical>.allocate(capacity: 1)
        if let problem = problem(of: String(cString: clibical_library), into: table) {
            table.deallocate()
            return (nil, problem)
        }
        let libical = table.pointee
        libical.icalerror_set_errors_are_fatal(0)
        // Unknown parameters are kept, which also makes long lists of them cheap to read.
        libical.ical_set_unknown_token_handling_setting(ICAL_ASSUME_IANA_TOKEN)
        // libical builds its table of zones on first use and not under a lock.
        guard libical.icaltimezone_get_utc_timezone() != nil else {
            return (nil, tr("libical: it knows no UTC"))
        }
        return (UnsafePointer(table), "")
    }()

    /// Loads a library and finds all functions in it; returns what is wrong with it, in the loader's words.
    static func problem(of library: String, into table: UnsafeMutablePointer<clibical>) -> String? {
        clibical_load(library, table).map { Excerpt.onOneLine(String(cString: $0)) }
    }

    /// Ends the process, as the loader does with one that is linked with a library that is not there.
    ///
    /// No value can be read or written without it, and neither may silently be left out. Whatever is not acknowledged yet
    /// is as it was: to end here is to be killed here.
    private static func end(_ problem: String) -> Never {
        let text = tr(
            "error: \(problem): calendars need libical 3 and what it is linked with; Debian has them with the package libical3"
        )
        "\(text)\n".withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
        _exit(69)
    }
}
