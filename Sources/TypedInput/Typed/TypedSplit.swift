import CivilTime
import Messages
import Rendering
package import Trips

/// The travellers of a trip who pay and bear an expense, as they are typed.
package struct TypedSplit: Sendable {
    private let trip: Trip
    private let persons: [Person]
    /// Whether it is typed into the fields of a form, so that no message names an option or a command.
    private let isForm: Bool

    /// Makes the reader for one trip.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - persons: The known persons, whose spellings also identify a traveller.
    ///   - isForm: Whether it is typed into the fields of a form.
    package init(_ trip: Trip, _ persons: [Person] = [], isForm: Bool) {
        (self.trip, self.persons, self.isForm) = (trip, persons, isForm)
    }

    /// Returns the traveller who is meant by a name: the whole one, or what `--traveller` takes, such as a first name.
    ///
    /// - Parameters:
    ///   - name: What was typed.
    ///   - option: The option of the name.
    /// - Returns: The traveller.
    /// - Throws: An ``InputRefusal`` that lists those who are meant, or those of the trip.
    func traveller(_ name: String, _ option: String) throws -> Traveller {
        let wanted = name.trimmingSpaces().lowercased()
        if wanted != PersonLookup.me,
            let found = trip.travellers.first(where: { $0.name.lowercased() == wanted })
        {
            return found
        }
        let meant = Set(
            PersonLookup.meant(by: wanted, among: PersonLookup.travellers(of: trip, persons)).map(\.id))
        let found = trip.travellers.filter { meant.contains($0.person) }
        if let only = found.first, found.count == 1 { return only }
        guard found.isEmpty else {
            let shown = found.prefix(6).map { Printable.name($0.name) }.joined(separator: ", ")
            throw InputRefusal(
                "ambiguous-traveller",
                tr(
                    "\(option) \(Printable.name(name)): \(found.count) travellers are called so: "
                        + "\(shown)\(found.count > 6 ? ", …" : ""); say the whole name"), cause: .typed)
        }
        guard !trip.travellers.isEmpty else {
            throw InputRefusal(
                "no-travellers",
                isForm
                    ? tr(
                        "\(Printable.name(name)): the trip has no travellers; its page of travellers adds one"
                    )
                    : tr(
                        "\(option) \(Printable.name(name)): the trip has no travellers; meridian trip edit --traveller adds one"
                    ),
                cause: .typed)
        }
        let names = trip.travellers.map(\.name)
        let near = NameDistance.nearest(to: String(name.prefix(64)), among: names, count: 1).first
        throw InputRefusal(
            "no-traveller",
            tr(
                "\(option) \(name.isEmpty ? tr("(nothing)") : Printable.name(name)): nobody of the trip is called so; "
            )
                + (near.map { tr("did you mean \(Printable.name($0))? ") } ?? "")
                + tr("it has \(names.map { Printable.name($0) }.joined(separator: ", "))"), cause: .typed)
    }

    /// Those who travel: who only views a trip bears nothing of it unless named.
    private var all: [TravellerID] { trip.travellers.filter(\.role.travels).map(\.id) }

    /// Reads `all`, who are those who travel, `Ada,Ben`, `Ada=2,Ben=1` or `Ada=50 EUR,Ben=34 EUR`.
    ///
    /// - Parameter text: What was typed.
    /// - Returns: The split; nil for an empty text.
    /// - Throws: An ``InputRefusal`` that says what is wrong.
    func split(_ text: String) throws -> ExpenseSplit? {
        guard !text.isEmpty else { return nil }
        if text.trimmingSpaces().lowercased() == "all" {
            if trip.travellers.isEmpty { _ = try traveller("all", "--split") }
            guard !all.isEmpty else {
                throw InputRefusal(
                    "no-travellers",
                    tr("--split all: everybody in the trip only views it; name who bears the expense"),
                    cause: .typed)
            }
            return .equally(among: all)
        }
        let named = try parts(text).map { ($0.traveller.id, $0.share) }
        let shares = named.compactMap(\.1)
        if shares.isEmpty { return .equally(among: named.map(\.0)) }
        guard shares.count == named.count else {
            throw InputRefusal(
                TripError.Code.malformedSplit.rawValue,
                tr("--split \(Printable.name(text)): give every traveller a share, or none"), cause: .typed)
        }
        let weights = named.compactMap { id, share in
            share.flatMap { Int($0) }.map { ExpenseShare(traveller: id, weight: $0) }
        }
        if weights.count == named.count {
            if let wrong = weights.first(where: { !(1...ExpenseShare.maximumWeight).contains($0.weight) }) {
                throw InputRefusal(
                    TripError.Code.malformedSplit.rawValue,
                    tr(
                        "--split \(Printable.name(text)): \(Printable.name(trip.name(of: wrong.traveller))) has \(wrong.weight) "
                            + "shares; say 1 to \(ExpenseShare.maximumWeight), and leave out who bears nothing"
                    ),
                    cause: .typed)
            }
            return .byShares(weights)
        }
        return .exactly(
            try named.map { id, share in
                ExpensePart(traveller: id, money: try TypedMoney.parse(share ?? "", option: "--split"))
            })
    }

    /// Writes a split as it can be typed.
    ///
    /// - Parameter split: The split.
    /// - Returns: Names, with their shares or parts.
    package func text(of split: ExpenseSplit) -> String {
        switch split {
        case .equally(let among):
            if among == all { return "all" }
            return among.map { trip.name(of: $0) }.joined(separator: ", ")
        case .byShares(let shares):
            return shares.map { "\(trip.name(of: $0.traveller))=\($0.weight)" }.joined(separator: ", ")
        case .exactly(let parts):
            return parts.map { "\(trip.name(of: $0.traveller))=\($0.money)" }.joined(separator: ", ")
        }
    }

    /// Whether a text begins with the whole name of a traveller.
    private static func begins(_ text: Substring, with traveller: Traveller) -> Bool {
        guard text.lowercased().hasPrefix(traveller.name.lowercased()) else { return false }
        let after = text.dropFirst(traveller.name.count).drop(while: \.isWhitespace)
        return after.isEmpty || after.first == "," || after.first == "="
    }

    /// Returns the parts of a split: names with the text after `=`.
    ///
    /// A name may have commas and `=` of its own.
    private func parts(_ text: String) throws -> [(traveller: Traveller, share: String?)] {
        var rest = text[...]
        var parts: [(Traveller, String?)] = []
        let known = trip.travellers.sorted { $0.name.count > $1.name.count }
        while true {
            rest = rest.drop(while: \.isWhitespace)
            let fitting = known.first { TypedSplit.begins(rest, with: $0) }
            let name = fitting.map { rest.prefix($0.name.count) } ?? rest.prefix { $0 != "," && $0 != "=" }
            let found = try fitting ?? traveller(String(name), "--split")
            rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
            var share: String?
            if rest.first == "=" {
                var said = rest.dropFirst().prefix { $0 != "," }
                // A comma in an amount, which its reader refuses with the form that it takes.
                let more = rest.dropFirst(said.count + 2)
                if more.first?.isNumber == true, !known.contains(where: { TypedSplit.begins(more, with: $0) })
                {
                    said = rest.dropFirst().prefix(said.count + 1 + more.prefix { $0 != "," }.count)
                }
                share = String(said).trimmingSpaces()
                rest = rest.dropFirst(said.count + 1)
            }
            guard !parts.contains(where: { $0.0.id == found.id }) else {
                throw InputRefusal(
                    TripError.Code.malformedSplit.rawValue,
                    tr(
                        "--split \(Printable.name(text)): \(Printable.name(found.name)) takes part twice; name everybody "
                            + "once, with all their shares together"), cause: .typed)
            }
            parts.append((found, share))
            guard rest.first == "," else { return parts }
            rest = rest.dropFirst()
        }
    }
}
