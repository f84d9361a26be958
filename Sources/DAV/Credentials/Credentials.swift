/// A name and a password for one server.
///
/// No text shows the password.
package struct Credentials: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    /// The name.
    package let user: String
    /// The password.
    package let password: String

    /// Makes credentials.
    ///
    /// - Parameters:
    ///   - user: The name.
    ///   - password: The password.
    package init(user: String, password: String) { (self.user, self.password) = (user, password) }

    /// The name alone.
    package var description: String { user }

    /// The name alone.
    package var customMirror: Mirror { Mirror(self, children: ["user": user]) }
}
