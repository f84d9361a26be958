import CivilTime
import Messages
import Rendering
import TripStorage
import Trips
import TypedInput

/// Finds a trip by name or id.
enum TripLookup {
    /// Returns the one trip with a name, or the only one whose id begins with the text.
    ///
    /// - Parameters:
    ///   - text: A name, in any case, or at least four digits of an id.
    ///   - reading: The store.
    ///   - orBeginning: Whether the beginning of a name is enough, where nothing is deleted, locked or shared.
    /// - Returns: The trip.
    /// - Throws: A ``CommandFailure`` that lists the nearest names, or the trips that share the name.
    static func trip(
        named text: String, in reading: any TripReading, orBeginning: Bool = false
    ) throws -> Trip {
        let named = try reading.trips(named: text)
        if let only = named.first, named.count == 1 { return only }
        if named.count > 1 {
            let ids = named.map { String($0.id.text.prefix(8)) }.joined(separator: ", ")
            throw CommandFailure(
                "ambiguous-trip",
                tr(
                    "\(Printable.name(text)): \(named.count) trips have this name; say which by its id: \(ids)"
                ),
                status: .noInput)
        }
        let all = try reading.trips()
        if text.count >= 4 {
            let byID = all.filter { $0.id.text.hasPrefix(text.lowercased()) }
            if let only = byID.first, byID.count == 1 { return only }
        }
        let sealed = try reading.sealedTrips()
        if let only = try ProtectedTrip.trips(named: text, in: reading).first {
            throw CommandFailure(
                "protected-trip",
                tr(
                    "\(Printable.name(text)): is a protected trip; meridian unprotect \(ProtectedTrip.shortID(only)) opens it, "
                        + "and --unlock of agenda, export and trip show looks into it"), status: .noInput)
        }
        if orBeginning, let only = try begun(by: text, among: all) { return only }
        let hidden = hidden(sealed.count)
        let names = all.map(\.name)
        guard !names.isEmpty else {
            throw CommandFailure(
                "unknown-trip",
                (sealed.isEmpty
                    ? tr(
                        "\(Printable.name(text)): there is no such trip; the store has none yet; meridian trip new \(ShellWord.quoted(text)) makes one"
                    )
                    : tr(
                        "\(Printable.name(text)): there is no such trip; the store has none that can be seen"
                    )) + hidden,
                status: .noInput)
        }
        let nearest = NameDistance.nearest(to: text, among: names, count: 3)
        let offered = nearest.isEmpty ? Array(names.prefix(3)) : nearest
        let listed = offered.map { "\"\(Printable.name($0))\"" }.joined(separator: ", ")
        throw CommandFailure(
            "unknown-trip",
            (nearest.isEmpty
                ? tr(
                    "\(Printable.name(text)): there is no such trip; there are "
                        + "\(listed)\(names.count > 3 ? ", …" : "")")
                : tr("\(Printable.name(text)): there is no such trip; the nearest are \(listed)"))
                + hidden,
            status: .noInput)
    }

    /// The sentence for a store whose trips are all protected; nil for others.
    static func onlyProtected(in reading: any TripReading) throws -> String? {
        let count = try reading.sealedTrips().count
        guard count > 0, try reading.trips().isEmpty else { return nil }
        return tr("the store has no trip that can be seen") + hidden(count)
    }

    /// Tells of trips that cannot be seen; empty where there are none.
    private static func hidden(_ count: Int) -> String {
        switch count {
        case 0: ""
        case 1: tr("; 1 is protected, which meridian trip list tells")
        default: tr("; \(count) are protected, which meridian trip list tells")
        }
    }

    /// Returns the only trip whose name begins with a text; nil where none does.
    private static func begun(by text: String, among all: [Trip]) throws -> Trip? {
        let begun = text.isEmpty ? [] : all.filter { $0.name.lowercased().hasPrefix(text.lowercased()) }
        guard begun.count > 1 else { return begun.first }
        let names = begun.prefix(5).map { "\"\(Printable.name($0.name))\"" }.joined(separator: ", ")
        throw CommandFailure(
            "ambiguous-trip",
            tr(
                "\(Printable.name(text)): \(begun.count) trips begin so: \(names)\(begun.count > 5 ? ", …" : "")"
            ),
            status: .noInput)
    }

    /// Returns the named trip, or the only unarchived one.
    ///
    /// - Parameters:
    ///   - text: The trip as named; nil for none.
    ///   - reading: The store.
    ///   - orMake: Whether the message suggests to create a trip.
    ///   - orBeginning: Whether the beginning of a name is enough.
    /// - Returns: The trip.
    /// - Throws: A ``CommandFailure`` for no such trip, or several.
    static func trip(
        namedOrOnly text: String?, in reading: any TripReading, orMake: Bool = false, orBeginning: Bool = true
    ) throws -> Trip {
        if let text { return try trip(named: text, in: reading, orBeginning: orBeginning) }
        let trips = try reading.trips().filter { !$0.isArchived }
        if let only = trips.first, trips.count == 1 { return only }
        let names = trips.prefix(5).map { "\"\(Printable.name($0.name))\"" }.joined(separator: ", ")
        if trips.isEmpty {
            let reason =
                try onlyProtected(in: reading)
                ?? (orMake
                    ? tr("the store has no trips yet; meridian trip new NAME makes one")
                    : tr("the store has no trips yet; import a calendar first, or read files with -f"))
            throw CommandFailure("which-trip", reason, status: .noInput)
        }
        throw CommandFailure(
            "which-trip",
            orMake
                ? tr("which trip? Say --trip. There are \(names)\(trips.count > 5 ? ", …" : "")")
                : tr("which trip? There are \(names)\(trips.count > 5 ? ", …" : "")"),
            status: .usage)
    }
}
