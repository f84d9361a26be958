package import CivilTime
import Messages
import Rendering

/// Resolves typed times that the clocks skip or repeat.
///
/// A policy of an option decides. Without one the person is asked, where somebody can be; else the text is refused, with
/// both instants as they can be typed.
package struct LocalTimeChoice: Sendable {
    /// The option that names the policy.
    static let option = "--disambiguate"

    /// The policy of the option; nil to ask.
    let policy: Disambiguation?
    /// Asks the person; nil where nobody can be asked.
    let questioner: (any Questioner)?
    /// Collects the choices made.
    package let chosen: ChosenTimes?
    /// Whether it is typed into the fields of a form, which shows both instants beside the field and has no options.
    let isForm: Bool

    /// Makes the choice of one command or page.
    ///
    /// - Parameters:
    ///   - policy: The policy that was typed; nil to ask.
    ///   - questioner: Asks the person; nil where nobody can be asked.
    ///   - chosen: Collects the choices made; nil where nobody is told.
    ///   - isForm: Whether it is typed into the fields of a form, so that no message names an option.
    package init(
        policy: Disambiguation? = nil, asking questioner: (any Questioner)? = nil,
        chosen: ChosenTimes? = nil, isForm: Bool = false
    ) {
        (self.policy, self.questioner, self.chosen, self.isForm) = (policy, questioner, chosen, isForm)
    }

    /// Returns the chosen instant.
    ///
    /// A skipped time becomes the local time of the chosen neighbour, 01:30 or 03:30 for 02:30.
    ///
    /// - Parameters:
    ///   - mapping: The typed time, in its zone.
    ///   - zone: The zone.
    ///   - option: The option of the text; nil for a text from a file.
    /// - Returns: The instant in the zone.
    /// - Throws: An ``InputRefusal`` with both instants when none is chosen.
    func settled(_ mapping: LocalMapping, in zone: Zone, option: String?) throws -> ZonedDateTime {
        try settled(mapping, in: zone, asking: "") { earlier, later in
            let place = option.map { $0 + " " } ?? ""
            return refusal(
                of: mapping, place + "\(mapping.local) in \(mapping.zone)",
                isForm
                    ? tr("choose which one is meant")
                    : tr("type \(earlier) or \(later), or say \(LocalTimeChoice.option) earlier or later"),
                cause: option == nil ? .data : .typed)
        }
    }

    /// Returns the chosen instant of a local time that results from a move.
    ///
    /// - Parameters:
    ///   - mapping: The local time, in its zone.
    ///   - title: The title of the activity that moves.
    ///   - database: The zones.
    /// - Returns: The instant.
    /// - Throws: An ``InputRefusal`` with both instants when none is chosen.
    package func settled(_ mapping: LocalMapping, ofMoved title: String, in database: ZoneDatabase) throws
        -> Instant
    {
        let name = Printable.name(title)
        return try settled(mapping, in: database.zone(mapping.zone), asking: name + ": ") {
            earlier, later in
            refusal(
                of: mapping, tr("\(name) would be at \(mapping.local) in \(mapping.zone)"),
                isForm
                    ? tr("choose which one is meant")
                    : tr("say \(LocalTimeChoice.option) earlier for \(earlier) or later for \(later)"),
                cause: .typed)
        }.instant
    }

    private func settled(
        _ mapping: LocalMapping, in zone: Zone, asking subject: String,
        refusing: (ZonedDateTime, ZonedDateTime) -> InputRefusal
    ) throws -> ZonedDateTime {
        let (earlier, later): (ZonedDateTime, ZonedDateTime)
        switch mapping.resolution {
        case .unique(let instant): return ZonedDateTime(instant, in: zone)
        case .skipped(let first, let second), .repeated(let first, let second):
            (earlier, later) = (ZonedDateTime(first, in: zone), ZonedDateTime(second, in: zone))
        }
        switch policy {
        case .compatible:
            return told(
                mapping.compatible == earlier.instant ? earlier : later, earlier, later, mapping, subject)
        case .earlier: return told(earlier, earlier, later, mapping, subject)
        case .later: return told(later, earlier, later, mapping, subject)
        case .reject: break
        case nil:
            let choices = [earlier, later].map(LocalTimeChoice.shown)
            switch questioner?.chosen(subject + LocalTimeChoice.question(mapping), among: choices) {
            case 0: return told(earlier, earlier, later, mapping, subject)
            case 1: return told(later, earlier, later, mapping, subject)
            default: break
            }
        }
        throw refusing(earlier, later).offering([earlier, later].map(LocalTimeChoice.shown))
    }

    /// Records the chosen instant and the alternative.
    private func told(
        _ taken: ZonedDateTime, _ earlier: ZonedDateTime, _ later: ZonedDateTime, _ mapping: LocalMapping,
        _ subject: String
    ) -> ZonedDateTime {
        let other = taken == earlier ? later : earlier
        chosen?.tell(
            tr(
                "\(subject)\(LocalTimeChoice.question(mapping)) Taken: \(LocalTimeChoice.shown(taken)); the other is "
            )
                + LocalTimeChoice.shown(other))
        return taken
    }

    private func refusal(
        of mapping: LocalMapping, _ what: String, _ instead: String, cause: InputRefusal.Cause
    ) -> InputRefusal {
        let isSkipped = if case .skipped = mapping.resolution { true } else { false }
        return InputRefusal(
            (isSkipped ? TimeError.Code.skippedTime : .repeatedTime).rawValue,
            "\(what): \(mapping.explanation ?? ""); \(instead)", cause: cause)
    }

    /// The prompt: that 02:30 does not exist in New York on 2027-03-14, and how the clocks change.
    private static func question(_ mapping: LocalMapping) -> String {
        let clock = mapping.local.time.shortText
        guard let change = mapping.transition else { return tr("\(mapping.local) in \(mapping.zone):") }
        let before = "\(change.localBefore.time.shortText) \(change.before.abbreviation)"
        let after = "\(change.localAfter.time.shortText) \(change.after.abbreviation)"
        if case .skipped = mapping.resolution {
            return tr(
                "\(clock) does not exist in \(mapping.zone) on \(mapping.local.date) "
                    + "(the clocks go from \(before) to \(after)).")
        }
        return tr(
            "\(clock) comes twice in \(mapping.zone) on \(mapping.local.date) "
                + "(the clocks go back from \(before) to \(after)).")
    }

    /// An instant to choose, as `01:30 EST, 2027-03-14T01:30:00-05:00[America/New_York]`.
    private static func shown(_ moment: ZonedDateTime) -> String {
        let period = moment.zone.period(at: moment.instant)
        return "\(moment.civil.time.shortText) \(period.abbreviation), \(moment)"
    }
}

extension TimeOfDay {
    /// The local time without needless seconds.
    package var shortText: String {
        let text = description
        return second == 0 && nanosecond == 0 ? String(text.prefix(5)) : text
    }
}
