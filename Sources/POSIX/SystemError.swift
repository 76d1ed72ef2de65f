/// The error of the last system call.
package struct SystemError: Error {
    /// An `errno`.
    package var code = errno

    package init() {}

    /// The system's message, without a full stop.
    package var reason: String { String(cString: strerror(code)) }
}
