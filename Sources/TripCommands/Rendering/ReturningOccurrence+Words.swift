import Messages
import Rendering
import TripWorkflows

extension ReturningOccurrence {
    /// The warning before it happens.
    var warning: String {
        andLater
            ? tr(
                "Once its change is deleted, the series \"\(Printable.name(title))\" may show its occurrence of \(time), and later ones, at a time from before that change."
            )
            : tr(
                "Once its change is deleted, the series \"\(Printable.name(title))\" may show its occurrence of \(time) at a time from before that change."
            )
    }

    /// The note after it has happened.
    var note: String {
        andLater
            ? tr(
                "the series \"\(Printable.name(title))\" may show its occurrence of \(time), and later ones, at a time from before that change"
            )
            : tr(
                "the series \"\(Printable.name(title))\" may show its occurrence of \(time) at a time from before that change"
            )
    }
}
