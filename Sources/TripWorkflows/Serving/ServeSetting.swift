/// What `meridian serve` tells the program that serves the pages.
package struct ServeSetting: Sendable {
    package let household: Household
    /// The address to listen at.
    package let address: ServedAddress
    /// The address that people use, if it is another one.
    package let base: BaseURL?
    /// The field in which a proxy names who is signed in; nil where none is believed.
    package let trust: TrustedHeader?
    /// Writes a line for the person who started the program.
    package let say: @Sendable (String) -> Void

    /// Collects what is told.
    package init(
        household: Household, address: ServedAddress, base: BaseURL?, trust: TrustedHeader? = nil,
        say: @escaping @Sendable (String) -> Void
    ) {
        (self.household, self.address, self.base) = (household, address, base)
        (self.trust, self.say) = (trust, say)
    }

    /// Whether others can reach the pages: at the address itself, or through the proxy that the base URL names.
    package var isForOthers: Bool { !address.isLoopback || base?.isLoopback == false }
}
