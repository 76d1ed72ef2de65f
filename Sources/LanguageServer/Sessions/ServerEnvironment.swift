import LayoutModel

/// The dependencies of a session, which tests replace.
package struct ServerEnvironment: Sendable {
    package var version: String
    package var formats: FormatRegistry
    /// The base URI of the pages that are installed with the program; nil if there are none.
    package var installedPages: @Sendable () -> String? = { nil }
    /// Writes a line to standard error.
    package var standardError: @Sendable (String) -> Void = { _ in }
    package var arguments = LaunchArguments([])
    /// Seconds between two checks of the client's process.
    package var parentPollSeconds = 2.0

    package init(version: String, formats: FormatRegistry) {
        self.version = version
        self.formats = formats
    }
}
