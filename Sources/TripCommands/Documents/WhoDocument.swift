import CivilTime
import Scheduling
import Trips

/// What `who --json` says: where each group of persons is, at a moment or over a date.
struct WhoDocument: Encodable, Sendable {
    /// Where somebody is from a moment on.
    struct Here: Encodable, Sendable {
        let clock: String
        let date: String
        /// `transit`, `transport`, `activity` or `home`.
        let evidence: String
        /// The activity that the place is known from; null for home.
        @Nullable var uid: String?
        @Nullable var place: String?
        @Nullable var until: String?
        let doing: [String]
    }

    /// Whether one of the persons is awake; null on the way.
    struct Member: Encodable, Sendable {
        let id: String
        let name: String
        @Nullable var awake: Bool?
    }

    struct Group: Encodable, Sendable {
        /// Empty where the trips name nobody.
        let travellers: [Member]
        /// One for a moment; of a date, each place in order.
        let places: [Here]
    }

    @Nullable var at: String?
    @Nullable var date: String?
    let tzdb: String
    let tzdbSource: String
    let people: [Group]

    init(_ answer: WhoAnswer, _ session: Session) {
        at = answer.date == nil ? answer.asked.instant.description : nil
        date = answer.date?.description
        tzdb = session.database.version
        tzdbSource = session.rulesSource
        people = answer.rows.map { row in
            Group(
                travellers: row.members.map { member in
                    Member(
                        id: member.id.text, name: member.name,
                        awake: answer.date == nil ? row.moments.first?.isAwake(by: member.awake) : nil)
                },
                places: row.moments.map(Self.here))
        }
    }

    private static func here(_ moment: Whereabouts) -> Here {
        let (evidence, known): (String, ScheduledActivity?) =
            switch moment.location {
            case .transit(let ride): ("transit", ride)
            case .transport(let ride): ("transport", ride)
            case .activity(let activity): ("activity", activity)
            case .home: ("home", nil)
            }
        return Here(
            clock: moment.local.description, date: moment.date.description, evidence: evidence,
            uid: known?.activity.uid.text, place: moment.place?.name, until: moment.until?.description,
            doing: moment.doing.map(\.activity.uid.text))
    }
}
