import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

/// The views of a document that can be gone, and how they collapse.
@Suite struct CollapsibleViewsTests {
    private func layout(
        _ subviews: String, constraints: String = "", rootChildren: String = "", style: CollapseStyle? = nil
    ) throws -> Layout {
        let text = IBFixture.xib(subviews, constraints: constraints, rootChildren: rootChildren)
        let document = InterfaceBuilderFormat(collapseStyle: style).parse(SourceText(text)).document
        #expect(document.problems == [])
        return try #require(document.layouts.first)
    }

    private func view(_ id: String, attributes: String = "", _ inside: String = "", tag: String = "view") -> String {
        """
        <\(tag) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="\(id)">
            <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
            \(inside)
        </\(tag)>
        """
    }

    private func note(_ text: String) -> String {
        "<attributedString key=\"userComments\"><fragment content=\"\(text)\"/></attributedString>"
    }

    private func collapsible(_ layout: Layout) -> [String] { layout.vary.map { layout[$0.view].name } }

    // MARK: Hidden views

    @Test func hiddenArrangedViewsCanBeGone() throws {
        let stack = """
            <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                <rect key="frame" x="0.0" y="0.0" width="20" height="10"/>
                <subviews>\(view("a", attributes: "hidden=\"YES\""))\(view("b"))</subviews>
            </stackView>
            """
        let layout = try layout(stack + view("c", attributes: "hidden=\"YES\""))
        #expect(collapsible(layout) == ["a"])
        #expect(layout.collapses == [])
        #expect(layout.views.filter(\.isHidden).map(\.name) == ["a", "c"])
    }

    @Test func otherHiddenViewsCollapseInTheStyleOfTheApp() throws {
        let text = view("a", attributes: "hidden=\"YES\"") + view("b")
        let layout = try layout(text, style: .flexibleBox)
        #expect(collapsible(layout) == ["a"])
        #expect(layout.collapses.map(\.style) == [.flexibleBox])
        #expect(layout.collapses.first?.edges == [.leading, .trailing])
        // In these styles, each view needs a declaration.
        for style in [CollapseStyle.plain, .fdCollapsible] {
            let other = try self.layout(text, style: style)
            #expect(collapsible(other) == [])
        }
    }

    @Test func viewsHiddenBySizeClassesCannotBeGone() throws {
        let stack = """
            <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                <rect key="frame" x="0.0" y="0.0" width="20" height="10"/>
                <subviews>
                    \(view("a", attributes: "hidden=\"YES\"", "<variation key=\"widthClass=regular\" hidden=\"NO\"/>"))
                    \(view("b"))
                </subviews>
            </stackView>
            """
        let layout = try layout(stack)
        #expect(collapsible(layout) == [])
    }

    // MARK: Notes

    @Test(
        arguments: [
            ("collapse: trailing as flexibleBox", .flexibleBox, [.trailing]),
            ("collapse as hrViewVisible", .hrViewVisible, [.leading, .trailing, .top, .bottom]),
            ("collapse : top bottom", .plain, [.top, .bottom]),
            ("The badge of the day.&#10;collapse: all", .plain, [.leading, .trailing, .top, .bottom]),
        ] as [(String, CollapseStyle, Set<Edge>)])
    func aNoteDeclaresHowItsViewCollapses(text: String, style: CollapseStyle, edges: Set<Edge>) throws {
        let layout = try layout(view("a", note(text)) + view("b"))
        #expect(collapsible(layout) == ["a"])
        #expect(layout.collapses.map(\.style) == [style])
        #expect(layout.collapses.first?.edges == edges)
    }

    @Test func aNoteWithoutAStyleUsesThatOfTheApp() throws {
        let text = view("a", note("collapse"))
        let library = try layout(text, style: .hrViewVisible)
        #expect(library.collapses.map(\.style) == [.hrViewVisible])
        // Without a library, the view is hidden and keeps its space.
        let plain = try layout(text)
        #expect(collapsible(plain) == ["a"])
        #expect(plain.collapses == [])
    }

    @Test(
        arguments: [
            "collapse the row when it is empty", "It may collapse", "collapse: inwards",
            "collapse as", "",
        ])
    func otherNotesDeclareNothing(text: String) throws {
        let layout = try layout(view("a", note(text)), style: .hrViewVisible)
        #expect(collapsible(layout) == [])
        #expect(layout.collapses == [])
    }

    // MARK: Inactive constraints

    private func layoutWithZeroHeight(_ identifier: String, more: String = "", excluded: String = "") throws -> Layout {
        let inside = """
            <constraints>
                <constraint firstAttribute="height" identifier="\(identifier)" id="zero"/>
                \(more)
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="zero"/>\(excluded)</mask></variation>
            """
        return try layout(
            view("a", inside) + view("b"),
            constraints: """
                <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" \
                identifier="\(identifier)" id="gap"/>
                <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" \
                priority="999" constant="8" id="wide"/>
                """,
            rootChildren: """
                <variation key="default"><mask key="constraints"><exclude reference="gap"/></mask></variation>
                """)
    }

    @Test func constraintsWithOneIdentifierAreInstalledTogether() throws {
        let layout = try layoutWithZeroHeight("a gone")
        #expect(collapsible(layout) == ["a"])
        let collapse = try #require(layout.collapses.first)
        #expect(collapse.installed.map { layout[$0].objectID } == ["zero", "gap"])
        #expect(collapse.constraints == [])
    }

    @Test func unclearDeclarationsAreIgnored() throws {
        // Without an identifier, it is unclear which constraints belong together.
        let unnamed = try layoutWithZeroHeight("")
        #expect(collapsible(unnamed) == [])
        // Code must deactivate the required height too, and perhaps other constraints.
        let fixed = try layoutWithZeroHeight(
            "z", more: #"<constraint firstAttribute="height" constant="40" id="tall"/>"#)
        #expect(collapsible(fixed) == [])
        // Two identifiers with a zero length.
        let two = try layoutWithZeroHeight(
            "z", more: #"<constraint firstAttribute="width" identifier="y" id="thin"/>"#,
            excluded: #"<exclude reference="thin"/>"#)
        #expect(collapsible(two) == [])
    }

    // MARK: By content

    private func automatic(_ tag: String, _ attributes: String = "") throws -> (Layout, Collapse.Occasion?) {
        let inside = """
            <constraints><constraint firstAttribute="height" constant="10" id="high"/></constraints>
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="autoCollapse" value="YES"/>
            </userDefinedRuntimeAttributes>
            <connections>
                <outletCollection property="fd_collapsibleConstraints" destination="high" id="o"/>
            </connections>
            """
        let layout = try layout(view("a", attributes: attributes, inside, tag: tag))
        return (layout, layout.collapses.first?.occasion)
    }

    @Test func aViewMayCollapseByItsContent() throws {
        for tag in ["label", "imageView"] {
            let (layout, occasion) = try automatic(tag)
            #expect(occasion == .byCode)
            #expect(collapsible(layout) == ["a"])
        }
        let custom = try automatic("view", "customClass=\"Badge\"")
        #expect(custom.1 == .byCode)
    }

    @Test func aViewWithoutContentIsAlwaysGone() throws {
        let (layout, occasion) = try automatic("view")
        #expect(occasion == .always)
        #expect(layout.alwaysGone == [ViewID(1)])
        #expect(collapsible(layout) == [])
    }

    @Test func aControlIsNeverGone() throws {
        let (layout, occasion) = try automatic("switch")
        #expect(occasion == .never)
        #expect(layout.alwaysGone == [])
        #expect(collapsible(layout) == [])
    }
}
