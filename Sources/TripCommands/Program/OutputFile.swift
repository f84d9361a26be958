import Foundation
import Messages

/// A file that a command writes, whole or not at all.
struct OutputFile: Hashable, Sendable {
    let path: String
    /// Whether only its owner may read it.
    var isPrivate = false

    /// Names a file that may hold codes of bookings: a new one can be read by its owner alone, while one that is replaced keeps
    /// its permissions.
    init(path: String, holdingCodes: Bool) {
        self.path = path
        isPrivate = holdingCodes && !FileManager.default.fileExists(atPath: path)
    }

    /// Names a file.
    init(path: String, isPrivate: Bool = false) { (self.path, self.isPrivate) = (path, isPrivate) }

    /// Replaces the file's contents in one step, through a new file beside it.
    ///
    /// A pipe or a device is written to directly, since a file must not replace it.
    func write(_ bytes: [UInt8]) throws {
        guard !path.isEmpty else {
            throw CommandFailure("no-name", tr("-o: names no file; - is standard output"), status: .usage)
        }
        guard !isDirectory else {
            throw CommandFailure(
                "is-a-directory", tr("\(path): is a directory; a file is expected"), status: .cannotCreate)
        }
        guard !isDatabase else {
            throw CommandFailure(
                "is-a-database",
                tr(
                    "\(path): is a database, which a store is too, and is not written over; name another file, or delete "
                        + "this one first"), status: .cannotCreate)
        }
        do {
            if isPipeOrDevice {
                try FileHandle(forWritingTo: URL(fileURLWithPath: path)).write(contentsOf: Data(bytes))
            } else if isPrivate {
                _ = try FileDraft(of: target.path).replacing { draft in try draft.write(bytes) }
            } else {
                try Data(bytes).write(to: target, options: .atomic)
            }
        } catch {
            throw failure(error)
        }
    }

    /// Whether the file is there and may be replaced, or can be made: what is written to it may still be discarded.
    var isReplaceable: Bool { !path.isEmpty && !isDirectory && !isDatabase && !isPipeOrDevice }

    /// Replaces the file's contents in one step by what a closure writes, piece by piece, if it returns a value.
    ///
    /// - Parameter body: Is given what takes the pieces; with nil as its value the file stays as it was.
    /// - Returns: The value of the closure.
    /// - Throws: A ``CommandFailure`` when the file cannot be written, and the errors of the closure.
    func write<Value>(pieces body: (@escaping ([UInt8]) throws -> Void) throws -> Value?) throws -> Value? {
        do {
            return try FileDraft(of: target.path, isPrivate: isPrivate).replacing { draft in
                try body { try draft.write($0) }
            }
        } catch let error as FileDraft.Failure {
            throw failure(error.cause)
        }
    }

    private func failure(_ error: any Error) -> CommandFailure {
        let cause = (error as? FileDraft.Failure)?.cause ?? error
        return CommandFailure(
            "cannot-write", tr("\(path): cannot be written: \(OutputFile.reason(cause))"),
            status: .cannotCreate)
    }

    /// The directory of the file, behind symbolic links.
    var directory: String { target.deletingLastPathComponent().path }

    /// The file itself, behind symbolic links.
    private var target: URL { URL(fileURLWithPath: path).resolvingSymlinksInPath() }

    private var isDirectory: Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
            && isDirectory.boolValue
    }

    private var isPipeOrDevice: Bool {
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        return type.map { $0 != .typeRegular && $0 != .typeSymbolicLink } ?? false
    }

    /// Throws for an existing file.
    ///
    /// - Parameter reason: Why it is not overwritten.
    /// - Throws: A ``CommandFailure`` with status 73 when it exists.
    func refuseExisting(_ reason: String) throws {
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        guard type == .typeRegular || type == .typeSymbolicLink else { return }
        throw CommandFailure(
            "is-there-already", tr("\(path): is there already and is not written over: \(reason)"),
            status: .cannotCreate)
    }

    /// Whether the path is an SQLite database, or a file that SQLite keeps beside one.
    ///
    /// Writing over these would lose the store.
    private var isDatabase: Bool {
        let journals = ["-wal", "-shm", "-journal"].filter(path.hasSuffix).map {
            String(path.dropLast($0.count))
        }
        return ([path] + journals).contains { name in
            guard
                (try? FileManager.default.attributesOfItem(
                    atPath: URL(fileURLWithPath: name).resolvingSymlinksInPath().path)[.type])
                    as? FileAttributeType == .typeRegular, let file = FileHandle(forReadingAtPath: name)
            else { return false }
            defer { try? file.close() }
            return (try? file.read(upToCount: 16)) == Data("SQLite format 3\0".utf8)
        }
    }

    /// Returns the system's message without the path, which ours already has.
    static func reason(_ error: any Error) -> String {
        var cause = error as NSError
        while cause.domain != NSPOSIXErrorDomain {
            guard let underlying = cause.userInfo[NSUnderlyingErrorKey] as? any Error else {
                return cause.localizedDescription
            }
            cause = underlying as NSError
        }
        return String(cString: strerror(Int32(cause.code)))
    }
}
