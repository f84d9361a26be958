import Foundation

/// A file that a command writes: whole or not at all.
struct OutputFile: Hashable, Sendable {
    let path: String

    /// Replaces the file's contents in one step, through a new file beside it.
    ///
    /// A pipe or a device is written to as it is: a file in its place would not be what was asked for.
    func write(_ bytes: [UInt8]) throws {
        guard !path.isEmpty else {
            throw CommandFailure("no-name", "-o: names no file; - is standard output", status: .usage)
        }
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue {
            throw CommandFailure(
                "is-a-directory", "\(path): is a directory; a file is expected", status: .cannotCreate)
        }
        do {
            let url = URL(fileURLWithPath: path)
            let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            if let type, type != .typeRegular, type != .typeSymbolicLink {
                try FileHandle(forWritingTo: url).write(contentsOf: Data(bytes))
            } else {
                try Data(bytes).write(to: url.resolvingSymlinksInPath(), options: .atomic)
            }
        } catch {
            throw CommandFailure(
                "cannot-write", "\(path): cannot be written: \(OutputFile.reason(error))",
                status: .cannotCreate)
        }
    }

    /// What the system says is wrong, without the path, which the message has already.
    private static func reason(_ error: any Error) -> String {
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
