import NIOCore
import NIOHTTPTypes

/// Closes a connection whose request does not end in time, so that a client that sends a byte a second holds nothing.
///
/// The server's own timeout counts from the last bytes; this one from the first. An ``AllowedUpload`` has a second more for
/// as many bytes as a slow line carries in one, until it is answered.
final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let patience: TimeAmount
    private var closing: Scheduled<Void>?
    private var begun = NIODeadline.uptimeNanoseconds(0)
    /// The bytes of the request that have come, as far as any are read.
    private var received = 0
    private var isUpload = false

    init(_ patience: TimeAmount) { self.patience = patience }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            stop()
            (begun, received, isUpload) = (context.eventLoop.now, 0, false)
            look(at: context.channel)
        case .body(let bytes): received = min(received + bytes.readableBytes, Limits.largestDiscarded)
        case .end: stop()
        }
        context.fireChannelRead(data)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        // The request may have ended meanwhile; then there is nothing to wait for.
        if event is AllowedUpload { isUpload = closing != nil }
        context.fireUserInboundEventTriggered(event)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        // What is answered before it is whole is refused, and nothing more of it is awaited.
        if case .end = unwrapOutboundIn(data) { isUpload = false }
        context.write(data, promise: promise)
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
            isUpload ? TimeAmount.milliseconds(Int64(received) * 1_000 / Int64(Limits.leastRate)) : .zero
        return begun + patience + more
    }

    private func stop() {
        closing?.cancel()
        closing = nil
    }
}
