public import Trips

extension CalendarContents {
    /// Returns what is kept of calendars by one trip, with what another version of it alone keeps.
    ///
    /// Of a property and a component that both have, the first counts.
    ///
    /// - Parameters:
    ///   - source: What counts: a trip's ``Trips/Trip/source``.
    ///   - there: What the other version keeps.
    ///   - todos: The to-dos that are read; of these no older version is kept.
    /// - Returns: The text; as it is where the other one has nothing more.
    public static func source(_ source: String?, keeping there: String?, todos: [Todo]) -> String? {
        CalendarRemainder.text(source, keeping: there, todos)
    }
}
