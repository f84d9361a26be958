import CivilTime

// MARK: - Reading

extension RecurrenceLine {
    /// Parses a line.
    ///
    /// - Parameter text: An unfolded content line without a line break.
    package init(_ text: String) {
        guard let head = LineHead(text) else {
            // What is no line at all may still be meant as one.
            let name = text.prefix { $0 != ":" && $0 != ";" }
            self.init(text: text, name: Name(rawValue: name.uppercased()), meaning: .unread)
            return
        }
        let name = Name(rawValue: head.name)
        self.init(text: text, name: name, meaning: name.flatMap { Self.meaning(of: head, $0) } ?? .unread)
    }

    private static func meaning(of head: LineHead, _ name: Name) -> Meaning? {
        switch name {
        case .rule: return (try? RecurrenceRule(parsing: head.value)).map { .rule($0) }
        case .excludedRule: return (try? RecurrenceRule(parsing: head.value)).map { .excludedRule($0) }
        case .added:
            let isPeriod = head.type == "PERIOD"
            let dates = members(of: head) { text in
                isPeriod ? AddedDate(period: text) : time(text, head).map { AddedDate(start: $0, end: nil) }
            }
            return dates.map { .added($0, zone: head.zone) }
        case .excluded:
            return members(of: head) { time($0, head) }.map { .excluded($0, zone: head.zone) }
        case .length: return RecurrenceLength(head.value).map { .length($0) }
        }
    }

    /// Parses the members of a list; nil when one of them cannot be read.
    private static func members<Member>(of head: LineHead, _ read: (Substring) -> Member?) -> [Member]? {
        var members: [Member] = []
        for text in head.value.split(separator: ",", omittingEmptySubsequences: false) {
            guard let member = read(text) else { return nil }
            members.append(member)
        }
        return members
    }

    /// Parses a date or time; a midnight under VALUE=DATE is meant as a date.
    private static func time(_ text: Substring, _ head: LineHead) -> RecurrenceTime? {
        let time = RecurrenceTime(text)
        guard head.type == "DATE", case .local(let civil)? = time, civil.time == .midnight else {
            return time
        }
        return .date(civil.date)
    }
}

// MARK: - Writing

extension RecurrenceLine {
    /// Makes the EXDATE of some times (RFC 5545 section 3.8.5.1).
    ///
    /// - Parameters:
    ///   - times: The times, all of one form.
    ///   - zone: The name of the zone of local times; nil when they float.
    package init(excluding times: [RecurrenceTime], zone: String?) {
        var head = Name.excluded.rawValue
        switch times.first {
        case .date: head += ";VALUE=DATE"
        case .local:
            if let zone { head += ";TZID=" + Self.quoted(zone) }
        case .utc, nil: break
        }
        self.init(
            text: head + ":" + times.map(\.text).joined(separator: ","), name: .excluded,
            meaning: .excluded(times, zone: zone))
    }

    /// Returns an RDATE with some of its dates as they were written.
    ///
    /// - Parameter isKept: Whether a date is kept.
    /// - Returns: The line, nil when no date is left; any other line as it is.
    package func keepingDates(where isKept: (AddedDate) -> Bool) -> RecurrenceLine? {
        guard case .added(let dates, let zone) = meaning, !dates.allSatisfy(isKept) else { return self }
        let kept = dates.indices.filter { isKept(dates[$0]) }
        // No date has a colon in it, so the last one ends the parameters.
        guard !kept.isEmpty, let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")) else { return nil }
        let values = text[text.utf8.index(after: colon)...].split(separator: ",")
        return RecurrenceLine(
            text: text[...colon] + kept.map { values[$0] }.joined(separator: ","), name: name,
            meaning: .added(kept.map { dates[$0] }, zone: zone))
    }

    private static func quoted(_ value: String) -> String {
        value.utf8.contains { [UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ",")].contains($0) }
            ? "\"\(value)\"" : value
    }
}
