import Foundation
import TestKit

/// The program as it was built, run as a process of its own.
enum BuiltProgram {
    /// The built `meridian`, which lies beside the tests, or the one that `MERIDIAN_BINARY` names.
    static var path: String {
        if let named = ProcessInfo.processInfo.environment["MERIDIAN_BINARY"] { return named }
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        return tests.deletingLastPathComponent().appendingPathComponent("meridian").path
    }

    /// What of the environment of the tests a process needs: where programs are, and where counters of coverage go.
    static var inherited: [String: String] {
        let own = ProcessInfo.processInfo.environment
        return ["PATH": own["PATH"] ?? "/usr/bin:/bin"].merging(
            own.filter { $0.key == "LLVM_PROFILE_FILE" }
        ) { _, new in new }
    }

    struct Result {
        let status: Int32
        let output: String
        let errors: String
        var text: String { output }
    }

    /// Runs a program with an environment of its own and standard input from a text.
    static func run(
        program: String = path, _ arguments: [String], in directory: String, environment: [String: String],
        input: String = ""
    ) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: directory)
        process.environment = inherited.merging(environment) { _, new in new }
        // Files take any amount of output without anybody reading at the same time.
        let place = try Workplace()
        let files = try ["in", "out", "err"].map { try place.file($0, $0 == "in" ? input : "") }
        process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: files[0]))
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: files[1]))
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: files[2]))
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: try Fixtures.text(files[1]),
            errors: try Fixtures.text(files[2]))
    }
}
