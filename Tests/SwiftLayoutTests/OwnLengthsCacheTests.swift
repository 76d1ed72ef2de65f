import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// What is kept of the lengths that classes require, while files change.
@Suite struct OwnLengthsCacheTests {
    private let format = SwiftLayoutFormat()

    private static func badge(_ height: String) -> String {
        """
        final class Badge: UIView {
            init() {
                super.init(frame: .zero)
                heightAnchor.constraint(equalToConstant: \(height)).isActive = true
            }
        }
        """
    }

    private static let page = """
        final class Page: UIView {
            private let badge = Badge()

            init() {
                super.init(frame: .zero)
                addSubview(badge)
                badge.translatesAutoresizingMaskIntoConstraints = false
                badge.heightAnchor.constraint(equalToConstant: 40).isActive = true
            }
        }
        """

    /// The height that the badge of the page requires of itself.
    private func required(_ page: String, in project: Project) -> Double? {
        var context = ParseContext()
        context.file = .alone
        context.project = project
        let document = uncancelled { [context] cancellation throws(Cancelled) in
            try format.parse(SourceText("import UIKit\n\n" + page), in: context, cancellation).document
        }
        return document.layouts.first?.constraints.first { $0.source.requiringClass == "Badge" }?.constant.literal
    }

    private func add(_ text: String, _ number: Int32, to project: inout Project) {
        var context = ParseContext()
        context.file = FileID(number)
        let declared = uncancelled { [context] cancellation throws(Cancelled) in
            try format.parseDeclarations(SourceText("import UIKit\n\n" + text), in: context, cancellation).declarations
        }
        _ = project.setDeclarations(declared, of: FileID(number))
    }

    @Test func aChangeOfTheClassIsSeen() {
        var project = Project()
        add(Self.badge("36"), 2, to: &project)
        #expect(required(Self.page, in: project) == 36)
        #expect(required("/// Edited.\n" + Self.page, in: project) == 36)
        add(Self.badge("30"), 2, to: &project)
        #expect(required(Self.page, in: project) == 30)
    }

    @Test func aChangeOfWhatTheClassUsesIsSeen() {
        var project = Project()
        add(Self.badge("Metrics.height"), 2, to: &project)
        add("enum Metrics { static let height: CGFloat = 36 }", 3, to: &project)
        #expect(required(Self.page, in: project) == 36)
        add("enum Metrics { static let height: CGFloat = 30 }", 3, to: &project)
        #expect(required(Self.page, in: project) == 30)
    }

    /// What the file itself declares is its own.
    @Test func whatTheFileDeclaresCounts() {
        var project = Project()
        add(Self.badge("Metrics.height"), 2, to: &project)
        let metrics = "\n\nenum Metrics { static let height: CGFloat = "
        #expect(required(Self.page + metrics + "36 }", in: project) == 36)
        #expect(required(Self.page + metrics + "30 }", in: project) == 30)
        #expect(required(Self.page + "\n\n" + Self.badge("20"), in: Project()) == 20)
        #expect(required(Self.page + "\n\n" + Self.badge("24"), in: Project()) == 24)
    }
}
