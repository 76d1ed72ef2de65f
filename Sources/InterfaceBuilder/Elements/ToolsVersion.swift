/// The version of Interface Builder that saved a document.
struct ToolsVersion: Hashable, Comparable, Sendable {
    /// The integer part of `toolsVersion`.
    let number: Int

    init(_ number: Int) {
        self.number = number
    }

    /// Several recent versions write 32700. They behave like versions between 22000 and 24000.
    static let sentinel = ToolsVersion(32700)

    var isSentinel: Bool { self == .sentinel }

    static func < (a: ToolsVersion, b: ToolsVersion) -> Bool {
        a.order < b.order
    }

    private var order: Int { isSentinel ? 23000 : number }
}
