/// How far a to-do is, as the STATUS of a VTODO says it (RFC 5545 section 3.8.1.11).
public enum TodoStatus: String, CaseIterable, Hashable, Sendable {
    /// It is to be done; also where a calendar says nothing.
    case needsAction
    /// It is begun.
    case inProcess
    /// It is done.
    case completed
    /// It need not be done any more.
    case cancelled

    /// Whether it still asks for something.
    public var isOpen: Bool { self == .needsAction || self == .inProcess }
}
