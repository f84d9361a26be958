import Messages

extension Money {
    /// Divides the money into equal parts, rounded to the currency's minor unit.
    ///
    /// It is for display. Parts that must add up to the whole are those of an ``ExpenseSplit``.
    ///
    /// - Parameters:
    ///   - parts: How many, 1 or more.
    ///   - rounding: The direction in which a part between two units is rounded.
    /// - Returns: One part.
    /// - Throws: A ``TripError`` with code ``TripError/Code/indivisible``, or ``TripError/Code/amountOutOfRange`` when
    ///   the rounded part has more than 18 digits.
    public func divided(by parts: Int, rounding: AmountRounding) throws(TripError) -> MoneyQuotient {
        guard parts > 0 else {
            throw TripError(
                .indivisible, subject: tr("\(self) by \(parts)"),
                reason: tr("cannot be divided; the number of parts is 1 or more"))
        }
        let places = currency.minorDigits
        // Below 10^18 times 10^4, by below 10^19 times 10^18: both fit in 128 bits.
        let dividend = Int128(amount.coefficient) * Amount.powers[places]
        let divisor = Int128(parts) * Amount.powers[amount.places]
        let remainder = dividend % divisor
        var quotient = dividend / divisor
        let isExact = remainder == 0
        let twice = abs(remainder) * 2
        let isPastMiddle = rounding == .halfUp || !quotient.isMultiple(of: 2)
        if twice > divisor || (twice == divisor && isPastMiddle) { quotient += remainder.signum() }
        return MoneyQuotient(
            value: Money(try Amount(digits: quotient, places: places), currency), isExact: isExact)
    }

    /// Divides the cost of a stay by its nights, rounded to the currency's minor unit.
    ///
    /// ```swift
    /// let stay = try Money("100 EUR")
    /// try stay.perNight(3, rounding: .halfEven).value    // 33.33 EUR
    /// try stay.perNight(3, rounding: .halfEven).isExact  // false
    /// try stay.perNight(0, rounding: .halfEven)
    /// // throws: 100.00 EUR for 0 nights: has no cost per night; a stay has 1 night or more
    /// ```
    ///
    /// - Parameters:
    ///   - nights: How many, 1 or more; ``ActivitySpan/nights`` counts them.
    ///   - rounding: The direction in which a cost between two units is rounded.
    /// - Returns: The cost of one night.
    /// - Throws: A ``TripError`` with code ``TripError/Code/indivisible`` when there is no night, or
    ///   ``TripError/Code/amountOutOfRange`` when the rounded cost has more than 18 digits.
    public func perNight(_ nights: Int, rounding: AmountRounding) throws(TripError) -> MoneyQuotient {
        guard nights > 0 else {
            throw TripError(
                .indivisible, subject: tr("\(self) for \(nights) nights"),
                reason: tr("has no cost per night; a stay has 1 night or more"))
        }
        return try divided(by: nights, rounding: rounding)
    }
}
