import Messages

/// Counts findings, so that a report holds the first ones of each kind and says how many more there are.
///
/// A kind is a code with a severity, so that a report without errors can say that it has none.
package struct FindingTally: Sendable {
    private struct Kind: Hashable {
        let code: FindingCode
        let severity: FindingSeverity
    }

    /// How many findings of one kind a report holds.
    package let limit: Int
    private var counts: [Kind: Int] = [:]

    /// Makes a tally.
    ///
    /// - Parameter limit: How many findings of one kind a report holds.
    package init(limit: Int) { self.limit = limit }

    /// Counts a finding and returns whether the report has room for it.
    ///
    /// - Parameters:
    ///   - code: The finding's code.
    ///   - severity: The finding's severity.
    /// - Returns: `false` when the report is full of such findings.
    package mutating func admits(_ code: FindingCode, _ severity: FindingSeverity) -> Bool {
        let count = counts[Kind(code: code, severity: severity), default: 0] + 1
        counts[Kind(code: code, severity: severity)] = count
        return count <= limit
    }

    /// Whether the report has room for one more finding of a kind.
    package func hasRoom(_ code: FindingCode, _ severity: FindingSeverity) -> Bool {
        counts[Kind(code: code, severity: severity), default: 0] < limit
    }

    /// Counts what another tally has no room for.
    package mutating func addUntold(of other: FindingTally) {
        for (kind, count) in other.counts where count > other.limit {
            counts[kind, default: 0] += count - other.limit
        }
    }

    /// Removes a finding from the count, because there was no room for it.
    package mutating func forget(_ code: FindingCode, _ severity: FindingSeverity) {
        counts[Kind(code: code, severity: severity), default: 1] -= 1
    }

    /// One finding for each kind of which there are more than a report holds.
    ///
    /// - Parameter file: The name that they carry.
    /// - Returns: The findings, by code.
    package func rest(file: String?) -> [Finding] {
        let crowded = counts.filter { $0.value > limit }.sorted {
            ($0.key.code.rawValue, $0.key.severity.rawValue) < (
                $1.key.code.rawValue, $1.key.severity.rawValue
            )
        }
        return crowded.map { kind, count in
            let untold = count - limit
            return Finding(
                .tooManyFindings, kind.severity, file: file,
                message: untold == 1
                    ? tr(
                        "1 more finding of the kind \(kind.code) is not listed; a report holds \(limit) of each"
                    )
                    : tr(
                        "\(untold) more findings of the kind \(kind.code) are not listed; a report holds \(limit) of each"
                    )
            )
        }
    }
}
