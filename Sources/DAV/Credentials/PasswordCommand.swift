import Messages

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program that prints a password, like one that reads a key ring.
struct PasswordCommand {
    /// The program, looked for in `PATH`, and its arguments.
    let arguments: [String]

    /// Runs the program, without input, and reads the first line that it prints.
    ///
    /// - Parameter seconds: How long it may take; then it is killed.
    /// - Returns: The line without its end.
    /// - Throws: A ``DAVFailure`` where it cannot be started, fails, or takes longer.
    func firstLine(within seconds: Int) throws(DAVFailure) -> [UInt8] {
        guard let name = arguments.first, !name.isEmpty, !arguments.contains(where: { $0.contains("\0") })
        else { throw DAVFailure(.noPassword, "", tr("no program is named that prints the password")) }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw DAVFailure(.noPassword, name, tr("cannot be started: \(String(cString: strerror(errno)))"))
        }
        let (reading, writing) = (ends[0], ends[1])
        defer { close(reading) }
        _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
        _ = fcntl(writing, F_SETFD, FD_CLOEXEC)
        _ = fcntl(reading, F_SETFL, O_NONBLOCK)
        let (child, fault) = spawn(name, writing)
        close(writing)
        guard fault == 0 else {
            throw DAVFailure(.noPassword, name, tr("cannot be started: \(String(cString: strerror(fault)))"))
        }
        var line = PasswordLine()
        guard let status = wait(for: child, reading, &line, within: seconds) else {
            throw DAVFailure(
                .noPassword, name, tr("printed no password within \(seconds) seconds, and was stopped"))
        }
        guard status == 0 else {
            // What it printed may be a part of the password; what it says to people went to the terminal.
            let number = status & 0x7F
            throw DAVFailure(
                .noPassword, name,
                number == 0
                    ? tr("ended with status \(Int((status >> 8) & 0xFF))")
                    : tr("was ended by signal \(Int(number))"))
        }
        return line.bytes
    }

    /// Starts the program, which prints into a pipe; another number than 0 says why it is not started.
    private func spawn(_ name: String, _ writing: Int32) -> (child: pid_t, fault: Int32) {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        guard posix_spawn_file_actions_init(&actions) == 0 else { return (0, ENOMEM) }
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, writing, 1)
        let pointers = arguments.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        var child: pid_t = 0
        // It stays in our group of processes: a program that asks at the terminal would be stopped in another.
        let fault = posix_spawnp(&child, name, &actions, nil, pointers, environ)
        return (child, fault)
    }

    /// Waits for the end of the program; nil where it had to be killed.
    private func wait(
        for child: pid_t, _ reading: Int32, _ line: inout PasswordLine, within seconds: Int
    ) -> Int32? {
        let clock = ContinuousClock()
        let limit = clock.now.advanced(by: .seconds(seconds))
        var isOpen = true
        while true {
            var status: Int32 = 0
            // A program that it left behind may keep the pipe open, so its own end counts.
            let hasEnded = waitpid(child, &status, WNOHANG) == child
            // One piece at a time, or a program that prints without an end would never reach its limit.
            if isOpen { isOpen = line.read(from: reading) != .end }
            if hasEnded {
                while isOpen, line.wantsMore, line.read(from: reading) == .more {}
                return status
            }
            guard clock.now < limit else {
                kill(child, SIGKILL)
                while waitpid(child, &status, 0) < 0, errno == EINTR {}
                return nil
            }
            var waited = pollfd(fd: isOpen ? reading : -1, events: Int16(POLLIN), revents: 0)
            _ = poll(&waited, 1, 20)
        }
    }
}
