import Messages

// MARK: - What a calendar holds

extension DAVClient {
    /// Lists all resources of a calendar, or none.
    ///
    /// - Parameter collection: The calendar.
    /// - Returns: The resources, of an answer that is well-formed to its end and has the calendar itself in it.
    /// - Throws: A ``DAVFailure``; `malformed` for an answer that may be a part of the listing.
    package func listing(of collection: DAVAddress) throws(DAVFailure) -> Listing {
        let (answer, base) = try propfind(collection, depth: 1, ["D:getetag", "D:resourcetype"])
        var listing = Listing()
        var hasOwn = false
        var seen: Set<String> = []
        for member in answer.members {
            guard let address = place(member.href, in: base, &listing) else { continue }
            if address.isSameResource(as: base) {
                if member.status == 507 { throw partial(base) }
                hasOwn = true
                continue
            }
            guard base.isCollection(of: address) else {
                listing.strangers.append(member.href)
                continue
            }
            guard (200..<300).contains(member.status ?? 200) else {
                // A resource that went while the server made the list.
                if member.status == 404 || member.status == 410 { continue }
                throw partial(base)
            }
            let isCollection =
                member.properties[.dav("resourcetype")]?.has(.dav("collection")) == true
                || address.path.hasSuffix("/")
            if isCollection || !seen.insert(address.path).inserted { continue }
            listing.members.append(Listing.Member(address: address, etag: member.text(.dav("getetag"))))
        }
        guard hasOwn else { throw partial(base) }
        return listing
    }

    private func partial(_ address: DAVAddress) -> DAVFailure {
        DAVFailure(
            .malformed, "\(address)",
            tr("gives a list that may not be whole, which says nothing of what is not in it"))
    }

    /// Asks for what has changed since a token.
    ///
    /// - Parameters:
    ///   - token: The token of the last answer; nil for everything.
    ///   - collection: The calendar.
    /// - Returns: What has changed: of a partial answer, only the first of it.
    /// - Throws: A ``DAVFailure``.
    package func changes(
        since token: String?, in collection: DAVAddress
    ) throws(DAVFailure) -> Changes {
        var body = XMLText()
        body.element("D:sync-collection") { body in
            body.element("D:sync-token", token ?? "")
            body.element("D:sync-level", "1")
            body.element("D:prop") { $0.element("D:getetag") }
        }
        let response = try ask(DAVRequest("REPORT", collection, DAVClient.fields(depth: 0), body: body.bytes))
        guard response.status == 207 else {
            let isOfToken = conditions(response).contains { $0.name == .dav("valid-sync-token") }
            switch response.status {
            case _ where isOfToken: return .tokenRefused
            case 400, 403, 405, 409, 410, 412, 415, 422, 500, 501:
                return token == nil ? .unsupported : .tokenRefused
            default: throw failure(of: response)
            }
        }
        let base = response.address
        let answer = try Multistatus(response.body, of: base)
        var listing = Listing()
        listing.token = answer.syncToken
        var seen: Set<String> = []
        for member in answer.members {
            guard let address = place(member.href, in: base, &listing) else { continue }
            if address.isSameResource(as: base) {
                if member.status == 507 { listing.isPartial = true }
                continue
            }
            guard base.isCollection(of: address) else {
                listing.strangers.append(member.href)
                continue
            }
            guard !address.path.hasSuffix("/"), seen.insert(address.path).inserted else { continue }
            switch member.status ?? 200 {
            case 200..<300:
                listing.members.append(Listing.Member(address: address, etag: member.text(.dav("getetag"))))
            // 418 is what one version of a server answered for a deleted member.
            case 404, 410, 418: listing.removed.append(address)
            default: throw partial(base)
            }
        }
        guard !listing.isPartial || listing.token == nil || listing.token != token else {
            throw DAVFailure(
                .malformed, "\(base)",
                tr("gives a part of the changes, and says that the same part comes next"))
        }
        return listing.token == nil ? .unsupported : .listed(listing)
    }

    private func place(_ href: String, in base: DAVAddress, _ listing: inout Listing) -> DAVAddress? {
        guard let address = try? DAVAddress(href, relativeTo: base) else {
            listing.strangers.append(href)
            return nil
        }
        return address
    }
}
