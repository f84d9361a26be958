import Bookings
import ICalendar
import Merging
import Trips

/// The longer texts of an event, which several rules look at: each is unescaped once.
///
/// A text is that of the first property of its name, and that of the first one that says something.
struct EventTexts {
    let summary: (first: String, visible: String)
    let location: (first: String, visible: String)
    let description: (first: String, visible: String)

    init(_ event: Component) {
        summary = event.readText("SUMMARY")
        location = event.readText("LOCATION")
        description = event.readText("DESCRIPTION")
    }

    /// The texts in which a booking is looked for.
    func booking(_ span: ActivitySpan) -> BookingText {
        BookingText(
            title: summary.first, description: description.first, location: location.first, span: span)
    }
}
