#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The files that tests read, found from where the tests' sources are, not from the working directory.
public enum Fixtures {
    /// Why a file could not be read or written, or does not hold what it should.
    public struct Failure: Error, CustomStringConvertible {
        /// The file's path.
        public let path: String
        /// What went wrong.
        public let reason: String

        /// The path and the reason.
        public var description: String { "\(path): \(reason)" }
    }

    /// The folder that holds Package.swift, without a slash at its end.
    public static let root = parent(of: #filePath, levels: 3)

    /// Returns the path of a file of the repository.
    ///
    /// - Parameter name: The path from the repository's root, such as `docs/demo/flight.ics`.
    /// - Returns: The absolute path; the file need not exist.
    public static func path(for name: String) -> String { "\(root)/\(name)" }

    /// Returns the path of a file in the folder `Fixtures` of the tests of a module.
    ///
    /// - Parameters:
    ///   - name: The path within that folder.
    ///   - file: The source file of the test that asks, in any folder of `Tests/MODULETests`.
    /// - Returns: The absolute path; the file need not exist.
    public static func path(besideTest name: String, file: String = #filePath) -> String {
        let tests = file.dropFirst("\(root)/Tests/".count).prefix { $0 != "/" }
        return "\(root)/Tests/\(tests)/Fixtures/\(name)"
    }

    /// Returns all bytes of a file.
    ///
    /// - Parameter path: An absolute path.
    /// - Returns: The bytes.
    /// - Throws: A ``Failure`` with the system's reason.
    public static func bytes(_ path: String) throws -> [UInt8] {
        guard let file = fopen(path, "rb") else { throw failure(path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            bytes += chunk[..<count]
            guard count == chunk.count else { break }
        }
        guard ferror(file) == 0 else { throw failure(path) }
        return bytes
    }

    /// Returns a file as text.
    ///
    /// - Parameter path: An absolute path.
    /// - Returns: The text, with its line ends as they are.
    /// - Throws: A ``Failure`` when the file cannot be read or is not UTF-8.
    public static func text(_ path: String) throws -> String {
        guard let text = try String(validating: bytes(path), as: UTF8.self) else {
            throw Failure(path: path, reason: "is not UTF-8")
        }
        return text
    }

    /// Returns the rows of a table whose fields are separated by tabs.
    ///
    /// - Parameter path: An absolute path.
    /// - Returns: The fields of each row; lines that begin with `#` and empty lines are left out.
    /// - Throws: A ``Failure`` when the file cannot be read, or holds no row.
    public static func table(_ path: String) throws -> [[String]] {
        let rows = try text(path).split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        guard !rows.isEmpty else { throw Failure(path: path, reason: "holds no row") }
        return rows
    }

    /// Writes a file anew.
    ///
    /// - Parameters:
    ///   - text: What the file will hold.
    ///   - path: An absolute path in a folder that exists.
    /// - Throws: A ``Failure`` with the system's reason.
    public static func write(_ text: String, to path: String) throws {
        guard let file = fopen(path, "wb") else { throw failure(path) }
        let bytes = [UInt8](text.utf8)
        let written = fwrite(bytes, 1, bytes.count, file)
        guard fclose(file) == 0, written == bytes.count else { throw failure(path) }
    }

    private static func failure(_ path: String) -> Failure {
        Failure(path: path, reason: String(cString: strerror(errno)))
    }

    private static func parent(of path: String, levels: Int) -> String {
        path.split(separator: "/", omittingEmptySubsequences: false).dropLast(levels).joined(separator: "/")
    }
}
