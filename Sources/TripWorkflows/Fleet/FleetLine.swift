import Backups
import Messages
import StrictJSON

/// One line of a fleet, read: a trip of a backup or a calendar, with an id and a home.
///
/// docs/formats/fleet.md describes the format, docs/formats/fleet-input.schema.json says it in JSON Schema.
struct FleetLine: Sendable {
    /// What the line has.
    enum Contents: Sendable {
        /// A trip as a backup has it.
        case trip(SingleTrip)
        /// A calendar as an airline sends it.
        case calendar([UInt8])
    }

    /// The version of the format.
    static let version = 1
    /// The most bytes of an id, which stands on each line of the answer.
    static let mostIDBytes = 1_024

    let id: String
    /// The name of the home zone, as written; nil where the line has none.
    let home: String?
    let contents: Contents

    /// Reads a line.
    ///
    /// - Parameter line: The line as it came.
    /// - Throws: A ``FleetRefusal`` with the id where it could be read.
    init(_ line: InputLine) throws(FleetRefusal) {
        guard let bytes = line.bytes else {
            throw FleetRefusal(
                "tooLong",
                reason: tr(
                    "the line has \(line.count) bytes; at most \(InputLines.mostBytes) are read"))
        }
        guard bytes.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else {
            throw FleetRefusal("empty", reason: tr("the line is empty; expected an object of JSON"))
        }
        var known: String?
        do throws(DocumentError) {
            let json = try JSONNode(JSONParser.value(of: bytes)).object()
            if case .string(let text)? = json["id"]?.value, Self.isID(text) { known = text }
            try self.init(json)
        } catch {
            throw FleetRefusal(error, id: known)
        }
    }

    private init(_ json: JSONObject) throws(DocumentError) {
        try Self.checkVersion(json)
        let names = ["v", "id", "home", "trip", "ics", "organizations", "persons"]
        if let name = json.names(besides: names).first {
            throw DocumentError(
                .unknownKey, path: "$.\(name)", subject: JSONValue.quoted(name),
                reason: tr("is nothing that version \(Self.version) of the format has"))
        }
        let node = try json.required("id")
        id = try node.string()
        guard Self.isID(id) else {
            throw node.flaw(
                .badValue,
                tr("is no id; expected 1 to \(Self.mostIDBytes) bytes without control characters"))
        }
        home = try json["home"]?.string()
        switch (json["trip"], json["ics"]) {
        case (let trip?, nil):
            contents = .trip(
                try SingleTrip(
                    trip, organizations: json["organizations"], persons: json["persons"]))
        case (nil, let calendar?):
            if let extra = json["organizations"] ?? json["persons"] {
                throw extra.flaw(.badValue, tr("stands beside a calendar; it belongs to a trip"))
            }
            contents = .calendar(Array(try calendar.string().utf8))
        case (nil, nil):
            throw DocumentError(
                .missing, path: "$", subject: "\"trip\"",
                reason: tr("is missing, and has to be there, or a calendar as \"ics\""))
        case (.some, let calendar?):
            throw calendar.flaw(.badValue, tr("stands beside a trip; expected one of the two"))
        }
    }

    private static func checkVersion(_ json: JSONObject) throws(DocumentError) {
        let node = try json.required("v")
        let number = try node.int()
        guard number <= version else {
            throw node.flaw(
                .newerVersion,
                tr("is a newer version of the format than \(version), which this program reads"))
        }
        guard number == version else {
            throw node.flaw(.badValue, tr("is no version of the format; expected \(version)"))
        }
    }

    private static func isID(_ text: String) -> Bool {
        (1...mostIDBytes).contains(text.utf8.count)
            && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    }
}
