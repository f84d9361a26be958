package import Trips

/// A sender's text about a possible booking.
package struct BookingText: Hashable, Sendable {
    /// The title.
    package let title: String
    /// The description, as plain text or as HTML.
    package let description: String
    /// The location, in the sender's words.
    package let location: String
    /// The time.
    package let span: ActivitySpan

    /// Creates a text.
    package init(title: String, description: String, location: String, span: ActivitySpan) {
        self.title = title
        self.description = description
        self.location = location
        self.span = span
    }
}
