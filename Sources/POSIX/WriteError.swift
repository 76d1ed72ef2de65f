/// Why a file is not written. It is then as it was.
package enum WriteError: Error, Equatable {
    case system(SystemError)
    /// It has other names. Writing into it would change them too, and a new file would part them.
    case linked(names: Int)
    case changed
    /// A new file would belong to someone else.
    case otherOwner

    /// A clause without a full stop.
    package var reason: String {
        switch self {
        case .system(let error): error.reason
        case .linked(let names): "it has \(names) names (hard links); replace it with a copy first"
        case .changed: "another program has changed it since it was read; run the command again"
        case .otherOwner: "it belongs to another user or group, and would no longer"
        }
    }
}
