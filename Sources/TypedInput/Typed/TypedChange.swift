import CivilTime
import Messages
import Rendering
package import Scheduling
import Trips

/// A change of a transport as typed after `--if`: `QJ 716 +2h`, `QJ 716 cancelled`, `NZ 5 from 23:30`.
///
/// The transport is identified by its number, its UID or four letters of it, or words of its title; `on 2027-03-12`
/// after it selects a date, and `on 2027-03-12 17:00` one of several on that date.
package struct TypedChange {
    /// The change, as far as it is known without the transport.
    enum Event {
        case later(Duration)
        case from(date: CivilDate?, time: TimeOfDay)
        case cancelled
    }

    /// The departure, on its own clock.
    struct Departure {
        let date: CivilDate
        let time: TimeOfDay?
    }

    /// The text for messages.
    let text: String
    /// The transport, and the departure after `on`.
    let name: String
    let departure: Departure?
    let event: Event
    /// The change as typed.
    let tail: String

    /// Reads a text.
    ///
    /// - Throws: An ``InputRefusal`` with the reason.
    package init(_ text: String) throws {
        self.text = Printable.name(text)
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        let count: Int
        do {
            (count, event) = try ChangeWords.event(in: words)
        } catch let wrong as ChangeWords.Wrong {
            throw Self.failure(self.text, wrong.reason, .typed)
        }
        tail = words.suffix(count).joined(separator: " ")
        var name = words.dropLast(count)
        if let (count, departure) = ChangeWords.departure(in: name) {
            self.departure = departure
            name = name.dropLast(count)
        } else {
            departure = nil
        }
        guard !name.isEmpty else {
            throw Self.failure(
                self.text, tr("names no transport; expected one before it, for example --if \"QJ 716 +2h\""),
                .typed)
        }
        self.name = name.joined(separator: " ")
    }

    private static func failure(_ text: String, _ reason: String, _ cause: InputRefusal.Cause)
        -> InputRefusal
    {
        InputRefusal(
            "bad-change", "--if \(text.isEmpty ? tr("(nothing)") : text): \(reason)", cause: cause)
    }

    /// A refusal that begins with the text.
    package func failure(_ reason: String, _ cause: InputRefusal.Cause = .typed) -> InputRefusal {
        Self.failure(text, reason, cause)
    }
}

// MARK: - The transport

extension TypedChange {
    /// Finds the transport, and returns its change.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The change.
    /// - Throws: An ``InputRefusal``: of cause `unknown` for no transport or several, with the nearest one or how to
    ///   distinguish them; `data` when its arrival is unknown; `typed` when it would arrive before it departs, or
    ///   nothing changes.
    package func change(in itinerary: Itinerary) throws -> TransportChange {
        let journeys = journeys(in: itinerary)
        guard let journey = journeys.first else { throw unknown(in: itinerary) }
        guard journeys.count == 1 else { throw ambiguous(journeys, in: itinerary) }
        guard case .cancelled = event else { return try moved(journey) }
        return TransportChange(of: journey, .cancelled)
    }

    /// The matching transports, by the most specific kind of match.
    func journeys(in itinerary: Itinerary) -> [[ScheduledActivity]] {
        for isMeant in readings {
            let found = itinerary.journeys { isMeant($0.activity) && leaves($0) }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Whether a transport has the typed departure.
    private func leaves(_ scheduled: ScheduledActivity) -> Bool {
        guard let departure else { return true }
        let civil = scheduled.startZone.civil(at: scheduled.start)
        return departure.date == civil.date && departure.time.map { $0 == civil.time } ?? true
    }

    /// The kinds of match, the most specific first.
    private var readings: [(Activity) -> Bool] {
        let lowered = name.lowercased()
        let words = lowered.split(separator: " ")
        let number = BookedNumber.plain(name)
        return [
            { activity in activity.number.map { !number.isEmpty && BookedNumber.plain($0) == number } ?? false
            },
            { $0.uid.text == name },
            {
                lowered.count >= IDBeginning.shortest
                    && $0.uid.text.lowercased().hasPrefix(lowered)
            },
            { $0.title.lowercased().split(whereSeparator: \.isWhitespace) == words },
            { activity in
                let title = activity.title.lowercased()
                return words.allSatisfy { title.contains($0) }
            },
        ]
    }

    /// Whether the name alone can match.
    private func means(_ scheduled: ScheduledActivity) -> Bool {
        readings.contains { $0(scheduled.activity) }
    }

    private func ambiguous(_ journeys: [[ScheduledActivity]], in itinerary: Itinerary) -> InputRefusal {
        let listed = journeys.prefix(6).map { journey in
            "\(Printable.name(journey[0].activity.title)), \(Self.departure(of: journey[0]))"
        }
        let more = journeys.count > 6 ? tr(", and \(journeys.count - 6) more") : ""
        return failure(
            tr(
                "\(journeys.count) transports are meant: \(listed.joined(separator: "; "))\(more); expected one\(example(of: journeys[0], in: itinerary))"
            ), .unknown)
    }

    private func unknown(in itinerary: Itinerary) -> InputRefusal {
        let all = itinerary.journeys { _ in true }
        if let other = itinerary.activities.first(where: { means($0) && leaves($0) }) {
            return failure(
                tr(
                    "\(Printable.name(other.activity.title)) is no transport that is confirmed and has hours; expected "
                        + "one\(example(of: all.first, in: itinerary))"), .unknown)
        }
        if let departure, let same = all.first(where: { $0.contains(where: means) }) {
            let said = departure.time.map { "\(departure.date) \($0.shortText)" } ?? "\(departure.date)"
            return failure(
                tr(
                    "does not leave on \(said); it leaves on \(Self.departure(of: same[0]))\(example(of: same, in: itinerary, byName: true))"
                ), .unknown)
        }
        let names = Array(Set(all.prefix(5_000).map { $0[0].activity.number ?? $0[0].activity.title }))
            .sorted()
            .filter { !$0.isEmpty }
        let nearest =
            name.utf8.count <= 200 ? NameDistance.nearest(to: name, among: names, count: 3) : []
        let listed = nearest.isEmpty ? Array(names.prefix(3)) : nearest
        let shown = listed.map { "\"\(Printable.name($0))\"" }.joined(separator: ", ")
        let hint =
            shown.isEmpty
            ? tr("there is none that is confirmed and has hours")
            : nearest.isEmpty ? tr("there are \(shown)") : tr("the nearest are \(shown)")
        let first = all.first { ($0[0].activity.number ?? $0[0].activity.title) == listed.first }
        return failure(
            tr("no transport has this number, UID or title; \(hint)\(example(of: first, in: itinerary))"),
            .unknown)
    }

    /// The failure for a transport that only other persons take.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - others: The persons who take it.
    ///   - asked: The persons asked about.
    ///   - itinerary: The itinerary of the persons asked about.
    /// - Returns: The failure.
    package func failure(
        ofOthers change: TransportChange, _ others: [String], not asked: [String], in itinerary: Itinerary
    ) -> InputRefusal {
        func listed(_ names: [String]) -> String {
            names.prefix(6).map { Printable.name($0) }.joined(separator: ", ")
        }
        return failure(
            tr(
                "\(Printable.name(change.transport.activity.title)) is taken by \(listed(others)), not by \(listed(asked)); "
                    + "expected a transport of \(listed(asked))\(example(of: itinerary.journeys { _ in true }.first, in: itinerary))"
            ), .unknown)
    }

    private static func departure(of scheduled: ScheduledActivity) -> String {
        let civil = scheduled.startZone.civil(at: scheduled.start)
        return "\(civil.date) \(civil.time.shortText) \(scheduled.startZone.id)"
    }
}

// MARK: - What to type

extension TypedChange {
    /// `, for example --if "QJ 716 on 2027-03-12 +2h"`; empty when no text matches this transport alone.
    private func example(
        of journey: [ScheduledActivity]?, in itinerary: Itinerary, byName isByName: Bool = false
    ) -> String {
        guard let journey, let name = wording(of: journey, in: itinerary, byName: isByName) else { return "" }
        return tr(", for example --if \"\(name) \(tail)\"")
    }

    /// A text that matches one transport only.
    private func wording(
        of journey: [ScheduledActivity], in itinerary: Itinerary, byName isByName: Bool
    ) -> String? {
        let first = journey[0]
        let civil = first.startZone.civil(at: first.start)
        let (date, moment) = ("on \(civil.date)", "on \(civil.date) \(civil.time.shortText)")
        let title = first.activity.title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let number = first.activity.number ?? ""
        let uid = first.activity.uid.text
        let dated = [name, number, title].map { "\($0) \(date)" }
        let plain = number.isEmpty || !isByName ? [title, number] : [number, title]
        let rest =
            [name, number, title].map { "\($0) \(moment)" } + [uid, "\(uid) \(date)", "\(uid) \(moment)"]
        return ((isByName ? dated + plain : plain + dated) + rest).first { wording in
            guard Self.canBeTyped(wording), let typed = try? TypedChange("\(wording) \(tail)"),
                typed.tail == tail
            else { return false }
            let found = typed.journeys(in: itinerary)
            return found.count == 1 && found[0] == journey
        }
    }

    /// Whether a text can be put between quotation marks in a shell unchanged.
    private static func canBeTyped(_ text: String) -> Bool {
        text.count <= 200 && Printable.line(text) == text && !text.hasPrefix(" ")
            && !text.contains { "\"$`\\!".contains($0) }
    }
}

// MARK: - Its new times

extension TypedChange {
    private func moved(_ journey: [ScheduledActivity]) throws -> TransportChange {
        let transport = journey[0]
        guard !transport.isEndEstimated, transport.start < transport.end else {
            throw failure(
                tr(
                    "nobody said when \(Printable.name(transport.activity.title)) arrives; expected an arrival, for example "
                        + "meridian edit ITEM --arrive 11:30"), .data)
        }
        let moved: TransportChange.Event
        switch event {
        case .cancelled: moved = .cancelled
        case .later(let length): moved = .arrives(later: length)
        case .from(let date, let time):
            let later = try later(date, time, of: transport)
            guard later != .zero else {
                throw failure(
                    tr(
                        "\(Printable.name(transport.activity.title)) leaves at that time as it is; expected another one, for "
                            + "example --if \"\(typedName) +2h\""))
            }
            moved = .leaves(later: later)
        }
        let change = TransportChange(of: journey, moved)
        if let departure = change.departure, let arrival = change.arrival, arrival <= departure {
            let earliest = transport.end.duration(since: transport.start).components.seconds / 60 - 1
            throw failure(
                tr(
                    "\(Printable.name(transport.activity.title)) would arrive before it leaves; expected at most "
                        + "\(EnglishTime.length(.seconds(earliest * 60))) less, for example --if "
                        + "\"\(typedName) -\(min(10, earliest))min\""))
        }
        return change
    }

    /// The transport as typed, with its date.
    private var typedName: String {
        let moment = departure.map { departure in
            " on \(departure.date)" + (departure.time.map { " \($0.shortText)" } ?? "")
        }
        return Printable.line(name) + (moment ?? "")
    }

    /// The delay of a departure at a typed time; without a date, the first such time from its own departure on.
    private func later(
        _ said: CivilDate?, _ time: TimeOfDay, of transport: ScheduledActivity
    ) throws -> Duration {
        let own = transport.startZone.civil(at: transport.start)
        var date = said ?? own.date
        if said == nil, time < own.time { date = try date.adding(days: 1) }
        let mapping = transport.startZone.mapping(of: CivilDateTime(date, time))
        guard case .unique(let instant) = mapping.resolution else {
            throw failure(
                tr(
                    "the clocks of \(transport.startZone.id) skip or repeat \(CivilDateTime(date, time)); expected a "
                        + "length, for example --if \"\(typedName) +2h\""))
        }
        return instant.duration(since: transport.start)
    }
}
