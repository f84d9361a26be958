import CivilTime
import Scheduling
import TripWorkflows
import Trips

/// The document of `who --json`: the place of each group of persons, at a moment or over a date.
struct WhoDocument: Encodable, Sendable {
    /// A person's place from a moment on.
    struct Here: Encodable, Sendable {
        let clock: String
        let date: String
        /// `transit`, `transport`, `stay`, `activity` or `home`.
        let evidence: String
        /// Whether it is assumed, without a transport that leads there.
        let assumed: Bool
        /// The activity that is the evidence; null for home.
        @Nullable var uid: String?
        @Nullable var place: String?
        @Nullable var until: String?
        let doing: [String]
        /// Other transports that they are booked on at the moment.
        let alsoOn: [String]
    }

    /// One of the persons, and whether they are awake; null on the way and for a date.
    struct Member: Encodable, Sendable {
        let id: String
        let name: String
        @Nullable var awake: Bool?
        let awakeHours: String
    }

    /// An activity of a person on a date.
    struct Doing: Encodable, Sendable {
        let uid: String
        let start: String
        let end: String
    }

    struct Group: Encodable, Sendable {
        /// The travellers; empty where the trips name none.
        let travellers: [Member]
        /// The place at a moment; over a date, each place in order.
        let places: [Here]
        /// The activities on a date; empty for a moment.
        let activities: [Doing]
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
                        awake: answer.date == nil ? row.moments.first?.isAwake(by: member.awake) : nil,
                        awakeHours: member.awake.description)
                },
                places: row.moments.map(Self.here),
                activities: row.doing.map { scheduled in
                    Doing(
                        uid: scheduled.activity.uid.text,
                        start: ZonedDateTime(scheduled.start, in: scheduled.startZone).description,
                        end: ZonedDateTime(scheduled.end, in: scheduled.endZone).description)
                })
        }
    }

    private static func here(_ moment: Whereabouts) -> Here {
        let (evidence, known): (String, ScheduledActivity?) =
            switch moment.location {
            case .transit(let ride): ("transit", ride)
            case .transport(let ride): ("transport", ride)
            case .activity(let known): (known.activity.kind == .lodging ? "stay" : "activity", known)
            case .home: ("home", nil)
            }
        return Here(
            clock: moment.local.description, date: moment.date.description, evidence: evidence,
            assumed: moment.isAssumed, uid: known?.activity.uid.text, place: moment.place?.name,
            until: moment.until?.description,
            doing: moment.doing.map(\.activity.uid.text), alsoOn: moment.alsoOn.map(\.activity.uid.text))
    }
}
