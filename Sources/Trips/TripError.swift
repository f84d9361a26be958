/// A violation of a rule of the model.
///
/// The text reads "subject: reason", with the value as it was given:
///
/// ```swift
/// try ActivitySpan.days(from: CivilDate(2027, 3, 14), to: CivilDate(2027, 3, 14))
/// // throws: 2027-03-14 to 2027-03-14: holds no day; the end is exclusive, so one day ends on 2027-03-15
/// ```
public struct TripError: Error, Hashable, Sendable {
    /// What a program can switch over.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// A span of days whose end is not after its start.
        case emptySpan
        /// A trip without a name.
        case emptyName
        /// A name with a line break or another control character.
        case malformedName
        /// Text that should be an identifier and is not a UUID.
        case malformedIdentifier
        /// A latitude or longitude off the globe, or one without the other.
        case malformedCoordinates
        /// A text that is no currency's code.
        case unknownCurrency
        /// A text that is no decimal number, or that can be read as two.
        case malformedAmount
        /// An amount or a sum with too many digits.
        case amountOutOfRange
        /// Two currencies where one is needed, as in an addition or comparison.
        case differentCurrencies
        /// A number of parts, nights or shares below 1.
        case indivisible
        /// A mail address without a name, a host or the "@" between them.
        case malformedEmail
        /// An inconsistent split: no traveller, one twice, or parts that are not the whole.
        case malformedSplit
        /// A name that is reserved for the absence of a value.
        case reservedName
        /// The address of a page without its scheme or host.
        case malformedWebsite
        /// A country that is not two capital letters.
        case malformedCountry
        /// One traveller twice in a trip.
        case duplicateTraveller
        /// Two budgets of one currency.
        case duplicateBudget
        /// An activity or a to-do without a title.
        case emptyTitle
        /// A priority that is not 1 to 9.
        case malformedPriority
        /// A time of completion of a to-do that is not done.
        case completedWhileOpen
        /// Text that should be a SHA-256 and is not.
        case malformedDigest
        /// A change of a clock in a span of whole days.
        case wholeDays
        /// A change that would let an activity end before it starts.
        case endBeforeStart
        /// A floating time where an instant is to be kept.
        case floatingTime
        /// A cost below zero.
        case negativeCost
        /// A file without content.
        case emptyContent
        /// A file of more than ``ContentType/maximumByteCount`` bytes.
        case contentTooLarge
        /// A file whose name or stated type contradicts its content.
        case contradictoryContent
        /// A program, or a file named like one.
        case executableContent
    }

    /// The broken rule.
    public let code: Code

    /// The refused value, verbatim.
    public let subject: String

    /// One lower-case clause: what is wrong and what was expected.
    public let reason: String

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - code: Which rule was broken.
    ///   - subject: The refused value, as given.
    ///   - reason: One lower-case clause that says what is wrong and what would be right.
    public init(_ code: Code, subject: String, reason: String) {
        self.code = code
        self.subject = subject
        self.reason = reason
    }
}

extension TripError: CustomStringConvertible {
    /// The subject and the reason: "2027-03-14 to 2027-03-14: holds no day; …".
    public var description: String { "\(subject): \(reason)" }
}
