public import CivilTime
package import Sealing

/// Everything that a command takes from the world around it, so that a test can hand it another world.
///
/// Commands read no environment, no clock and no stream but these.
public struct CommandContext: Sendable {
    /// The environment variables.
    public var environment: [String: String]
    /// Reads standard input to its end.
    public var standardInput: @Sendable () throws -> [UInt8]
    /// Where results go.
    public var output: any TextOutput
    /// Where errors, findings and progress go.
    public var errors: any TextOutput
    /// The columns that results may take; nil when they do not go to a terminal.
    public var columns: Int?
    /// Where the present instant comes from when neither `--now` nor `MERIDIAN_NOW` says it.
    public var clock: any NowSource
    /// Who can be asked; nil unless standard input and standard error are both terminals.
    public var terminal: Terminal?
    /// The columns that progress may take; nil when standard error goes to no terminal.
    public var errorColumns: Int?
    /// How long it is since some moment that stays the same: only differences say anything.
    public var stopwatch: @Sendable () -> Duration = {
        let start = ContinuousClock.now
        return { start.duration(to: .now) }
    }()
    /// Whether what a store has outside of the shown dates is read as well: to show that it changes nothing.
    var readsWholeStore = false
    /// The directories where the machine may keep its time zones, in the order in which they are tried.
    public var zoneDirectories = ZoneDatabase.systemDirectories
    /// The directories where programs of the system are looked for behind `PATH`.
    var programDirectories = OtherProgram.usual

    /// The arguments of the run: which of an option's names was typed.
    var arguments: [String] = []

    /// What a run could not read of the store.
    var unreadable = UnreadableRows()

    /// The zones that a run reads.
    var zones = ZonesInUse()

    /// What one try of a passphrase costs for trips that are sealed from now on.
    package var sealingCost = ScryptCost.standard

    /// Makes a world of its parts.
    ///
    /// - Parameters:
    ///   - environment: The environment variables.
    ///   - standardInput: Reads standard input to its end.
    ///   - output: Where results go.
    ///   - errors: Where errors, findings and progress go.
    ///   - columns: The terminal's columns; nil when results do not go to a terminal.
    ///   - clock: Where the present instant comes from.
    public init(
        environment: [String: String], standardInput: @escaping @Sendable () throws -> [UInt8],
        output: any TextOutput, errors: any TextOutput, columns: Int?, clock: any NowSource
    ) {
        self.environment = environment
        self.standardInput = standardInput
        self.output = output
        self.errors = errors
        self.columns = columns
        self.clock = clock
    }

    /// The value of an environment variable; nil when it is not set or empty.
    func variable(_ name: String) -> String? {
        guard let value = environment[name], !value.isEmpty else { return nil }
        return value
    }
}
