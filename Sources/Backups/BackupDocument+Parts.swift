import Documents
package import StrictJSON
package import Trips

extension BackupDocument {
    /// Writes the document with activities that are read meanwhile and are not in it.
    ///
    /// The bytes are those of ``bytes`` with these activities in the document, which is never whole in memory. Each activity
    /// is read again from its bytes.
    ///
    /// - Parameters:
    ///   - sink: Takes the bytes, piece by piece.
    ///   - forEachActivity: Calls a closure with each activity of a trip.
    /// - Returns: The number of bytes.
    /// - Throws: A ``/StrictJSON/DocumentError`` for an activity that would be read otherwise, and the errors of the closures.
    package func write(
        to sink: @escaping ([UInt8]) throws -> Void,
        _ forEachActivity: (TripContents, (Activity) throws -> Void) throws -> Void
    ) throws -> Int {
        var writer = JSONPartWriter()
        var count = 0
        func drain(_ least: Int = 0) throws {
            guard writer.count >= least else { return }
            count += writer.count
            try sink(writer.take())
        }
        writer.beginObject()
        for member in membersBeforeTrips { writer.write(member) }
        if !trips.isEmpty {
            writer.member("trips")
            writer.beginList()
            for contents in trips {
                writer.beginObject()
                for member in BackupJSON.members(of: contents.trip) { writer.write(member) }
                var hasActivities = false
                try forEachActivity(contents) { activity in
                    if !hasActivities {
                        writer.member("activities")
                        writer.beginList()
                        hasActivities = true
                    }
                    let start = writer.count
                    writer.write(BackupJSON.value(activity))
                    try Self.verify(activity, in: writer.bytes(from: start))
                    try drain(1 << 16)
                }
                if hasActivities { writer.end() }
                for member in BackupJSON.membersAfterActivities(contents) { writer.write(member) }
                writer.end()
            }
            writer.end()
        }
        for member in membersAfterTrips { writer.write(member) }
        writer.end()
        try drain()
        return count
    }

    /// Throws where the document has more bytes than are read.
    ///
    /// - Parameters:
    ///   - fileSizes: The sizes of its files in bytes, by their digests, for a document without their bytes.
    ///   - limit: The most bytes that are read.
    /// - Throws: A ``/StrictJSON/DocumentError`` about the size.
    package func checkSize(fileSizes: [String: Int], limit: Int) throws(DocumentError) {
        var document = self
        document.files = fileSizes.keys.map { FileContents(digest: $0, bytes: []) }
        let count = fileSizes.values.reduce(document.bytes.count) { $0 + Base64Text.count(of: $1) }
        try JSONParser.checkSize(count, limit: limit)
    }

    /// Reads an activity again from its bytes, which a separator may precede.
    private static func verify(_ activity: Activity, in bytes: ArraySlice<UInt8>) throws(DocumentError) {
        let start = bytes.firstIndex(of: UInt8(ascii: "{")) ?? bytes.endIndex
        guard try Self.activity(of: Array(bytes[start...])) == activity else { throw isReadOtherwise("$") }
    }
}
