import ArgumentParser
import Messages
import Rendering
import TripStorage
import Trips

/// `meridian reset`: delete everything in the store.
struct ResetCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "reset",
        abstract: tr("Delete everything in the store."),
        discussion: tr(
            """
            meridian reset
            meridian reset --yes --copy before.db

            --copy keeps a copy of the whole store in a new file, which --db opens. meridian undo brings back what was just \
            deleted, also protected trips.
            """))

    @Option(
        name: .customLong("copy"),
        help: ArgumentHelp(
            tr("Keep a copy of the store in this new file."), valueName: tr("file", as: "name of a value")),
        completion: .file())
    var copy: String?

    @OptionGroup var confirmation: ConfirmationOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    /// The document about what was deleted.
    private struct Document: Encodable {
        let trips: Int
        let sealedTrips: Int
        let organizations: Int
        @Nullable var copy: String?
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let (trips, sealed, organizations) = try session.storeForLookup().read { reading in
            (
                try reading.trips().count, try reading.sealedTrips().count,
                try reading.organizations().count
            )
        }
        func count(_ number: Int, _ one: String, _ several: String) -> String {
            number == 1 ? one : several
        }
        var parts = [
            count(
                trips, tr("1 trip with everything in it"), tr("\(trips) trips with everything in them"))
        ]
        if sealed > 0 {
            parts.append("\(count(sealed, tr("1 protected trip"), tr("\(sealed) protected trips")))")
        }
        parts.append(count(organizations, tr("1 organization"), tr("\(organizations) organizations")))
        let all = tr("\(parts.dropLast().joined(separator: ", ")), and \(parts.last ?? "")")
        let question = tr("Delete \(all)?")
        guard try confirmation.isConfirmed(question, in: context) else {
            context.errors.line(tr("nothing is deleted"))
            return .success
        }
        if let copy { try session.fileStore(for: .reading).backup(to: copy) }
        try session.change(tr("delete everything")) { writing in
            for trip in try writing.trips() { try writing.delete(trip.id) }
            for sealed in try writing.sealedTrips() { try writing.deleteSealed(sealed.id) }
            for organization in try writing.organizations() { try writing.delete(organization.id) }
            for person in try writing.persons() { try writing.delete(person.id) }
        }
        let document = Document(
            trips: trips, sealedTrips: sealed, organizations: organizations, copy: copy)
        context.output.line(
            try json
                ? JSONDocument.text(document)
                : tr("deleted \(all)")
                    + (copy.map { tr("; \(Printable.line($0)) has a copy") } ?? ""))
        return .success
    }
}
