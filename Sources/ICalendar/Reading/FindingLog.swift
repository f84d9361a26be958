import Findings

/// The findings of one file: bounded, each kind of file-wide flaw told once.
struct FindingLog {
    let file: String?
    private(set) var findings: [Finding] = []
    private var tally: FindingTally
    /// The codes of which one finding is enough, and those of them for which there was no room.
    private var told: Set<FindingCode> = []
    private var untoldOnce: [FindingCode: FindingSeverity] = [:]

    /// An empty log for the same file.
    var anew: FindingLog { FindingLog(file: file, limit: tally.limit) }

    init(file: String?, limit: Int) {
        self.file = file
        tally = FindingTally(limit: limit)
    }

    /// Adds a finding if there is room for it.
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

    /// Adds the findings of the part of the file that follows, as if both had been read into one log.
    ///
    /// Neither log may be closed or taken from yet.
    mutating func append(_ next: FindingLog) {
        for finding in next.findings where !(next.told.contains(finding.code) && told.contains(finding.code))
        {
            if tally.admits(finding.code, finding.severity) { findings.append(finding) }
        }
        tally.addUntold(of: next.tally)
        for (code, severity) in next.untoldOnce where told.contains(code) { tally.forget(code, severity) }
        told.formUnion(next.told)
    }

    /// Says how many findings did not fit; call it at the end of the file.
    mutating func close() {
        findings += tally.rest(file: file)
        tally = FindingTally(limit: tally.limit)
    }

    /// Removes and returns what was found so far.
    mutating func take() -> [Finding] {
        defer { findings = [] }
        return findings
    }
}
