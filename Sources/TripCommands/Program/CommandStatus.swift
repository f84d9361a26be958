/// What a run of `meridian` tells the shell, after sysexits(3).
///
/// ```swift
/// CommandStatus.badData.rawValue  // 65
/// ```
public enum CommandStatus: Int32, Hashable, Sendable, CaseIterable {
    /// All went well.
    case success = 0
    /// The command did its work and has findings to tell.
    case findings = 1
    /// The command line itself is wrong: EX_USAGE.
    case usage = 64
    /// The input was read and refused: EX_DATAERR.
    case badData = 65
    /// A file or trip that was named is not there or cannot be read: EX_NOINPUT.
    case noInput = 66
    /// Something this machine needs is missing or broken, as a time zone database: EX_UNAVAILABLE.
    case unavailable = 69
    /// A fault of this program: EX_SOFTWARE.
    case software = 70
    /// An output file or the store cannot be made: EX_CANTCREAT.
    case cannotCreate = 73
    /// Writing failed: EX_IOERR.
    case inputOutput = 74
    /// Another program holds the store, or the time zones were replaced meanwhile; trying again may help: EX_TEMPFAIL.
    case temporary = 75
    /// The settings file is wrong: EX_CONFIG.
    case configuration = 78
}
