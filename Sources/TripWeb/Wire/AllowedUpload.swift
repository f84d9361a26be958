/// The event on a connection that the form with files on its way comes from somebody who is signed in.
struct AllowedUpload: Sendable {}
