/// The error of the last system call.
package struct SystemError: Error, Equatable {
    /// An `errno`.
    package var code = errno

    package init() {}

    package init(_ code: Int32) {
        self.code = code
    }

    /// The system's message, without a full stop.
    package var reason: String { String(cString: strerror(code)) }
}
