import Foundation
import Messages

/// A program of ours that runs a command in place of this one, as installed.
struct CompanionProgram: Sendable {
    /// Which one.
    enum Name: String, CaseIterable, Sendable {
        /// Serves the pages.
        case serve = "meridian-serve"
        /// Speaks to calendar servers.
        case sync = "meridian-sync"
    }

    let path: String

    /// Finds it beside this program, in the `libexec` beside its folder, or in `PATH`.
    ///
    /// - Parameters:
    ///   - name: Which one.
    ///   - context: The context of the run.
    /// - Throws: A ``CommandFailure`` where it is not installed.
    init(_ name: Name, in context: CommandContext) throws {
        let folders =
            context.companions() + (context.variable("PATH") ?? "").split(separator: ":").map(String.init)
        let places = folders.map { "\($0)/\(name.rawValue)" }
        guard let found = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            throw CommandFailure(
                "no-program",
                tr(
                    "\(name.rawValue) is not installed: it is neither beside meridian, nor in libexec/meridian, nor in PATH; make install brings all programs"
                ), status: .unavailable)
        }
        path = found
    }

    /// The folders of programs that come with this one.
    static let folders: @Sendable () -> [String] = {
        guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        else {
            return []
        }
        return [own.path, own.deletingLastPathComponent().appendingPathComponent("libexec/meridian").path]
    }

    /// Runs it in place of this process.
    ///
    /// - Parameters:
    ///   - arguments: Its arguments.
    ///   - context: The context of the run.
    /// - Returns: Why it did not start; it does not return otherwise.
    func replaceThisOne(_ arguments: [String], in context: CommandContext) -> CommandFailure {
        let reason = context.replaceProcess([path] + arguments)
        return CommandFailure(
            "no-start", tr("\(path): cannot be started: \(reason)"), status: .unavailable)
    }
}
