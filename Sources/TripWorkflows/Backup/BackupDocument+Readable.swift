import Backups
import Messages
import StrictJSON

extension BackupDocument {
    /// Returns the document as bytes that can be restored, and what a restore would leave out of them.
    ///
    /// A record with which a restore would refuse the whole document is removed and named in ``missing``. All of
    /// them are found together, so the document is written and read only once more.
    ///
    /// - Parameter read: Reads the document from its bytes.
    /// - Returns: The bytes, the parts that a reader ignores, and the gaps.
    /// - Throws: A ``/StrictJSON/DocumentError`` for an error outside of records.
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
                // The restoring user may have another language.
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

    /// Leaves out everything that could not be restored, as a backup does.
    ///
    /// - Parameter fileSizes: The sizes of the files in bytes, for a document without their bytes.
    /// - Returns: What was left out or changed; empty when the document can be read.
    mutating func leaveOutFlaws(fileSizes: [String: Int]? = nil) -> [BackupGap] {
        var gaps: [BackupGap] = []
        while true {
            let found = leaveOut(flaws(fileSizes: fileSizes))
            guard !found.isEmpty else { return gaps }
            gaps += found
        }
    }

    /// The reason in English why bytes cannot be restored.
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

    /// Removes the records with errors, and names them in ``missing``.
    private mutating func leaveOut(_ flaws: [DocumentError]) -> [BackupGap] {
        var reasons: [BackupRecord: DocumentError] = [:]
        for flaw in flaws {
            guard let record = BackupRecord(at: flaw.path, in: self), reasons[record] == nil else { continue }
            reasons[record] = flaw
        }
        // A record can be kept without a reference to a removed one, so referenced records are removed first.
        let first = reasons.keys.map(\.list.stage).min()
        var leaving = BackupLeaving(reasons.filter { $0.key.list.stage == first })
        leaving.carryOut(in: &self)
        missing += leaving.gaps.flatMap(\.descriptions) + leaving.losses
        if !leaving.gaps.isEmpty { missing += settleOwners().map(\.text) + settleOrganizations() }
        return leaving.gaps
    }
}
