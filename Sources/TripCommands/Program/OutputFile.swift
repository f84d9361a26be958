import Foundation
import Messages

/// A file that a command writes, whole or not at all.
struct OutputFile: Hashable, Sendable {
    let path: String
    /// Whether only its owner may read it.
    var isPrivate = false

    /// Replaces the file's contents in one step, through a new file beside it.
    ///
    /// A pipe or a device is written to directly, since a file must not replace it.
    func write(_ bytes: [UInt8]) throws {
        guard !path.isEmpty else {
            throw CommandFailure("no-name", tr("-o: names no file; - is standard output"), status: .usage)
        }
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue {
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
            let url = URL(fileURLWithPath: path)
            let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            if let type, type != .typeRegular, type != .typeSymbolicLink {
                try FileHandle(forWritingTo: url).write(contentsOf: Data(bytes))
            } else {
                let target = url.resolvingSymlinksInPath()
                if isPrivate {
                    try OutputFile.replace(target.path, with: bytes)
                } else {
                    try Data(bytes).write(to: target, options: .atomic)
                }
            }
        } catch {
            throw CommandFailure(
                "cannot-write", tr("\(path): cannot be written: \(OutputFile.reason(error))"),
                status: .cannotCreate)
        }
    }

    /// Replaces a file by one that only its owner may read, from its first byte on.
    private static func replace(_ path: String, with bytes: [UInt8]) throws {
        let draft = "\(path).\(getpid())-new"
        func check(_ result: Int32) throws {
            guard result < 0 else { return }
            throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
        }
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        try check(descriptor)
        do {
            let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            try file.write(contentsOf: Data(bytes))
            try file.synchronize()
            try file.close()
            try check(rename(draft, path))
        } catch {
            unlink(draft)
            throw error
        }
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
