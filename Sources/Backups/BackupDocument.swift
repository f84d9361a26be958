public import CivilTime
public import StrictJSON
public import Trips

/// The contents of a store as one lossless JSON document.
///
/// ```swift
/// let document = BackupDocument(tool: "Meridian 1.0", createdAt: now, trips: trips)
/// let again = try BackupDocument(document.bytes)
/// again == document  // true
/// ```
///
/// Identifiers stay, money is text, instants are RFC 3339, civil times ISO 8601. The bytes of files stand once, under
/// their digests. docs/formats/backup.md describes the format, docs/formats/backup.schema.json says it in JSON Schema.
public struct BackupDocument: Hashable, Sendable {
    /// The version of the format; another major number is another format.
    ///
    /// 1.0 and 1.1 were those of programs before release 0.1.0.
    public static let version = "1.2"

    /// The program that wrote it, with its version.
    public var tool: String

    /// When it was written.
    public var createdAt: Instant

    /// The organizations.
    public var organizations: [Organization]

    /// The persons who are known across trips.
    public var persons: [Person]

    /// The trips with all their parts.
    public var trips: [TripContents]

    /// The trips under a passphrase, still sealed.
    public var sealedTrips: [SealedContents]

    /// The bytes of the attached files, each once.
    public var files: [FileContents]

    /// The unreadable parts of the store that the document lacks, for people.
    public var missing: [String] = []

    /// The places of unknown members, in a document of a newer minor version.
    ///
    /// Restoring such a document loses them.
    public internal(set) var unknownPaths: [String] = []

    /// The attachments dropped from the document, each with its place and the rule.
    ///
    /// They are programs, files of another type than stated, or unsafe links.
    public internal(set) var leftOut: [DocumentError] = []

    /// Makes a document.
    ///
    /// - Parameters:
    ///   - tool: The program that writes it, with its version.
    ///   - createdAt: When it was written.
    ///   - organizations: The organizations.
    ///   - persons: The persons.
    ///   - trips: The trips with all their parts.
    ///   - sealedTrips: The trips under a passphrase.
    ///   - files: The bytes of the attached files.
    public init(
        tool: String, createdAt: Instant, organizations: [Organization] = [], persons: [Person] = [],
        trips: [TripContents] = [], sealedTrips: [SealedContents] = [], files: [FileContents] = []
    ) {
        self.tool = tool
        self.createdAt = createdAt
        self.organizations = organizations
        self.persons = persons
        self.trips = trips
        self.sealedTrips = sealedTrips
        self.files = files
    }
}

/// A trip under a passphrase: its identifier and its sealed bytes.
public struct SealedContents: Hashable, Sendable {
    /// The identifier of the trip, open or sealed.
    public var id: TripID
    /// When it was sealed.
    public var sealedAt: Instant
    /// The sealed bytes.
    public var box: [UInt8]

    /// Makes a sealed trip.
    ///
    /// - Parameters:
    ///   - id: The identifier of the trip.
    ///   - sealedAt: When it was sealed.
    ///   - box: The sealed bytes.
    public init(id: TripID, sealedAt: Instant, box: [UInt8]) {
        self.id = id
        self.sealedAt = sealedAt
        self.box = box
    }
}
