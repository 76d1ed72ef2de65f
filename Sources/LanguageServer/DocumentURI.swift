import Foundation

/// The identity of a document, as the client writes it. It is compared as it stands and only read for its path's ending.
enum DocumentURI {
    /// The path within the URI, with its escapes resolved.
    static func path(of uri: String) -> String {
        let bare = uri.prefix { $0 != "?" && $0 != "#" }
        return String(bare).removingPercentEncoding ?? String(bare)
    }
}
