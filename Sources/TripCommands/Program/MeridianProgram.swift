/// The command line as a function from arguments and a context to an exit status.
public enum MeridianProgram {
    /// The version that `meridian --version` prints.
    public static let version = "0.1.0"

    /// The program's name and version in backups.
    static let tool = "Meridian \(version)"
}
