import CivilTime
import DAV
import TestKit
import TripStorage
import TripWorkflows
import Trips

@testable import DAVSync
@testable import TripSync

/// Two devices with real stores, a phone that edits on the server, faults, and what must not be lost.
struct SyncMachine {
    let server: FakeServer
    let devices: [Device]
    private var random: SplitMix64
    private var lastValue = 0
    private var lastUID = 0
    /// Values that somebody wrote, with their UIDs.
    private var written: [(uid: String, value: String)] = []
    /// Values that somebody saw when replacing or deleting them.
    private var replaced: Set<String> = []
    /// Every version that was kept in a conflict.
    private var kept: Set<String> = []

    init(seed: UInt64) throws {
        random = SplitMix64(seed: seed)
        server = FakeServer(FakeServer.Habit.allCases.randomElement(using: &random) ?? .plain)
        devices = try [Device(server, named: "a"), Device(server, named: "b")]
    }

    // MARK: - Random steps

    mutating func play(_ count: Int) throws {
        for _ in 0..<count {
            let device = devices[Int.random(in: 0...1, using: &random)]
            switch Int.random(in: 0..<20, using: &random) {
            case 0, 1: try create(on: device)
            case 2...5: try edit(on: device)
            case 6: try remove(on: device)
            case 7, 8: editOnServer()
            case 9: removeOnServer()
            case 10: try resolve(on: device)
            case 11: device.wait(Int64.random(in: -90_000...90_000, using: &random))
            case 12: server.oldest = server.changes.count
            default: sync(device)
            }
        }
    }

    private mutating func sync(_ device: Device) {
        server.faults = []
        var left = Int.max
        switch Int.random(in: 0..<6, using: &random) {
        case 0: left = Int.random(in: 0..<8, using: &random)
        case 1:
            let methods = ["PUT", "DELETE", "PROPFIND", "REPORT", "GET"]
            let faults: [FakeServer.Fault] = [
                .lostRequest, .lostAnswer, .status(500), .status(423), .cut, .html,
            ]
            for _ in 0..<2 {
                server.faults.append(
                    (
                        methods[Int.random(in: 0..<5, using: &random)],
                        faults[Int.random(in: 0..<6, using: &random)]
                    ))
            }
        default: break
        }
        // What a phone does while requests are under way.
        var meddles = Int.random(in: 0..<5, using: &random) == 0 ? 1 : 0
        var copy = self
        server.onRequest = { request throws(DAVFailure) in
            left -= 1
            guard left >= 0 else { throw DAVFailure(.cancelled, "\(request.address)", "killed") }
            if request.method == "PUT", meddles > 0 {
                meddles -= 1
                copy.editOnServer()
            }
        }
        _ = try? device.sync { $0.allowsMassDeletion = true }
        server.onRequest = { _ in }
        server.faults = []
        self = copy
        note(device)
    }

    private mutating func note(_ device: Device) {
        for conflict in (try? device.conflicts) ?? [] {
            kept.formUnion(Self.values(in: conflict.versions.mine))
            kept.formUnion(Self.values(in: conflict.versions.theirs))
        }
    }

    private mutating func newValue(_ uid: String) -> String {
        lastValue += 1
        let value = "v\(lastValue)e"
        written.append((uid, value))
        return value
    }

    private mutating func newTime(_ uid: String) -> String {
        lastValue += 1
        let (hours, minutes) = (lastValue / 60 % 20, lastValue % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "20270305T\(two(hours))\(two(minutes))00"
    }

    private mutating func create(on device: Device) throws {
        guard try device.texts.count < 6 else { return }
        lastUID += 1
        let uid = "u\(lastUID)@x"
        try device.add(
            SampleObject.event(
                uid, title: newValue(uid), start: newTime(uid), end: "20270306T210000",
                "LOCATION:" + newValue(uid)))
    }

    private mutating func anyUID(_ device: Device) throws -> String? {
        try device.texts.keys.sorted().randomElement(using: &random)
    }

    private mutating func edit(on device: Device) throws {
        guard let uid = try anyUID(device) else { return try create(on: device) }
        let before = try device.activity(uid)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            replaced.insert(before?.title ?? "")
            try device.edit(uid, .title(newValue(uid)))
        case 1:
            replaced.insert(before?.place?.name ?? "")
            try device.edit(uid, .place(Place(name: newValue(uid))))
        default:
            replaced.insert(before?.notes ?? "")
            try device.edit(uid, .notes(newValue(uid)))
        }
    }

    private mutating func remove(on device: Device) throws {
        guard let uid = try anyUID(device) else { return }
        replaced.formUnion(Self.values(in: try device.texts[uid] ?? ""))
        try device.remove(uid)
    }

    private mutating func anyPath() -> String? {
        // By their UIDs, since the names of new resources are not those of the last run of a seed.
        let uids = server.texts.compactMap { try? SyncObject($0).uid }.sorted()
        return uids.randomElement(using: &random).flatMap { server.path(ofUID: $0) }
    }

    private mutating func editOnServer() {
        guard let path = anyPath(), let text = server.resources[path]?.text,
            let uid = (try? SyncObject(text))?.uid
        else { return }
        let names = ["SUMMARY", "LOCATION"]
        let name = names[Int.random(in: 0..<2, using: &random)]
        let lines = text.split(separator: "\r\n").map { line in
            guard line.hasPrefix(name + ":") else { return String(line) }
            replaced.insert(String(line.dropFirst(name.count + 1)))
            return "\(name):\(newValue(uid))"
        }
        server.put(SampleObject.text(lines), at: path)
    }

    private mutating func removeOnServer() {
        guard let path = anyPath(), let text = server.resources[path]?.text,
            let uid = (try? SyncObject(text))?.uid
        else { return }
        replaced.formUnion(Self.values(in: text))
        server.remove(uid)
    }

    private mutating func resolve(on device: Device) throws {
        note(device)
        guard let conflict = try device.conflicts.first(where: { $0.chosen == nil }) else { return }
        try device.resolve(conflict, Bool.random(using: &random) ? .mine : .theirs)
    }

    // MARK: - The end

    /// Syncs both until a round changes nothing; returns the number of rounds that did.
    mutating func settle() throws -> Int {
        server.oldest = 0
        for rounds in 0..<14 {
            var isChanged = false
            for device in devices {
                while try device.conflicts.contains(where: { $0.chosen == nil }) {
                    try resolve(on: device)
                    isChanged = true
                }
                let report = try device.sync {
                    $0.listsAll = true
                    $0.allowsMassDeletion = true
                }
                note(device)
                if let problem = report.problem { throw ServerFailure("problem", problem) }
                if !report.steps.isEmpty { isChanged = true }
            }
            if !isChanged { return rounds }
        }
        return 14
    }

    /// What is wrong, in words; empty when all is well.
    func faults() throws -> [String] {
        var faults: [String] = []
        let uids = server.texts.compactMap { try? SyncObject($0).uid }
        if uids.count != server.resources.count { faults.append("an unreadable resource") }
        if Set(uids).count != uids.count { faults.append("a UID twice: \(uids.sorted())") }
        let texts = try devices.map { try $0.texts }
        for (device, here) in zip(devices, texts) where Set(here.keys) != Set(uids) {
            faults.append("\(device.name) has \(here.keys.sorted()), the server \(uids.sorted())")
        }
        for uid in Set(uids) {
            let there = Self.values(in: server.text(ofUID: uid) ?? "")
            for (device, here) in zip(devices, texts) {
                let values = Self.values(in: here[uid] ?? "")
                if values != there {
                    faults.append("\(uid): \(device.name) \(values.sorted()), server \(there.sorted())")
                }
            }
        }
        for (uid, value) in written where !replaced.contains(value) && !kept.contains(value) {
            if !Self.values(in: texts[0][uid] ?? "").contains(value) {
                faults.append("\(uid): \(value) is lost")
            }
        }
        return faults
    }

    /// The marks in the lines that a run writes, such as `v17e`.
    private static func values(in text: String) -> Set<String> {
        var values: Set<String> = []
        for line in text.split(separator: "\r\n") {
            for name in ["SUMMARY:", "LOCATION:", "DESCRIPTION:"] where line.hasPrefix(name) {
                values.insert(String(line.dropFirst(name.count)))
            }
        }
        return values
    }
}
