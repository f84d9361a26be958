public import CivilTime
package import Sealing
import TripWorkflows

/// The environment of a command, which tests can replace.
///
/// Commands read no other environment variables, clock or streams.
public struct CommandContext: Sendable {
    /// The environment variables.
    public var environment: [String: String]
    /// Reads standard input to its end, or one byte more than is asked for.
    public var standardInput: @Sendable (_ most: Int) throws -> [UInt8]
    /// Reads the next bytes of standard input, at most so many and none only at its end; nil where ``standardInput`` has all
    /// of it at once.
    var nextInput: (@Sendable (_ most: Int) throws -> [UInt8])?
    /// The stream for results.
    public var output: any TextOutput
    /// The stream for errors, findings and progress.
    public var errors: any TextOutput
    /// The width of results in columns; nil when they do not go to a terminal.
    public var columns: Int?
    /// The clock for the present instant, without `--now` and `MERIDIAN_NOW`.
    public var clock: any NowSource
    /// The terminal for questions; nil unless standard input and standard error are both terminals.
    public var terminal: Terminal?
    /// The width of progress in columns; nil when standard error is no terminal.
    public var errorColumns: Int?
    /// The elapsed time since a fixed moment; only differences are meaningful.
    public var stopwatch: @Sendable () -> Duration = {
        let start = ContinuousClock.now
        return { start.duration(to: .now) }
    }()
    /// Whether dates outside of the shown ones are read too, to test that they change nothing.
    var readsWholeStore = false
    /// The directories with the system's time zones, in the order tried.
    public var zoneDirectories = ZoneDatabase.systemDirectories
    /// The directories searched for programs after `PATH`.
    var programDirectories = OtherProgram.usual

    /// The directories of programs that come with this one; none unless this is the program itself.
    var companions: @Sendable () -> [String] = { [] }
    /// Runs another program in place of this one, and returns why it cannot; only a process of ours may become another.
    var replaceProcess: @Sendable ([String]) -> String = { _ in "" }
    /// Takes what `serve` was told; nil in any program but the one that serves.
    var serving: ServingBox?
    /// Speaks to calendar servers; nil in any program but the one that does.
    var servers: (@Sendable (SyncSetting) -> any CalendarServers)?

    /// The arguments of the run, which show which spelling of an option was typed.
    var arguments: [String] = []

    /// The rows of the store that the run could not read.
    var unreadable = UnreadableRows()

    /// The zones that the run reads.
    var zones = ZonesInUse()

    /// The cost of one passphrase attempt for newly sealed trips.
    package var sealingCost = ScryptCost.standard

    /// Makes a context.
    ///
    /// - Parameters:
    ///   - environment: The environment variables.
    ///   - standardInput: Reads standard input to its end; of one that is longer than it is told, a byte more.
    ///   - output: The stream for results.
    ///   - errors: The stream for errors, findings and progress.
    ///   - columns: The width of the terminal; nil when results do not go to one.
    ///   - clock: The clock for the present instant.
    public init(
        environment: [String: String], standardInput: @escaping @Sendable (_ most: Int) throws -> [UInt8],
        output: any TextOutput, errors: any TextOutput, columns: Int?, clock: any NowSource
    ) {
        self.environment = environment
        self.standardInput = standardInput
        self.output = output
        self.errors = errors
        self.columns = columns
        self.clock = clock
    }

    /// Returns the value of an environment variable; nil when it is unset or empty.
    func variable(_ name: String) -> String? {
        guard let value = environment[name], !value.isEmpty else { return nil }
        return value
    }
}
