import Bookings
import ICalendar
import Merging
import Trips

/// The longer texts of an event, unescaped once for several rules.
///
/// Each has the first property of its name, and the first non-empty one.
struct EventTexts {
    let summary: (first: String, visible: String)
    let location: (first: String, visible: String)
    let description: (first: String, visible: String)

    init(_ event: Component) {
        summary = event.readText("SUMMARY")
        location = event.readText("LOCATION")
        description = event.readText("DESCRIPTION")
    }

    /// Returns the texts in which a booking is searched for.
    func booking(_ span: ActivitySpan) -> BookingText {
        BookingText(
            title: summary.first, description: description.first, location: location.first, span: span)
    }
}
