import CivilTime
import StrictJSON
import TypedInput

/// The answer of `when --json` about one time in one zone.
struct WhenDocument: JSONLineDocument, Sendable {
    let input: String
    let resolution: String
    let instant: String
    /// Both instants of a skipped or repeated time; nil for others.
    let earlier: String?
    let later: String?
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

    func write(to line: inout JSONLineWriter) {
        line.member("earlier", earlier)
        line.member("input", input)
        line.member("instant", instant)
        line.member("later", later)
        line.member("local", local)
        line.member("offset", offset)
        line.member("resolution", resolution)
        line.member("tzdb", tzdb)
        line.member("tzdbSource", tzdbSource)
        line.member("zone", zone)
    }
}

/// The answer of `when --json` about a line that it cannot read.
struct WhenRefusal: JSONLineDocument, Sendable {
    let input: String
    /// The line of standard input, from 1; null for an argument.
    let line: Int?
    /// The reason, for programs and for people.
    let error: TimeError

    func write(to line: inout JSONLineWriter) {
        line.member("error", object: error) { error, line in
            line.member("code", error.code.rawValue)
            line.member("message", error.description)
        }
        line.member("input", input)
        line.member("line", self.line)
    }
}
