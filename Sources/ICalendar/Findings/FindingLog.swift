/// The findings of one file: bounded, each kind of file-wide flaw told once.
struct FindingLog {
    let file: String?
    private let limit: Int
    private(set) var findings: [Finding] = []
    private var untold = 0
    private var told: Set<FindingCode> = []

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
        add(code, severity, line: line, component: component, message())
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
