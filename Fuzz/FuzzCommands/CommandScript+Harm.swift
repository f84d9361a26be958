import Foundation
import FuzzProgram

extension CommandScript.Step {
    /// Whether the run stays in the working directory and starts no other program.
    ///
    /// The program may write to any path, so no path outside the folder may be named here.
    var isHarmless: Bool {
        // Runs a program of KDE, which is not under test; the run finds no editor in its PATH.
        guard !arguments.contains(where: { $0.hasPrefix("--with-k") }) else { return false }
        // A directory of an export; elsewhere it is a range of dates.
        let isAbove = arguments.contains { $0 == ".." || $0.hasSuffix("=..") }
        guard !isAbove || !arguments.contains("export") else { return false }
        return arguments.allSatisfy(Self.staysInside) && world.variables.values.allSatisfy(Self.staysInside)
    }

    private static func staysInside(_ argument: String) -> Bool {
        guard argument.contains("/") else { return true }
        let isClimbing = argument.contains("../") || argument.contains("/..")
        // The characters before a path: an option, its letter, a blank, a separator of a list.
        let starts = ["/", "=/", " /", ",/", "~", "file:", ":/"]
        let isAbsolute = starts.contains { argument.hasPrefix($0) } || argument.contains("=/")
        let isJoined = argument.hasPrefix("-") && !argument.hasPrefix("--")
        let isTrimmed = argument.trimmingCharacters(in: .whitespacesAndNewlines.union(.controlCharacters))
            .hasPrefix("/")
        return !isClimbing && !isAbsolute && !isJoined && !isTrimmed
    }
}
