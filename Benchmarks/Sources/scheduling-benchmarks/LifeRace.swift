import BenchmarkKit
import CivilTime
import Glibc
import Scheduling
import Trips

/// What can be asked of a life of very many activities.
struct LifeRace {
    let race: Race
    let itinerary: Itinerary
    let findings: [TripFinding]
    private let database: ZoneDatabase
    private let activities: [Activity]
    /// The activities with their instants, in an order that has nothing to do with time.
    private let shuffled: [ScheduledActivity]

    init(_ activities: [Activity], home: Zone, database: ZoneDatabase, race: Race) {
        self.race = race
        self.database = database
        self.activities = activities
        itinerary = Itinerary(activities, home: home, database: database)
        findings = itinerary.findings(by: .standard)
        var random = SplitMix64(seed: GeneratedLife.seed)
        shuffled = itinerary.activities.shuffled(using: &random)
    }

    /// The processor time of this thread.
    static func processorNanoseconds() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    var years: Int {
        guard let first = itinerary.activities.first, let last = itinerary.activities.last else { return 0 }
        return last.activity.span.startDate.year - first.activity.span.startDate.year + 1
    }

    func findingsTable() throws -> Section.Table {
        var table = Section.Table(title: "Findings, one activity of \(shuffled.count)")
        var count = 0
        let sorting = "sorting the activities by start"
        let timings = try race.run(contenders: 2, batches: [shuffled.count]) { contender, _ in
            if contender == 0 {
                count += itinerary.findings(by: .standard).count
            } else {
                count += shuffled.sorted { $0.start < $1.start }.count
            }
        }
        table.add(
            "all \(TripRules.standard.all.count) rules", ["Meridian", sorting], timings,
            targets: [sorting: 1.0 / 3])
        let overlap = TripRules.standard.overlap
        table.add(
            Self.overlap, ["Meridian"],
            try race.run(contenders: 1, batches: [shuffled.count]) { _, _ in
                count += overlap.findings(in: itinerary).count
            })
        return table
    }

    /// The question that `race_agenda.py` asks as well.
    static let overlap = "which activities overlap"

    func agendaTables(_ options: Options) throws -> [Section.Table] {
        var all = Section.Table(title: "The agenda of one day out of \(shuffled.count) activities")
        let limit = Race.Timing(best: 100_000, median: 100_000)
        all.add(
            "a day, as the traveller sees it", ["Meridian", "the limit of 100 µs"],
            try timings(of: dates(options.days, of: activities.count), in: itinerary, .traveller) + [limit],
            targets: ["the limit of 100 µs": 1])
        all.add("one activity comes and goes", ["Meridian"], try changes(options.days))
        var few = Section.Table(title: "The agenda of one day out of \(Self.few) activities")
        let small = Itinerary(
            Array(activities.prefix(Self.few)), home: itinerary.home, database: database)
        few.add("a day, as those at home see it", ["Meridian"], try timings(of: fewDates, in: small, .home))
        return [all, few]
    }

    /// So many that another program can be given them in a minute.
    static let few = 2_000

    private func dates(_ count: Int, of first: Int) -> [CivilDate] {
        var random = SplitMix64(seed: GeneratedLife.seed)
        let first = activities.prefix(first)
        return (0..<count).compactMap { _ in first.randomElement(using: &random)?.span.startDate }
    }

    private var fewDates: [CivilDate] { dates(100, of: Self.few) }

    private func timings(of dates: [CivilDate], in itinerary: Itinerary, _ view: AgendaView) throws
        -> [Race.Timing]
    {
        var shown = 0
        return try race.run(contenders: 1, batches: [dates.count]) { _, _ in
            for date in dates { shown += try entries(on: date, in: itinerary, view).count }
        }
    }

    private func entries(on date: CivilDate, in itinerary: Itinerary, _ view: AgendaView) throws
        -> [AgendaEntry]
    {
        Agenda(itinerary, view: view, dates: date..<(try date.adding(days: 1))).days.flatMap(\.entries)
    }

    /// Takes activities out of the middle of everything, and puts them in again.
    private func changes(_ count: Int) throws -> [Race.Timing] {
        var random = SplitMix64(seed: GeneratedLife.seed)
        let some = (0..<count).compactMap { _ in
            activities.randomElement(using: &random).flatMap { $0.kind.isTransport ? nil : $0 }
        }
        var changing = itinerary
        return try race.run(contenders: 1, batches: [some.count]) { _, _ in
            for activity in some {
                changing.remove(activity, database: database)
                changing.insert(activity, database: database)
            }
        }
    }
}

// MARK: - Beside the clock

extension LifeRace {
    /// Holds what was found against what was planted, and some agendas against a look at every activity.
    func check(_ section: inout Section, planted: Int) throws {
        let overlaps = findings.filter { $0.rule == .overlap }.count
        section.checks.append(
            "findings: \(findings.count), of which \(overlaps) overlaps; \(planted) were planted")
        if overlaps != planted { section.failures.append("findings: \(overlaps) overlaps, not \(planted)") }
        for date in dates(20, of: activities.count) {
            let shown = try entries(on: date, in: itinerary, .traveller).map(\.scheduled)
            let slow = itinerary.activities.filter {
                itinerary.dates(of: $0, in: .traveller, within: nil).contains(date)
            }
            guard Set(shown) != Set(slow) || shown.count != slow.count else { continue }
            section.failures.append("agenda: \(date) shows \(shown.count) activities and not \(slow.count)")
        }
        section.checks.append("agenda: 20 days compared with a look at every activity")
    }

    /// Tells other programs of the same run what there is: to `race_agenda.py`, which makes events of it.
    func tell(_ section: inout Section) throws {
        section.data["overlaps"] = ["\(findings.filter { $0.rule == .overlap }.count)"]
        section.data["events"] = activities.prefix(Self.few).map { activity in
            switch activity.span {
            case .allDay(let start, let end): "\(start) \(end)"
            case .timed(let start, let end):
                "\(start.local) \(start.zone?.name ?? "") \(end.local) \(end.zone?.name ?? "")"
            }
        }
        let small = Itinerary(
            Array(activities.prefix(Self.few)), home: itinerary.home, database: database)
        section.data["days"] = try fewDates.map { "\($0) \(try entries(on: $0, in: small, .home).count)" }
    }

    /// The starts and ends of what takes hours, in the order of their starts, as pairs of 64-bit seconds.
    var intervals: [Int64] {
        itinerary.activities.flatMap { activity in
            activity.isAllDay ? [] : [activity.start.secondsSinceEpoch, activity.end.secondsSinceEpoch]
        }
    }
}
