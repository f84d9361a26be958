import Messages

// MARK: - What an account has

extension DAVClient {
    /// Finds the calendars of the account, from the address that was typed.
    ///
    /// The address may be that of the server, of a principal, of a home or of one calendar. `/.well-known/caldav` is asked
    /// where it leads nowhere itself.
    ///
    /// - Returns: The calendars, in the server's order; where a new one may be made, if the server says so.
    /// - Throws: A ``DAVFailure``: `unauthorized` at once, `notFound` where no address leads to calendars.
    package func calendars() throws(DAVFailure) -> (
        found: [CalendarCollection], home: DAVAddress?
    ) {
        let origin = try DAVAddress("/", relativeTo: start)
        let wellKnown = try DAVAddress("/.well-known/caldav", relativeTo: start)
        var last: DAVFailure?
        var asked: Set<String> = []
        for candidate in [start, wellKnown, origin] where asked.insert(candidate.text).inserted {
            do {
                if let found = try calendars(from: candidate) { return found }
            } catch {
                // Only a server that has nothing there, or does not speak WebDAV there, is asked elsewhere.
                guard [.notFound, .status, .malformed, .refused].contains(error.code) else { throw error }
                if last == nil { last = error }
            }
        }
        throw DAVFailure(
            .notFound, "\(start)",
            last.map { tr("leads to no calendar: \($0.reason)") } ?? tr("leads to no calendar"),
            status: last?.status)
    }

    private func calendars(
        from address: DAVAddress
    ) throws(DAVFailure) -> (found: [CalendarCollection], home: DAVAddress?)? {
        // A token is asked for at calendars alone: at its root, DAViCal fails to make one.
        let asked = ["D:current-user-principal", "C:calendar-home-set", "D:resourcetype"]
        let (answer, from) = try propfind(address, depth: 0, asked)
        guard let own = try member(of: answer, at: from) else { return nil }
        if CalendarCollection(own, at: from) != nil {
            return (try calendar(at: from).map { [$0] } ?? [], nil)
        }
        var home = try href(.caldav("calendar-home-set"), of: own, from)
        if home == nil, let principal = try href(.dav("current-user-principal"), of: own, from) {
            let (answer, from) = try propfind(principal, depth: 0, ["C:calendar-home-set"])
            if let own = try member(of: answer, at: from) {
                home = try href(.caldav("calendar-home-set"), of: own, from)
            }
        }
        guard let home else { return nil }
        let (listed, base) = try propfind(home, depth: 1, CalendarCollection.properties)
        var found: [CalendarCollection] = []
        for member in listed.members {
            guard let address = try? DAVAddress(member.href, relativeTo: base), isTrusted(address),
                let calendar = CalendarCollection(member, at: address),
                !found.contains(where: { $0.address.isSameResource(as: address) })
            else { continue }
            found.append(calendar)
        }
        return (found, base)
    }

    /// Describes a calendar as it is now.
    ///
    /// - Parameter address: Where it is.
    /// - Returns: The calendar; nil where nothing is there, or no calendar any more.
    /// - Throws: A ``DAVFailure``.
    package func calendar(at address: DAVAddress) throws(DAVFailure) -> CalendarCollection? {
        let (answer, from): (Multistatus, DAVAddress)
        do throws(DAVFailure) {
            (answer, from) = try propfind(address, depth: 0, CalendarCollection.properties)
        } catch {
            guard error.code == .notFound else { throw error }
            return nil
        }
        return try member(of: answer, at: from).flatMap { CalendarCollection($0, at: from) }
    }

    /// What is said of the resource itself; nil where it has another status than success.
    private func member(
        of answer: Multistatus, at address: DAVAddress
    ) throws(DAVFailure) -> Multistatus.Member? {
        for member in answer.members {
            guard let own = try? DAVAddress(member.href, relativeTo: address), own.isSameResource(as: address)
            else { continue }
            return (200..<300).contains(member.status ?? 200) ? member : nil
        }
        // A server behind a proxy may write another path than the one that it was asked at.
        return answer.members.count == 1 ? answer.members[0] : nil
    }

    /// The address in a property.
    private func href(
        _ name: XMLName, of member: Multistatus.Member, _ base: DAVAddress
    ) throws(DAVFailure) -> DAVAddress? {
        guard let text = member.properties[name]?.first(.dav("href"))?.text, !text.isEmpty else { return nil }
        return try DAVAddress(text, relativeTo: base)
    }
}
