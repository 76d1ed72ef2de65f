import Foundation

/// What happens while layout code runs: in which order views are made, and what UIKit would have refused.
///
/// A recorder belongs to one task, which is why it needs no lock.
public final class Recorder: @unchecked Sendable {
    /// The recorder of the code that is running, if it is recorded.
    @TaskLocal public static var current: Recorder?

    /// Something that ends an app: UIKit throws an exception that nobody catches.
    enum Mistake {
        case noCommonAncestor(NSLayoutConstraint, items: [AnyObject])
        case refused(NSLayoutConstraint, reason: String, items: [AnyObject])
        case message(String)
    }

    /// What libraries keep in global variables.
    public var attachments: [String: Any] = [:]
    private var creations = 0
    private(set) var mistakes: [Mistake] = []

    init() {}

    /// The number of a new view or guide, from 1.
    func nextCreation() -> Int {
        creations += 1
        return creations
    }

    func note(_ mistake: Mistake) {
        mistakes.append(mistake)
    }

    /// Notes what a library would have ended the app for.
    ///
    /// - Parameter message: the library's own words, or the start of them.
    public static func note(_ message: String) {
        current?.note(.message(message))
    }
}
