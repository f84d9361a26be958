import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A socket of a client, which reads only what it is told to read.
final class Client: Sendable {
    private let descriptor: Int32

    /// Connects to a port of this machine.
    ///
    /// - Parameters:
    ///   - port: The port.
    ///   - isSmall: Whether it has small buffers and small packets, so that the server's answers soon have no place.
    init(port: Int, isSmall: Bool = false) throws {
        #if canImport(Glibc)
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        if isSmall {
            set(SOL_SOCKET, SO_RCVBUF, 2_048)
            set(Int32(IPPROTO_TCP), TCP_MAXSEG, 536)
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let failed = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if failed != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECONNREFUSED) }
    }

    deinit { close(descriptor) }

    private func set(_ level: Int32, _ option: Int32, _ value: Int32) {
        var value = value
        setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Sends a text as far as it has a place.
    ///
    /// - Returns: Whether the other side is still there.
    @discardableResult func send(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
        return sendto(descriptor, bytes, bytes.count, flags, nil, 0) >= 0 || errno == EAGAIN
    }

    /// Waits until the other side is gone, without reading: it sends a byte now and then.
    ///
    /// - Returns: Whether it went in time.
    func isClosed(within limit: Duration, sending byte: String = "a") async throws -> Bool {
        let end = ContinuousClock.now + limit
        while ContinuousClock.now < end {
            if !send(byte) { return true }
            try await Task.sleep(for: .milliseconds(5))
        }
        return false
    }

    /// Reads what comes until a text has come, or the other side sends no more.
    ///
    /// - Returns: What came; nil where it took too long.
    func read(until text: String? = nil, within limit: Duration = .seconds(120)) async throws -> String? {
        var (all, piece): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: 65_536))
        let end = ContinuousClock.now + limit
        while ContinuousClock.now < end {
            let got = recv(descriptor, &piece, piece.count, Int32(MSG_DONTWAIT))
            if got > 0 {
                all += piece.prefix(got)
            } else if got < 0, errno == EAGAIN {
                try await Task.sleep(for: .milliseconds(5))
            } else {
                return String(decoding: all, as: UTF8.self)
            }
            if let text, String(decoding: all, as: UTF8.self).contains(text) {
                return String(decoding: all, as: UTF8.self)
            }
        }
        return nil
    }
}
