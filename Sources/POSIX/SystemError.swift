/// Why the last call of the system failed.
package struct SystemError: Error {
    package var code = errno

    package init() {}

    /// What the system says about it, without a full stop.
    package var reason: String { String(cString: strerror(code)) }
}
