import Findings
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// The form with which files are chosen.
struct ImportPage: PageModel {
    static let template = "import"

    var frame: Frame
    let action = PageAddress.importing(secret: nil, into: nil).text
    let advice = tr(
        "Calendar files (.ics), mails (.eml), web pages of bookings, and JSON of Traveling Snails. They can be dropped and pasted here, too. Nothing is written before you have seen what it would change."
    )
    let label = tr("Files")
    /// The most bytes of all files, and what the script says of more.
    let limit = Limits.largestUpload
    let overLimit = tr("These files have more than 16 MiB together; choose fewer.")
    let dropped = tr("The files are being sent.")
    let choice: TripChoice
    let button = tr("Show what it would change")

    init(into target: ImportTarget?, in reading: any TripReading, style: String) throws {
        frame = Frame(tr("Import"), style: style)
        choice = try TripChoice(target, in: reading)
    }
}

/// The choice of the trip that files go to: one of the store, or a new one.
struct TripChoice: Sendable {
    let label = tr("Trip")
    let options: [ClockSwitch.Option]
    let newLabel = tr("or a new trip, called")
    /// The name of a new trip as it was typed, as HTML.
    let typed: String?
    /// What is wrong with it.
    var problem: String?
    /// Whether drafts are taken; nil where there are none.
    private(set) var drafts: Drafts?

    /// Offers to take drafts where a file has some, or where they are taken.
    mutating func offerDrafts(of findings: [Finding], _ target: ImportTarget?) {
        let isChosen = target?.acceptsDrafts == true
        guard isChosen || findings.contains(where: { $0.code == .draftBooking }) else { return }
        drafts = Drafts(isChosen: isChosen)
    }

    /// The choice of what is doubtful.
    struct Drafts: Sendable {
        let label = tr("Take bookings from the text of mails of which something is doubtful, too")
        let isChosen: Bool
    }

    /// The choice of whoever reads.
    ///
    /// - Parameters:
    ///   - target: What is chosen; nil where each file names its own trip.
    ///   - reading: The store.
    /// - Throws: An error of the store.
    init(_ target: ImportTarget?, in reading: any TripReading) throws {
        options = try TripChoice.options(target?.trip, in: reading)
        typed = target?.name.map(PageEscape.field)
    }

    /// The trips, and first that each file names its own.
    private static func options(
        _ chosen: String?, in reading: any TripReading
    ) throws -> [ClockSwitch.Option] {
        let own = ClockSwitch.Option(
            value: "", text: tr("the one that each file names or fits"), isChosen: chosen == nil)
        // Archived ones come last.
        let all = try reading.trips().filter { reading.role(in: $0.id) >= .editor }
        let trips = all.filter { !$0.isArchived } + all.filter(\.isArchived)
        let counts = Dictionary(trips.map { ($0.name.lowercased(), 1) }, uniquingKeysWith: +)
        return [own]
            + trips.map { trip in
                let name = Printable.line(trip.name)
                let isOne = counts[trip.name.lowercased()] == 1
                let words = [
                    name, isOne ? nil : "\(trip.id.text.prefix(8))",
                    trip.isArchived ? tr("archived", as: "state of a trip") : nil,
                ]
                return ClockSwitch.Option(
                    value: trip.id.text, text: words.compactMap(\.self).joined(separator: " · "),
                    isChosen: trip.id.text == chosen)
            }
    }
}
