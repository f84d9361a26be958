import CivilTime
import DAV

/// Asks servers what scripts/check-dav wants to know.
final class Probe {
    private var transports: [String: CurlTransport] = [:]

    private func transport(_ kind: String) throws -> CurlTransport {
        if let known = transports[kind] { return known }
        var limits = RequestLimits()
        (limits.connectMilliseconds, limits.wholeMilliseconds) = (2_000, 4_000)
        (limits.leastSeconds, limits.mostBytes) = (2, 4 << 20)
        let made = try CurlTransport(
            agent: "dav-probe", reach: kind == "public" ? .publicOnly : .secure, limits: limits)
        transports[kind] = made
        return made
    }

    static func words(_ outcome: WriteOutcome) -> [String] {
        switch outcome {
        case .stored(let etag): ["stored", etag ?? ""]
        case .deleted: ["deleted"]
        case .changedMeanwhile: ["changed meanwhile"]
        case .missing: ["missing"]
        case .uidElsewhere(let href): ["UID elsewhere", href ?? ""]
        case .invalid(let condition): ["invalid", condition]
        case .tooLarge: ["too large"]
        case .noPrivilege: ["no privilege"]
        case .forbidden: ["forbidden"]
        case .overQuota: ["over quota"]
        case .taken: ["taken"]
        }
    }

    static func words(_ listing: Listing) -> [String] {
        [
            "listed", listing.token ?? "", listing.isPartial ? "partial" : "whole",
            listing.members.map { "\($0.address.path) \($0.etag ?? "-")" }.joined(separator: ","),
            listing.removed.map(\.path).joined(separator: ","), listing.strangers.joined(separator: ","),
        ]
    }

    func answer(_ line: [String]) throws -> [String] {
        let credentials = line[2].isEmpty ? nil : Credentials(user: line[2], password: line[3])
        let kind = line[0] == "fetch" ? "public" : "account"
        let client = DAVClient(try DAVAddress(line[1]), credentials, over: try transport(kind)) { .epoch }
        func place(_ index: Int) throws -> DAVAddress {
            try DAVAddress(line[index], relativeTo: client.start)
        }
        switch line[0] {
        case "calendars":
            let (found, home) = try client.calendars()
            return ["calendars", home?.text ?? ""] + found.map { "\($0.address.path) \($0.name ?? "-")" }
        case "make":
            return Probe.words(
                try client.makeCalendar(at: place(4), named: line[5], for: ["VEVENT", "VTODO"]))
        case "create": return Probe.words(try client.create(Probe.object(line[5], line[6]), at: place(4)))
        case "garble":
            return Probe.words(try client.create(Array("BEGIN:VCALENDAR\r\nno line".utf8), at: place(4)))
        case "update":
            return Probe.words(
                try client.update(Probe.object(line[5], line[6]), at: place(4), ifMatch: line[7]))
        case "delete": return Probe.words(try client.delete(at: place(4), ifMatch: line[5]))
        case "list": return Probe.words(try client.listing(of: place(4)))
        case "changes":
            switch try client.changes(since: line[5].isEmpty ? nil : line[5], in: place(4)) {
            case .listed(let listing): return Probe.words(listing)
            case .tokenRefused: return ["token refused"]
            case .unsupported: return ["unsupported"]
            }
        case "objects":
            var read: [String] = []
            try client.objects(
                at: line[5].split(separator: ",").map {
                    try DAVAddress(String($0), relativeTo: client.start)
                }, in: place(4)
            ) {
                read += $0.map { object in
                    let title = object.bytes.map { String(decoding: $0, as: UTF8.self) }?
                        .split(whereSeparator: \.isNewline).first { $0.hasPrefix("SUMMARY:") }
                    return "\(object.address.path) \(object.etag ?? "-") \(title ?? "-")"
                }
            }
            return ["objects"] + read
        case "cancel":
            let cancellation = Cancellation()
            let transport = try CurlTransport(
                agent: "dav-probe", reach: .secure, cancellation: cancellation)
            Task.detached {
                try await Task.sleep(for: .milliseconds(300))
                cancellation.cancel()
            }
            let client = DAVClient(client.start, credentials, over: transport) { .epoch }
            return ["object", try client.object(at: place(4)).etag ?? ""]
        case "get", "fetch":
            let object = try client.object(at: place(4))
            return ["object", object.etag ?? "", object.bytes.map { "\($0.count)" } ?? "gone"]
        default: return ["unknown operation"]
        }
    }

    private static func object(_ uid: String, _ title: String) -> [UInt8] {
        let lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Probe//EN", "BEGIN:VEVENT", "UID:\(uid)",
            "DTSTAMP:20270101T000000Z", "DTSTART:20270310T090000Z", "DTEND:20270310T100000Z",
            "SUMMARY:\(title)",
            "END:VEVENT",
            "END:VCALENDAR", "",
        ]
        return Array(lines.joined(separator: "\r\n").utf8)
    }
}
