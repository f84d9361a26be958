extension JSONValue {
    /// Tells whether two values mean the same.
    ///
    /// The order of the members of an object means nothing, nor does the way a number is written: 12.50 is 12.5.
    ///
    /// - Parameter other: Another value.
    /// - Returns: Whether a reader who takes numbers as `Double` finds the same in both.
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
