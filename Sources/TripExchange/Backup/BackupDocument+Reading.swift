import CivilTime
import Messages
import Trips

extension BackupDocument {
    /// Reads a document, all of it or nothing.
    ///
    /// ```swift
    /// try BackupDocument(Array("{}".utf8))
    /// // throws: $: "format" is missing, and has to be there
    /// ```
    ///
    /// An attachment is held to what it has to be when it is attached by hand; one that is not stands in ``leftOut``. A document
    /// of a newer minor version is read, and ``unknownPaths`` says what was not understood. One of another major
    /// version is refused.
    ///
    /// - Parameters:
    ///   - bytes: The document.
    ///   - limit: The most octets that are read.
    /// - Throws: A ``DocumentError`` that names the place, the value and the rule.
    public init(_ bytes: [UInt8], limit: Int = 1 << 30) throws(DocumentError) {
        let node = JSONNode(try JSONParser.value(of: bytes, limit: limit))
        let json = try node.object()
        let format = try json.required("format")
        guard try format.string() == Self.format else {
            throw format.flaw(.otherFormat, tr("is not \"\(Self.format)\"; the document is of another kind"))
        }
        let reader = BackupReader(isNewer: try Self.isNewer(try json.required("version")))
        _ = try reader.object(
            node,
            [
                "format", "version", "tool", "createdAt", "missing", "organizations", "trips", "sealedTrips",
                "files",
            ])
        self.init(
            tool: try json.text("tool"), createdAt: try reader.instant(try json.required("createdAt")),
            organizations: try reader.distinct(
                json.list("organizations", reader.organization), in: "$.organizations"
            ) { $0.id },
            trips: try reader.distinct(json.list("trips", reader.contents), in: "$.trips") { $0.trip.id },
            sealedTrips: try reader.distinct(
                json.list("sealedTrips", reader.sealed), in: "$.sealedTrips"
            ) { $0.id },
            files: try reader.distinct(json.list("files", reader.file), in: "$.files") { $0.digest })
        missing = try json.list("missing", reader.text)
        unknownPaths = reader.unknown
        try checkNames()
        try checkTrips()
        try checkReferences()
        leaveOutUnsafe()
    }

    /// Whether the version is a newer minor one of the same format.
    private static func isNewer(_ node: JSONNode) throws(DocumentError) -> Bool {
        let numbers = try node.string().split(separator: ".", omittingEmptySubsequences: false).map {
            Int($0)
        }
        let own = version.split(separator: ".").map { Int($0) }
        guard numbers.count == 2, let major = numbers[0], let minor = numbers[1], major >= 1, minor >= 0,
            let ownMajor = own[0], let ownMinor = own[1]
        else { throw node.flaw(.badValue, tr("is no version; one looks like \(version)")) }
        guard major == ownMajor else {
            throw node.flaw(
                .newerVersion, tr("is of another shape than \(version), which is what this program reads"))
        }
        return minor > ownMinor
    }

    /// Refuses two organizations of one name, of which no store could keep both.
    private func checkNames() throws(DocumentError) {
        var names: Set<String> = []
        for (index, organization) in organizations.enumerated()
        where !names.insert(organization.nameKey).inserted {
            throw DocumentError(
                .badValue, path: "$.organizations[\(index)].name", subject: "\"\(organization.name)\"",
                reason: tr("is the name of two organizations, whatever the case of its letters"))
        }
    }

    /// Refuses what stands in two trips, and a trip that is open and sealed.
    private func checkTrips() throws(DocumentError) {
        var expenses: Set<ExpenseID> = []
        var attachments: Set<AttachmentID> = []
        func twice(_ path: String, _ id: String, _ place: String) -> DocumentError {
            DocumentError(.badValue, path: path, subject: "\"\(id)\"", reason: tr("stands \(place)"))
        }
        for (number, contents) in trips.enumerated() {
            for (index, expense) in contents.expenses.enumerated() where !expenses.insert(expense.id).inserted
            {
                throw twice("$.trips[\(number)].expenses[\(index)].id", expense.id.text, tr("in two trips"))
            }
            for (index, attachment) in contents.attachments.enumerated()
            where !attachments.insert(attachment.id).inserted {
                throw twice(
                    "$.trips[\(number)].attachments[\(index)].id", attachment.id.text, tr("in two trips"))
            }
        }
        let open = Set(trips.map(\.trip.id))
        for (index, sealed) in sealedTrips.enumerated() where open.contains(sealed.id) {
            throw twice("$.sealedTrips[\(index)].id", sealed.id.text, tr("among the open trips, too"))
        }
    }

    /// Refuses what names something that the document does not have.
    private func checkReferences() throws(DocumentError) {
        let organizations = Set(organizations.map(\.id))
        let files = Dictionary(
            files.map { ($0.digest, $0.bytes.count) }, uniquingKeysWith: { first, _ in first })
        for (number, contents) in trips.enumerated() {
            let path = "$.trips[\(number)]"
            func lost(_ path: String, _ subject: String, _ what: String) -> DocumentError {
                DocumentError(
                    .missing, path: path, subject: subject, reason: tr("is no \(what) of the document"))
            }
            for (index, activity) in contents.activities.enumerated() {
                if let id = activity.organization, !organizations.contains(id) {
                    throw lost("\(path).activities[\(index)].organization", "\(id)", "organization")
                }
            }
            let activities = Set(contents.activities.map(\.key))
            let expenses = Set(contents.expenses.map(\.id))
            for (index, attachment) in contents.attachments.enumerated() {
                let place = "\(path).attachments[\(index)]"
                switch attachment.owner {
                case .trip: break
                case .activity(let key):
                    guard activities.contains(key) else {
                        throw lost(place, "\(key)", tr("activity of the trip"))
                    }
                case .expense(let id):
                    guard expenses.contains(id) else { throw lost(place, "\(id)", tr("expense of the trip")) }
                }
                guard case .file(_, let size, let digest) = attachment.content else { continue }
                guard let count = files[digest] else { throw lost("\(place).file", digest, "file") }
                guard count == size else {
                    throw DocumentError(
                        .badValue, path: "\(place).file.size", subject: "\(size)",
                        reason: tr("octets are stated, and the file has \(count)"))
                }
            }
        }
    }
}
