import CLibical
import Messages

/// libical itself: loaded and initialised by the first value that needs it, then shared.
///
/// Its functions are called through a table, since it is not linked: a command that reads no calendar does
/// not load libical and its ICU (docs/decisions/0061).
enum Libical {
    /// The functions of libical; `nil` where it cannot be loaded, which ``LibicalNeed`` then remembers.
    static var shared: clibical? {
        if let table = loaded.table { return table.pointee }
        LibicalNeed.current?.leaveUnmet()
        return nil
    }

    /// The loader's error when libical cannot be loaded; `nil` when it is available.
    static var problem: String? { loaded.table == nil ? loaded.problem : nil }

    // Written once, under the lock of its first use, and then only read.
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
        // libical builds its table of zones on first use, without a lock.
        guard libical.icaltimezone_get_utc_timezone() != nil else {
            return (nil, tr("libical: it has no UTC zone"))
        }
        return (UnsafePointer(table), "")
    }()

    /// Loads a library and its functions; returns the loader's error, if any.
    static func problem(of library: String, into table: UnsafeMutablePointer<clibical>) -> String? {
        clibical_load(library, table).map { Excerpt.onOneLine(String(cString: $0)) }
    }
}
