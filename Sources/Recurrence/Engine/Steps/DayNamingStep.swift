/// A step that names days which a month may not have, such as 31 April.
protocol DayNamingStep: DayStep {
    /// Whether a named day falls before the month's first or after its last.
    func missing(in month: Month) -> (beforeFirst: Bool, afterLast: Bool)
}
