import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// The bytes of an answer.
final class Collected: Sendable {
    private let all = Mutex<[UInt8]>([])

    var bytes: [UInt8] { all.withLock { $0 } }

    func add(_ bytes: some Sequence<UInt8>) { all.withLock { $0 += bytes } }
}

/// Collects what a response writes.
struct BodyCollector: ResponseBodyWriter {
    let collected: Collected

    mutating func write(_ buffer: ByteBuffer) async throws { collected.add(buffer.readableBytesView) }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
