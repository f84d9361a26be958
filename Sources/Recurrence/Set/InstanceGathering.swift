import CivilTime

/// Collects instances from several expansions.
struct InstanceGathering {
    let window: Range<CivilDateTime>
    /// The remaining limits.
    private(set) var limits: ExpansionLimits
    private var instances: [Instance] = []
    private var stop: Expansion.Stop?
    private var findings: [RecurrenceFinding] = []

    init(window: Range<CivilDateTime>, limits: ExpansionLimits) {
        self.window = window
        self.limits = limits
    }

    mutating func add(_ instance: Instance) {
        if window.contains(instance.start) { instances.append(instance) }
    }

    mutating func add(_ expansion: Expansion?, _ instance: (Int) -> Instance?) {
        guard let expansion else { return }
        for id in expansion.starts { instance(Int(id.secondsSinceEpoch)).map { add($0) } }
        stop = stop ?? expansion.stop
        limits = ExpansionLimits(
            maximumOccurrences: limits.maximumOccurrences - expansion.starts.count,
            maximumWork: limits.maximumWork - expansion.work)
        for finding in expansion.findings where !findings.contains(finding) { findings.append(finding) }
    }

    var expansion: InstanceExpansion {
        InstanceExpansion(
            instances: instances.sorted { ($0.start, $0.id) < ($1.start, $1.id) }, stop: stop,
            findings: findings)
    }
}
