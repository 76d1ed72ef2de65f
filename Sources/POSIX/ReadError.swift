/// Why a file cannot be read.
package enum ReadError: Error, Equatable {
    case system(SystemError)
    /// A pipe, a device or a socket. Reading it may wait for ever or never end.
    case notAFile
    case tooLarge(limit: Int)

    /// A clause without a full stop.
    package var reason: String {
        switch self {
        case .system(let error): error.reason
        case .notAFile: "it is a pipe or a device"
        case .tooLarge(let limit): "it is larger than \(limit >> 20) MB"
        }
    }
}
