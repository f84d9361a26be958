public import StrictJSON
import Trips

extension BackupDocument {
    /// Returns the errors that a reader would refuse: the first violation of each record.
    ///
    /// Each record is written and read separately, as ``init(_:limit:)`` reads it, so that none hides
    /// another. A document without errors can be read as a whole, and finding all errors takes as long as
    /// finding one.
    ///
    /// ```swift
    /// document.trips[0].activities[3].sequence = -5
    /// document.flaws().map(\.path)  // ["$.trips[0].activities[3].sequence"]
    /// ```
    ///
    /// - Parameter fileSizes: The sizes of the files in bytes, by their digests, for a document without their bytes;
    ///   `nil` if ``files`` has them.
    /// - Returns: The errors: those of single records first, then those between records.
    public func flaws(fileSizes: [String: Int]? = nil) -> [DocumentError] {
        let reader = BackupReader()
        var flaws = Self.flaws(of: organizations, "$.organizations", BackupJSON.value, reader.organization)
        flaws += Self.flaws(of: persons, "$.persons", BackupJSON.value, reader.person)
        for (number, contents) in trips.enumerated() {
            let path = "$.trips[\(number)]"
            if let flaw = Self.flaw(of: contents.trip, path) { flaws.append(flaw) }
            flaws += Self.flaws(
                of: contents.activities, "\(path).activities", BackupJSON.value, reader.activity)
            flaws += Self.flaws(of: contents.todos, "\(path).todos", BackupJSON.value, reader.todo)
            flaws += Self.flaws(of: contents.expenses, "\(path).expenses", BackupJSON.value, reader.expense)
            flaws += Self.flaws(
                of: contents.attachments, "\(path).attachments", BackupJSON.value, reader.attachment)
        }
        flaws += Self.flaws(of: sealedTrips, "$.sealedTrips", BackupJSON.value, reader.sealed)
        return flaws + flawsTogether(fileSizes: fileSizes ?? self.fileSizes)
    }

    /// Returns the error of a trip itself, without its parts.
    static func flaw(of trip: Trip, _ path: String) -> DocumentError? {
        flaw(of: TripContents(trip: trip), path, BackupJSON.value, BackupReader().contents)
    }

    private static func flaws<Record: Equatable>(
        of records: [Record], _ path: String, _ write: (Record) -> JSONValue,
        _ read: (JSONNode) throws(DocumentError) -> Record
    ) -> [DocumentError] {
        records.enumerated().compactMap { flaw(of: $0.element, "\(path)[\($0.offset)]", write, read) }
    }

    /// Returns why a record would not be read back unchanged.
    private static func flaw<Record: Equatable>(
        of record: Record, _ path: String, _ write: (Record) -> JSONValue,
        _ read: (JSONNode) throws(DocumentError) -> Record
    ) -> DocumentError? {
        do throws(DocumentError) {
            let value = try JSONParser.value(of: JSONWriter.bytes(of: write(record)))
            return try read(JSONNode(value, path: path)) == record ? nil : isReadOtherwise(path)
        } catch {
            return error
        }
    }
}
