import Messages

/// The answer of a server about several resources (RFC 4918, section 13).
package struct Multistatus: Sendable {
    /// What is said of the resources, in the order of the answer.
    package let members: [Member]
    /// The token of the state, of a sync-collection report (RFC 6578).
    package let syncToken: String?

    /// What is said of one resource.
    package struct Member: Sendable {
        /// Where it is, as the server writes it.
        package let href: String
        /// The status of the resource; nil where its properties have one each.
        package let status: Int?
        /// The properties that the server gave, by their names.
        package let properties: [XMLName: XMLElement]
        /// The names of the conditions that failed.
        package let errors: Set<XMLName>
        /// The statuses of the properties that were not given, or not set.
        package let refusals: [Int]

        /// The text of a property, without white space around it.
        ///
        /// - Parameter name: The property.
        /// - Returns: The text; nil where the server gave none, or an empty one.
        package func text(_ name: XMLName) -> String? {
            properties[name].map(\.text).flatMap { $0.isEmpty ? nil : $0 }
        }
    }

    /// Reads an answer, to its end.
    ///
    /// - Parameters:
    ///   - bytes: The body.
    ///   - address: Where it came from, for errors.
    /// - Throws: A ``DAVFailure`` with code `malformed` for what is not well-formed to its end, or is no multistatus.
    package init(_ bytes: [UInt8], of address: DAVAddress) throws(DAVFailure) {
        let root: XMLElement
        do {
            root = try XMLDocument(bytes).root
        } catch {
            throw DAVFailure(
                .malformed, "\(address)", tr("line \(error.line) of the answer \(error.reason)"),
                mayHaveArrived: true)
        }
        guard root.name == .dav("multistatus") else {
            throw DAVFailure(
                .malformed, "\(address)",
                tr("the answer is \"\(root.name.local)\"; expected a multistatus of WebDAV"),
                mayHaveArrived: true)
        }
        var members: [Member] = []
        for response in root.all(.dav("response")) {
            try Multistatus.read(response, address, into: &members)
        }
        self.members = members
        syncToken = root.first(.dav("sync-token")).map(\.text).flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func read(
        _ response: XMLElement, _ address: DAVAddress, into members: inout [Member]
    ) throws(DAVFailure) {
        let hrefs = response.all(.dav("href")).map(\.text)
        guard !hrefs.isEmpty, !hrefs.contains("") else {
            throw DAVFailure(
                .malformed, "\(address)", tr("a part of the answer names no resource"), mayHaveArrived: true)
        }
        var properties: [XMLName: XMLElement] = [:]
        var refusals: [Int] = []
        var errors = Set((response.first(.dav("error"))?.children ?? []).map(\.name))
        for part in response.all(.dav("propstat")) {
            // What has another status than success is not there, whatever stands in it.
            let found = status(part)
            guard let found, (200..<300).contains(found) else {
                refusals += found.map { [$0] } ?? []
                errors.formUnion((part.first(.dav("error"))?.children ?? []).map(\.name))
                continue
            }
            for property in part.first(.dav("prop"))?.children ?? [] where properties[property.name] == nil {
                properties[property.name] = property
            }
        }
        for href in hrefs {
            members.append(
                Member(
                    href: href, status: status(response), properties: properties, errors: errors,
                    refusals: refusals))
        }
    }

    /// Reads `HTTP/1.1 404 Not Found`.
    private static func status(_ element: XMLElement) -> Int? {
        element.first(.dav("status")).flatMap { line in
            line.text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        }
    }
}
