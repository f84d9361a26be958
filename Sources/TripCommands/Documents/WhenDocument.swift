import CivilTime

/// The answer of `when --json` about one time in one zone.
struct WhenDocument: Encodable, Sendable {
    let input: String
    let resolution: String
    let instant: String
    @Nullable var earlier: String?
    @Nullable var later: String?
    let local: String
    let zone: String
    let offset: String
    let tzdb: String
    let tzdbSource: String

    init(input: String, _ time: TypedTime, in zone: Zone, _ session: Session) {
        tzdb = session.database.version
        tzdbSource = session.rulesSource
        self.input = input
        instant = time.instant.description
        switch time.mapping?.resolution {
        case .skipped(let earlier, let later):
            resolution = "skipped"
            (self.earlier, self.later) = (earlier.description, later.description)
        case .repeated(let earlier, let later):
            resolution = "repeated"
            (self.earlier, self.later) = (earlier.description, later.description)
        case .unique, nil:
            resolution = "unique"
            (self.earlier, self.later) = (nil, nil)
        }
        let shown = ZonedDateTime(time.instant, in: zone)
        local = shown.description
        self.zone = zone.id.name
        offset = shown.offset.description
    }
}

/// The answer of `when --json` about a line that it cannot read.
struct WhenRefusal: Encodable, Sendable {
    /// The reason, for programs and for people.
    struct Reason: Encodable, Sendable {
        let code: String
        let message: String
    }
    let input: String
    /// The line of standard input, from 1; null for an argument.
    @Nullable var line: Int?
    let error: Reason
}
