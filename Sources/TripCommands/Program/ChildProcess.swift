import Foundation

/// Another program that uses the terminal until it ends.
///
/// Foundation's `Process` puts its child into a process group of its own, which a terminal stops as soon as
/// it reads or draws; so a child is started here as system(3) does it, in our group.
struct ChildProcess: Sendable {
    /// The program and its arguments, looked for in `PATH`.
    let arguments: [String]
    /// The child's environment.
    let environment: [String: String]

    /// How a child ended.
    enum Ending: Hashable, Sendable {
        case exited(Int32)
        case killed(signal: Int32)
    }

    /// Starts the program and waits for its end.
    ///
    /// Meanwhile an interrupt from the keyboard affects the child alone.
    ///
    /// - Returns: How it ended; nil when it could not be started.
    func run() -> Ending? {
        let ignored = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
        defer { for (number, handler) in ignored { signal(number, handler) } }
        guard let child = spawn() else { return nil }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            guard errno == EINTR else { return nil }
        }
        // The macros WIFEXITED and the like, which Swift does not see.
        let number = status & 0x7F
        return number == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: number)
    }

    private func spawn() -> pid_t? {
        #if canImport(Darwin)
            var attributes: posix_spawnattr_t?
        #else
            var attributes = posix_spawnattr_t()
        #endif
        guard posix_spawnattr_init(&attributes) == 0 else { return nil }
        defer { posix_spawnattr_destroy(&attributes) }
        // Signals ignored here must not be ignored in the child.
        var handled = sigset_t()
        sigemptyset(&handled)
        sigaddset(&handled, SIGINT)
        sigaddset(&handled, SIGQUIT)
        sigaddset(&handled, SIGXFSZ)
        posix_spawnattr_setsigdefault(&attributes, &handled)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        return ChildProcess.withStrings(arguments) { arguments in
            let variables = environment.map { "\($0.key)=\($0.value)" }
            return ChildProcess.withStrings(variables) { variables in
                guard let program = arguments.first, let program else { return nil }
                var child: pid_t = 0
                let fault = posix_spawnp(&child, program, nil, &attributes, arguments, variables)
                return fault == 0 ? child : nil
            }
        }
    }

    /// Passes texts as C arrays of pointers with a terminating null.
    private static func withStrings<Result>(
        _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = texts.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers + [nil])
    }
}
