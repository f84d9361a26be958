public import CivilTime
import ICalendar
import TripExchange
public import TripStorage
import Trips

extension TripReading {
    /// Returns the newest release of the tz database in the store.
    ///
    /// - Returns: The newest release under which a time was stored or a file defined a zone; nil for none.
    /// - Throws: A ``/TripStorage/StorageError`` when the store cannot be read.
    public func newestRelease() throws(StorageError) -> ZoneRelease? {
        let recorded = try recordedReleases().compactMap { ZoneRelease($0) }
        let defined = try trips().flatMap(\.zones).filter { $0.text.contains(ZoneDefinition.releaseProperty) }
            .compactMap { $0.definition?.release.flatMap { ZoneRelease($0) } }
        return (recorded + defined).max()
    }
}
