#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The file calls for reading a zone database.
enum FileBytes {
    /// The bytes of a regular file of at most `limit` bytes, or the first few of them; nil when there is no such file
    /// or it cannot be read.
    static func read(_ path: String, limit: Int, first most: Int = Int.max) -> [UInt8]? {
        // A name might lead to a pipe or a device; O_NONBLOCK keeps the open from waiting for its other end.
        // (A String that is passed as it stands would be copied for the call.)
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size <= off_t(limit)
        else { return nil }
        let size = min(Int(status.st_size), most)
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            while count < size {
                #if canImport(Glibc)
                    let read = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
                #elseif canImport(Musl)
                    let read = Musl.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
                #else
                    let read = Darwin.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
                #endif
                if read < 0 && errno == EINTR { continue }
                guard read > 0 else { break }
                count += read
            }
            filled = count
        }
        return count == size ? bytes : nil
    }

    static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether a file of that name exists, including a link that leads nowhere.
    static func isThere(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Distinguishes the file at a path from another one put in its place.
    struct Mark: Hashable, Sendable {
        let device: UInt64
        let number: UInt64
        let size: Int64
        let changed: Int64
    }

    /// The mark of the file to which a path leads; nil when there is none.
    static func mark(of path: String) -> Mark? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let changed = status.st_mtimespec
        #else
            let changed = status.st_mtim
        #endif
        return Mark(
            device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino),
            size: Int64(status.st_size),
            changed: Int64(changed.tv_sec) &* 1_000_000_000 &+ Int64(changed.tv_nsec))
    }

    /// The most symbolic links that are followed from `/etc/localtime` to the name of a zone.
    static let mostLinks = 8

    /// A path and the targets of its links in order, up to ``mostLinks`` of them.
    static func linkedPaths(from path: String) -> [String] {
        var paths = [path]
        while paths.count <= mostLinks, let last = paths.last, let target = linkTarget(last) {
            let folder = last.lastIndex(of: "/").map { String(last[...$0]) } ?? ""
            paths.append(target.hasPrefix("/") ? target : folder + target)
        }
        return paths
    }

    /// The names in a directory, without those that begin with a dot.
    static func entries(of path: String) -> [String] {
        guard let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            // The record ends with its name: copying the whole field would read past it.
            guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
            let name = String(
                cString: (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self))
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }

    /// Where a symbolic link leads, as written in it.
    static func linkTarget(_ path: String) -> String? {
        let capacity = 4096
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
            let count = buffer.withMemoryRebound(to: CChar.self) { text in
                text.baseAddress.map { readlink(path, $0, capacity) } ?? -1
            }
            filled = max(0, count)
        }
        return bytes.isEmpty || bytes.count == capacity ? nil : String(decoding: bytes, as: UTF8.self)
    }
}
