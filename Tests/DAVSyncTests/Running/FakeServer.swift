import DAV
import DAVSync
import TestKit
import TripSync

@testable import DAV

/// A CalDAV server in memory, with one calendar, whose answers fail as they are told to.
final class FakeServer: DAVTransport {
    /// How a server differs from others.
    enum Habit: CaseIterable {
        /// Keeps all bytes, with strong ETags and tokens.
        case plain
        /// Sorts properties, as Radicale does.
        case sorting
        /// Drops extensions of others.
        case losing
        /// Changes DTSTAMP at each answer, and names no ETag after a PUT.
        case stamping
        /// Has no sync-collection, only a tag, as sabre has.
        case tagged
        /// Gives changes in pages of two, as Cyrus does.
        case paging
        /// Answers a token that it does not know with an empty list, as DAViCal does.
        case forgetful
    }

    /// What happens to the next request of a method.
    enum Fault: Hashable {
        /// It does not arrive.
        case lostRequest
        /// It arrives, and the answer does not.
        case lostAnswer
        /// It is answered with a status, and nothing is done.
        case status(Int, retryAfter: String? = nil)
        /// The body of its answer ends early.
        case cut
        /// The body of its answer is a page of HTML.
        case html
    }

    static let path = "/ada/trips/"
    let habit: Habit
    private(set) var resources: [String: (text: String, etag: Int)] = [:]
    /// The path of each change, in order; a token is a number of changes.
    private(set) var changes: [String] = []
    /// What happens to the next requests of a method; the method `*` is any.
    var faults: [(method: String, fault: Fault)] = []
    /// Called when a request arrives.
    var onRequest: (DAVRequest) throws(DAVFailure) -> Void = { _ in }
    /// The requests that arrived, as `PUT /ada/trips/x.ics`.
    private(set) var log: [String] = []
    /// How many changed something.
    private(set) var writes = 0
    var isReadOnly = false
    var isThere = true
    /// Whether a request for several resources is answered by 404 where one of them is gone, as sabre does.
    var failsForOne = false
    var components = ["VEVENT", "VTODO"]
    /// Refuses what this returns a condition for.
    var refusal: (String) -> (status: Int, condition: String?)? = { _ in nil }
    /// Changes an answer on its way.
    var tamper: (DAVRequest, DAVResponse) -> DAVResponse = { $1 }
    /// Tokens below this are unknown.
    var oldest = 0
    private var lastTag = 0
    private var answers = 0

    init(_ habit: Habit = .plain) { self.habit = habit }

    // MARK: - As another device

    var texts: [String] { resources.sorted { $0.key < $1.key }.map(\.value.text) }

    func text(ofUID uid: String) -> String? { path(ofUID: uid).flatMap { resources[$0]?.text } }

    func path(ofUID uid: String) -> String? {
        resources.keys.sorted().first { resources[$0]?.text.contains("UID:\(uid)\r\n") == true }
    }

    func put(_ text: String, at name: String) { store(name.hasPrefix("/") ? name : Self.path + name, text) }

    func change(_ uid: String, _ edit: (String) -> String) {
        guard let path = path(ofUID: uid), let text = resources[path]?.text else { return }
        store(path, edit(text))
    }

    func remove(_ uid: String) {
        guard let path = path(ofUID: uid) else { return }
        resources[path] = nil
        changes.append(path)
    }

    private func store(_ path: String, _ text: String) {
        lastTag += 1
        resources[path] = (rewritten(text), lastTag)
        changes.append(path)
    }

    /// Deletes the calendar and makes it again, empty, as if it had never been written to.
    func makeAnew() { (resources, changes) = ([:], []) }

    func clearLog() { (log, writes) = ([], 0) }

    // MARK: - As a server

    func send(_ request: DAVRequest, with credentials: Credentials?) throws(DAVFailure) -> DAVResponse {
        let index = faults.firstIndex { $0.method == request.method || $0.method == "*" }
        let fault = index.map { faults.remove(at: $0).fault }
        let address = "\(request.address)"
        if fault == .lostRequest { throw DAVFailure(.unreachable, address, "cannot be reached") }
        try onRequest(request)
        log.append("\(request.method) \(request.address.path)")
        if case .status(let status, let wait) = fault {
            let fields = wait.map { [HTTPField("Retry-After", $0)] } ?? []
            return DAVResponse(status, fields, from: request.address)
        }
        let response = tamper(request, answer(request))
        switch fault {
        case .lostAnswer:
            throw DAVFailure(.cutShort, address, "ended the answer early", mayHaveArrived: true)
        case .cut:
            return DAVResponse(
                response.status, response.fields, body: Array(response.body.prefix(response.body.count / 2)),
                from: request.address)
        case .html:
            return DAVResponse(
                200, body: Array("<html><body>Sign in<br></body></html>".utf8), from: request.address)
        case .lostRequest, .status, nil: return response
        }
    }

    private func answer(_ request: DAVRequest) -> DAVResponse {
        let path = request.address.path
        func plain(_ status: Int, _ fields: [HTTPField] = [], _ body: String = "") -> DAVResponse {
            DAVResponse(status, fields, body: Array(body.utf8), from: request.address)
        }
        func many(_ parts: [String], token: String? = nil) -> DAVResponse {
            let end = token.map { "<D:sync-token>\($0)</D:sync-token>" } ?? ""
            return plain(
                207, [],
                "<?xml version=\"1.0\"?><D:multistatus xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\" xmlns:S=\"http://calendarserver.org/ns/\">\(parts.joined())\(end)</D:multistatus>"
            )
        }
        let isCalendar = path == Self.path
        if isCalendar, !isThere, request.method != "MKCALENDAR" { return plain(404) }
        switch request.method {
        case "PROPFIND":
            guard isCalendar else { return many(isThere ? [home, described] : [home]) }
            let depth = request.fields.first { $0.name == "Depth" }?.value
            let members = depth == "1" ? resources.keys.sorted().map { member($0) } : []
            return many([described] + members)
        case "REPORT": return report(request, many, plain)
        case "GET":
            guard let text = shown(path) else { return plain(404) }
            return plain(200, etag(path).map { [HTTPField("ETag", $0)] } ?? [], text)
        case "PUT": return put(request, path, plain)
        case "DELETE":
            guard resources[path] != nil else { return plain(404) }
            if isReadOnly { return denied(plain) }
            guard condition(request, "If-Match") == etag(path) else { return plain(412) }
            resources[path] = nil
            changes.append(path)
            writes += 1
            return plain(204)
        case "MKCALENDAR":
            isThere = true
            return plain(201)
        default: return plain(405)
        }
    }

    private func denied(_ plain: (Int, [HTTPField], String) -> DAVResponse) -> DAVResponse {
        plain(403, [], "<D:error xmlns:D=\"DAV:\"><D:need-privileges/></D:error>")
    }

    private func put(
        _ request: DAVRequest, _ path: String, _ plain: (Int, [HTTPField], String) -> DAVResponse
    ) -> DAVResponse {
        if isReadOnly { return denied(plain) }
        let text = String(decoding: request.body ?? [], as: UTF8.self)
        if let refused = refusal(text) {
            guard let condition = refused.condition else { return plain(refused.status, [], "") }
            return plain(
                refused.status, [],
                "<D:error xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\"><C:\(condition)/></D:error>"
            )
        }
        if condition(request, "If-None-Match") == "*" {
            guard resources[path] == nil else { return plain(412, [], "") }
            let uid = (try? SyncObject(text))?.uid ?? ""
            if self.path(ofUID: uid) != nil {
                return plain(
                    409, [],
                    "<D:error xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\"><C:no-uid-conflict/></D:error>"
                )
            }
        } else {
            guard resources[path] != nil else { return plain(412, [], "") }
            guard condition(request, "If-Match") == etag(path) else { return plain(412, [], "") }
        }
        store(path, text)
        writes += 1
        let fields = habit == .stamping ? [] : etag(path).map { [HTTPField("ETag", $0)] } ?? []
        return plain(201, fields, "")
    }

    private func condition(_ request: DAVRequest, _ name: String) -> String? {
        request.fields.first { $0.name == name }?.value
    }

    private func report(
        _ request: DAVRequest, _ many: ([String], String?) -> DAVResponse,
        _ plain: (Int, [HTTPField], String) -> DAVResponse
    ) -> DAVResponse {
        guard let root = try? XMLDocument(request.body ?? []).root else { return plain(400, [], "") }
        if root.name == .caldav("calendar-multiget") {
            let paths = root.all(.dav("href")).map { DAVAddress.canonical($0.text) }
            if failsForOne, paths.contains(where: { resources[$0] == nil }) { return plain(404, [], "") }
            let parts = root.all(.dav("href")).map { href in
                let path = DAVAddress.canonical(href.text)
                guard let text = shown(path) else { return gone(path) }
                // As most servers write it: CR LF as it is, which XML makes a line feed of.
                let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
                return member(path, "<C:calendar-data>\(escaped)</C:calendar-data>")
            }
            return many(parts, nil)
        }
        guard habit != .tagged else { return plain(403, [], "") }
        let text = root.first(.dav("sync-token"))?.text ?? ""
        let since = text.isEmpty ? 0 : Int(text.dropFirst("data:,".count)) ?? -1
        guard since >= oldest, since <= changes.count else {
            if habit == .forgetful { return many([], "data:,\(changes.count)") }
            return plain(403, [], "<D:error xmlns:D=\"DAV:\"><D:valid-sync-token/></D:error>")
        }
        let end = habit == .paging ? min(since + 2, changes.count) : changes.count
        var parts = Set(changes[since..<end]).sorted().map { resources[$0] == nil ? gone($0) : member($0) }
        if end < changes.count { parts.append(gone(Self.path, "507 Insufficient Storage")) }
        return many(parts, "data:,\(end)")
    }

    // MARK: - Parts of answers

    private var home: String {
        """
        <D:response><D:href>/</D:href><D:propstat><D:prop><D:resourcetype><D:collection/></D:resourcetype>\
        <C:calendar-home-set><D:href>/ada/</D:href></C:calendar-home-set></D:prop><D:status>HTTP/1.1 200 OK</D:status>\
        </D:propstat></D:response>
        """
    }

    private var described: String {
        let kinds = components.map { "<C:comp name=\"\($0)\"/>" }.joined()
        let token = habit == .tagged ? "" : "<D:sync-token>data:,\(changes.count)</D:sync-token>"
        let rights = isReadOnly ? "<D:read/>" : "<D:all/>"
        return """
            <D:response><D:href>\(Self.path)</D:href><D:propstat><D:prop><D:displayname>Trips</D:displayname>\
            <D:resourcetype><D:collection/><C:calendar/></D:resourcetype>\(token)<S:getctag>\(changes.count)</S:getctag>\
            <C:supported-calendar-component-set>\(kinds)</C:supported-calendar-component-set>\
            <D:current-user-privilege-set><D:privilege>\(rights)</D:privilege></D:current-user-privilege-set>\
            </D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>
            """
    }

    private func member(_ path: String, _ more: String = "") -> String {
        let tag = etag(path).map { "<D:getetag>\($0.replacing("\"", with: "&quot;"))</D:getetag>" } ?? ""
        return "<D:response><D:href>\(path)</D:href><D:propstat><D:prop>\(tag)\(more)</D:prop>"
            + "<D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>"
    }

    private func gone(_ path: String, _ status: String = "404 Not Found") -> String {
        "<D:response><D:href>\(path)</D:href><D:status>HTTP/1.1 \(status)</D:status></D:response>"
    }

    private func etag(_ path: String) -> String? { resources[path].map { "\"\($0.etag)\"" } }

    private func shown(_ path: String) -> String? {
        guard let text = resources[path]?.text else { return nil }
        guard habit == .stamping else { return text }
        answers += 1
        let digits = String(answers)
        let stamp = "DTSTAMP:20300101T" + String(repeating: "0", count: 6 - digits.count) + digits + "Z"
        return SampleObject.text(lines(text).map { $0.hasPrefix("DTSTAMP") ? stamp : $0 })
    }

    private func lines(_ text: String) -> [String] { text.split(separator: "\r\n").map(String.init) }

    private func rewritten(_ text: String) -> String {
        guard habit == .sorting || habit == .losing else { return text }
        let lines = lines(text)
        guard lines.count(where: { $0 == "BEGIN:VEVENT" }) == 1,
            let first = lines.firstIndex(of: "BEGIN:VEVENT"), let last = lines.firstIndex(of: "END:VEVENT"),
            !lines[first..<last].contains(where: { $0.hasPrefix(" ") || $0.hasPrefix("BEGIN:VALARM") })
        else { return text }
        var inner = lines[(first + 1)..<last].sorted()
        if habit == .losing { inner = inner.reversed().filter { !$0.hasPrefix("X-") } }
        return SampleObject.text(Array(lines[...first]) + inner + Array(lines[last...]))
    }
}
