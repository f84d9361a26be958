import CivilTime
import Messages
import TripExchange
import TripWorkflows

/// A run of a command on a fleet: lines in, lines out, in constant memory.
struct FleetRun {
    /// The lines that one thread takes at once.
    private static let mostLines = 256
    /// The bytes after which it takes no further line.
    private static let enoughBytes = 1 << 18

    let setting: FleetSetting
    private let context: CommandContext

    /// Prepares a run.
    ///
    /// - Parameters:
    ///   - options: The options of every command.
    ///   - zones: The zones; nil for those of `--tzdir` or `TZDIR`, else those built in: each machine may have others.
    ///   - context: The context of the run.
    /// - Throws: A ``CommandFailure`` without a present.
    init(_ options: GlobalOptions, zones: ZoneDatabase? = nil, in context: CommandContext) throws {
        guard options.now != nil || context.variable("MERIDIAN_NOW") != nil else {
            throw CommandFailure(
                "no-now",
                tr(
                    "no present: say --now 2027-03-01T00:00Z or set MERIDIAN_NOW, so that the same lines have the same answer"
                ), status: .usage)
        }
        let session = try Session(options, in: context)
        let zones =
            try zones ?? ZoneDatabase.named(directory: options.tzdir, tzdir: context.variable("TZDIR"))
            ?? .embedded
        setting = FleetSetting(
            zones: zones, home: try session.statedHome.map { try zones.zone($0.id) }, now: session.now)
        self.context = context
    }

    /// Asks a question of every line.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - options: The input and the threads.
    /// - Returns: Success, whatever was found.
    /// - Throws: A ``CommandFailure`` where the input cannot be read or the output not be written.
    func ask(_ question: some FleetQuestion, of options: FleetOptions) throws -> CommandStatus {
        var lines = InputLines(read: try options.input.reader(in: context))
        let setting = setting
        let work = OrderedWork<[InputLine], [UInt8]> { question.answer($0, in: setting) }
        try work.run(
            threads: options.threads, next: { try FleetRun.next(&lines) },
            consume: { bytes in
                context.output.write(bytes)
                // The rest would be worked out for nobody.
                guard !context.output.hasFailed else {
                    throw CommandFailure(
                        "cannot-write", tr("standard output cannot be written"), status: .inputOutput)
                }
            })
        try setting.zones.requireUnreplaced()
        return .success
    }

    /// Returns the next lines for one thread; nil at the end.
    private static func next(_ lines: inout InputLines) throws -> [InputLine]? {
        var taken: [InputLine] = []
        var bytes = 0
        while taken.count < mostLines, bytes < enoughBytes, let line = try lines.next() {
            bytes += line.bytes?.count ?? 0
            taken.append(line)
        }
        return taken.isEmpty ? nil : taken
    }
}
