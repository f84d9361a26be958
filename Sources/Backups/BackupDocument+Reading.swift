import CivilTime
import Messages
public import StrictJSON
package import Trips

extension BackupDocument {
    /// Reads a document, completely or not at all.
    ///
    /// ```swift
    /// try BackupDocument(Array("{}".utf8))
    /// // throws: $: "format" is missing, and has to be there
    /// ```
    ///
    /// Attachments are checked like those attached locally; refused ones are in ``leftOut``. A document of a
    /// newer minor version is read, and ``unknownPaths`` lists what was not understood. One of another major
    /// version is refused, and so is one from before release 0.1.0.
    ///
    /// - Parameters:
    ///   - bytes: The document.
    ///   - limit: The most bytes that are read; nil for 1 GiB.
    /// - Throws: A ``/StrictJSON/DocumentError`` that names the place, the value and the rule.
    public init(_ bytes: [UInt8], limit: Int? = nil) throws(DocumentError) {
        try self.init(bytes, limit: limit, hasActivities: true)
    }

    /// Reads a document whose activities are read apart; records that name one are not held to it.
    ///
    /// - Parameter bytes: The document with empty lists of activities.
    /// - Throws: A ``/StrictJSON/DocumentError``.
    package init(withoutActivities bytes: [UInt8]) throws(DocumentError) {
        try self.init(bytes, limit: nil, hasActivities: false)
    }

    /// Reads an activity that was taken out of a document, as a document has it.
    package static func activity(of bytes: [UInt8]) throws(DocumentError) -> Activity {
        let node = JSONNode(try JSONParser.value(of: bytes))
        if let flawed = node.firstText(with: { $0 == 0 }) { throw flawed.flaw(.badValue, tr("has U+0000")) }
        return try BackupReader().activity(node)
    }

    private init(_ bytes: [UInt8], limit: Int?, hasActivities: Bool) throws(DocumentError) {
        let node = JSONNode(try JSONParser.value(of: bytes, limit: limit ?? JSONParser.mostBytes))
        let json = try node.object()
        let format = try json.required("format")
        guard try format.string() == Self.format else {
            throw format.flaw(.otherFormat, tr("is not \"\(Self.format)\"; the document is of another kind"))
        }
        let reader = try Self.reader(for: try json.required("version"))
        _ = try reader.object(
            node,
            [
                "format", "version", "tool", "createdAt", "missing", "organizations", "persons", "trips",
                "sealedTrips", "files",
            ])
        for name in ["organizations", "persons", "trips"] {
            guard let flawed = json[name]?.firstText(with: { $0 == 0 }) else { continue }
            throw flawed.flaw(
                .badValue, tr("has the character U+0000, which no calendar may contain; take it out"))
        }
        self.init(
            tool: try json.text("tool"), createdAt: try reader.instant(try json.required("createdAt")),
            organizations: try json.list("organizations", reader.organization),
            persons: try json.list("persons", reader.person),
            trips: try json.list("trips", reader.contents),
            sealedTrips: try json.list("sealedTrips", reader.sealed),
            files: try json.list("files", reader.file))
        missing = try json.list("missing", reader.text)
        unknownPaths = reader.unknown
        if let flaw = flawsTogether(fileSizes: fileSizes, hasActivities: hasActivities).first { throw flaw }
        leaveOutUnsafe()
    }

    /// A reader for a version of the same format.
    private static func reader(for node: JSONNode) throws(DocumentError) -> BackupReader {
        let numbers = try node.string().split(separator: ".", omittingEmptySubsequences: false).map {
            Int($0)
        }
        let own = version.split(separator: ".").map { Int($0) }
        guard numbers.count == 2, let major = numbers[0], let minor = numbers[1], major >= 1, minor >= 0,
            let ownMajor = own[0], let ownMinor = own[1]
        else { throw node.flaw(.badValue, tr("is not a version; expected one like \(version)")) }
        guard major == ownMajor else {
            throw node.flaw(
                .newerVersion, tr("is of another shape than \(version), which is what this program reads"))
        }
        guard minor >= ownMinor else {
            throw node.flaw(
                .olderVersion,
                tr(
                    "is from before release 0.1.0, and this program reads \(version); restore it with the last "
                        + "program that reads it, and make a new backup with that one"))
        }
        return BackupReader(isNewer: minor > ownMinor)
    }
}
