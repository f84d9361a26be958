import Messages

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where a password comes from; never from an argument, which every user of the machine sees.
package enum CredentialSource: Sendable {
    /// The first line of a file that only its owner may read.
    case file(String)
    /// The first line that a program prints: its name and its arguments, run without a shell.
    case command([String])
    /// What a person answers to a question, without its being shown; nil where nobody answers.
    case asked(@Sendable (_ account: String) -> String?)

    /// The most bytes of a password.
    package static let mostBytes = 4_096

    /// Reads the password.
    ///
    /// - Parameters:
    ///   - user: The name of the account.
    ///   - seconds: How long a program may take; somebody may have to unlock a key ring first.
    /// - Returns: The name with its password.
    /// - Throws: A ``DAVFailure`` with code `noPassword`, which shows nothing of what was read.
    package func credentials(
        of user: String, within seconds: Int = 60
    ) throws(DAVFailure) -> Credentials {
        // Basic ends the name at its first colon.
        guard !user.isEmpty, !user.contains(":"), !user.unicodeScalars.contains(where: { $0.value < 0x20 })
        else { throw DAVFailure(.noPassword, user, tr("is no name of an account")) }
        switch self {
        case .file(let path):
            return Credentials(user: user, password: try password(in: firstLine(ofFile: path), path))
        case .command(let arguments):
            let name = arguments.first ?? ""
            let line = try PasswordCommand(arguments: arguments).firstLine(within: seconds)
            return Credentials(user: user, password: try password(in: line, name))
        case .asked(let ask):
            guard let text = ask(user) else {
                throw DAVFailure(.noPassword, user, tr("has no password: nobody answered"))
            }
            return Credentials(user: user, password: try password(in: Array(text.utf8), user))
        }
    }

    /// The text of a line, where it can be a password.
    private func password(in line: [UInt8], _ subject: String) throws(DAVFailure) -> String {
        let bare = line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...]
        guard !bare.isEmpty else {
            throw DAVFailure(.noPassword, subject, tr("gives an empty password"))
        }
        guard bare.count <= CredentialSource.mostBytes, bare.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }),
            let text = String(validating: bare, as: UTF8.self)
        else {
            throw DAVFailure(
                .noPassword, subject,
                tr(
                    "gives no password: expected one line of UTF-8, of at most \(CredentialSource.mostBytes) bytes"
                ))
        }
        return text
    }

    private func firstLine(ofFile path: String) throws(DAVFailure) -> [UInt8] {
        // A name may lead to a pipe, which must not be waited for; what counts is the file that was opened.
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else {
            throw DAVFailure(.noPassword, path, tr("cannot be read: \(String(cString: strerror(errno)))"))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw DAVFailure(.noPassword, path, tr("is no file"))
        }
        guard status.st_uid == geteuid() else {
            throw DAVFailure(.noPassword, path, tr("belongs to another user"))
        }
        guard status.st_mode & 0o077 == 0 else {
            throw DAVFailure(
                .noPassword, path, tr("may be read or changed by other users; chmod 600 keeps it from them"))
        }
        var line = PasswordLine()
        while line.wantsMore, line.read(from: descriptor) == .more {}
        return line.bytes
    }
}

/// The first line of what a descriptor gives, piece by piece.
struct PasswordLine {
    /// The line so far, without its end.
    private(set) var bytes: [UInt8] = []
    private var isWhole = false

    /// Whether the end of the line has not come, and its bytes can still be a password.
    var wantsMore: Bool { !isWhole && bytes.count <= CredentialSource.mostBytes }

    /// The result of reading a piece.
    enum Piece {
        case more
        case notYet
        case end
    }

    /// Reads a piece; what stands after the line is dropped.
    ///
    /// - Parameter descriptor: What is read from.
    /// - Returns: Whether there may be more.
    mutating func read(from descriptor: Int32) -> Piece {
        var piece = [UInt8](repeating: 0, count: 4_096)
        let most = piece.count
        var count = -1
        repeat {
            #if canImport(Glibc)
                count = Glibc.read(descriptor, &piece, most)
            #elseif canImport(Musl)
                count = Musl.read(descriptor, &piece, most)
            #else
                count = Darwin.read(descriptor, &piece, most)
            #endif
        } while count < 0 && errno == EINTR
        guard count > 0 else { return count < 0 && errno == EAGAIN ? .notYet : .end }
        if wantsMore {
            let end = piece[..<count].firstIndex(of: UInt8(ascii: "\n"))
            bytes += piece[..<(end ?? count)]
            isWhole = end != nil
        }
        return .more
    }
}
