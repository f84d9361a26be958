import Foundation
import Messages

/// KDE's optional `kitinerary-extractor`, which reads PDFs and passes where it is installed.
struct KitineraryExtractor: Sendable {
    /// The path of the program.
    let path: String

    /// The most seconds of `kitinerary-extractor` for one file; a large PDF takes some.
    private static let longestWait = 60.0
    /// The seconds that this instance waits.
    var patience = Self.longestWait
    /// The most bytes of an answer of `kitinerary-extractor`; a thousand reservations are fewer.
    private static let longestAnswer = 16 << 20

    /// Finds the program in `PATH`, and where Debian, Fedora and Arch keep it.
    ///
    /// - Parameters:
    ///   - environment: The variables.
    ///   - usual: The directories searched after `PATH`.
    /// - Throws: A ``CommandFailure`` that says how to install it.
    init(environment: [String: String], usual: [String] = Self.usual) throws {
        let names = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/kitinerary-extractor" }
        guard
            let found = (names + usual).first(where: { FileManager.default.isExecutableFile(atPath: $0) }
            )
        else {
            throw CommandFailure(
                "no-extractor",
                tr(
                    "--with-kitinerary: kitinerary-extractor is not in PATH; Debian and Ubuntu have it in libkpimitinerary-bin"
                ),
                status: .unavailable)
        }
        path = found
    }

    static let usual: [String] = {
        let folders = [
            "/usr/lib/x86_64-linux-gnu/libexec", "/usr/lib/aarch64-linux-gnu/libexec", "/usr/libexec",
            "/usr/lib",
            "/usr/lib64/libexec",
        ]
        return folders.flatMap { folder in
            ["kf6", "kf5"].map { "\(folder)/\($0)/kitinerary-extractor" }
        }
    }()

    /// Returns whether only the extractor reads a file: a PDF, or a pass for a phone.
    static func isWanted(_ head: [UInt8]) -> Bool {
        head.starts(with: "%PDF-".utf8) || head.starts(with: [0x50, 0x4B, 0x03, 0x04])
    }

    /// Returns the reservations in a file.
    ///
    /// - Parameters:
    ///   - bytes: The file's contents.
    ///   - name: The file's name in messages.
    ///   - environment: The variables of the program.
    /// - Returns: A list of schema.org's reservations as JSON-LD.
    /// - Throws: A ``CommandFailure`` when it cannot be run, fails, answers too much or takes too long.
    func reservations(in bytes: [UInt8], named name: String, environment: [String: String]) throws -> [UInt8]
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "meridian-\(UUID().uuidString)")
        try Self.required(name) {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = folder.appendingPathComponent("booking")
        let answer = folder.appendingPathComponent("answer")
        try Self.required(name) {
            try Data(bytes).write(to: input)
            try Data().write(to: answer)
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = [input.path]
        // Without a display the program's toolkit must not look for one.
        process.environment = environment.merging(["QT_QPA_PLATFORM": "offscreen"]) { own, _ in own }
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        // Into a file: an unread pipe would stop a program with much output.
        try Self.required(name) { process.standardOutput = try FileHandle(forWritingTo: answer) }
        try Self.required(name) { try process.run() }
        let end = Date().addingTimeInterval(patience)
        while process.isRunning, Date() < end { usleep(5_000) }
        guard !process.isRunning else {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            throw CommandFailure(
                "extractor-failed",
                tr(
                    "\(name): kitinerary-extractor took more than \(Int(patience)) seconds and was stopped"
                ),
                status: .unavailable)
        }
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw CommandFailure(
                "extractor-failed",
                tr("\(name): kitinerary-extractor failed with status \(process.terminationStatus)"),
                status: .unavailable)
        }
        let size = (try? FileManager.default.attributesOfItem(atPath: answer.path)[.size] as? Int) ?? 0
        guard size <= Self.longestAnswer, let found = try? Data(contentsOf: answer) else {
            throw CommandFailure(
                "extractor-failed",
                tr("\(name): kitinerary-extractor answered \(size) bytes, which is too much"),
                status: .unavailable)
        }
        let text = [UInt8](found)
        // Its answer is empty, or an empty list, for unknown content.
        return text.contains { $0 > 0x20 } ? text : Array("[]".utf8)
    }

    private static func required(_ name: String, _ body: () throws -> Void) throws {
        do {
            try body()
        } catch {
            throw CommandFailure(
                "extractor-failed",
                tr("\(name): kitinerary-extractor cannot be run: \(error.localizedDescription)"),
                status: .unavailable)
        }
    }
}
