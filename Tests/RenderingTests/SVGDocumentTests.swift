import Foundation
import LayoutLanguage
import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import Rendering

@Suite struct SVGDocumentTests {
    private static let row = """
        size 320 x 44
        label key 90 x 20, value 120 x 20
        H:|-16-[key]-8-[value]-16-|
        [key, value].centerY == super.centerY
        """

    private func svg(_ text: String, state: String? = nil, gone: [String] = [], size: String? = nil) throws
        -> MarkupElement
    {
        try MarkupElement.parse(SVGDocument.text([picture(text, state: state, gone: gone, size: size)]))
    }

    /// The rectangle of a view, whose tooltip begins with its name.
    private func box(_ name: String, in svg: MarkupElement) throws -> MarkupElement {
        let group = svg.all.first { $0.name == "g" && $0.title?.hasPrefix(name + ",") == true }
        return try #require(group?.children.first { $0.name == "rect" })
    }

    // MARK: Contents

    @Test func viewsAreDrawnAtTheirFrames() throws {
        let svg = try svg(
            "size 200 x 100; view a; a.size == 50 x 40; a.leading == super.leading + 20; a.top == super.top + 10")
        let root = try #require(svg.all("rect", "canvas").first)
        let a = try box("a", in: svg)
        let scale = try #require(root.number("width")) / 200
        #expect(a.number("width") == 50 * scale && a.number("height") == 40 * scale)
        #expect(try abs(#require(a.number("x")) - #require(root.number("x")) - 20 * scale) < 0.11)
        #expect(try abs(#require(a.number("y")) - #require(root.number("y")) - 10 * scale) < 0.11)
        #expect(svg.texts("text").contains { $0.hasPrefix("a") && $0.hasSuffix("view") })
    }

    @Test func constraintsAreLinesWithConstants() throws {
        let svg = try svg(
            "size 320 x 44; label key 90 x 20; H:|-16-[key]-(>=12)-|; key.top == super.top + 4; key.height == 30 @ 600")
        let values = svg.all("text", "value").map(\.text)
        #expect(Set(values) == ["16", "≥ 12", "4", "30 @600"])
        let optional = svg.all("path", "soft").filter { $0.styles.contains("line") }
        #expect(optional.count == 2, "the line, and its sample in the legend")
        #expect(svg.texts("title").contains("key's leading edge should equal the superview's leading edge plus 16"))
    }

    @Test(arguments: [
        ("a.leading == super.leading", "pin"), ("a.centerX == super.centerX", "line"),
        ("a.trailing == super.trailing - 300 @ 200", "soft"),
    ])
    func coincidingAnchorsHaveAMark(constraint: String, style: String) throws {
        let svg = try svg("size 320 x 44; view a; a.size == 40 x 20; a.top == super.top + 4; \(constraint)")
        #expect(!svg.all("path", style).isEmpty)
    }

    @Test func aConflictIsRedAndDescribed() throws {
        let svg = try svg(
            """
            size 320 x 100; view a, b; H:|-16-[a(200)]-8-[b(120)]-16-|; [a, b].top == super.top + 8; [a, b].height == 40
            """
        )
        let red = svg.all("text", "fail").map(\.text)
        #expect(red.contains("✕ 16, 40 missing") && red.contains("! 200") && red.contains("! 8"))
        #expect(svg.all("path", "bad").count == 7, "five members and two samples")
        #expect(
            svg.texts("desc").joined().hasSuffix(
                "Conflict: 40 missing. Left out: the root view's trailing edge should equal b's trailing edge plus 16. "
                    + "It conflicts with: a's leading edge should equal the superview's leading edge plus 16, "
                    + "a's width should equal 200, b's leading edge should equal a's trailing edge plus 8 "
                    + "and b's width should equal 120."))
    }

    @Test(arguments: [
        ("a.leading == super.leading + 16", ["16"]), ("super.trailing == a.trailing + 244", ["244"]),
        ("super.leading == a.leading - 16", ["16"]), ("a.left == super.left + 16", ["16"]),
        ("a.leading == super.leading + 16; a.right == super.right + 8 @ 500", ["16", "8 @500 (is -16)"]),
    ])
    func inRightToLeftLayoutsTheLeadingEdgeIsOnTheRight(constraint: String, values: [String]) throws {
        let svg = try svg(
            "size 320 x 44; direction rightToLeft; view a; a.size == 60 x 20; a.top == super.top; \(constraint)")
        let labels = svg.all("text", "value").map(\.text)
        #expect(Set(labels).subtracting(["60", "20"]) == Set(values))
    }

    @Test func ambiguityIsAmberWithASecondSolution() throws {
        let svg = try svg(Self.row)
        #expect(try box("key", in: svg).styles.contains("open"))
        let ghosts = svg.all("rect", "ghost").filter { $0.number("width").map { $0 > 30 } == true }
        #expect(ghosts.count == 2)
        #expect(svg.texts("text").contains("keywidth?"))
        #expect(svg.texts("title").contains("an alternative position of key"))
        let certain = try self.svg(Self.row + "\nkey.width == 90")
        #expect(certain.all("rect", "ghost").isEmpty && certain.all("rect", "open").isEmpty)
    }

    @Test func ofHiddenViewsOnlyADashedOutlineIsDrawn() throws {
        let text = """
            size 320 x 44
            view first { label inner 20 x 10; inner.leading == super.leading + 3 }
            label middle 50 x 20
            first.size == 40 x 20
            H:|-16-[first]-8-[middle]
            [first, middle].centerY == super.centerY
            state bare { gone first }
            """
        let bare = try svg(text, state: "bare")
        #expect(try box("first", in: bare).styles == ["away"])
        #expect(!bare.texts("title").contains { $0.hasPrefix("inner") })
        #expect(!bare.texts("text").contains { $0.hasPrefix("first") })
        #expect(bare.all("text", "value").isEmpty)
        #expect(bare.texts("title").first == "Test, 320 × 44, state bare")
        #expect(try svg(text, gone: ["first"]).texts("title").first == "Test, 320 × 44, gone first")
        #expect(try svg(text).all("rect", "away").isEmpty)
    }

    @Test func whatALaterSiblingHidesKeepsItsOutline() throws {
        let svg = try svg(
            """
            size 300 x 300; view back, front
            back.size == 100 x 100; front.size == 200 x 200
            [back, front].leading == super.leading + 20; [back, front].top == super.top + 20
            """)
        let outlines = svg.all("rect", "behind")
        #expect(outlines.count == 1)
        let titles = svg.all.filter { $0.name == "g" && $0.title?.hasPrefix("back,") == true }
        #expect(titles.count == 2, "the box, and above all boxes its outline")
        #expect(
            svg.texts("text").contains { $0.hasPrefix("back") } && svg.texts("text").contains { $0.hasPrefix("front") })
    }

    @Test func theSpacingOfAStackIsDrawn() throws {
        let svg = try svg(
            """
            size 300 x 60
            stack row horizontal spacing 12 { view a, b }
            [row.a, row.b].size == 40 x 20
            row.top == super.top; row.leading == super.leading
            """)
        #expect(svg.all("text", "value").map(\.text).filter { $0 == "12" }.count == 1)
        #expect(svg.texts("title").contains("\"row\" keeps 12 points between \"row.a\" and \"row.b\""))
    }

    @Test func viewsAndConstraintsHaveTheirPlaceAndViewsTheirConstraints() throws {
        let text = "layout A {\n    size 100 x 40\n    view a\n    a.leading == super.leading + 16\n}"
        let svg = try MarkupElement.parse(SVGDocument.text([picture(text)]))
        let a = try #require(svg.all.first { $0.attributes["data-view"] == "a" })
        #expect(a.attributes["data-place"] == "3:5-3:11")
        #expect(a.title?.contains("\na.leading == super.leading + 16") == true)
        #expect(svg.all.contains { $0.attributes["data-place"] == "4:5-4:36" && $0.title?.hasPrefix("a's") == true })
    }

    @Test func theSafeAreaAndTheMarginsAreDrawn() throws {
        let svg = try svg("size 320 x 200; safeArea 20 0 34 0; margins 16; view a; a.edges == safeArea.edges")
        let root = try #require(svg.all("rect", "canvas").first)
        let top = try #require(root.number("y")) + 20 * #require(root.number("width")) / 320
        let safe = try #require(svg.all("path", "safe").first?.attributes["d"])
        #expect(safe.contains(" \(SVGMarkup.number(top))H"))
        #expect(!svg.all("path", "margin").isEmpty)
        #expect(svg.texts("text").contains("safe area") && svg.texts("text").contains("margins"))
    }

    // MARK: The document

    @Test func drawingIsDeterministic() throws {
        let one = SVGDocument.text([try picture(Self.row)])
        #expect(one == SVGDocument.text([try picture(Self.row)]))
        #expect(one.utf8.count < 10_000)
    }

    // MARK: Unusual files

    @Test(arguments: [
        "<script>alert(1)</script>", "a & b \"c\" 'd' ]]>", "שם שדה", "اسم", "👩‍👩‍👧 family", "标签", "x\u{202E}y",
        "bell\u{7}",
        "\u{FFFE}", "  ",
    ])
    func namesAreEscaped(name: String) throws {
        let spelled = name.replacingOccurrences(of: "\\", with: "\\\\")
        let text = SVGDocument.text([
            try picture(
                """
                layout `\(spelled)` { size 200 x 100; label `\(spelled)` 80 x 20; `\(spelled)`.center == super.center }
                """
            )
        ])
        let svg = try MarkupElement.parse(text)
        #expect(svg.all.filter { $0.name == "script" }.isEmpty)
        #expect(!text.contains("\u{202E}") && !text.contains("\u{7}"))
        let visible = printable(name).replacingOccurrences(of: "\u{FFFE}", with: "\u{FFFD}")
        #expect(svg.texts("title").joined().contains(visible))
    }

    @Test(arguments: [
        "size 0 x 0; view a; a.edges == super.edges", "size fit x fit; view a; a.edges == super.edges",
        "size 100 x 100; view a; a.size == 1000000 x 1000000; a.center == super.center",
        "size 3 x 2; view a; a.edges == super.edges", "size 1000000 x 10; view a; a.edges == super.edges",
        "size 100 x 100; view a; a.leading == super.leading + 1000000; a.top == super.top; a.size == 5 x 5",
        endless("width"), endless("height"),
    ])
    func theSizeOfTheDrawingIsLimited(body: String) throws {
        let svg = try svg(body)
        let (width, height) = (try #require(svg.number("width")), try #require(svg.number("height")))
        #expect(width >= 340 && width <= 1500 && height >= 60 && height <= 2000)
    }

    @Test func screenReadersHaveATitleAndADescription() throws {
        let svg = try svg("size 200 x 100; label a 20 x 10; a.center == super.center")
        #expect(svg.attributes["role"] == "img")
        #expect(svg.title == "Test, 200 × 100")
        #expect(svg.texts("desc") == ["a, label: 20 × 10 at 90, 45."])
    }

    @Test func darkColoursApplyBySystemOrByClass() throws {
        let style = try #require(try svg("size 9 x 9").texts("style").first)
        #expect(style.contains("@media(prefers-color-scheme:dark){"))
        #expect(style.contains(".plumbline:not(.light) .box{") && style.contains(".plumbline.dark .box{"))
        #expect(!style.contains("url(") && !style.contains("@import"))
    }

    @Test(arguments: [PictureLook.blueprint, .screen])
    func theNameAndTheStateAreWhole(look: PictureLook) throws {
        let text = """
            layout RecoveryPassphraseViewController {
                size 44 x 44; view a 9 x 9; a.center == super.center; state collapsed { gone a }
            }
            """
        let svg = try MarkupElement.parse(SVGDocument.text([try picture(text, state: "collapsed")], look: look))
        let head = try #require(svg.all("text", "head").first)
        #expect(head.text.contains("RecoveryPassphraseViewController") && head.text.contains("state collapsed"))
    }

    @Test func namesBelowTheRootAreNotReadAsPartOfTheLegend() throws {
        let svg = try svg(
            """
            size 300 x 40; view outer { view inner; inner.edges == super.edges + 8 }; outer.edges == super.edges
            """)
        let root = try #require(svg.all("rect", "canvas").first)
        let bottom = try #require(root.number("y")) + (try #require(root.number("height")))
        let below = svg.all("text", "name").compactMap { $0.number("y") }.filter { $0 > bottom }
        let legend = svg.all("text", "small").filter { $0.text == "constraint" }.compactMap { $0.number("y") }
        let (name, word) = (try #require(below.max()), try #require(legend.min()))
        #expect(word - name >= 16)
    }

    @Test func severalLayoutsStandOneBelowTheOther() throws {
        let svg = try MarkupElement.parse(
            SVGDocument.text([try picture("layout A { size 10 x 10 }"), try picture("layout B { size 20 x 10 }")]))
        let parts = svg.children.filter { $0.name == "svg" }
        #expect(parts.count == 2)
        #expect(parts[1].number("y") == parts[0].number("height"))
        #expect(svg.title == "A, 10 × 10; B, 20 × 10")
    }

    @Test func nothingToDrawSaysSo() throws {
        #expect(try MarkupElement.parse(SVGDocument.text([])).texts("text") == ["There is no layout to draw."])
    }
}
