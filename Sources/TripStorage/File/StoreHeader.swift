import Messages

/// The owner of a file, by its first bytes.
///
/// They are read without SQLite, which would begin to recover a foreign database as soon as it opens it. The
/// layout is that of the SQLite file format, section 1.3: 16 bytes of text, and at offset 56 the text
/// encoding, and at offset 68 the application id.
enum StoreHeader {
    /// Throws for a file that is not a store, without changing it.
    static func check(_ path: String) throws(StorageError) {
        let head = try SystemCall.head(of: path, count: 100)
        // A store that is about to be created, here or in another process.
        if head.isEmpty { return }
        guard head.count == 100, head.starts(with: "SQLite format 3\0".utf8) else {
            throw StorageError(
                .notAStore, subject: path,
                reason:
                    tr(
                        "is not a Meridian store: it does not begin as an SQLite database does; it was not touched"
                    )
            )
        }
        let application = head[68..<72].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        guard application == UInt32(bitPattern: Schema.applicationID) else {
            let digits = String(application, radix: 16, uppercase: true)
            let number = "0x" + String(repeating: "0", count: 8 - digits.count) + digits
            throw StorageError(
                .notAStore, subject: path,
                reason:
                    tr(
                        "is an SQLite database of another program (application id \(number)); it was not touched"
                    ))
        }
        // Zero until the first table is made. SQLite opens a file with any other number, and fails when it copies it.
        let encoding = head[56..<60].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        guard encoding <= 1 else {
            throw StorageError(
                .corrupt, subject: path,
                reason: tr(
                    "is damaged: its header says text encoding \(encoding), and a store has 1, which is UTF-8; "
                        + "restore it from a backup"))
        }
    }
}
