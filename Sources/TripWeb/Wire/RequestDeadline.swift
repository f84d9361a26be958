import NIOCore
import NIOHTTPTypes

/// Closes a connection whose request does not end in time, so that a client that sends a byte a second holds nothing.
///
/// The server's own timeout counts from the last bytes; this one from the first. An ``AllowedUpload`` has a second more for
/// as many bytes as a slow line carries in one.
final class RequestDeadline: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart

    private let patience: TimeAmount
    private var closing: Scheduled<Void>?
    private var begun = NIODeadline.uptimeNanoseconds(0)
    /// The bytes of the request that have come.
    private var received: Int64 = 0
    private var isUpload = false

    init(_ patience: TimeAmount) { self.patience = patience }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            stop()
            (begun, received, isUpload) = (context.eventLoop.now, 0, false)
            look(at: context.channel)
        case .body(let bytes): received += Int64(bytes.readableBytes)
        case .end: stop()
        }
        context.fireChannelRead(data)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is AllowedUpload { isUpload = true }
        context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) {
        stop()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { stop() }

    /// Looks when the time is over whether more came that gives it more.
    private func look(at channel: any Channel) {
        let handler = NIOLoopBound(self, eventLoop: channel.eventLoop)
        closing = channel.eventLoop.scheduleTask(deadline: end) {
            let handler = handler.value
            if handler.end > channel.eventLoop.now {
                handler.look(at: channel)
            } else {
                channel.close(promise: nil)
            }
        }
    }

    /// When the request has to be whole, by what has come of it.
    private var end: NIODeadline {
        let more =
            isUpload ? TimeAmount.nanoseconds(received * 1_000_000_000 / Int64(Limits.leastRate)) : .zero
        return begun + patience + more
    }

    private func stop() {
        closing?.cancel()
        closing = nil
    }
}
