/// One line that makes a series (RFC 5545 sections 3.8.5 and 3.8.2.5), with what it means.
///
/// The text is what programs exchange and what is written again; it is parsed once, here. A line that is not in the
/// form of the RFC is ``Meaning/unread``: whoever reads calendars may know what it means.
package struct RecurrenceLine: Sendable {
    /// What a line means; times are without their zone, which is the TZID of the line.
    package enum Meaning: Hashable, Sendable {
        /// A rule (RRULE).
        case rule(RecurrenceRule)
        /// A rule whose times are excluded (EXRULE of RFC 2445).
        case excludedRule(RecurrenceRule)
        /// Added dates (RDATE).
        case added([AddedDate], zone: String?)
        /// Excluded dates (EXDATE).
        case excluded([RecurrenceTime], zone: String?)
        /// The length of each occurrence (DURATION).
        case length(RecurrenceLength)
        /// None of these, or one that is not written as the RFC asks.
        case unread
    }

    /// The names of the properties.
    package enum Name: String, Sendable {
        case rule = "RRULE"
        case excludedRule = "EXRULE"
        case added = "RDATE"
        case excluded = "EXDATE"
        case length = "DURATION"
    }

    /// The unfolded content line, without a line break.
    package let text: String

    /// Which property it is; nil for any other text.
    package let name: Name?

    /// What it means.
    package let meaning: Meaning

    init(text: String, name: Name?, meaning: Meaning) {
        (self.text, self.name, self.meaning) = (text, name, meaning)
    }
}

extension RecurrenceLine: Hashable {
    /// Compares the texts: the meaning follows from them.
    package static func == (one: RecurrenceLine, other: RecurrenceLine) -> Bool { one.text == other.text }

    /// Hashes the text.
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
