import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips
import TypedInput

/// Finds persons by typed names.
extension ShownPeople {
    /// Finds the participants, and the person whose view is requested by name.
    ///
    /// - Parameters:
    ///   - trips: The trips.
    ///   - persons: The persons of the store, or those named in files.
    ///   - names: The values of `--traveller` or `--with`.
    ///   - home: The default home zone.
    ///   - session: The run; a typed home applies to the person whose clock is shown.
    ///   - database: The zones.
    /// - Throws: An ``InputRefusal`` when no person has a name, or several have.
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

    /// The one person that matches a text; travellers go first.
    private static func person(_ name: TypedName, among known: [[Person]]) throws -> Person {
        let found =
            known.lazy.map { PersonLookup.meant(by: name.text, among: $0) }.first { !$0.isEmpty } ?? []
        if found.count > 1 { throw PersonLookup.ambiguous(name.said, found) }
        if let only = found.first { return only }
        let persons = Array(known.joined())
        throw name.unknown(among: persons.flatMap(\.names), persons.map(\.name))
    }

    /// The person with a name, for `--view`; nil for none.
    func member(named text: String, option: String) throws -> PartyMember? {
        guard known.contains(where: { !PersonLookup.meant(by: text, among: $0).isEmpty }) else { return nil }
        return member(try ShownPeople.person(TypedName(text: text, option: option), among: known))
    }
}
