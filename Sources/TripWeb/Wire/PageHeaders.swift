import HTTPTypes

/// The fields that every answer has, whatever it is.
enum PageHeaders {
    /// What a page may load and where a form may go: our own sheet and scripts, pictures in the page, and these pages.
    ///
    /// The default is nothing, and nobody may frame a page. A page's scripts ask for nothing by themselves.
    static let policy =
        "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; "
        + "frame-ancestors 'none'"

    /// What the worker may do: ask for pages of ours.
    static let workerPolicy = "default-src 'none'; connect-src 'self'"

    private static let fixed: [(HTTPField.Name?, String)] = [
        (.contentSecurityPolicy, policy),
        (.xContentTypeOptions, "nosniff"),
        // Not no-referrer: browsers would send "Origin: null" with our own forms.
        (HTTPField.Name("Referrer-Policy"), "same-origin"),
        (HTTPField.Name("Cross-Origin-Opener-Policy"), "same-origin"),
        (HTTPField.Name("Cross-Origin-Resource-Policy"), "same-origin"),
        (HTTPField.Name("Permissions-Policy"), "camera=(), geolocation=(), microphone=()"),
        (HTTPField.Name("X-Robots-Tag"), "noindex"),
    ]

    /// Adds the fields; what is personal is kept by no cache.
    static func add(to fields: inout HTTPFields) {
        for (name, value) in fixed {
            if let name, fields[name] == nil { fields[name] = value }
        }
        if fields[.cacheControl] == nil { fields[.cacheControl] = "no-store" }
    }
}
