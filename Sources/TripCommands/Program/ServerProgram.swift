import Foundation
import Messages

/// The program that serves the pages, as installed.
struct ServerProgram: Sendable {
    /// The name of its file.
    static let name = "meridian-serve"

    let path: String

    /// Finds it beside this program, in the `libexec` beside its folder, or in `PATH`; nil where it is not installed.
    init?(in context: CommandContext) {
        let folders =
            context.companions() + (context.variable("PATH") ?? "").split(separator: ":").map(String.init)
        let places = folders.map { "\($0)/\(Self.name)" }
        guard let found = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            return nil
        }
        path = found
    }

    /// The folders of programs that come with this one.
    static let companions: @Sendable () -> [String] = {
        guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        else {
            return []
        }
        return [own.path, own.deletingLastPathComponent().appendingPathComponent("libexec/meridian").path]
    }

    static var missing: CommandFailure {
        CommandFailure(
            "no-server",
            tr(
                "meridian-serve is not installed: it is neither beside meridian, nor in libexec/meridian, nor in PATH; make install brings both programs"
            ), status: .unavailable)
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
