/// The exit statuses of `meridian`, after sysexits(3).
///
/// ```swift
/// CommandStatus.badData.rawValue  // 65
/// ```
public enum CommandStatus: Int32, Hashable, Sendable, CaseIterable {
    /// Success.
    case success = 0
    /// The command succeeded and reports findings.
    case findings = 1
    /// The command line is wrong: EX_USAGE.
    case usage = 64
    /// The input was read and refused: EX_DATAERR.
    case badData = 65
    /// A named file or trip is missing or unreadable: EX_NOINPUT.
    case noInput = 66
    /// A resource of the machine is missing or broken, such as the zone database: EX_UNAVAILABLE.
    case unavailable = 69
    /// A fault of this program: EX_SOFTWARE.
    case software = 70
    /// An output file or the store cannot be created: EX_CANTCREAT.
    case cannotCreate = 73
    /// Writing failed: EX_IOERR.
    case inputOutput = 74
    /// The store is locked, or the zones were replaced; a retry may help: EX_TEMPFAIL.
    case temporary = 75
    /// The settings file is wrong: EX_CONFIG.
    case configuration = 78
}
