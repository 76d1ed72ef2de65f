import LayoutModel
import SourceText
import TestSupport
import Testing

/// Several modules of a project may declare the same names: code means what is in the folders that are nearest.
@Suite struct NearFilesTests {
    /// The messages of conflicts in a view that makes two heights, the second one by a helper.
    private func conflicts(
        at path: String?, with others: [(path: String?, String)], calling helper: String = "box.setHeight()"
    ) -> [String] {
        let text = """
            import UIKit

            final class Card: UIView {
                private let box = UIView()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(box)
                    box.heightAnchor.constraint(equalToConstant: 10).isActive = true
                    \(helper)
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """
        return findings(in: (path, SourceText(text)), with: others).filter { $0.code == "conflict" }.map(\.message)
    }

    private func helper(_ height: Int, _ more: String = "") -> String {
        """
        extension UIView {
            func setHeight(\(more)) { heightAnchor.constraint(equalToConstant: \(height)).isActive = true }
        }
        """
    }

    @Test func theNearestFunctionIsMeant() {
        let others = [("/p/One/Helpers.swift", helper(20)), ("/p/Two/Helpers.swift", helper(30))]
        #expect(conflicts(at: "/p/One/Card.swift", with: others).count == 1)
        #expect(conflicts(at: "/p/One/Card.swift", with: others).first?.contains("box.height == 20") == true)
        #expect(conflicts(at: "/p/Two/Views/Card.swift", with: others).first?.contains("box.height == 30") == true)
    }

    /// It may be a part of both modules.
    @Test func codeThatIsEquallyNearToBothIsNotRead() {
        let others = [("/p/One/Helpers.swift", helper(20)), ("/p/Two/Helpers.swift", helper(30))]
        #expect(conflicts(at: "/p/Shared/Card.swift", with: others).isEmpty)
        #expect(conflicts(at: "/p/OneMore/Card.swift", with: others).isEmpty)
        #expect(conflicts(at: nil, with: others).isEmpty)
        #expect(conflicts(at: "/p/One/Card.swift", with: others.map { (nil, $0.1) }).isEmpty)
    }

    /// What other files cannot see is not meant, wherever it is.
    @Test(arguments: ["private ", "fileprivate "])
    func whatIsPrivateInAnotherFileIsNotMeant(access: String) {
        let others = [("/p/One/Other.swift", access + helper(20)), ("/p/Two/Helpers.swift", helper(10))]
        #expect(conflicts(at: "/p/One/Card.swift", with: others).isEmpty)
        let metrics = [
            ("/p/One/Other.swift", "\(access)enum Metrics { static let height: CGFloat = 30 }"),
            ("/p/Shared/Metrics.swift", "enum Metrics { static let height: CGFloat = 10 }"),
        ]
        let call = "box.heightAnchor.constraint(equalToConstant: Metrics.height).isActive = true"
        #expect(conflicts(at: "/p/One/Card.swift", with: metrics, calling: call).isEmpty)
    }

    /// Code may import what is public, and does not see another package's own.
    @Test func whatMayBeImportedIsNotDecidedByFolders() {
        let call = "box.heightAnchor.constraint(equalToConstant: Metrics.height).isActive = true"
        func metrics(_ height: Int, _ access: String = "") -> String {
            "\(access)enum Metrics { \(access)static let height: CGFloat = \(height) }"
        }
        for (path, other) in [
            ("/p/Features/Home/Card.swift", "/p/Features/Profile/Metrics.swift"),
            ("/p/Home/Sources/Home/Card.swift", "/p/Home/Sources/Profile/Metrics.swift"),
            ("/p/Kit/Sources/Kit/Card.swift", "/p/Kit/Tests/KitTests/Metrics.swift"),
        ] {
            let others = [(other, metrics(30)), ("/p/Core/Sources/Core/Metrics.swift", metrics(10, "public "))]
            #expect(conflicts(at: path, with: others, calling: call).isEmpty)
        }
        let own = [
            ("/p/Kit/Sources/Kit/Metrics.swift", metrics(30)),
            ("/p/Core/Sources/Core/Metrics.swift", metrics(10, "public ")),
        ]
        #expect(conflicts(at: "/p/Kit/Sources/Kit/Card.swift", with: own, calling: call).count == 1)
    }

    /// A module may have both.
    @Test func functionsOfOtherTypesAreAllMeant() {
        let others = [
            ("/p/One/Helpers.swift", helper(20, "_ extra: Int = 0")),
            ("/p/Two/Helpers.swift", helper(30, "_ extra: Bool = false")),
        ]
        #expect(conflicts(at: "/p/One/Card.swift", with: others).isEmpty)
        func global(_ head: String, _ height: Int) -> String {
            "func mark\(head) { view.heightAnchor.constraint(equalToConstant: \(height)).isActive = true }"
        }
        let generic = [
            ("/p/One/Marks.swift", global("<T: UILabel>(_ view: T)", 20)),
            ("/p/Two/Marks.swift", global("<T: UIView>(_ view: T)", 10)),
        ]
        #expect(conflicts(at: "/p/One/Card.swift", with: generic, calling: "mark(box)").isEmpty)
        #expect(
            conflicts(at: "/p/One/Card.swift", with: Array(generic.prefix(1)), calling: "mark(box)").count == 1)
    }

    /// A module may have one for each class.
    @Test func membersForSomeTypesAloneAreAllMeant() {
        func tool(_ height: Int, _ type: String) -> String {
            """
            extension Tool where Base: \(type) {
                func setHeight() { base.heightAnchor.constraint(equalToConstant: \(height)).isActive = true }
            }
            """
        }
        let others = [
            ("/p/One/Tool.swift", "struct Tool<Base> { let base: Base }"),
            ("/p/One/Tool+Label.swift", tool(20, "UILabel")), ("/p/Two/Tool+View.swift", tool(30, "UIView")),
        ]
        let call = "Tool(base: box).setHeight()"
        #expect(conflicts(at: "/p/One/Card.swift", with: others, calling: call).isEmpty)
        #expect(conflicts(at: "/p/One/Card.swift", with: Array(others.prefix(2)), calling: call).count == 1)
    }

    @Test func theNearestTypeAndConstantAreMeant() {
        func metrics(_ height: Int) -> String {
            "enum Metrics { static let height: CGFloat = \(height) }\nlet margin: CGFloat = \(height + 1)"
        }
        let others = [("/p/One/A/Metrics.swift", metrics(10)), ("/p/Two/Metrics.swift", metrics(30))]
        let type = "box.heightAnchor.constraint(equalToConstant: Metrics.height).isActive = true"
        #expect(conflicts(at: "/p/One/Card.swift", with: others, calling: type).isEmpty)
        #expect(conflicts(at: "/p/Two/Card.swift", with: others, calling: type).count == 1)
        let constant = "box.heightAnchor.constraint(equalToConstant: margin).isActive = true"
        #expect(
            conflicts(at: "/p/Two/Card.swift", with: others, calling: constant).first?.contains("== 31") == true)
    }

    /// What an extension adds is a part of the type that is nearest to it.
    @Test func extensionsBelongToTheNearestType() {
        func badge(_ height: Int) -> [String] {
            [
                "final class Badge: UIView { override init(frame: CGRect) { super.init(frame: frame); setUp() } }",
                """
                extension Badge {
                    func setUp() { heightAnchor.constraint(equalToConstant: \(height)).isActive = true }
                }
                """,
            ]
        }
        let others = [
            ("/p/One/Badge.swift", badge(20)[0]), ("/p/One/Badge+Layout.swift", badge(20)[1]),
            ("/p/Two/Badge.swift", badge(30)[0]), ("/p/Two/Badge+Layout.swift", badge(30)[1]),
        ]
        let use = """
            let badge = Badge()
                    badge.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(badge)
                    badge.heightAnchor.constraint(equalToConstant: 30).isActive = true
            """
        #expect(conflicts(at: "/p/One/Card.swift", with: others, calling: use).first?.contains("== 20") == true)
        #expect(conflicts(at: "/p/Two/Card.swift", with: others, calling: use).isEmpty)
    }

    /// A class that another module declares too may have classes below it that are known.
    @Test func classesBelowTheNearestAreKnown() {
        let base = """
            class Base: UIView {
                let box = UIView()
                override init(frame: CGRect) { super.init(frame: frame); addSubview(box); setUp() }
                func setUp() {}
            }
            """
        let text = """
            import UIKit

            final class Card: Base {
                override func setUp() {
                    box.translatesAutoresizingMaskIntoConstraints = false
                    box.heightAnchor.constraint(equalToConstant: 10).isActive = true
                    box.heightAnchor.constraint(equalToConstant: 20).isActive = true
                }
            }
            """
        let others = [("/p/One/Base.swift", base), ("/p/Two/Base.swift", "class Base: UIControl {}")]
        #expect(
            findings(in: ("/p/One/Card.swift", SourceText(text)), with: others).filter { $0.code == "conflict" }.count
                == 1)
    }
}
