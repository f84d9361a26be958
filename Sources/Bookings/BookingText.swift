package import Trips

/// What a sender wrote about something that may be a booking.
package struct BookingText: Hashable, Sendable {
    /// The title.
    package let title: String
    /// The description, as plain text or as HTML.
    package let description: String
    /// Where it is, in the sender's words.
    package let location: String
    /// When it is.
    package let span: ActivitySpan

    /// Creates a text to recognise a booking in.
    package init(title: String, description: String, location: String, span: ActivitySpan) {
        self.title = title
        self.description = description
        self.location = location
        self.span = span
    }
}
