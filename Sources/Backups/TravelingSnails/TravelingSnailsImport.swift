public import CivilTime
import Messages
public import StrictJSON
public import Trips

/// Reads the JSON that Traveling Snails exports, version 1.0 of its format.
///
/// Unreadable records are refused one by one and reported with their place; nothing is guessed, least of all
/// a date. Identifiers stay, so reading a file twice changes nothing.
///
/// ```swift
/// let reading = TravelingSnailsImport(
///     database: database, deviceZone: zurich, currency: try Currency("CHF"), digest: digest)
/// let imported = try reading.contents(of: bytes)
/// for problem in imported.problems { print(problem) }
/// ```
///
/// docs/formats/traveling-snails.md says what becomes of each field.
public struct TravelingSnailsImport: Sendable {
    /// The zones, and the release that the recorded offsets name.
    public let database: ZoneDatabase
    /// The zone of the device, which turns the file's instants into days.
    public let deviceZone: Zone
    /// The currency of all costs, which the file lacks; without one costs are dropped and reported.
    public let currency: Currency?
    /// Returns the SHA-256 of bytes in hexadecimal digits.
    let digest: @Sendable ([UInt8]) -> String

    /// Makes a reader.
    ///
    /// - Parameters:
    ///   - database: The zones, and the release that the recorded offsets name.
    ///   - deviceZone: The zone of the device, which turns the file's instants into days.
    ///   - currency: The currency of all costs.
    ///   - digest: Returns the SHA-256 of bytes in hexadecimal digits.
    public init(
        database: ZoneDatabase, deviceZone: Zone, currency: Currency?,
        digest: @escaping @Sendable ([UInt8]) -> String
    ) {
        self.database = database
        self.deviceZone = deviceZone
        self.currency = currency
        self.digest = digest
    }

    /// The most bytes of an export of Traveling Snails.
    public static let mostBytes = 512 << 20

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - limit: The most bytes that are read; the app itself stops at 100 MB.
    /// - Returns: Its contents and its problems.
    /// - Throws: A ``/StrictJSON/DocumentError`` when it is no JSON, no export of this app, or one of another version.
    public func contents(of bytes: [UInt8], limit: Int = TravelingSnailsImport.mostBytes)
        throws(DocumentError)
        -> TravelingSnailsContents
    {
        let json = try JSONNode(try JSONParser.value(of: bytes, limit: limit)).object()
        guard let head = try json["exportInfo"]?.object() else {
            throw DocumentError(
                .otherFormat, path: "$", subject: "\"exportInfo\"",
                reason: tr("is missing; the document is not an export of Traveling Snails"))
        }
        let version = try head.required("version")
        guard try version.string() == "1.0" else {
            throw version.flaw(.newerVersion, tr("is a version that is not known here; 1.0 is read"))
        }
        var pass = SnailsPass(self, exportedAt: head["timestamp"])
        try pass.take(json)
        return pass.contents
    }
}

/// The contents of an export of Traveling Snails.
public struct TravelingSnailsContents: Hashable, Sendable {
    /// The organizations, without the one that stands for none.
    public var organizations: [Organization] = []
    /// The trips with their activities and attachments.
    public var trips: [TripContents] = []
    /// The bytes of the attachments.
    public var files: [FileContents] = []
    /// The trips that were protected in the app; the file has their text unencrypted.
    public var protectedTrips: [TripID] = []
    /// The refused or changed records.
    public var problems: [RecordProblem] = []

    /// Whether a cost was dropped because it has no currency.
    public var needsCurrency: Bool { problems.contains { $0.code == .missingCurrency } }

    /// Makes empty contents.
    public init() {}
}

/// A problem of one record of a document.
public struct RecordProblem: Hashable, Sendable {
    /// The kind of problem.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// The record was dropped.
        case refused
        /// The record was read without one of its values.
        case valueLeftOut
        /// A value was replaced.
        case valueChanged
        /// A cost has no currency.
        case missingCurrency
    }

    /// The kind of problem.
    public let code: Code
    /// The place of the record: `$.trips[0].embeddedLodging[1]`.
    public let path: String
    /// The name of the record, if it has one.
    public let name: String
    /// The problem, and what was done.
    public let message: String

    /// Makes a problem.
    ///
    /// - Parameters:
    ///   - code: The kind of problem.
    ///   - path: The place of the record.
    ///   - name: The name of the record, if it has one.
    ///   - message: The problem, and what was done.
    public init(_ code: Code, path: String, name: String, message: String) {
        self.code = code
        self.path = path
        self.name = name
        self.message = message
    }
}

extension RecordProblem: CustomStringConvertible {
    /// The place, the name and the message.
    public var description: String { "\(path)\(name.isEmpty ? "" : " (\(name))"): \(message)" }
}
