import CivilTime
package import TripExchange
package import Trips

/// The question of `fleet export`: the trip as a calendar.
///
/// The answer is that of `export` for the same trip in a store, or of `export -f` for the same calendar.
package struct FleetExport: Sendable {
    private let setting: FleetSetting
    private let productID: String
    private let redaction: Redaction

    /// Prepares the question.
    ///
    /// - Parameters:
    ///   - productID: The PRODID: the program that writes the calendars.
    ///   - redaction: How much of each activity is written.
    ///   - setting: What holds for every line.
    package init(productID: String, redaction: Redaction, in setting: FleetSetting) {
        (self.productID, self.redaction, self.setting) = (productID, redaction, setting)
    }

    /// Writes a trip as a calendar.
    ///
    /// - Parameter trip: The trip.
    /// - Returns: The calendar; its findings tell what it does not say, such as files, which no line has.
    package func answer(_ trip: FleetTrip) -> ExportedCalendar {
        var contents = trip.written
        let used = Set(contents.activities.compactMap(\.organization))
        contents.organizations = contents.organizations.filter { used.contains($0.id) }
        if redaction != .full { contents.attachments = nil }
        return CalendarExport(
            database: setting.zones, productID: productID, redaction: redaction, stamp: setting.now,
            pseudonymKey: trip.pseudonymKey
        ).calendar(of: contents)
    }
}
