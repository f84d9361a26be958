import Backups
import Messages
import StrictJSON

extension BackupDocument {
    /// The document as bytes that can be read again, and what restore leaves out of them.
    ///
    /// A record that would not be read again, and with it the whole document, is taken out and named in ``missing``. However
    /// many there are, they are found together: the document is written and read once more, and not once for each.
    ///
    /// - Parameter read: Reads bytes of the document again.
    /// - Returns: The bytes, what a reader does not take from them, and what is not in them.
    /// - Throws: A ``/StrictJSON/DocumentError`` for what is no record.
    mutating func readableBytes(
        _ read: (BackupDocument, [UInt8]) throws(DocumentError) -> [DocumentError] = {
            document, bytes throws(DocumentError) in try document.leftOut(readingBack: bytes)
        }
    ) throws(DocumentError) -> (bytes: [UInt8], leftOut: [DocumentError], gaps: [BackupGap]) {
        var gaps: [BackupGap] = []
        while true {
            let bytes = self.bytes
            do throws(DocumentError) {
                return (bytes, try read(self, bytes), gaps)
            } catch {
                // Who restores it may speak another language.
                var found = Language.english { leaveOutFlaws() }
                if found.isEmpty {
                    let told = Language.catalogue == nil ? error : refusal(of: bytes) ?? error
                    found = Language.english { leaveOut([told]) }
                }
                guard !found.isEmpty else { throw error }
                gaps += found
            }
        }
    }

    /// Leaves out all that could not be read again, as a backup does.
    ///
    /// - Parameter fileSizes: How many bytes the files have, of a document without their bytes.
    /// - Returns: What was left out, or is said otherwise; empty when the document can be read.
    mutating func leaveOutFlaws(fileSizes: [String: Int]? = nil) -> [BackupGap] {
        var gaps: [BackupGap] = []
        while true {
            let found = leaveOut(flaws(fileSizes: fileSizes))
            guard !found.isEmpty else { return gaps }
            gaps += found
        }
    }

    /// Why bytes are not read again, in English.
    private func refusal(of bytes: [UInt8]) -> DocumentError? {
        Language.english { () -> DocumentError? in
            do throws(DocumentError) {
                _ = try leftOut(readingBack: bytes)
                return nil
            } catch {
                return error
            }
        }
    }

    /// Leaves out the records in which flaws are, and names them in ``missing``.
    private mutating func leaveOut(_ flaws: [DocumentError]) -> [BackupGap] {
        var reasons: [BackupRecord: DocumentError] = [:]
        for flaw in flaws {
            guard let record = BackupRecord(at: flaw.path, in: self), reasons[record] == nil else { continue }
            reasons[record] = flaw
        }
        // What names a record can be kept without it, so that it goes by itself before the flaws are looked for again.
        let first = reasons.keys.map(\.list.stage).min()
        var leaving = BackupLeaving(reasons.filter { $0.key.list.stage == first })
        leaving.carryOut(in: &self)
        missing += leaving.gaps.flatMap(\.descriptions) + leaving.losses
        if !leaving.gaps.isEmpty { missing += settleOwners().map(\.text) + settleOrganizations() }
        return leaving.gaps
    }
}
