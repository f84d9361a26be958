/// The status of a to-do: the STATUS of a VTODO (RFC 5545 section 3.8.1.11).
public enum TodoStatus: String, CaseIterable, Hashable, Sendable {
    /// Not begun; the default without a STATUS.
    case needsAction
    /// Begun.
    case inProcess
    /// Done.
    case completed
    /// No longer necessary.
    case cancelled

    /// Whether it is still to be done.
    public var isOpen: Bool { self == .needsAction || self == .inProcess }
}
