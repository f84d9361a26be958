import CLibical
import Messages

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// libical itself: loaded and set up when the first value asks for it, and shared from then on.
///
/// Its functions are called through a table, since it is not linked: a command that reads no calendar does not wait for
/// libical and the ICU that it brings along (docs/decisions/0061).
enum Libical {
    /// The functions of libical.
    ///
    /// Unknown parameters are kept, which also makes long lists of them cheap to read; UTC is asked for once,
    /// because libical builds its table of zones on first use and not under a lock.
    static var shared: clibical { loaded.pointee }

    // Written once, under the lock of its first use, and read from then on.
    private nonisolated(unsafe) static let loaded: UnsafePointer<clibical> = {
        let table = UnsafeMutablePointer<clibical>.allocate(capacity: 1)
        if let problem = problem(of: String(cString: clibical_library), into: table) { end(problem) }
        let libical = table.pointee
        libical.icalerror_set_errors_are_fatal(0)
        libical.ical_set_unknown_token_handling_setting(ICAL_ASSUME_IANA_TOKEN)
        guard libical.icaltimezone_get_utc_timezone() != nil else { end(tr("libical: it knows no UTC")) }
        return UnsafePointer(table)
    }()

    /// Loads a library and finds all functions in it; returns what is wrong with it, in the loader's words.
    static func problem(of library: String, into table: UnsafeMutablePointer<clibical>) -> String? {
        clibical_load(library, table).map { String(cString: $0) }
    }

    /// Ends the process, as the loader does with one that is linked with a library that is not there.
    ///
    /// No value can be read or written without it, and neither may silently be left out. Whatever is not acknowledged yet
    /// is as it was: to end here is to be killed here.
    private static func end(_ problem: String) -> Never {
        let text = tr(
            "error: \(problem): calendars need libical 3; Debian has it in the package libical3")
        "\(text)\n".withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
        exit(69)
    }
}
