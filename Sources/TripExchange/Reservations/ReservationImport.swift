import Bookings
public import CivilTime
public import Documents
import Findings
import ICalendar
import Messages
import Reservations
import Trips

/// Turns mails, web pages and JSON-LD with reservations of schema.org into activities.
///
/// Airlines, railways and hotels embed them in their mails for other programs. Each becomes an activity with
/// a UID derived from the booking's identity, so that a second reading updates it. Nothing is ever fetched.
///
/// ```swift
/// let reading = CalendarImport(database: database, floatingTimes: .hintedByFile)
/// let now = try Instant(parsing: "2027-03-01T08:00:00Z")
/// let imported = ReservationImport(reading, now: now).calendar(of: bytes, as: .mail, file: "booking.eml")
/// for finding in imported.findings { print(finding) }
/// ```
public struct ReservationImport: Sendable {
    private let reading: CalendarImport
    private let now: Instant
    private let limits: ReservationLimits
    private let acceptsDrafts: Bool

    /// Makes an import.
    ///
    /// - Parameters:
    ///   - reading: Makes activities of events, and of the calendars in a mail.
    ///   - now: The time of reading: a version dated later counts as written now.
    ///   - acceptsDrafts: Whether bookings in the visible text are taken even if something is doubtful.
    public init(_ reading: CalendarImport, now: Instant, acceptsDrafts: Bool = false) {
        self.init(reading, now: now, limits: ReservationLimits(), acceptsDrafts: acceptsDrafts)
    }

    /// Makes an import with other limits.
    init(
        _ reading: CalendarImport, now: Instant, limits: ReservationLimits, acceptsDrafts: Bool = false
    ) {
        self.reading = reading
        self.now = now
        self.limits = limits
        self.acceptsDrafts = acceptsDrafts
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - form: What it is.
    ///   - file: The name for findings.
    /// - Returns: Its activities and the findings; one of severity `error` where it holds no booking.
    public func calendar(of bytes: [UInt8], as form: DocumentForm, file: String?) -> ImportedCalendar {
        guard form != .calendar else { return readCalendar(bytes, file) }
        let reader = ReservationReader(
            reading.database, now: now, limits: limits, texts: reading.reservationTexts)
        var found = reader.bookings(in: bytes, as: form, file: file)
        let isTold = found.bookings.isEmpty && found.calendars.isEmpty
        if isTold {
            var texts = TextReservations(
                KnownPlaces(reading.database), acceptsDrafts: acceptsDrafts, now: now)
            if texts.take(into: &found), found.bookings.isEmpty {
                return ImportedCalendar(name: nil, activities: [], findings: found.findings)
            }
        }
        var activities = ReservationActivities(found, reading, file: file)
        return activities.imported() ?? activities.refused(ReservationReader.refusal(bytes, form))
    }

    /// Reads a file in pieces, unless it is too large.
    ///
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - form: What it is.
    ///   - file: The name for findings.
    /// - Returns: Its activities and the findings; one of severity `error` where it holds no booking.
    /// - Throws: Errors of the source.
    public func calendar(
        in source: CalendarSource, as form: DocumentForm, file: String?
    ) throws -> ImportedCalendar {
        guard source.byteCount <= limits.mail.bytes else {
            let finding = Finding(
                .tooManyParts, .error, file: file,
                message: tr("the file has \(source.byteCount) bytes; at most \(limits.mail.bytes) are read"))
            return ImportedCalendar(name: nil, activities: [], findings: [finding])
        }
        return calendar(of: try source.bytes(), as: form, file: file)
    }

    private func readCalendar(_ bytes: [UInt8], _ file: String?) -> ImportedCalendar {
        do {
            return reading.activities(from: try CalendarReader().read(bytes, file: file), file: file)
        } catch {
            let finding = Finding(
                FindingCode(rawValue: error.code.rawValue), .error, file: file, message: error.reason)
            return ImportedCalendar(name: nil, activities: [], findings: [finding])
        }
    }
}

// MARK: - Files

extension DocumentForm {
    /// Recognises the form of a source by its first bytes.
    ///
    /// - Parameter source: The bytes.
    /// - Throws: Errors of the source.
    public init(of source: CalendarSource) throws {
        self.init(of: try source.read(0..<min(source.byteCount, Self.telling)))
    }
}

extension CalendarSource {
    /// Returns all bytes.
    ///
    /// - Returns: The bytes.
    /// - Throws: Errors of the source.
    public func bytes() throws -> [UInt8] { try read(0..<byteCount) }
}
