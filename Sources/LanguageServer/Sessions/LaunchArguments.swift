/// The server's arguments: the two flags that LSP recommends.
package struct LaunchArguments: Hashable, Sendable {
    /// The process whose end ends the server.
    package var clientProcess: Int32?
    package var unknown: [String] = []

    package init(_ arguments: some Sequence<String>) {
        let flag = "--clientProcessId="
        for argument in arguments {
            if argument.hasPrefix(flag) {
                clientProcess = Int32(argument.dropFirst(flag.count))
                if clientProcess == nil { unknown.append(argument) }
            } else if argument != "--stdio" {
                unknown.append(argument)
            }
        }
    }
}
