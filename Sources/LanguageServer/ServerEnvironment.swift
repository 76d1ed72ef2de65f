import LayoutModel

/// What the session needs from outside, so that tests can put something else in its place.
package struct ServerEnvironment: Sendable {
    package var version: String
    package var formats: FormatRegistry
    /// The base of the rules' pages that were installed with the program; nil where there are none.
    package var installedPages: @Sendable () -> String? = { nil }
    /// Takes a line for standard error.
    package var standardError: @Sendable (String) -> Void = { _ in }
    package var arguments = LaunchArguments([])
    /// Seconds between two looks at the client's process.
    package var parentPollSeconds = 2.0

    package init(version: String, formats: FormatRegistry) {
        self.version = version
        self.formats = formats
    }
}
