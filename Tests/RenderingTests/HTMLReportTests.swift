import AutoLayoutEngine
import Foundation
import LayoutLanguage
import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import Rendering

@Suite struct HTMLReportTests {
    private static let text = """
        layout Row {
            size 320 x 44
            sizes 430 x 44, 375 x 60
            label first 40 x 20, second _ x 20
            H:|-16-[first]-8-[second(<=250)]-(>=16)-|
            second.trailing == super.trailing - 16 @ high
            [first, second].centerY == super.centerY
            collapse first: trailing
            vary first
            state wide { size 600 x 44 }
            state off { hide second }
        }
        """

    private func document(_ text: String) -> Document { LayoutLanguageFormat().parse(SourceText(text)).document }

    /// The data in a page.
    private func data(_ page: String) throws -> [String: Any] {
        let start = try #require(page.range(of: "id=\"data\">"))
        let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
        let json = Data(page[start.upperBound..<end.lowerBound].utf8)
        return try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    }

    private func report(_ text: String, path: String = "a.layout", findings: [Finding] = []) -> String {
        let file = ReportedFile(path: path, text: SourceText(text), document: document(text), findings: findings)
        return HTMLReport.text([file])
    }

    /// The layout of a table cell is inside that of its controller.
    @Test func aFindingBelongsToTheInnermostLayout() throws {
        let text = SourceText("outer inner view")
        func layout(_ name: String, _ range: TextRange) -> Layout {
            let fileRange = FileRange(.alone, range)
            let root = View(
                id: .root, name: "", path: "", kind: .view, parent: nil, declaration: fileRange, nameRange: fileRange)
            return Layout(
                name: name, notation: PlainNotation.notation, range: range, nameRange: range, root: root, sizes: [])
        }
        let document = Document(layouts: [layout("outer", TextRange(0, 16)), layout("inner", TextRange(6, 16))])
        let finding = Finding(code: FindingCode(rawValue: "conflict"), range: TextRange(12, 16), message: "x")
        let file = ReportedFile(path: "a", text: text, document: document, findings: [finding])
        let page = try data(HTMLReport.text([file]))
        let files = try #require(page["files"] as? [[String: Any]])
        let findings = try #require(files.first?["findings"] as? [[String: Any]])
        #expect(findings.map { $0["layout"] as? Int } == [1])
    }

    @Test func everyStateAndHeightIsSolvedAtEveryWidth() throws {
        let sweep = LayoutSweep(try #require(document(Self.text).layouts.first))
        #expect(sweep.modes == ["as declared", "state wide", "state off"])
        #expect(
            sweep.variants.map {
                "\($0.mode) \($0.gone) \($0.height ?? "own") \($0.widths.lowerBound)-\($0.widths.upperBound)"
            } == [
                "0 [] 44 320-430", "0 [1] 44 320-430", "2 [] 44 320-430", "0 [] 60 320-430", "0 [1] 60 320-430",
                "2 [] 60 320-430", "1 [] own 600-600",
            ])
    }

    @Test func theNumbersAreThoseOfASeparateSolver() throws {
        let layout = try #require(document(Self.text).layouts.first)
        let sweep = LayoutSweep(layout)
        var solver = LayoutSolver(layout)
        for variant in sweep.variants.prefix(6) {
            for width in stride(from: 320, through: 430, by: 7) {
                let height = try #require(variant.height.flatMap(Double.init))
                let size = CanvasSize(width: .points(Double(width)), height: .points(height))
                var configuration = Configuration(of: layout, at: size)
                configuration.gone = Set(variant.gone.map { sweep.views[$0].id })
                configuration.state = variant.mode == 2 ? 1 : nil
                let solution = solver.solve(configuration)
                for (index, view) in sweep.views.enumerated() {
                    for (number, component) in FrameComponent.allCases.enumerated() {
                        let run = sweep.runs.values[variant.runs[4 * index + number]]
                        #expect(FrameRuns.value(at: width, in: run) == solution.frame(of: view.id)[component])
                    }
                }
            }
        }
    }

    @Test func equalNumbersAreStoredOnce() throws {
        let sweep = LayoutSweep(try #require(document(Self.text).layouts.first))
        #expect(Set(sweep.runs.values).count == sweep.runs.values.count)
        #expect(sweep.runs.values.count < 20)
        // The only bend is where the limit of 250 takes effect.
        #expect(sweep.runs.values.contains([320, 240, 330, 250, 430, 250]))
    }

    @Test func aSingleWidthHasARangeAroundIt() throws {
        let sweep = LayoutSweep(try #require(document("layout A { size 100 x 20 }").layouts.first))
        #expect(sweep.variants.map(\.widths) == [75...125])
    }

    @Test func aFitSizeIsSolvedOnce() throws {
        let text = "layout A { size fit x fit; label a 50 x 20; a.edges == super.edges }"
        let sweep = LayoutSweep(try #require(document(text).layouts.first))
        #expect(sweep.variants.map(\.widths) == [50...50] && sweep.variants.map(\.height) == ["fit"])
    }

    @Test func problemsHaveRangesOfWidths() throws {
        let text = """
            layout A {
                size 300 x 50
                sizes 340 x 50
                view a, b
                [a, b].verticalEdges == super.verticalEdges
                H:|[a(300)]-(>=20)-|
                b.width == 10
            }
            """
        let sweep = LayoutSweep(try #require(document(text).layouts.first))
        let variant = try #require(sweep.variants.first)
        #expect(variant.broken.map { "\($0.from)-\($0.to)" } == ["300-319"])
        // The width of 300 and the space of 20 conflict; the last one in the source is left out.
        let broken = try #require(variant.broken.first)
        let constants: [Double] = broken.members.map { sweep.lines.values[$0].constant.magnitude }
        #expect(broken.members.contains(broken.leftOut))
        #expect(constants.sorted() == [0, 20, 300])
        #expect(sweep.lines.values[broken.leftOut].constant.magnitude == 20)
        #expect(variant.ambiguous.map { "\($0.view) \($0.components) \($0.from)-\($0.to)" } == ["2 1 300-340"])
    }

    /// The space after `first` is 0 while it is gone.
    @Test func linesAreThoseOfTheStateAndOfTheViewsThatAreGone() throws {
        let sweep = LayoutSweep(try #require(document(Self.text).layouts.first))
        func spaces(_ variant: LayoutSweep.Variant) -> [Double] {
            var result: [Double] = []
            for set in variant.sets {
                for line in sweep.sets.values[set.set].map({ sweep.lines.values[$0] })
                where line.firstPosition == .left && line.relation == 0 {
                    result.append(line.constant)
                }
            }
            return result.sorted()
        }
        let shown = try #require(sweep.variants.first { $0.gone.isEmpty })
        let gone = try #require(sweep.variants.first { $0.gone == [1] })
        #expect(shown.sets.map { "\($0.from)-\($0.to)" } == ["320-430"])
        #expect(spaces(shown) == [8, 16])
        #expect(spaces(gone) == [0, 16])
    }

    @Test func linesGoFromRightToLeftWhereTheLayoutDoes() throws {
        var layout = try #require(
            document("layout A { size 90 x 9; view a; a.leading >= super.leading + 8 }").layouts.first)
        layout.isRightToLeft = true
        let line = try #require(LayoutSweep(layout).lines.values.first)
        #expect(line.firstPosition == .right && line.secondPosition == .right)
        #expect(line.constant == -8 && line.relation == 1)
    }

    @Test func findingsHaveTheirLayoutAndView() throws {
        let text = "layout A { size 9 x 9 }\nlayout B { size 9 x 9; view a; a.top == super.top }"
        let a = try #require(document(text).layouts.last?.views.last?.nameRange.range)
        let finding = Finding(code: FindingCode(rawValue: "ambiguous-size"), severity: .warning, range: a, message: "m")
        let page = report(text, findings: [finding])
        let files = try #require(try data(page)["files"] as? [[String: Any]])
        let found = try #require((files.first?["findings"] as? [[String: Any]])?.first)
        #expect(found["layout"] as? Int == 1 && found["view"] as? Int == 1 && found["line"] as? Int == 2)
        #expect(found["code"] as? String == "ambiguous-size" && found["severity"] as? String == "warning")
        #expect(page.contains("2 layouts in 1 file, 1 warning"))
    }

    @Test(arguments: ["</script><script>alert(1)</script>", "a\"b\\c", "<!--", "\u{2028}", "שם", "😀"])
    func namesCannotContainMarkup(name: String) throws {
        let spelled = name.replacingOccurrences(of: "\\", with: "\\\\")
        let page = report("layout `\(spelled)` { size 9 x 9; view `\(spelled)` }", path: "\(name).layout")
        let files = try #require(try data(page)["files"] as? [[String: Any]])
        #expect(files.first?["path"] as? String == "\(name).layout")
        #expect(
            page.components(separatedBy: "<script").count == 3 && page.components(separatedBy: "</script").count == 3)
        #expect(!page.contains("<!--"))
    }

    @Test func onlyTheScriptRunsAndNothingIsLoaded() {
        let page = report("layout A { size 9 x 9 }")
        #expect(page.contains("default-src 'none'; script-src 'sha256-"))
        for word in ["http:", "https:", "src=", "href=", "@import", "url(", "unsafe", " style=", " onclick"] {
            #expect(!page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "").contains(word), "\(word)")
        }
    }

    @Test func anEmptyReportHasASummary() {
        #expect(HTMLReport.text([]).contains("0 layouts in 0 files, no findings"))
    }

    @Test func aDrawnLayoutHasDesignTimeAndRunTime() throws {
        var layout = try #require(
            document("layout A { size 320 x 480; sizes 400 x 600; view a; a.edges == super.edges }").layouts.first)
        layout.designTime = DesignTime(canvas: CanvasSize(width: .points(375), height: .points(667)))
        let sweep = LayoutSweep(layout)
        #expect(sweep.modes == ["design time", "run time"])
        #expect(
            sweep.variants.map { "\($0.mode) \($0.height ?? "own") \($0.widths.lowerBound)-\($0.widths.upperBound)" }
                == [
                    "0 own 375-375", "1 667 320-400",
                ])
    }
}
