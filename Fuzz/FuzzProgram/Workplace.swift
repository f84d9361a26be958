import CivilTime
import Foundation
import FuzzKit
import Sealing
import Synchronization
import TestKit
import TripCommands
import TripStorage

/// A private folder with a small store, in which runs of the program do no harm.
///
/// The folder is the working directory, and nothing that is typed may lead out of it. It lies in another one, in which
/// nothing may change.
public final class Workplace: Sendable {
    /// The working directory.
    public let path: String
    /// The folder around it.
    private let around: String
    private let stored = Mutex<[UInt8]>([])

    /// The store's file as every input finds it.
    public var sample: [UInt8] { stored.withLock { $0 } }

    /// The words that open the trip of the store that is under a passphrase.
    public static let passphrase = "correct horse battery"

    private static let guardian = Data("nothing may change this\n".utf8)

    /// The store's file.
    public var store: String { path + "/meridian.db" }

    /// Makes the folder, and the store from `Fuzz/sample.json`.
    ///
    /// - Throws: What Foundation throws when the folder cannot be made, or a ``Fixtures/Failure``.
    public init() throws {
        around = FileManager.default.temporaryDirectory.path + "/meridian-fuzz-\(getpid())"
        path = around + "/work"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Workplace.guardian.write(to: URL(fileURLWithPath: around + "/guardian"))
        guard FileManager.default.changeCurrentDirectoryPath(path) else { Fuzz.fail("no working directory") }
        try makeStore()
    }

    /// Takes the folder away.
    public func remove() { try? FileManager.default.removeItem(atPath: around) }

    private func makeStore() throws {
        let backup = try Fixtures.bytes(Fixtures.path(for: "Fuzz/sample.json"))
        let steps: [(arguments: [String], input: [UInt8])] = [
            (["restore", "-", "--yes"], backup),
            (["protect", "Secret", "--passphrase-file", "-"], Array((Workplace.passphrase + "\n").utf8)),
            (["todo", "done", "Pack"], []),
        ]
        for step in steps {
            let run = run(step.arguments, World(input: step.input))
            Fuzz.require(run.status == .success, "\(step.arguments): \(run.errors)")
        }
        try FileTripStore.open(store, for: .writing).compact()
        let bytes = try Fixtures.bytes(store)
        stored.withLock { $0 = bytes }
    }

    /// Gives the folder what every input finds in it.
    ///
    /// - Parameter files: The files by their names; the store is not among them.
    /// - Throws: What Foundation throws when a file cannot be written.
    public func reset(_ files: [String: [UInt8]] = [:]) throws {
        for name in try names { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }
        try write(sample, to: "meridian.db")
        for (name, bytes) in files { try write(bytes, to: name) }
    }

    /// Writes a file of the folder.
    public func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    /// Whether the store is byte for byte what every input finds, with nothing beside it.
    public var isUntouched: Bool {
        FileManager.default.contents(atPath: store).map { $0.elementsEqual(sample) } == true
            && !FileManager.default.fileExists(atPath: store + "-wal")
    }

    /// The names of what lies in the folder.
    public var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    /// Requires that nothing around the folder has changed.
    public func checkAround() {
        let found = (try? FileManager.default.contentsOfDirectory(atPath: around).sorted()) ?? []
        Fuzz.require(found == ["guardian", "work"], "beside the working directory is now \(found)")
        Fuzz.require(
            FileManager.default.contents(atPath: around + "/guardian") == Workplace.guardian,
            "a file beside the working directory has changed")
    }
}

extension Workplace {
    /// What a run finds in the world besides the folder.
    public struct World: Sendable {
        /// Standard input.
        public var input: [UInt8]
        /// What a person at the terminal answers; nil where there is none.
        public var answers: [String]?
        /// The columns of the terminal; nil where results do not go to one.
        public var columns: Int?
        /// Environment variables besides those that keep the run in the folder.
        public var variables: [String: String] = [:]

        /// Makes a world without a terminal.
        public init(input: [UInt8] = []) { self.input = input }
    }

    /// Runs the program in this process.
    ///
    /// - Parameters:
    ///   - arguments: The command line.
    ///   - world: What the run finds besides the folder.
    /// - Returns: What it said.
    public func run(_ arguments: [String], _ world: World = World()) -> ProgramRun {
        let variables = [
            "TZDIR": TestZones.Release.r2026f.directory, "MERIDIAN_DB": store,
            "MERIDIAN_HOME": "Europe/Berlin",
            // Whatever the program starts or keeps elsewhere, it finds nothing but this folder.
            "HOME": path, "TMPDIR": path, "PATH": path,
        ].merging(world.variables) { own, _ in own }
        let input = world.input
        let (output, errors) = (CapturedOutput(), CapturedOutput())
        guard let now = try? Instant(parsing: "2027-03-01T09:00:00Z") else { Fuzz.fail("no present") }
        var context = CommandContext(
            environment: variables, standardInput: { input }, output: output, errors: errors,
            columns: world.columns, clock: FixedNow(now))
        context.zoneDirectories = []
        context.sealingCost = ScryptCost(exponent: 4, passes: 1)
        context.terminal = world.answers.map { answers in
            let rest = Answers(answers)
            return Terminal { rest.next() }
        }
        let status = MeridianProgram.run(arguments, in: context)
        return ProgramRun(
            arguments: arguments, status: status, output: output.contents, errors: errors.text)
    }
}
