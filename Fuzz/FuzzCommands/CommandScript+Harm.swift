import Foundation
import FuzzProgram

extension CommandScript.Step {
    /// Whether the run stays in the working directory and starts no other program.
    ///
    /// The program may write to any path, so no path outside the folder may be named here.
    var isHarmless: Bool {
        // Asks a program of KDE's, which is not under test; an editor is never found in the PATH of the run.
        guard !arguments.contains(where: { $0.hasPrefix("--with-k") }) else { return false }
        return arguments.allSatisfy(Self.staysInside) && world.variables.values.allSatisfy(Self.staysInside)
    }

    private static func staysInside(_ argument: String) -> Bool {
        guard argument.contains("/") else { return true }
        let isClimbing = argument.contains("../") || argument.contains("/..")
        // What a path begins behind: an option, a letter of one, a blank, a mark of a list.
        let starts = ["/", "=/", " /", ",/", "~", "file:", ":/"]
        let isAbsolute = starts.contains { argument.hasPrefix($0) } || argument.contains("=/")
        let isJoined = argument.hasPrefix("-") && !argument.hasPrefix("--")
        let isTrimmed = argument.trimmingCharacters(in: .whitespacesAndNewlines.union(.controlCharacters))
            .hasPrefix("/")
        return !isClimbing && !isAbsolute && !isJoined && !isTrimmed
    }
}
