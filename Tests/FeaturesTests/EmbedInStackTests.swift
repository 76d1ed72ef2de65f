import Formats
import AutoLayoutEngine
import Features
import LayoutModel
import SourceText
import TestSupport
import Testing

/// Siblings with equal gaps become the arranged views of a stack view, and keep their frames.
@Suite struct EmbedInStackTests {
    private let title = "Embed \"a\", \"b\" and \"c\" in a stack view"

    // MARK: In a text

    @Test func aRowWithAlignedCentresBecomesAStack() throws {
        let text = """
            layout Row {
                size 320 x 44
                view a, b
                label c 60 x 20 "C" // the last one
                a.leading == super.leading + 16
                b.leading == a.trailing + 8
                c.leading == b.trailing + 8
                [a, b].height == 30
                a.width == 40
                b.width == 40
                [a, b, c].centerY == super.centerY
                c.trailing <= super.trailing - 16
                vary b
                collapse b: trailing
            }
            """
        #expect(
            try Fixing(text).refactorings(at: "a, b").text(title) == """
                layout Row {
                    size 320 x 44
                    stack row horizontal spacing 8 alignment center {
                        view a
                        view b
                        label c 60 x 20 "C" // the last one
                    }
                    [row.a, row.b].height == 30
                    row.a.width == 40
                    row.leading == super.leading + 16
                    row.trailing <= super.trailing - 16
                    row.centerY == super.centerY
                    row.b.width == 40 @ 999
                    vary row.b
                }
                """)
    }

    @Test func aNestedColumnBecomesAStack() throws {
        let text = """
            layout Card {
                size 320 x 200
                view card {
                    view a {
                        view dot
                        dot.center == super.center
                        dot.size == 4 x 4
                    }
                    view other, b
                    view c
                    V:|-12-[a(20)]-6-[b(30)]-6-[c(20)]
                    [a, b, c].leading == super.leading + 4
                    [a, b, c].trailing == super.trailing - 4
                    other.top == c.bottom + 9
                    other.size == 5 x 5
                    other.leading == super.leading
                }
                card.edges == super.edges
                state s { card.b.size = 9 x 9 }
            }
            """
        #expect(
            try Fixing(text).refactorings(at: "a {").text("Embed \"card.a\", \"card.b\" and \"card.c\" in a stack view")
                == """
                layout Card {
                    size 320 x 200
                    view card {
                        stack column vertical spacing 6 {
                            view a {
                                view dot
                                dot.center == super.center
                                dot.size == 4 x 4
                            }
                            view b
                            view c
                        }
                        view other
                        other.size == 5 x 5
                        other.leading == super.leading
                        column.top == super.top + 12
                        other.top == column.bottom + 9
                        column.leading == super.leading + 4
                        column.trailing == super.trailing - 4
                        column.a.height == 20
                        column.b.height == 30
                        column.c.height == 20
                    }
                    card.edges == super.edges
                    state s { card.column.b.size = 9 x 9 }
                }
                """)
    }

    private let row = """
        layout Row {
            size 320 x 44
            view a, b, c
            a.leading == super.leading + 16
            b.leading == a.trailing + 8
            c.leading == b.trailing + 8
            [a, b, c].size == 40 x 30
            [a, b, c].top == super.top + 4
        }
        """

    @Test func onlyViewsWithEqualGapsAreEmbedded() throws {
        let text = row.replacing("c.leading == b.trailing + 8", with: "c.leading == b.trailing + 9")
        let titles = try Fixing(text).refactorings(at: "a, b").map(\.title)
        #expect(titles.contains("Embed \"a\" and \"b\" in a stack view"))
        #expect(!titles.contains(title))
    }

    @Test(arguments: [
        // The views are not aligned.
        ("[a, b, c].top == super.top + 4", "[a, b].top == super.top + 4\n    c.top == super.top + 5"),
        // A state changes a gap that would be removed.
        ("b.leading == a.trailing + 8", "gap1: b.leading == a.trailing + 8\n    state s { gap1.constant = 9 }"),
        // A library needs the constraints that would be removed.
        ("    [a, b, c].size", "    collapse b as hrViewVisible\n    [a, b, c].size"),
        ("size 320 x 44", "size 320 x 44\n    state s { gone b }"),
    ]) func notOfferedIfTheLayoutWouldChange(old: String, new: String) throws {
        #expect(!(try Fixing(row.replacing(old, with: new)).refactorings(at: "a, b")).contains { $0.title == title })
    }

    // MARK: In a document

    private func box(_ id: String, _ x: Int, _ inside: String = "") -> String {
        """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="\(id)">
            <rect key="frame" x="\(x)" y="20" width="60" height="40"/>
            <constraints>
                <constraint firstAttribute="width" constant="60" id="\(id)-w"/>
                <constraint firstAttribute="height" constant="40" id="\(id)-h"/>
            </constraints>\(inside)
        </view>
        """.replacing("\n", with: "\n                ")
    }

    /// The box after it has become an arranged view, at another x in the stack.
    private func arranged(_ id: String, from old: Int, to new: String) -> String {
        box(id, old).replacing("x=\"\(old)\" y=\"20\"", with: "x=\"\(new)\" y=\"0.0\"")
            .replacing("\n", with: "\n        ")
    }

    private func pin(
        _ id: String, _ edge: String, _ constant: Int, _ other: String = "root", _ otherEdge: String? = nil
    )
        -> String
    {
        "<constraint firstItem=\"\(id)\" firstAttribute=\"\(edge)\" secondItem=\"\(other)\" "
            + "secondAttribute=\"\(otherEdge ?? edge)\" constant=\"\(constant)\" id=\"\(id)-\(edge)\"/>"
    }

    private func document(_ views: [String], _ constraints: [String]) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14490.70" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait"/>
            <objects>
                <view contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews>
                        \(views.joined(separator: "\n                "))
                    </subviews>
                    <constraints>
                        \(constraints.joined(separator: "\n                "))
                    </constraints>
                </view>
            </objects>
        </document>
        """
    }

    @Test func viewsKeepTheirXMLInTheStack() throws {
        let text = document(
            [box("a", 15), box("b", 83), box("c", 151)],
            [
                pin("a", "leading", 15), pin("b", "leading", 8, "a", "trailing"),
                pin("c", "leading", 8, "b", "trailing"),
                pin("a", "top", 20), pin("b", "top", 0, "a"), pin("c", "top", 0, "a"),
            ])
        let made = try Fixing(text, path: "a.xib").refactorings(at: #"<view contentMode="scaleToFill" translates"#)
        let after = try made.text(title)
        let ids = after.split(separator: "\n").compactMap { line -> Substring? in
            guard line.contains("<stackView") || line.contains("secondItem"), let mark = line.firstRange(of: " id=\"")
            else {
                return nil
            }
            return line[mark.upperBound...].prefix { $0 != "\"" }
        }
        #expect(ids.count == 3, "\(after)")
        guard ids.count == 3 else { return }
        #expect(
            after == """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14490.70" \
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
                    <device id="retina4_7" orientation="portrait"/>
                    <objects>
                        <view contentMode="scaleToFill" id="root">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
                                <stackView opaque="NO" contentMode="scaleToFill" alignment="top" spacing="8" \
                translatesAutoresizingMaskIntoConstraints="NO" id="\(ids[0])">
                                    <rect key="frame" x="15" y="20" width="196" height="40"/>
                                    <subviews>
                                        \(arranged("a", from: 15, to: "0.0"))
                                        \(arranged("b", from: 83, to: "68"))
                                        \(arranged("c", from: 151, to: "136"))
                                    </subviews>
                                </stackView>
                            </subviews>
                            <constraints>
                                <constraint firstItem="\(ids[0])" firstAttribute="leading" secondItem="root" \
                secondAttribute="leading" constant="15" id="\(ids[1])"/>
                                <constraint firstItem="\(ids[0])" firstAttribute="top" secondItem="root" \
                secondAttribute="top" constant="20" id="\(ids[2])"/>
                            </constraints>
                        </view>
                    </objects>
                </document>
                """)
    }

    @Test func notOfferedIfAnOutletRefersToAGap() throws {
        let outlet =
            "<connections><outlet property=\"gap\" destination=\"b-leading\" id=\"out\"/></connections>"
        let text = document(
            [box("a", 15, outlet), box("b", 83)],
            [
                pin("a", "leading", 15), pin("b", "leading", 8, "a", "trailing"), pin("a", "top", 20),
                pin("b", "top", 20),
            ])
        let made = try Fixing(text, path: "a.xib").refactorings(at: #"<view contentMode="scaleToFill" translates"#)
        #expect(!made.isEmpty)
        #expect(!made.contains { $0.title.hasPrefix("Embed") })
    }

    // MARK: In the examples

    /// The frames of the named views in every configuration, in the root view's coordinates.
    private func frames(_ text: String) throws -> [[String: Rect]] {
        let format = try #require(FormatRegistry.standard.format(path: "a.layout"))
        return Snapshot(reading: SourceText(text), as: format).document.layouts.flatMap { layout in
            var solver = LayoutSolver(layout)
            return ConfigurationSpace(layout).configurations.map { configuration in
                let solution = solver.solve(configuration)
                var frames: [String: Rect] = [:]
                for view in layout.views
                where view.stack == nil && view.kind != .spacer && !solution.isHidden[view.id.index] {
                    frames["\(layout.name).\(view.name)"] = layout.ancestors(of: view.id).dropFirst().reduce(
                        into: solution.frame(of: view.id)
                    ) { frame, ancestor in
                        frame.x += solution.frame(of: ancestor).x
                        frame.y += solution.frame(of: ancestor).y
                    }
                }
                return frames
            }
        }
    }

    @Test(arguments: ["flexible-box", "smart-spacer", "equal-spacing", "at-a-glance"])
    func refactoringsOfTheExamplesKeepFrames(example: String) throws {
        let text = SourceText(utf8: Examples.text(example)).string
        let fixing = try Fixing(text)
        let before = try frames(text)
        for result in fixing.refactoringsOfAllViews() {
            // ``Fixing`` checks every refactoring for new findings. Only these must also keep all frames.
            guard result.title.hasPrefix("Embed") || result.title.hasPrefix("Replace") else { continue }
            let after = try frames(result.text)
            #expect(after.count == before.count)
            for (one, other) in zip(before, after) { #expect(one == other, "\(result.title)") }
        }
    }
}
