/// The server's arguments: the two flags that LSP recommends, and the languages that it serves.
package struct LaunchArguments: Hashable, Sendable {
    /// The process whose end ends the server.
    package var clientProcess: Int32?
    /// The only languages that are served; nil for all. A language is named like its files' extension.
    package var languages: [String]?
    package var unknown: [String] = []

    package init(_ arguments: some Sequence<String>) {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            if let id = Self.value(of: "--clientProcessId", argument, &rest) {
                clientProcess = Int32(id)
                if clientProcess == nil { unknown.append(argument) }
            } else if let names = Self.value(of: "--languages", argument, &rest) {
                languages = names.split(separator: ",").map { $0.lowercased() }
            } else if argument != "--stdio" {
                unknown.append(argument)
            }
        }
    }

    /// The value of `--flag=value` or `--flag value`.
    private static func value(
        of flag: String, _ argument: String, _ rest: inout ArraySlice<String>
    ) -> String? {
        if argument.hasPrefix(flag + "=") { return String(argument.dropFirst(flag.utf8.count + 1)) }
        return argument == flag ? rest.popFirst() ?? "" : nil
    }
}
