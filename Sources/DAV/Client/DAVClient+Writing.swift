import Messages

// MARK: - Writing resources

extension DAVClient {
    /// Stores a new resource, unless there is one at its address.
    ///
    /// - Parameters:
    ///   - bytes: An iCalendar object without METHOD.
    ///   - address: Where it goes.
    /// - Returns: What the server did.
    /// - Throws: A ``DAVFailure``; where it may have arrived, the resource must be read before anything is sent again.
    package func create(_ bytes: [UInt8], at address: DAVAddress) throws(DAVFailure) -> WriteOutcome {
        try put(bytes, at: address, HTTPField("If-None-Match", "*"))
    }

    /// Stores a new version of a resource, if it still has the version that the change was made on.
    ///
    /// - Parameters:
    ///   - bytes: An iCalendar object without METHOD.
    ///   - address: Where it is.
    ///   - etag: The strong tag of the version that the change was made on, never of one that was only listed.
    /// - Returns: What the server did.
    /// - Throws: A ``DAVFailure``, also for a weak tag.
    package func update(
        _ bytes: [UInt8], at address: DAVAddress, ifMatch etag: String
    ) throws(DAVFailure) -> WriteOutcome {
        try put(bytes, at: address, condition(etag, address))
    }

    /// Deletes a resource, if it still has a version.
    ///
    /// - Parameters:
    ///   - address: Where it is.
    ///   - etag: The strong tag of the version that is to be deleted.
    /// - Returns: `deleted` also for a resource that was gone; `changedMeanwhile` for another version.
    /// - Throws: A ``DAVFailure``, also for a weak tag.
    package func delete(at address: DAVAddress, ifMatch etag: String) throws(DAVFailure) -> WriteOutcome {
        // Nobody is mailed that an event is gone from this calendar (RFC 6638, section 8.1).
        let response = try ask(
            DAVRequest("DELETE", address, [condition(etag, address), HTTPField("Schedule-Reply", "F")]))
        switch response.status {
        case 404, 410: return .deleted
        case 200..<300:
            guard let refused = try refused(in: response, but: [404, 410]) else { return .deleted }
            return try refusal(response, refused)
        default: return try refusal(response, response.status)
        }
    }

    /// Makes a calendar.
    ///
    /// - Parameters:
    ///   - address: Where it is to be.
    ///   - name: Its name for people.
    ///   - components: What it is to hold, like `VEVENT`.
    /// - Returns: `stored`, or why not.
    /// - Throws: A ``DAVFailure``.
    package func makeCalendar(
        at address: DAVAddress, named name: String, for components: [String]
    ) throws(DAVFailure) -> WriteOutcome {
        var body = XMLText()
        body.element("C:mkcalendar") { body in
            body.element("D:set") { body in
                body.element("D:prop") { body in
                    body.element("D:displayname", name)
                    body.element("C:supported-calendar-component-set") { body in
                        for component in components { body.element("C:comp name=\"\(component)\"") }
                    }
                }
            }
        }
        let type = HTTPField("Content-Type", "application/xml; charset=utf-8")
        let response = try ask(DAVRequest("MKCALENDAR", address, [type], body: body.bytes))
        let isTaken = conditions(response).contains { $0.name == .dav("resource-must-be-null") }
        switch response.status {
        case 200..<300:
            guard let refused = try refused(in: response) else { return .stored(etag: nil) }
            return try refusal(response, refused)
        case _ where isTaken: return .taken
        case 405, 409: return .taken
        default: return try refusal(response, response.status)
        }
    }

    private func put(
        _ bytes: [UInt8], at address: DAVAddress, _ condition: HTTPField
    ) throws(DAVFailure) -> WriteOutcome {
        let fields = [HTTPField("Content-Type", "text/calendar; charset=utf-8"), condition]
        let response = try ask(DAVRequest("PUT", address, fields, body: bytes))
        guard (200..<300).contains(response.status) else { return try refusal(response, response.status) }
        if let refused = try refused(in: response) { return try refusal(response, refused) }
        return .stored(etag: response.etag)
    }

    private func condition(_ etag: String, _ address: DAVAddress) throws(DAVFailure) -> HTTPField {
        guard let strong = ETag.strong(etag) else {
            throw DAVFailure(
                .malformed, "\(address)",
                tr("has the version \(Excerpt.onOneLine(etag)), whose tag is no strong one; read it again"))
        }
        return HTTPField("If-Match", strong)
    }

    /// The first refusal within an answer that is a success outside, of the resource or of a property; nil where there is none.
    private func refused(
        in response: DAVResponse, but fine: Set<Int> = []
    ) throws(DAVFailure) -> Int? {
        var members: [Multistatus.Member] = []
        switch response.status {
        case 207: members = try Multistatus(response.body, of: response.address).members
        case 200 where response.isWebPage:
            // A network that wants a sign-in answers so, and the server has not seen the request.
            throw DAVFailure(
                .malformed, "\(response.address)",
                tr(
                    "answers a change with a web page; whether it was made is looked for before it is sent again"
                ),
                mayHaveArrived: true)
        // The body of a 200 is read where it is a multistatus, as one server answers to DELETE.
        case 200 where !response.body.isEmpty:
            members = (try? Multistatus(response.body, of: response.address))?.members ?? []
        default: return nil
        }
        let refused = members.flatMap { ($0.status.map { [$0] } ?? []) + $0.refusals }
            .filter { !(200..<300).contains($0) && !fine.contains($0) }
        // 424 says that another one is the reason.
        return refused.first { $0 != 424 } ?? refused.first
    }

    /// Tells by the conditions that failed, and only then by the status, why something was not written.
    private func refusal(_ response: DAVResponse, _ status: Int) throws(DAVFailure) -> WriteOutcome {
        let failed = conditions(response)
        // What else stands there is a text for people.
        let names = Set(failed.map(\.name.local)).subtracting(["responsedescription"])
        func has(_ some: String...) -> Bool { !names.isDisjoint(with: some) }
        if has("no-uid-conflict", "unique-scheduling-object-resource") {
            let element = failed.first {
                ["no-uid-conflict", "unique-scheduling-object-resource"].contains($0.name.local)
            }
            return .uidElsewhere(element?.first(.dav("href")).map(\.text))
        }
        if has("max-resource-size") { return .tooLarge }
        if has("quota-not-exceeded", "sufficient-disk-space") { return .overQuota }
        if has("need-privileges", "no-privilege") { return .noPrivilege }
        if has(
            "valid-calendar-data", "valid-calendar-object-resource", "supported-calendar-data",
            "supported-calendar-component", "valid-data", "min-date-time", "max-date-time", "max-instances",
            "max-attendees-per-instance", "same-organizer-in-all-components",
            "allowed-organizer-scheduling-object-change", "allowed-attendee-scheduling-object-change")
        {
            return .invalid(names.sorted().joined(separator: ", "))
        }
        switch status {
        case 412: return .changedMeanwhile
        case 404, 410: return .missing
        case 413: return .tooLarge
        case 507: return .overQuota
        case 403: return .forbidden
        case 405: return .noPrivilege
        case 400, 409, 415, 422: return .invalid(HTTPStatus.text(status))
        default: throw failure(of: response, inner: status)
        }
    }
}
