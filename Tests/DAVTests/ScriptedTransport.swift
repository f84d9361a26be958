import CivilTime
import DAV

/// A server of answers that stand ready, one for each request.
final class ScriptedTransport: DAVTransport {
    /// What is answered to a request.
    typealias Step = (DAVRequest) -> DAVResponse

    private var steps: [Step]
    /// The requests that came.
    private(set) var requests: [DAVRequest] = []
    /// The names that came with them; nil for a request without credentials.
    private(set) var users: [String?] = []

    init(_ steps: [Step]) { self.steps = steps }

    /// Answers with statuses, fields and bodies, in their order.
    convenience init(_ answers: (Int, [HTTPField], String)...) {
        self.init(
            answers.map { status, fields, body in
                { DAVResponse(status, fields, body: Array(body.utf8), from: $0.address) }
            })
    }

    func send(_ request: DAVRequest, with credentials: Credentials?) throws(DAVFailure) -> DAVResponse {
        requests.append(request)
        users.append(credentials?.user)
        guard !steps.isEmpty else {
            throw DAVFailure(.unreachable, "\(request.address)", "nothing more was expected")
        }
        return steps.removeFirst()(request)
    }
}

extension DAVClient {
    /// A client of a scripted server.
    init(_ transport: ScriptedTransport, at text: String = "https://dav.example.org/cal/") throws {
        self.init(
            try DAVAddress(text), Credentials(user: "ada", password: "secret"), over: transport,
            now: { .epoch })
    }
}

/// A multistatus with the parts that are given.
func multistatus(_ parts: String...) -> String {
    "<?xml version=\"1.0\"?><D:multistatus xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\">"
        + parts.joined() + "</D:multistatus>"
}

/// What a multistatus says of a resource that is there.
func member(_ href: String, _ properties: String = "", status: String = "HTTP/1.1 200 OK") -> String {
    "<D:response><D:href>\(href)</D:href><D:propstat><D:prop>\(properties)</D:prop>"
        + "<D:status>\(status)</D:status></D:propstat></D:response>"
}

/// What a multistatus says of a resource with a status of its own.
func gone(_ href: String, _ status: String = "HTTP/1.1 404 Not Found") -> String {
    "<D:response><D:href>\(href)</D:href><D:status>\(status)</D:status></D:response>"
}
