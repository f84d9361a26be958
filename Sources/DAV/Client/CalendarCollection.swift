/// A calendar of a server, as it describes itself.
package struct CalendarCollection: Hashable, Sendable {
    /// Where it is.
    package let address: DAVAddress
    /// Its name for people; nil where the server gives none.
    package let name: String?
    /// Its colour as the server writes it, like `#FF8800FF`.
    package let color: String?
    /// The components that it takes, like `VEVENT`; nil where the server does not say, which means all.
    package let components: Set<String>?
    /// Whether this account may write to it; nil where the server does not say.
    package let mayWrite: Bool?
    /// The tag of its state, of servers without sync-collection.
    package let tag: String?
    /// The token of its state (RFC 6578).
    package let syncToken: String?
    /// Whether it answers the report sync-collection.
    package let reportsChanges: Bool
    /// The most bytes of one resource; nil where the server does not say.
    package let mostBytes: Int?

    /// The properties that are asked for.
    static let properties = [
        "D:displayname", "D:resourcetype", "D:current-user-privilege-set", "D:sync-token",
        "D:supported-report-set", "C:supported-calendar-component-set", "C:max-resource-size", "S:getctag",
        "A:calendar-color",
    ]

    /// Reads one; nil for a resource that is no calendar.
    init?(_ member: Multistatus.Member, at address: DAVAddress) {
        guard member.properties[.dav("resourcetype")]?.has(.caldav("calendar")) == true else { return nil }
        self.address = address
        name = member.text(.dav("displayname"))
        color = member.text(.calendarColor)
        components = member.properties[.caldav("supported-calendar-component-set")].flatMap { set in
            let names = set.all(.caldav("comp")).compactMap { $0.attributes["name"]?.uppercased() }
            return names.isEmpty ? nil : Set(names)
        }
        mayWrite = member.properties[.dav("current-user-privilege-set")].map { set in
            let granted = Set(set.all(.dav("privilege")).flatMap(\.children).map(\.name))
            return !granted.isDisjoint(with: [
                .dav("all"), .dav("write"), .dav("write-content"), .dav("bind"),
            ])
        }
        tag = member.text(.collectionTag)
        syncToken = member.text(.dav("sync-token"))
        let reports = member.properties[.dav("supported-report-set")]?.all(.dav("supported-report")) ?? []
        reportsChanges =
            syncToken != nil
            || reports.contains { $0.first(.dav("report"))?.has(.dav("sync-collection")) == true }
        mostBytes = member.text(.caldav("max-resource-size")).flatMap { Int($0) }.flatMap {
            $0 > 0 ? $0 : nil
        }
    }
}
