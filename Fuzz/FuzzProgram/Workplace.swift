import CivilTime
import Foundation
import FuzzKit
import Sealing
import Synchronization
import TestKit
import TripCommands
import TripStorage

/// A private folder with a small store, in which runs of the program are harmless.
///
/// The folder is the working directory, and no path of an input may lead out of it. Its parent folder must not
/// change.
public final class Workplace: Sendable {
    /// The working directory.
    public let path: String
    /// The parent folder.
    private let around: String
    private let stored = Mutex<[UInt8]>([])

    /// The store's file at the start of every input.
    public var sample: [UInt8] { stored.withLock { $0 } }

    /// The passphrase of the store's protected trip.
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

    /// Deletes the folder.
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

    /// Fills the folder with the initial files.
    ///
    /// - Parameter files: The files by name, without the store.
    /// - Throws: What Foundation throws when a file cannot be written.
    public func reset(_ files: [String: [UInt8]] = [:]) throws {
        for name in try names { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }
        try write(sample, to: "meridian.db")
        // As the program makes it: doctor tells a store that others may read.
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: store)
        for (name, bytes) in files { try write(bytes, to: name) }
    }

    /// Writes a file of the folder.
    public func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    /// Whether the store has its initial bytes, with no other file beside it.
    public var isUntouched: Bool {
        FileManager.default.contents(atPath: store).map { $0.elementsEqual(sample) } == true
            && !FileManager.default.fileExists(atPath: store + "-wal")
    }

    /// The names of the files in the folder.
    public var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    /// Requires that the parent folder is unchanged.
    public func checkAround() {
        let found = (try? FileManager.default.contentsOfDirectory(atPath: around).sorted()) ?? []
        Fuzz.require(found == ["guardian", "work"], "beside the working directory is now \(found)")
        Fuzz.require(
            FileManager.default.contents(atPath: around + "/guardian") == Workplace.guardian,
            "a file beside the working directory has changed")
    }
}

extension Workplace {
    /// The environment of a run besides the folder.
    public struct World: Sendable {
        /// Standard input.
        public var input: [UInt8]
        /// Whether the last byte of standard input repeats without an end.
        public var isEndless = false
        /// The answers to prompts on the terminal; nil without one.
        public var answers: [String]?
        /// The width of the terminal in columns; nil when results do not go to one.
        public var columns: Int?
        /// Environment variables besides those that confine the run to the folder.
        public var variables: [String: String] = [:]

        /// Makes an environment without a terminal.
        public init(input: [UInt8] = []) { self.input = input }
    }

    /// Runs the program in this process.
    ///
    /// - Parameters:
    ///   - arguments: The command line.
    ///   - world: The environment besides the folder.
    /// - Returns: The output.
    public func run(_ arguments: [String], _ world: World = World()) -> ProgramRun {
        let variables = [
            "TZDIR": TestZones.Release.r2026f.directory, "MERIDIAN_DB": store,
            "MERIDIAN_HOME": "Europe/Berlin",
            // The paths of other programs and files all lead to this folder.
            "HOME": path, "TMPDIR": path, "PATH": path,
        ].merging(world.variables) { own, _ in own }
        let (input, isEndless) = (world.input, world.isEndless)
        let mostAsked = Mutex(0)
        let (output, errors) = (CapturedOutput(), CapturedOutput())
        guard let now = try? Instant(parsing: "2027-03-01T09:00:00Z") else { Fuzz.fail("no present") }
        var context = CommandContext(
            environment: variables,
            standardInput: { most in
                mostAsked.withLock { $0 = max($0, most) }
                let head = input.prefix(most + 1)
                guard isEndless, let last = head.last else { return Array(head) }
                return head + Array(repeating: last, count: most + 1 - head.count)
            }, output: output, errors: errors, columns: world.columns, clock: FixedNow(now))
        context.zoneDirectories = []
        context.sealingCost = ScryptCost(exponent: 4, passes: 1)
        context.terminal = world.answers.map { answers in
            let rest = Answers(answers)
            return Terminal { rest.next() }
        }
        let status = MeridianProgram.run(arguments, in: context)
        return ProgramRun(
            arguments: arguments, status: status, output: output.contents, errors: errors.text,
            mostAsked: mostAsked.withLock { $0 })
    }
}
