/// The names of the statuses of HTTP and WebDAV that servers answer with.
enum HTTPStatus {
    /// Returns a status with its name, like `412 Precondition Failed`.
    static func text(_ status: Int) -> String { names[status].map { "\(status) \($0)" } ?? "\(status)" }

    private static let names = [
        200: "OK", 201: "Created", 204: "No Content", 207: "Multi-Status", 301: "Moved Permanently",
        302: "Found", 303: "See Other", 307: "Temporary Redirect", 308: "Permanent Redirect",
        400: "Bad Request", 401: "Unauthorized", 402: "Payment Required", 403: "Forbidden",
        404: "Not Found", 405: "Method Not Allowed", 406: "Not Acceptable",
        407: "Proxy Authentication Required", 408: "Request Timeout", 409: "Conflict", 410: "Gone",
        411: "Length Required", 412: "Precondition Failed", 413: "Content Too Large",
        414: "URI Too Long", 415: "Unsupported Media Type", 422: "Unprocessable Content",
        423: "Locked", 424: "Failed Dependency", 425: "Too Early", 428: "Precondition Required",
        429: "Too Many Requests", 431: "Request Header Fields Too Large", 500: "Internal Server Error",
        501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
        507: "Insufficient Storage",
    ]
}
