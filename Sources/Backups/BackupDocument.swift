public import CivilTime
public import StrictJSON
public import Trips

/// Everything that a store holds, as one JSON document that loses nothing.
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
    /// The version of the format that is written: documents of another first number have another shape.
    public static let version = "1.1"

    /// Who wrote it: a program and its version.
    public var tool: String

    /// When it was written.
    public var createdAt: Instant

    /// The organizations.
    public var organizations: [Organization]

    /// The persons who are known across trips; a document of version 1.0 has none.
    public var persons: [Person]

    /// The trips with all that belongs to them.
    public var trips: [TripContents]

    /// The trips that are kept under a passphrase, as they are.
    public var sealedTrips: [SealedContents]

    /// The bytes of the attached files, each once.
    public var files: [FileContents]

    /// What the store had and could not be read when the document was made, for people: the document is not everything.
    public var missing: [String] = []

    /// Where the document said something that this version does not know; only of one with a newer minor version.
    ///
    /// Whoever restores such a document without a word loses that.
    public internal(set) var unknownPaths: [String] = []

    /// What is not taken from the document, with its place and the rule: attachments that are programs, that are not what they
    /// say they are, or that are links nobody should follow.
    public internal(set) var leftOut: [DocumentError] = []

    /// Makes a document.
    ///
    /// - Parameters:
    ///   - tool: Who writes it: a program and its version.
    ///   - createdAt: When.
    ///   - organizations: The organizations.
    ///   - persons: The persons.
    ///   - trips: The trips.
    ///   - sealedTrips: The trips that are kept under a passphrase.
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

/// A trip under a passphrase: its identifier and its sealed bytes, which nobody opens here.
public struct SealedContents: Hashable, Sendable {
    /// The identifier that the trip has when it is opened.
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
