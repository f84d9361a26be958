import CivilTime
import Scheduling
import TripWorkflows

/// The document of `free --json`: each gap once, in order of time.
struct FreeDocument: Encodable, Sendable {
    /// The gap on another clock.
    struct Elsewhere: Encodable, Sendable {
        let zone: String
        let start: String
        let end: String
    }

    /// The gap on a person's clock.
    struct OfPerson: Encodable, Sendable {
        let name: String
        let start: String
        let end: String
    }

    /// A gap without activities.
    struct Gap: Encodable, Sendable {
        let start: String
        let end: String
        let startInstant: String
        let endInstant: String
        let minutes: Int64
        /// The gap on the clock of each named person.
        let people: [OfPerson]
        let others: [Elsewhere]
    }

    let view: String
    let home: String
    let from: String
    /// The day after the last, exclusive; null at the end of the calendar.
    @Nullable var until: String?
    let tzdb: String
    let tzdbSource: String
    /// The waking hours of everybody; null where each person has their own.
    @Nullable var awake: String?
    let atLeastMinutes: Int64
    let gaps: [Gap]

    init(_ answer: FreeAnswer, home: Zone, _ session: Session) {
        view = ViewOption.name(of: answer.view)
        self.home = home.id.name
        from = answer.dates.first.description
        until = answer.dates.end?.description
        tzdb = session.database.version
        tzdbSource = session.rulesSource
        awake = answer.waking.map(FreeAnswer.hours)
        atLeastMinutes = answer.length.components.seconds / 60
        gaps = answer.gaps.map { gap in
            let (first, last) = (
                answer.clock.zone(at: gap.lowerBound), answer.clock.zone(before: gap.upperBound)
            )
            return Gap(
                start: ZonedDateTime(gap.lowerBound, in: first).description,
                end: ZonedDateTime(gap.upperBound, in: last).description,
                startInstant: gap.lowerBound.description, endInstant: gap.upperBound.description,
                minutes: gap.upperBound.duration(since: gap.lowerBound).components.seconds / 60,
                people: answer.people.map { person in
                    OfPerson(
                        name: person.name,
                        start: ZonedDateTime(gap.lowerBound, in: person.clock.zone(at: gap.lowerBound))
                            .description,
                        end: ZonedDateTime(gap.upperBound, in: person.clock.zone(before: gap.upperBound))
                            .description)
                },
                others: answer.others.map { zone in
                    Elsewhere(
                        zone: zone.id.name, start: ZonedDateTime(gap.lowerBound, in: zone).description,
                        end: ZonedDateTime(gap.upperBound, in: zone).description)
                })
        }
    }
}
