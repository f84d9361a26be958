import Findings

/// The bounded findings of one file, with file-wide ones reported once.
struct FindingLog {
    let file: String?
    private(set) var findings: [Finding] = []
    private var tally: FindingTally
    /// The codes that are reported once and have been, also those that exceeded the limit.
    private var told: Set<FindingCode> = []
    private var untoldOnce: [FindingCode: FindingSeverity] = [:]

    /// An empty log for the same file.
    var anew: FindingLog { FindingLog(file: file, limit: tally.limit) }

    init(file: String?, limit: Int) {
        self.file = file
        tally = FindingTally(limit: limit)
    }

    /// Adds a finding within the limit.
    mutating func add(
        _ code: FindingCode, _ severity: FindingSeverity, line: Int, component: String? = nil,
        _ message: @autoclosure () -> String
    ) {
        guard tally.admits(code, severity) else { return }
        findings.append(
            Finding(code, severity, file: file, line: line, component: component, message: message()))
    }

    /// Adds a finding unless one of the same code is there already.
    mutating func addOnce(
        _ code: FindingCode, _ severity: FindingSeverity, line: Int, component: String? = nil,
        _ message: @autoclosure () -> String
    ) {
        guard told.insert(code).inserted else { return }
        let before = findings.count
        add(code, severity, line: line, component: component, message())
        if findings.count == before { untoldOnce[code] = severity }
    }

    /// Adds the findings of the next part of the file, as if both had used one log.
    ///
    /// Neither log may have been closed or emptied.
    mutating func append(_ next: FindingLog) {
        for finding in next.findings where !(next.told.contains(finding.code) && told.contains(finding.code))
        {
            if tally.admits(finding.code, finding.severity) { findings.append(finding) }
        }
        tally.addUntold(of: next.tally)
        for (code, severity) in next.untoldOnce where told.contains(code) { tally.forget(code, severity) }
        told.formUnion(next.told)
    }

    /// Reports how many findings exceeded the limit, at the end of the file.
    mutating func close() {
        findings += tally.rest(file: file)
        tally = FindingTally(limit: tally.limit)
    }

    /// Removes and returns the findings so far.
    mutating func take() -> [Finding] {
        defer { findings = [] }
        return findings
    }
}
