import Foundation
import GRDB
import Messages

/// A check of a whole file for problems.
///
/// Rows are read one by one, so that an unreadable one hides no other.
struct StoreInspection {
    let session: FileSession
    var problems: [StoreProblem] = []

    init(_ session: FileSession) {
        self.session = session
    }

    var database: Database { session.database }

    mutating func run() throws {
        try findDamage()
        // Where pages are damaged, every other answer may be wrong.
        guard !problems.contains(where: { $0.code == .damaged }) else { return }
        try findBrokenReferences()
        try findContent()
        try findUnreadableRows()
        try findDamagedTexts()
        try findTraces()
        findOpenFiles()
        // From here on others cannot write.
        try findFlawOfWordIndex()
    }

    mutating func note(
        _ code: StoreProblem.Code, _ severity: StoreProblem.Severity, _ subject: String, _ message: String,
        _ mend: StoreProblem.Mend
    ) {
        problems.append(StoreProblem(code, severity, subject: subject, message: message, mend: mend))
    }

    private mutating func note(_ paper: AttachedPaper, _ code: StoreProblem.Code, _ message: String) {
        problems.append(
            StoreProblem(
                code, .error, subject: tr("attachment \(paper.id.prefix(8))"),
                message: tr("\"\(paper.name)\" of \"\(paper.owner)\" \(message)"), mend: .replace,
                record: paper.id))
    }

    private mutating func findFlawOfWordIndex() throws {
        guard let flaw = try WordIndex(database: database).flaw() else { return }
        note(.wordIndex, .warning, session.connection.path, flaw, .repair)
    }

    private mutating func findTraces() throws {
        guard try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM trace)") ?? false else { return }
        note(
            .traces, .warning, session.connection.path,
            tr(
                "may still have bytes of a trip that was put under a passphrase, since the program was stopped"
            ),
            .repair)
    }

    /// The files that SQLite keeps for a store, by what follows its path.
    static let files = ["", "-wal", "-shm"]

    private mutating func findOpenFiles() {
        let path = session.connection.path
        // The files beside it have the permissions of the store.
        if SystemCall.isOpenToOthers(path) {
            note(
                .openToOthers, .warning, path, tr("may be read or changed by other users of this machine"),
                .repair)
        }
    }

    /// The most messages of SQLite about a damaged store that are reported.
    private static let mostTexts = 100

    private mutating func findDamage() throws {
        // SQLite's default limit is a hundred messages, and it reports one for each row that violates a
        // constraint of
        // its table, before those of the next table.
        let most = 1_000_000
        let cursor = try String.fetchCursor(database, sql: "PRAGMA integrity_check(\(most))")
        var count = 0
        var isValues = true
        var texts: [String] = []
        while let text = try cursor.next() {
            count += 1
            // Newer releases of SQLite report the index of words, too, which is no damage of the store.
            guard text != "ok", !text.contains("FTS5 table main.\(WordIndex.table)") else { continue }
            // Values that violate a constraint can be read one by one; SQLite does not report their row.
            isValues = isValues && text.hasPrefix("CHECK constraint failed in ")
            if texts.count < Self.mostTexts, !texts.contains(text) { texts.append(text) }
        }
        isValues = isValues && count < most
        for text in texts {
            note(
                isValues ? .brokenCheck : .damaged, .error, session.connection.path,
                tr("is damaged (\(text)); restore it from a backup"),
                .restore)
        }
    }

    // MARK: - References and bytes

    private mutating func findBrokenReferences() throws {
        for reference in try BrokenReference.all(in: database) {
            if reference.table == "attachment", reference.parent == "content" {
                for paper in try AttachedPaper.all("attachment.id = ?", [reference.row], in: database) {
                    note(paper, .missingContent, tr("is a file whose bytes are not there"))
                }
            } else {
                note(
                    .brokenReference, .error, reference.subject,
                    tr("names a row of \(reference.parent) that is not there"),
                    reference.isMended ? .repair : .restore)
            }
        }
    }

    private mutating func findContent() throws {
        let digests = try String.fetchAll(database, sql: "SELECT digest FROM content ORDER BY id")
        for digest in digests {
            let bytes = try Data.fetchOne(
                database, sql: "SELECT bytes FROM content WHERE digest = ?", arguments: [digest])
            guard !StoredContent.hasDigest([UInt8](bytes ?? Data()), digest) else { continue }
            // Without an attachment, the bytes are kept for undo alone.
            for paper in try AttachedPaper.all("attachment.digest = ?", [digest], in: database) {
                note(paper, .wrongContent, tr("is a file that has other bytes than it was attached with"))
            }
        }
        let unused = try String.fetchAll(
            database, sql: "SELECT digest FROM content WHERE \(FileSession.isUnused) ORDER BY id")
        for digest in unused {
            note(.unusedContent, .warning, tr("content \(digest)"), tr("is of no attachment"), .repair)
        }
        guard problems.contains(where: { $0.code == .missingContent }) else { return }
        let loose = try String.fetchAll(
            database, sql: "SELECT digest FROM content WHERE \(FileSession.isLoose) ORDER BY id")
        for digest in loose {
            note(
                .unusedContent, .warning, tr("content \(digest)"),
                tr("is of no attachment, and is kept since it may be of one whose bytes are not there"),
                .restore)
        }
    }
}
