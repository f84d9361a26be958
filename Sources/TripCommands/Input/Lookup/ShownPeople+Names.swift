import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// Who is meant by a name that was typed.
extension ShownPeople {
    /// Finds out who takes part, and whose view was asked for by name.
    ///
    /// - Parameters:
    ///   - trips: The trips.
    ///   - persons: The persons of the store, or those whom files name.
    ///   - names: What `--traveller` or `--with` has.
    ///   - home: The zone of whoever has no other home.
    ///   - session: The run; the home that was typed is that of the one whose clock is shown.
    ///   - database: The zones.
    /// - Throws: A ``CommandFailure`` when nobody is called so, or several are.
    init(
        of trips: [Trip], persons: [Person], named names: [TypedName], home: Zone, _ session: Session,
        _ database: ZoneDatabase
    ) throws {
        let known = KnownPeople(of: trips, persons: persons)
        let single = names.flatMap {
            $0.parts { !PersonLookup.meant(by: $0, among: known.everybody).isEmpty }
        }
        self.init(
            of: known, named: try single.map { try ShownPeople.person($0, among: known.groups) },
            isWith: !names.isEmpty && names.allSatisfy { $0.option == TypedName.with }, home: home,
            statedHome: session.typedHome, database)
    }

    /// What somebody is called who may have the name of another: `Ada <ada@example.org> (1a2b3c4d)`.
    ///
    /// - Parameters:
    ///   - member: Who it is.
    ///   - others: Everybody who is named beside.
    /// - Returns: The name, fit to be printed.
    func name(of member: PartyMember, among others: [PartyMember]) -> String {
        let isOnly = !others.contains {
            $0.id != member.id && $0.name.lowercased() == member.name.lowercased()
        }
        let person = isOnly ? nil : known.joined().first { $0.id == member.id }
        return Printable.line(member.name) + (person.map(PersonLookup.difference) ?? "")
    }

    /// The one person that a text means; who travels goes before who does not.
    private static func person(_ name: TypedName, among known: [[Person]]) throws -> Person {
        let found =
            known.lazy.map { PersonLookup.meant(by: name.text, among: $0) }.first { !$0.isEmpty } ?? []
        if found.count > 1 { throw PersonLookup.ambiguous(name.said, found) }
        if let only = found.first { return only }
        let persons = Array(known.joined())
        throw name.unknown(among: persons.flatMap(\.names), persons.map(\.name))
    }

    /// A person by name, as `--view` takes one; nil where nobody is called so.
    func member(named text: String, option: String) throws -> PartyMember? {
        guard known.contains(where: { !PersonLookup.meant(by: text, among: $0).isEmpty }) else { return nil }
        return member(try ShownPeople.person(TypedName(text: text, option: option), among: known))
    }
}
