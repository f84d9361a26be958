public import StrictJSON
import Trips

extension BackupDocument {
    /// What would keep a reader from the document: of each record the first rule that it breaks.
    ///
    /// Each record is written and read again by itself, as ``init(_:limit:)`` reads it, so that none hides another. A
    /// document has no flaw exactly when it can be read as a whole, and finding all of them takes as long as finding one.
    ///
    /// ```swift
    /// document.trips[0].activities[3].sequence = -5
    /// document.flaws().map(\.path)  // ["$.trips[0].activities[3].sequence"]
    /// ```
    ///
    /// - Parameter fileSizes: How many bytes the files have, by their digests, of a document without their bytes; `nil`
    ///   where ``files`` has them.
    /// - Returns: The flaws: those of single records first, then those that a record has only beside others.
    public func flaws(fileSizes: [String: Int]? = nil) -> [DocumentError] {
        let reader = BackupReader(isNewer: false)
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

    /// What would keep a reader from a trip, whatever belongs to it.
    static func flaw(of trip: Trip, _ path: String) -> DocumentError? {
        flaw(
            of: TripContents(trip: trip), path, BackupJSON.value, BackupReader(isNewer: false).contents)
    }

    private static func flaws<Record: Equatable>(
        of records: [Record], _ path: String, _ write: (Record) -> JSONValue,
        _ read: (JSONNode) throws(DocumentError) -> Record
    ) -> [DocumentError] {
        records.enumerated().compactMap { flaw(of: $0.element, "\(path)[\($0.offset)]", write, read) }
    }

    /// Why a record would not come back as it is.
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
