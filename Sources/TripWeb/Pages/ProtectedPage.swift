import CivilTime
import Messages
import Rendering
import TripStorage
import Trips

/// The protected trips, each with a field for its passphrase, or with the button that shuts it.
struct ProtectedPage: PageModel {
    static let template = "protected"

    /// One trip.
    struct Item: Sendable {
        let id: String
        let heading: String
        let label: String
        /// The button for those who hear it alone.
        let spoken: String
        /// The way to the trip, where it is open.
        let opened: Link?
        /// What is wrong with the passphrase.
        let problem: String?
    }

    var frame: Frame
    let advice = tr(
        "A protected trip is opened in this browser alone, to be read: it is in no feed, no backup, no search and not kept for reading offline. It is shut when you close it or sign out, and after half an hour without use."
    )
    let nothing: String?
    let items: [Item]
    let action = PageAddress.protected.text
    let close = PageAddress.closeProtected.text
    let button = tr("Unlock")
    let closeText = tr("Close it")

    /// Lists the trips.
    ///
    /// - Parameters:
    ///   - sealed: The trips.
    ///   - style: The address of the style sheet.
    ///   - problem: The trip whose passphrase is refused, and why.
    ///   - name: The name of one that is open.
    init(
        _ sealed: [SealedTrip], style: String, refused problem: (id: TripID, sentence: String)? = nil,
        name: (SealedTrip) -> String?
    ) {
        frame = Frame(tr("Protected trips"), style: style)
        nothing = sealed.isEmpty ? tr("No trip is protected; meridian protect TRIP does it.") : nil
        items = sealed.map { trip in
            let short = String(trip.id.text.prefix(8))
            let since = String(trip.sealedAt.description.prefix(10))
            return Item(
                id: trip.id.text, heading: tr("\(short) · since \(since)", as: "a protected trip"),
                label: tr("Passphrase of \(short)"), spoken: tr("Unlock \(short)"),
                opened: name(trip).map {
                    Link(Printable.line($0), .trip(trip.id, .itinerary, .traveller))
                },
                problem: problem.flatMap { $0.id == trip.id ? $0.sentence : nil })
        }
    }
}
