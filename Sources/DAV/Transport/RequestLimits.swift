/// How long a request may take, and how much an answer may hold.
package struct RequestLimits: Hashable, Sendable {
    /// The milliseconds for a connection, with the handshake of TLS.
    package var connectMilliseconds = 15_000
    /// The milliseconds for everything.
    package var wholeMilliseconds = 300_000
    /// The bytes a second below which an answer is given up after ``leastSeconds``.
    package var leastBytesPerSecond = 16
    /// The seconds for ``leastBytesPerSecond``: a server may read thousands of files before its first byte.
    package var leastSeconds = 150
    /// The most bytes of a body, decompressed.
    package var mostBytes = 64 << 20
    /// The most redirects that are followed, one after the other.
    package var mostRedirects = 5

    /// The limits for a calendar server.
    package init() {}
}
