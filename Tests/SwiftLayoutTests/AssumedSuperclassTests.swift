import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// What a superclass is taken for whose declaration is not among the sources.
@Suite struct AssumedSuperclassTests {
    private static func layout(_ header: String, _ members: String, adding: String = "addSubview(box)") -> Layout? {
        let code = """
            import Library
            import UIKit

            final class Card: \(header) {
                private let box = UIView()

                \(members) {
                    \(adding)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    box.heightAnchor.constraint(equalToConstant: 40).isActive = true
                }
            }
            """
        return SwiftLayoutFormat().parse(SourceText(code)).document.layouts.first
    }

    @Test(arguments: [
        ("CardView", "view"), ("RoundedButton", "button"), ("SwipeTableViewCell", "tableViewCell"), ("Badge", "view"),
    ])
    func aViewIsReadByItsName(name: String, kind: String) throws {
        let layout = try #require(Self.layout(name, "override init(frame: CGRect)"))
        #expect(layout.views[0].kind.rawValue == kind)
        #expect(layout.constraints.count == 1)
    }

    @Test(arguments: ["PagingViewController", "Page"])
    func aControllerIsReadByItsNameOrByWhatItOverrides(name: String) throws {
        let layout = try #require(Self.layout(name, "override func viewDidLoad()", adding: "view.addSubview(box)"))
        #expect(layout.views.map(\.displayName) == ["view", "box"])
    }

    @Test func aCellIsReadByWhatItOverrides() throws {
        let initializer = "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)"
        let layout = try #require(Self.layout("SwipeCell", initializer, adding: "contentView.addSubview(box)"))
        #expect(layout.views[0].kind.rawValue == "tableViewCell")
    }

    @Test func anItemIsReadByItsContentView() throws {
        let initializer = "override init(frame: CGRect)"
        let layout = try #require(Self.layout("DayCell", initializer, adding: "contentView.addSubview(box)"))
        #expect(layout.views[0].kind.rawValue == "collectionViewCell")
        #expect(Self.layout("DayCell", initializer)?.views[0].kind.rawValue == "view")
    }

    @Test(arguments: [
        "Presenter", "NSView", "ScrollingView",
        "AloeStackView", "UIPresentationController", "CardViewDelegate", "XCTestCase",
    ])
    func anotherClassIsNotRead(name: String) {
        #expect(Self.layout("CardView", "func show()") != nil)
        #expect(Self.layout(name, "func show()") == nil)
    }

    /// Its code may place any view.
    @Test func nothingIsMissing() throws {
        let layout = try #require(Self.layout("CardView", "init()"))
        #expect(layout.partiallyKnown[.horizontal].count == layout.views.count)
    }

    @Test(arguments: ["super.init(content: height)", "super.place(height)"])
    func whatTheSuperclassIsGivenIsNotCertain(call: String) throws {
        let height = "let height = box.heightAnchor.constraint(equalToConstant: 40); height.isActive = true"
        let layout = try #require(Self.layout("CardView", "init()", adding: "\(height)\naddSubview(box)\n\(call)"))
        #expect(layout.constraints.count == 1)
    }

    @Test func aViewOfSuchAClassIsAView() throws {
        let code = """
            import UIKit

            final class Badge: RoundedView {}

            final class Card: UIView {
                init() {
                    super.init(frame: .zero)
                    let badge = Badge()
                    addSubview(badge)
                    badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
                }
            }
            """
        let layouts = SwiftLayoutFormat().parse(SourceText(code)).document.layouts
        #expect(layouts.map(\.name) == ["Card"])
        #expect(layouts.first?.constraints.count == 1)
    }
}
