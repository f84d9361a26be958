import TestKit

@testable import TripSync

/// Two devices and a server under random edits, interruptions and lost answers, with what must not be lost.
struct ModelRun {
    var server: ModelServer
    var clients = [ModelClient("a"), ModelClient("b")]
    private var random: SplitMix64
    private var lastValue = 0
    private var lastUID = 0
    /// Values that somebody wrote, with their UIDs.
    private var written: [(uid: String, value: String)] = []
    /// Values that somebody saw when replacing or deleting them.
    private var replaced: Set<String> = []

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        server = ModelServer(ModelServer.Habit.allCases.randomElement(using: &random) ?? .plain)
    }

    // MARK: - Random steps

    mutating func play(_ count: Int) {
        for _ in 0..<count {
            let who = Int.random(in: 0...1, using: &random)
            switch Int.random(in: 0..<20, using: &random) {
            case 0: create(who)
            case 1...4: edit(who)
            case 5: remove(who)
            case 6: clients[who].resolve(&random)
            case 7: clients[who].interrupt()
            default: sync(who)
            }
        }
    }

    private mutating func sync(_ who: Int) {
        guard clients[who].isBusy else {
            return clients[who].makePlan(&server, asking: Int.random(in: 0..<3, using: &random) == 0)
        }
        let isLost = Int.random(in: 0..<8, using: &random) == 0
        clients[who].carryOutStep(&server, losingAnswer: isLost)
    }

    private mutating func newValue(_ uid: String, isTime: Bool) -> String {
        lastValue += 1
        let digits = String(lastValue)
        let time = "20270305T" + String(repeating: "0", count: 6 - digits.count) + digits
        written.append((uid, isTime ? "t" + time : "v" + digits))
        return isTime ? time : "v" + digits
    }

    private mutating func create(_ who: Int) {
        guard clients[who].store.events.count < 6 else { return }
        lastUID += 1
        let uid = "u\(lastUID)"
        clients[who].store.take(
            SampleObject.event(
                uid, title: newValue(uid, isTime: false), start: newValue(uid, isTime: true),
                end: "20270306T210000", "LOCATION:" + newValue(uid, isTime: false), "X-FOREIGN:kept"), uid)
    }

    private mutating func anyUID(_ who: Int) -> String? {
        clients[who].store.events.keys.sorted().randomElement(using: &random)
    }

    private mutating func edit(_ who: Int) {
        guard let uid = anyUID(who) else { return create(who) }
        let names = ["SUMMARY", "LOCATION", "DESCRIPTION", "DTSTART"]
        let name = names[Int.random(in: 0..<names.count, using: &random)]
        if let before = clients[who].store.events[uid]?[name].flatMap(ModelStore.value) {
            replaced.insert(before)
        }
        let value = newValue(uid, isTime: name == "DTSTART")
        let zone = name == "DTSTART" ? ";TZID=Europe/Paris" : ""
        clients[who].store.set(uid, name, "\(name)\(zone):\(value)")
    }

    private mutating func remove(_ who: Int) {
        guard let uid = anyUID(who) else { return }
        replaced.formUnion(clients[who].store.values(uid))
        clients[who].store.remove(uid)
    }

    // MARK: - The end

    /// Carries out one whole sync of a device without faults; returns whether it changed an object.
    mutating func syncWhole(_ who: Int) -> Bool {
        clients[who].interrupt()
        clients[who].makePlan(&server, asking: true)
        let isSettled = clients[who].lastPlan?.isSettled ?? true
        while clients[who].isBusy { clients[who].carryOutStep(&server, losingAnswer: false) }
        return !isSettled
    }

    /// Syncs both until a round changes nothing; returns the number of rounds that did.
    mutating func settle() -> Int {
        var rounds = 0
        while rounds < 12 {
            var isChanged = false
            for who in 0...1 {
                while clients[who].hasConflict { clients[who].resolve(&random) }
                if syncWhole(who) { isChanged = true }
                if clients[who].hasConflict { isChanged = true }
                let isWaiting = clients[who].lastPlan?.steps.contains { $0.isWaiting } ?? false
                if isWaiting { isChanged = true }
            }
            guard isChanged else { return rounds }
            rounds += 1
        }
        return rounds
    }

    // MARK: - What must be so

    /// What is wrong, in words; empty when all is well.
    func faults() -> [String] {
        var faults: [String] = []
        let uids = server.resources.values.compactMap { try? SyncObject($0.text).uid }
        if Set(uids).count != uids.count { faults.append("a UID twice: \(uids.sorted())") }
        if Set(uids).count != server.resources.count { faults.append("an unreadable resource") }
        for client in clients where Set(client.store.events.keys) != Set(uids) {
            faults.append(
                "\(client.name) has \(client.store.events.keys.sorted()), the server \(uids.sorted())")
        }
        for uid in Set(uids) {
            let values = clients.map { $0.store.values(uid) }
            if values[0] != values[1] { faults.append("\(uid): \(values)") }
            let text = server.resources.values.first { $0.text.contains("UID:\(uid)\r\n") }?.text ?? ""
            for value in values[0] where !text.contains(value.dropFirst(value.hasPrefix("t") ? 1 : 0)) {
                faults.append("\(uid): the server lacks \(value)")
            }
            if server.habit != .losing, !text.contains("X-FOREIGN:kept") {
                faults.append("\(uid): X-FOREIGN lost")
            }
            for client in clients
            where client.store.events[uid]?["X-FOREIGN"] == nil && server.habit != .losing {
                faults.append("\(uid): \(client.name) lost X-FOREIGN")
            }
        }
        return faults + lost()
    }

    /// Values that nobody replaced, and that are neither here nor in a conflict.
    private func lost() -> [String] {
        var kept = Set<String>()
        for text in clients.flatMap(\.kept) {
            for line in text.split(separator: "\r\n") {
                ModelStore.value(String(line)).map { _ = kept.insert($0) }
            }
        }
        return written.compactMap { uid, value in
            if replaced.contains(value) || kept.contains(value) { return nil }
            return clients[0].store.values(uid).contains(value) ? nil : "\(uid): \(value) is lost"
        }
    }
}

extension SyncStep {
    /// Whether a later run will do what this one could not.
    fileprivate var isWaiting: Bool {
        if case .blocked(_, .justUploaded) = action { true } else { false }
    }
}
