/// An option of a command: a flag, or one with a value.
struct Option: Sendable {
    /// With its dashes.
    var name: String
    /// The name of the value in the help; nil for a flag.
    var value: String?
    var help: String

    init(_ name: String, _ value: String? = nil, _ help: String) {
        self.name = name
        self.value = value
        self.help = help
    }
}
