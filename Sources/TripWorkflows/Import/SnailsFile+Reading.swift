import Backups
package import CivilTime
import Documents
import Messages
import Sealing
package import Trips

extension SnailsFile {
    /// Whether a file has JSON other than reservations: whether its first character is a brace.
    ///
    /// - Parameter bytes: The file, or its first kilobytes.
    /// - Returns: Whether ``init(reading:named:home:currency:_:)`` reads it.
    package static func isOne(_ bytes: [UInt8]) -> Bool {
        guard DocumentForm(of: Array(bytes.prefix(DocumentForm.telling))) == .calendar else { return false }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        return text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - file: Its name in findings.
    ///   - home: The home zone, which turns the file's instants into days.
    ///   - currency: The currency of all costs; without one they are left out, and reported.
    ///   - database: The zones.
    /// - Throws: A ``WorkflowError`` of code `malformedFile` that says what the file is instead.
    package init(
        reading bytes: [UInt8], named file: String, home: Zone, currency: Currency?, _ database: ZoneDatabase
    ) throws {
        let reading = TravelingSnailsImport(
            database: database, deviceZone: home, currency: currency,
            digest: { ContentDigest(of: $0).text })
        do {
            self.init(try reading.contents(of: bytes), named: file)
        } catch {
            // Whoever gives a backup here looks for another command.
            let isBackup = (try? BackupDocument(bytes)) != nil
            throw WorkflowError(
                .malformedFile, subject: file,
                reason: isBackup ? tr("is a backup of Meridian; meridian restore reads it") : "\(error)")
        }
    }
}
