import CivilTime
import Messages
import Rendering
import Scheduling
import Trips

/// What may happen to a transport, as a person types it after `--if`: `QJ 716 +2h`, `QJ 716 cancelled`, `NZ 5 from 23:30`.
///
/// The transport is named by its number, its UID or four letters of that, or words of its title; `on 2027-03-12` behind it
/// tells one of several.
struct TypedChange {
    /// What happens, as far as it can be told without the transport.
    private enum Event {
        case later(Duration)
        case from(String)
        case cancelled
    }

    private let text: String
    private let name: String
    private let date: CivilDate?
    private let event: Event

    /// Understands a text.
    ///
    /// - Throws: A ``CommandFailure`` that shows the forms which are understood.
    init(_ text: String) throws {
        self.text = Printable.name(text)
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let (count, event) = try Self.event(in: words) else {
            throw Self.failure(
                self.text,
                tr(
                    "says nothing that happens; expected +2h, cancelled or from 23:30 behind a transport, for example "
                        + "--if \"QJ 716 +2h\""))
        }
        self.event = event
        var name = words.dropLast(count)
        if name.count > 2, name.dropLast().last?.lowercased() == "on", let last = name.last,
            let date = try? CivilDate(parsing: last)
        {
            self.date = date
            name = name.dropLast(2)
        } else {
            date = nil
        }
        guard !name.isEmpty else {
            throw Self.failure(
                self.text, tr("names no transport; expected one before it, for example --if \"QJ 716 +2h\""))
        }
        self.name = name.joined(separator: " ")
    }

    private static func failure(_ text: String, _ reason: String, _ status: CommandStatus = .usage)
        -> CommandFailure
    {
        CommandFailure(
            "bad-change", "--if \(text.isEmpty ? tr("(nothing)") : text): \(reason)", status: status)
    }

    /// What happens, and how many words at the end say it.
    private static func event(in words: [String]) throws -> (Int, Event)? {
        guard let last = words.last else { return nil }
        if ["cancelled", "canceled"].contains(last.lowercased()) { return (1, .cancelled) }
        // `+1h 30min` is two words.
        for count in 1...3 where words.count >= count {
            let tail = words.suffix(count)
            guard let sign = tail.first?.first, "+-\u{2212}".contains(sign) else { continue }
            guard let length = try? TypedLength.parse(String(tail.joined(separator: " ").dropFirst())) else {
                continue
            }
            return (count, .later(sign == "+" ? length : .zero - length))
        }
        for count in 2...3 where words.count >= count && words[words.count - count].lowercased() == "from" {
            let time = words.suffix(count - 1).joined(separator: " ")
            if Self.reading(time) != nil { return (count, .from(time)) }
        }
        return nil
    }

    /// The date, where one is said, and the time of `23:30` or `2027-03-12 23:30`.
    private static func reading(_ text: String) -> (date: CivilDate?, time: TimeOfDay)? {
        let parts = text.split(whereSeparator: { $0 == " " || $0 == "T" }).map(String.init)
        guard let last = parts.last, let time = try? TimeOfDay(parsing: last), parts.count <= 2 else {
            return nil
        }
        guard parts.count == 2 else { return (nil, time) }
        guard let date = try? CivilDate(parsing: parts[0]) else { return nil }
        return (date, time)
    }
}

// MARK: - The transport

extension TypedChange {
    /// Finds the transport, and says what happens to it.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The change.
    /// - Throws: A ``CommandFailure``: status 66 where no transport or more than one is meant, with the nearest or with
    ///   what tells them apart; 65 where nobody said when it arrives; 64 where it would arrive before it leaves.
    func change(in itinerary: Itinerary) throws -> TransportChange {
        let journey = try journey(in: itinerary)
        guard case .cancelled = event else { return try moved(journey) }
        return TransportChange(of: journey, .cancelled)
    }

    private func journey(in itinerary: Itinerary) throws -> [ScheduledActivity] {
        for isMeant in readings {
            let journeys = itinerary.journeys { scheduled in
                isMeant(scheduled.activity) && (date.map { $0 == Self.date(of: scheduled) } ?? true)
            }
            guard let first = journeys.first else { continue }
            guard journeys.count == 1 else { throw ambiguous(journeys) }
            return first
        }
        throw unknown(in: itinerary)
    }

    private static func date(of scheduled: ScheduledActivity) -> CivilDate {
        scheduled.startZone.civil(at: scheduled.start).date
    }

    /// The ways in which the name can mean a transport, the surest first.
    private var readings: [(Activity) -> Bool] {
        let lowered = name.lowercased()
        let words = lowered.split(separator: " ")
        let number = BookedNumber.plain(name)
        return [
            { activity in activity.number.map { !number.isEmpty && BookedNumber.plain($0) == number } ?? false
            },
            { $0.uid.text == name },
            {
                lowered.count >= ItemLookup.shortestBeginning
                    && $0.uid.text.lowercased().hasPrefix(lowered)
            },
            { $0.title.lowercased() == lowered },
            { activity in
                let title = activity.title.lowercased()
                return words.allSatisfy { title.contains($0) }
            },
        ]
    }

    private func ambiguous(_ journeys: [[ScheduledActivity]]) -> CommandFailure {
        let listed = journeys.prefix(6).map { journey in
            "\(Printable.name(journey[0].activity.title)), \(Self.departure(of: journey[0]))"
        }
        let more = journeys.count > 6 ? tr(", and \(journeys.count - 6) more") : ""
        let dates = journeys.map { Self.date(of: $0[0]) }
        let titles = journeys.map { $0[0].activity.title.lowercased() }
        let tells =
            Set(titles).count == titles.count && !titles.contains("")
            ? journeys[0][0].activity.title
            : Set(dates).count == dates.count ? "\(name) on \(dates[0])" : journeys[0][0].activity.uid.text
        return Self.failure(
            text,
            tr(
                "\(journeys.count) transports are meant: \(listed.joined(separator: "; "))\(more); expected one, for "
                    + "example --if \"\(Printable.name(tells)) \(tail)\""), .noInput)
    }

    private func unknown(in itinerary: Itinerary) -> CommandFailure {
        let others = itinerary.activities.filter { scheduled in
            readings.contains { $0(scheduled.activity) }
                && (date.map { $0 == Self.date(of: scheduled) } ?? true)
        }
        if let other = others.first {
            return Self.failure(
                text,
                tr(
                    "\(Printable.name(other.activity.title)) is no transport that is confirmed and has hours; expected one, "
                        + "for example --if \"QJ 716 \(tail)\""), .noInput)
        }
        let all = itinerary.journeys { _ in true }.map { $0[0] }
        if let date,
            let same = all.first(where: { scheduled in readings.contains { $0(scheduled.activity) } })
        {
            return Self.failure(
                text,
                tr(
                    "does not leave on \(date); it leaves on \(Self.departure(of: same)), for example --if "
                        + "\"\(Printable.name(name)) on \(Self.date(of: same)) \(tail)\""), .noInput)
        }
        let names = Array(Set(all.prefix(5_000).map { $0.activity.number ?? $0.activity.title })).sorted()
            .filter { !$0.isEmpty }
        let nearest =
            name.utf8.count <= 200 ? NameDistance.nearest(to: name, among: names, count: 3) : []
        let shown = (nearest.isEmpty ? Array(names.prefix(3)) : nearest).map { "\"\(Printable.name($0))\"" }
        let hint =
            shown.isEmpty
            ? tr("there is none that is confirmed and has hours")
            : nearest.isEmpty
                ? tr("there are \(shown.joined(separator: ", "))")
                : tr("the nearest are \(shown.joined(separator: ", "))")
        return Self.failure(text, tr("no transport has this number, UID or title; \(hint)"), .noInput)
    }

    private static func departure(of scheduled: ScheduledActivity) -> String {
        let civil = scheduled.startZone.civil(at: scheduled.start)
        return "\(civil.date) \(civil.time.shortText) \(scheduled.startZone.id)"
    }

    /// What happens, as it was typed.
    private var tail: String {
        switch event {
        case .later, .from:
            let words = text.split(separator: " ")
            return words.drop { !("+-\u{2212}".contains($0.prefix(1)) || $0.lowercased() == "from") }
                .joined(separator: " ")
        case .cancelled: return "cancelled"
        }
    }
}

// MARK: - Its new times

extension TypedChange {
    private func moved(_ journey: [ScheduledActivity]) throws -> TransportChange {
        let transport = journey[0]
        guard !transport.isEndEstimated, transport.start < transport.end else {
            throw Self.failure(
                text,
                tr(
                    "nobody said when \(Printable.name(transport.activity.title)) arrives; expected an arrival, for example "
                        + "meridian edit ITEM --arrive 11:30"), .badData)
        }
        let moved: TransportChange.Event
        switch event {
        case .cancelled: moved = .cancelled
        case .later(let length): moved = .arrives(later: length)
        case .from(let reading): moved = .leaves(later: try later(reading, of: transport))
        }
        let change = TransportChange(of: journey, moved)
        if let departure = change.departure, let arrival = change.arrival, arrival <= departure {
            let earliest = transport.end.duration(since: transport.start).components.seconds / 60 - 1
            throw Self.failure(
                text,
                tr(
                    "\(Printable.name(transport.activity.title)) would arrive before it leaves; expected at most "
                        + "\(EnglishTime.length(.seconds(earliest * 60))) less, for example --if "
                        + "\"\(Printable.name(name)) -\(min(10, earliest))min\""))
        }
        return change
    }

    /// By how much a transport leaves later that leaves at a reading of its clock: without a date, the first from its own on.
    private func later(_ text: String, of transport: ScheduledActivity) throws -> Duration {
        let own = transport.startZone.civil(at: transport.start)
        guard let reading = Self.reading(text) else { return .zero }
        var date = reading.date ?? own.date
        if reading.date == nil, reading.time < own.time { date = try date.adding(days: 1) }
        let mapping = transport.startZone.mapping(of: CivilDateTime(date, reading.time))
        guard case .unique(let instant) = mapping.resolution else {
            throw Self.failure(
                self.text,
                tr(
                    "the clocks of \(transport.startZone.id) skip or repeat \(CivilDateTime(date, reading.time)); expected a "
                        + "length, for example --if \"\(Printable.name(name)) +2h\""))
        }
        return instant.duration(since: transport.start)
    }
}
