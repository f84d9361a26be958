import Foundation
import Messages

/// Runs a program of the system with limits on time and output.
struct OtherProgram: Sendable {
    let path: String

    /// The directories searched after `PATH`, with those of administrators.
    static let usual = ["/usr/sbin", "/sbin", "/usr/bin", "/bin"]

    /// Finds a program in `PATH` and the usual directories; nil where it is not installed.
    init?(_ name: String, in context: CommandContext) {
        let folders = (context.variable("PATH") ?? "").split(separator: ":").map(String.init)
        let places = (folders + context.programDirectories).map { "\($0)/\(name)" }
        guard let found = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            return nil
        }
        path = found
    }

    /// The end of a run, with its standard output and standard error together.
    struct Answer {
        let status: Int32
        let bytes: [UInt8]

        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// The reason for a missing answer.
    enum Refusal: Error {
        case cannotRun
        case tooSlow
        case tooMuch
    }

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - arguments: Its arguments.
    ///   - input: The file that it reads as standard input; nil for none.
    ///   - answer: A file to be made for what it writes.
    ///   - most: The bytes that it may write.
    ///   - patience: The seconds that it may take.
    ///   - environment: Its variables.
    ///   - mixed: Whether what it writes to standard error is part of the answer.
    /// - Returns: How it ended.
    /// - Throws: A ``Refusal``; the program does not run any more then.
    func run(
        _ arguments: [String], input: String? = nil, answer: String, most: Int, patience: Double,
        environment: [String: String], mixed: Bool
    ) throws(Refusal) -> Answer {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = environment
        guard FileManager.default.createFile(atPath: answer, contents: nil),
            let output = FileHandle(forWritingAtPath: answer)
        else { throw .cannotRun }
        process.standardInput = input.flatMap(FileHandle.init(forReadingAtPath:)) ?? .nullDevice
        process.standardOutput = output
        process.standardError = mixed ? output : .nullDevice
        do { try process.run() } catch { throw .cannotRun }
        let end = Date().addingTimeInterval(patience)
        func size() -> Int {
            (try? FileManager.default.attributesOfItem(atPath: answer)[.size] as? Int) ?? 0
        }
        while process.isRunning {
            let refusal: Refusal? = size() > most ? .tooMuch : Date() > end ? .tooSlow : nil
            if let refusal {
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                throw refusal
            }
            usleep(2_000)
        }
        process.waitUntilExit()
        guard size() <= most else { throw .tooMuch }
        guard let bytes = FileManager.default.contents(atPath: answer) else { throw .cannotRun }
        let status = process.terminationReason == .exit ? process.terminationStatus : -1
        return Answer(status: status, bytes: [UInt8](bytes))
    }
}
