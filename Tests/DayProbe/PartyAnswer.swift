import CivilTime
import Scheduling
import Trips

/// What the library says of each person of a trip, as a line of JSON.
///
/// Numbers are those of ``TripAnswer``.
///
/// - `persons`: by id, in the traveller's view `ranges` and `agenda` as of a trip; `findings`, the rule, the instant and the
///   activities of each; `where`, for every sixth hour of the window `[instant, offset, date, awake]`, awake null in
///   transit; `instants`, of each activity `[activity, start, end]`.
/// - `whole`: the `instants` of the picture of all on the clock of the last of them.
/// - `together`: `[start, end]` of each gap in which all of them are free and awake.
struct PartyAnswer {
    let line: String

    init(to question: TripQuestion, for persons: [TripQuestion.Person], _ database: ZoneDatabase) throws {
        let members = try persons.map { person in
            PartyMember(
                id: PersonID(person.id), name: person.id,
                home: try database.zone(named: person.home), awake: .usual)
        }
        let party = Party(members, try question.model(), database: database)
        let window = try CivilDate(parsing: question.from)..<CivilDate(parsing: question.until)
        var order: [String: Int] = [:]
        for (index, item) in question.activities.enumerated() {
            order[item.uid] = Int(item.uid.dropFirst()) ?? index
        }
        let answers = try members.map { member in
            "\"\(member.id.text)\":" + (try Self.answer(member, party, window, order))
        }
        let people = members.compactMap { member in
            party.groups.first { $0.members.contains(member) }.map { ($0.itinerary, member.awake) }
        }
        let free = FreeTime(
            of: people, on: TravellerClock(zone: .utc), dates: window, atLeast: .seconds(1))
        let gaps = free.gaps.map { "[\($0.lowerBound.secondsSinceEpoch),\($0.upperBound.secondsSinceEpoch)]" }
        let whole = Self.instants(of: party.whole(onTheClockOf: members.last?.id), order)
        line =
            "{\"persons\":{\(answers.joined(separator: ","))},\"together\":[\(gaps.joined(separator: ","))],"
            + "\"whole\":[\(whole)]}"
    }

    private static func instants(of itinerary: Itinerary, _ order: [String: Int]) -> String {
        itinerary.activities.map { scheduled in
            let ends = "\(scheduled.start.secondsSinceEpoch),\(scheduled.end.secondsSinceEpoch)"
            return "[\(order[scheduled.key.uid.text] ?? -1),\(ends)]"
        }.joined(separator: ",")
    }

    private static func answer(
        _ member: PartyMember, _ party: Party, _ window: Range<CivilDate>, _ order: [String: Int]
    ) throws -> String {
        guard let group = party.groups.first(where: { $0.members.contains(member) }) else { return "null" }
        let itinerary = group.itinerary
        let days = window.lowerBound.daysSinceEpoch..<window.upperBound.daysSinceEpoch
        var ranges: [String] = []
        for day in days {
            for range in itinerary.clock.stretches(of: try CivilDate(daysSinceEpoch: day)) {
                let (start, end) = (range.lowerBound.secondsSinceEpoch, range.upperBound.secondsSinceEpoch)
                ranges.append("[\(day),\(start),\(end)]")
            }
        }
        let agenda = Agenda(itinerary, view: .traveller, dates: window).days.flatMap { day in
            day.entries.map { "[\(day.date.daysSinceEpoch),\(order[$0.scheduled.key.uid.text] ?? -1)]" }
        }
        let findings = party.findings(by: .standard).filter { $0.members.contains(member) }.map { found in
            let items = found.finding.items.map { "\(order[$0.uid.text] ?? -1)" }.joined(separator: ",")
            let at = found.finding.instant.secondsSinceEpoch
            return "[\"\(found.finding.rule.rawValue)\",\(at),[\(items)]]"
        }
        var places: [String] = []
        for second in stride(from: days.lowerBound * 86_400, to: days.upperBound * 86_400, by: 6 * 3600) {
            let person = Whereabouts(of: itinerary, at: try Instant(secondsSinceEpoch: Int64(second)))
            let awake = person.isAwake(by: member.awake).map { $0 ? "true" : "false" } ?? "null"
            places.append(
                "[\(second),\(person.local.offset.totalSeconds),\(person.date.daysSinceEpoch),\(awake)]")
        }
        return
            "{\"ranges\":[\(ranges.joined(separator: ","))],\"agenda\":[\(agenda.joined(separator: ","))],"
            + "\"findings\":[\(findings.joined(separator: ","))],\"where\":[\(places.joined(separator: ","))],"
            + "\"instants\":[\(instants(of: itinerary, order))]}"
    }
}
