import NIOCore
import NIOHTTPTypes

/// Closes a connection whose client does not take its answers.
///
/// What the system's buffer does not take waits in the channel. From then on the client has to take some of it in each
/// span of the patience; a page that is still being made is not looked at.
final class AnswerDeadline: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let patience: TimeAmount
    private let waiting: (any Channel) -> Int
    private var next: Scheduled<Void>?
    /// The bytes of contents that were written; heads do not matter beside them.
    private var written = 0

    /// Makes the deadline of a connection.
    ///
    /// - Parameters:
    ///   - patience: The span.
    ///   - waiting: The bytes that wait in a channel; tests say how many.
    init(
        _ patience: TimeAmount,
        waiting: @escaping (any Channel) -> Int = {
            (try? $0.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
        }
    ) { (self.patience, self.waiting) = (patience, waiting) }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .body(let bytes) = unwrapOutboundIn(data) { written += bytes.readableBytes }
        context.write(data, promise: promise)
    }

    func flush(context: ChannelHandlerContext) {
        context.flush()
        let channel = context.channel
        guard next == nil, let taken = taken(from: channel) else { return }
        look(at: channel, after: taken)
    }

    func channelInactive(context: ChannelHandlerContext) {
        stop()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { stop() }

    /// Looks after a while whether the client has taken anything meanwhile.
    private func look(at channel: any Channel, after before: Int) {
        let handler = NIOLoopBound(self, eventLoop: channel.eventLoop)
        next = channel.eventLoop.scheduleTask(in: patience) {
            let handler = handler.value
            handler.next = nil
            guard let taken = handler.taken(from: channel) else { return }
            if taken > before {
                handler.look(at: channel, after: taken)
            } else {
                channel.close(promise: nil)
            }
        }
    }

    /// The bytes that the client has taken, as far as something waits for it; nil where nothing does.
    private func taken(from channel: any Channel) -> Int? {
        let waiting = waiting(channel)
        return waiting > 0 ? written - waiting : nil
    }

    private func stop() {
        next?.cancel()
        next = nil
    }
}
