public import Trips

extension CalendarContents {
    /// Joins what two versions of a trip keep of calendars.
    ///
    /// Of a property or component that both have, the first version's is used.
    ///
    /// - Parameters:
    ///   - source: The preferred text: a trip's ``/Trips/Trip/source``.
    ///   - there: What the other version keeps.
    ///   - todos: The to-dos that are read; no older version of these is kept.
    /// - Returns: The text; unchanged where the other version has nothing more.
    public static func source(_ source: String?, keeping there: String?, todos: [Todo]) -> String? {
        CalendarRemainder.text(source, keeping: there, todos)
    }
}
