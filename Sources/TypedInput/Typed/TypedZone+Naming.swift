package import CivilTime
import Rendering

extension TypedZone {
    /// Reads the zone of an option that shows times: the name of a zone, else a city or an airport.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option of the text, as `--in`.
    ///   - database: The zones.
    ///   - takesOffsets: Whether an offset such as `+05:30` is one, too.
    /// - Returns: The zone.
    /// - Throws: An ``InputRefusal`` with the nearest names, or with the cities of the name.
    package static func zone(
        _ text: String, option: String, in database: ZoneDatabase, takesOffsets: Bool = false
    ) throws -> Zone {
        do throws(TimeError) {
            return try takesOffsets ? database.zone(orOffset: text) : database.zone(named: text)
        } catch {
            // What has a slash can only be the name of a zone.
            guard error.code == .unknownZone || error.code == .malformedText, !text.contains("/") else {
                return try Typed.option(option) { throw error }
            }
            return try TypedZone(typed: text, option: option, in: database).zone
        }
    }

    /// Reads the place behind a time that is read without an option.
    ///
    /// - Throws: A ``TimeError`` about the place.
    static func zone(within text: String, in database: ZoneDatabase) throws(TimeError) -> Zone {
        if let zone = try? database.zone(orOffset: text) { return zone }
        do {
            return try TypedZone(typed: text, option: "at", in: database, isWithin: true).zone
        } catch let error as TimeError {
            throw error
        } catch {
            let reason = (error as? InputRefusal)?.reason ?? "\(error)"
            throw TimeError(
                .unknownZone, subject: Printable.name(text.trimmingSpaces()), reason: reason)
        }
    }
}
