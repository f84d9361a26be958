/// A trip, an activity or one of their parts that breaks a rule of the model.
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
        /// A name that a line of text cannot hold: it has a line break or another control character.
        case malformedName
        /// Text that should be an identifier and is not a UUID.
        case malformedIdentifier
        /// A latitude or longitude that is not on the globe, or one without the other.
        case malformedCoordinates
        /// A text that is the code of no currency.
        case unknownCurrency
        /// A text that is no decimal number, or that can be read as two.
        case malformedAmount
        /// An amount, or a sum, of more digits than one has.
        case amountOutOfRange
        /// Two currencies where one is needed: nothing is added or compared across currencies.
        case differentCurrencies
        /// A number of parts, nights or shares that nothing can be divided into.
        case indivisible
        /// A mail address without a name, a host or the "@" between them.
        case malformedEmail
        /// A split that does not say who pays what: nobody takes part, somebody twice, or the parts are not the whole.
        case malformedSplit
        /// A name that stands for the absence of what it would name.
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
        /// A change of a clock, of whole days.
        case wholeDays
        /// A change that would let an activity end before it starts.
        case endBeforeStart
        /// A moment to keep, of a time that floats.
        case floatingTime
        /// A cost below zero.
        case negativeCost
        /// A file without content.
        case emptyContent
        /// A file of more than ``ContentType/maximumByteCount`` bytes.
        case contentTooLarge
        /// A file whose name or stated type says something else than its content.
        case contradictoryContent
        /// A file that is a program, or is named like one.
        case executableContent
    }

    /// Which rule was broken.
    public let code: Code

    /// The refused value, as given.
    public let subject: String

    /// One lower-case clause: what is wrong and what would be right.
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
