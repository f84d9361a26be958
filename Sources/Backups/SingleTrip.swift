import CivilTime
import Messages
package import StrictJSON
package import Trips

/// One trip of a backup on its own, with the organizations and persons that come with it.
package struct SingleTrip: Hashable, Sendable {
    /// The trip with all its parts.
    package let contents: TripContents
    /// The organizations that came with it.
    package let organizations: [Organization]
    /// The persons that came with it.
    package let persons: [Person]
    /// The links that were dropped, each with its place and the rule.
    package let leftOut: [DocumentError]

    /// Reads a trip as ``BackupDocument`` has it in its list of trips.
    ///
    /// It is held to the same rules. Without a list of organizations those that activities name are not looked for,
    /// and the bytes of files never are: a trip on its own has none.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - organizations: A list as in a document; nil for none.
    ///   - persons: A list as in a document; nil for none.
    /// - Throws: A ``/StrictJSON/DocumentError`` that names the place, the value and the rule.
    package init(
        _ trip: JSONNode, organizations: JSONNode? = nil, persons: JSONNode? = nil
    ) throws(DocumentError) {
        let reader = BackupReader()
        for node in [trip, organizations, persons].compactMap(\.self) {
            guard let flawed = node.firstText(with: { $0 == 0 }) else { continue }
            throw flawed.flaw(
                .badValue, tr("has the character U+0000, which no calendar may contain; take it out"))
        }
        var document = BackupDocument(tool: "", createdAt: .epoch)
        document.organizations = try Self.list(organizations, reader.organization)
        document.persons = try Self.list(persons, reader.person)
        document.trips = [try reader.contents(trip)]
        if let flaw = document.flawsAlone(hasOrganizations: organizations != nil).first {
            throw Self.flaw(flaw, in: trip)
        }
        var leftOut: [DocumentError] = []
        document.trips[0].attachments = document.trips[0].attachments.enumerated().compactMap {
            index, attachment in
            guard case .link = attachment.content,
                let danger = BackupDocument.danger(of: attachment, bytes: { _ in [] })
            else { return attachment }
            leftOut.append(
                DocumentError(
                    .badValue, path: "\(trip.path).attachments[\(index)]", subject: danger.subject,
                    reason: danger.reason))
            return nil
        }
        contents = document.trips[0]
        self.organizations = document.organizations
        self.persons = document.persons
        self.leftOut = leftOut
    }

    private static func list<Value>(
        _ node: JSONNode?, _ read: (JSONNode) throws(DocumentError) -> Value
    ) throws(DocumentError) -> [Value] {
        var values: [Value] = []
        for item in try node?.items() ?? [] { values.append(try read(item)) }
        return values
    }

    /// Names the place in the trip instead of that in a document.
    private static func flaw(_ flaw: DocumentError, in trip: JSONNode) -> DocumentError {
        let inside = "$.trips[0]"
        guard flaw.path.hasPrefix(inside) else { return flaw }
        return DocumentError(
            flaw.code, path: trip.path + flaw.path.dropFirst(inside.count), subject: flaw.subject,
            reason: flaw.reason)
    }
}

extension BackupDocument {
    /// Returns the errors between the records of one trip without the bytes of its files.
    ///
    /// - Parameter hasOrganizations: Whether activities are held to the organizations of the document.
    /// - Returns: The errors.
    fileprivate func flawsAlone(hasOrganizations: Bool) -> [DocumentError] {
        var document = self
        if !hasOrganizations {
            for (index, activity) in trips[0].activities.enumerated() where activity.organization != nil {
                document.trips[0].activities[index].organization = nil
            }
        }
        let sizes = trips[0].attachments.compactMap { attachment -> (String, Int)? in
            guard case .file(_, let size, let digest) = attachment.content else { return nil }
            return (digest, size)
        }
        return document.flawsTogether(
            fileSizes: Dictionary(sizes, uniquingKeysWith: { first, _ in first }))
    }
}
