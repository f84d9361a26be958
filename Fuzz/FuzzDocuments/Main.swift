import CivilTime
import Documents
import Findings
import FuzzExchange
import FuzzKit
import ICalendar
import Merging
import TestKit
import TripExchange
import Trips

/// Reads mails, web pages and JSON-LD with reservations.
///
/// Their reservations are equal after an export, and the same file again changes nothing.
@_cdecl("FuzzDocuments_main")
public func fuzzDocuments(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
    Fuzz.run(count, arguments) { start, count in
        guard let database = try? TestZones.database(.r2026f) else { Fuzz.fail("tzfixtures/ is missing") }
        let bytes = Input(start, count).bytes
        let form = DocumentForm(of: Array(bytes.prefix(DocumentForm.telling)))
        // Plain calendars are for the other target.
        guard form != .calendar else { return -1 }
        let pass = CalendarPass(database: database)
        let imported = ReservationImport(pass.reading, now: .epoch).calendar(
            of: bytes, as: form, file: "fuzz")
        checkFindings(of: imported)
        pass.checkRoundTrip(of: imported)
        checkAgain(imported, pass)
        return 0
    }
}

/// Requires that findings have a message and no control characters.
private func checkFindings(of imported: ImportedCalendar) {
    for finding in imported.findings {
        Fuzz.require(!finding.message.isEmpty, "a finding without a message: \(finding.code)")
        Fuzz.require(
            !finding.description.unicodeScalars.contains { $0.properties.generalCategory == .control },
            "a finding with control characters: \(finding.description.debugDescription)")
    }
}

/// Imports the same file again, which must change nothing.
private func checkAgain(_ imported: ImportedCalendar, _ pass: CalendarPass) {
    let first = ImportMerge.merge(existing: [], incoming: imported, database: pass.database)
    let second = ImportMerge.merge(existing: first.upserts, incoming: imported, database: pass.database)
    Fuzz.require(
        second.added.isEmpty && second.updated.isEmpty && second.cancelled.isEmpty && second.removals.isEmpty,
        "the same file again: \(second.added) added, \(second.updated) updated, \(second.cancelled) cancelled, "
            + "\(second.removals) removed")
}
