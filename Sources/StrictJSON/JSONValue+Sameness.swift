extension JSONValue {
    /// Returns whether two values mean the same.
    ///
    /// The order of members does not matter, nor does the way a number is written: 12.50 equals 12.5.
    ///
    /// - Parameter other: Another value.
    /// - Returns: Whether the values are equal to a reader who reads numbers as `Double`.
    package func isSame(as other: JSONValue) -> Bool {
        switch (self, other) {
        case (.number(let one), .number(let two)): Double(one) == Double(two)
        case (.array(let one), .array(let two)):
            one.count == two.count && zip(one, two).allSatisfy { $0.isSame(as: $1) }
        case (.object(let one), .object(let two)):
            one.count == two.count
                && one.allSatisfy { member in
                    two.first { $0.name == member.name }?.value.isSame(as: member.value) == true
                }
        default: self == other
        }
    }
}
