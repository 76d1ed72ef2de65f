/// The system that a layout is made for.
package enum Platform: Hashable, Sendable {
    case iOS, tvOS, macOS
}
