import Messages

// MARK: - Reading resources

extension DAVClient {
    /// The most resources that one request asks for.
    package static let batch = 25

    /// Reads resources of a calendar.
    ///
    /// - Parameters:
    ///   - addresses: Where they are.
    ///   - collection: The calendar.
    ///   - take: Called with the resources of a batch, in the order of the addresses; one that is gone has no text.
    /// - Throws: A ``DAVFailure``, or what `take` throws. A resource that a server leaves out of its answer is asked for by
    ///   itself, so that none is believed to be gone.
    package func objects(
        at addresses: [DAVAddress], in collection: DAVAddress,
        _ take: ([FetchedObject]) throws -> Void
    ) throws {
        var hasReport = true
        for start in stride(from: 0, to: addresses.count, by: DAVClient.batch) {
            let batch = Array(addresses[start..<min(start + DAVClient.batch, addresses.count)])
            var found: [String: FetchedObject] = [:]
            if hasReport {
                guard let answered = try multiget(batch, in: collection) else {
                    hasReport = false
                    try take(batch.map { address in try object(at: address) })
                    continue
                }
                found = answered
            }
            try take(batch.map { address in try found[address.path] ?? object(at: address) })
        }
    }

    /// Reads a resource by itself.
    ///
    /// An answer without a length, of a server of HTTP/1.0, ends with the connection, however early: whether an object is
    /// whole is told by its last line.
    ///
    /// - Parameter address: Where it is.
    /// - Returns: The resource; without a text where it is gone.
    /// - Throws: A ``DAVFailure``.
    package func object(at address: DAVAddress) throws(DAVFailure) -> FetchedObject {
        let response = try ask(DAVRequest("GET", address, [HTTPField("Accept", "text/calendar")]))
        switch response.status {
        case 200: return FetchedObject(address: address, etag: response["etag"], bytes: response.body)
        case 404, 410: return FetchedObject(address: address, etag: nil, bytes: nil)
        default: throw failure(of: response)
        }
    }

    /// Reads a batch by the report calendar-multiget; nil where the server has none.
    private func multiget(
        _ addresses: [DAVAddress], in collection: DAVAddress
    ) throws(DAVFailure) -> [String: FetchedObject]? {
        var body = XMLText()
        body.element("C:calendar-multiget") { body in
            body.element("D:prop") { body in
                body.element("D:getetag")
                body.element("C:calendar-data")
            }
            for address in addresses { body.element("D:href", address.pathAsGiven) }
        }
        let response = try ask(DAVRequest("REPORT", collection, DAVClient.fields(depth: 1), body: body.bytes))
        if [403, 405, 415, 501].contains(response.status) { return nil }
        if response.status == 404 {
            // One server answers so where one of the resources is gone. Of a calendar that is gone, none is.
            guard try calendar(at: collection) != nil else { throw failure(of: response) }
            return nil
        }
        let answer = try multistatus(response)
        let wanted = Dictionary(addresses.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var found: [String: FetchedObject] = [:]
        for member in answer.members {
            // What nobody asked for is not taken.
            guard let address = try? DAVAddress(member.href, relativeTo: response.address),
                let asked = wanted[address.path], address.hasSameOrigin(as: response.address),
                found[address.path] == nil
            else { continue }
            if let text = member.properties[.caldav("calendar-data")], !text.bytes.isEmpty {
                found[address.path] = FetchedObject(
                    address: asked, etag: member.text(.dav("getetag")), bytes: text.bytes)
            } else if member.status == 404 || member.status == 410 {
                found[address.path] = FetchedObject(address: asked, etag: nil, bytes: nil)
            }
        }
        return found
    }
}

extension DAVAddress {
    /// The path as it is asked for, with the query.
    var pathAsGiven: String {
        guard let begin = text.firstRange(of: "//") else { return path }
        return text[begin.upperBound...].firstIndex(of: "/").map { String(text[$0...]) } ?? "/"
    }
}
