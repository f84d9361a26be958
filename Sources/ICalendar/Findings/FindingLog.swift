/// The findings of one file: bounded, each kind of file-wide flaw told once.
struct FindingLog {
    let file: String?
    private let limit: Int
    private(set) var findings: [Finding] = []
    private var untold = 0
    /// The codes of which one finding is enough, and those of them for which there was no room.
    private var told: Set<FindingCode> = []
    private var untoldOnce: Set<FindingCode> = []

    /// An empty log for the same file.
    var anew: FindingLog { FindingLog(file: file, limit: limit) }

    init(file: String?, limit: Int) {
        self.file = file
        self.limit = limit
    }

    mutating func add(
        _ code: FindingCode, _ severity: FindingSeverity, line: Int, component: String? = nil,
        _ message: @autoclosure () -> String
    ) {
        guard findings.count < limit else {
            untold += 1
            return
        }
        findings.append(
            Finding(code, severity, file: file, line: line, component: component, message: message()))
    }

    /// Adds a finding unless one of the same code is there already.
    mutating func addOnce(
        _ code: FindingCode, _ severity: FindingSeverity, line: Int, component: String? = nil,
        _ message: @autoclosure () -> String
    ) {
        guard told.insert(code).inserted else { return }
        if findings.count >= limit { untoldOnce.insert(code) }
        add(code, severity, line: line, component: component, message())
    }

    /// Adds the findings of the part of the file that follows, as if both had been read into one log.
    ///
    /// Neither log may be closed or taken from yet.
    mutating func append(_ next: FindingLog) {
        for finding in next.findings where !(next.told.contains(finding.code) && told.contains(finding.code))
        {
            guard findings.count < limit else {
                untold += 1
                continue
            }
            findings.append(finding)
        }
        untold += next.untold - next.untoldOnce.intersection(told).count
        told.formUnion(next.told)
    }

    /// Says how many findings did not fit; call it at the end of the file.
    mutating func close() {
        guard untold > 0 else { return }
        findings.append(
            Finding(
                .tooManyFindings, .warning, file: file,
                message: "\(untold) more flaws are not listed; a report holds \(limit)"))
        untold = 0
    }

    /// Removes and returns what was found so far.
    mutating func take() -> [Finding] {
        defer { findings = [] }
        return findings
    }
}
