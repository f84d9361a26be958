import Foundation

/// Another program in place of this one, with its process, its environment and its streams, as git runs its commands.
enum ProgramReplacement {
    /// Runs a program; it only returns where that fails.
    ///
    /// - Parameter arguments: The path of the program, and its arguments.
    /// - Returns: Why it cannot be run.
    static func run(_ arguments: [String]) -> String {
        let pointers = arguments.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        guard let program = pointers.first, let program else { return "" }
        execv(program, pointers + [nil])
        return String(cString: strerror(errno))
    }
}
