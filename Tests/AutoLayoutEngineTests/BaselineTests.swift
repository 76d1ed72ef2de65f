import LayoutModel
import Testing

/// The baselines of views.
@Suite struct BaselineTests {
    /// The position of a baseline of a view that is 60 points high and has a font of 10 points.
    private func line(_ attribute: Attribute, _ kind: ViewKind, lines: Int = 1, belowCentre: Double? = nil) -> Double? {
        var d = LayoutBuilder()
        let text = d.add("text", kind) {
            $0.fontSize = 10
            $0.numberOfLines = lines
            $0.baselineBelowCentre = belowCentre
        }
        d.place(text, 0, 0)
        d.fix(text, 50, 60)
        let rule = d.add("rule")
        d.tie(rule.top, Anchor(Item(text), attribute))
        d.tie(rule.leading, text.leading)
        d.fix(rule, 50, 1)
        return d.frame(rule)?[1]
    }

    @Test func aSingleLineIsCentred() {
        for kind in [ViewKind.label, .button, ViewKind(rawValue: "textField"), ViewKind(rawValue: "imageView")] {
            #expect(line(.firstBaseline, kind) == 33.555)
            #expect(line(.lastBaseline, kind) == 33.555)
        }
    }

    @Test func theBaselineMayBeGiven() {
        #expect(line(.lastBaseline, .button, belowCentre: 4) == 34)
    }

    @Test func aControlWithoutTextAlignsLikeText() {
        for kind in ["tokenField", "segmentedControl", "slider", "stepper", "switch"] {
            #expect(line(.firstBaseline, ViewKind(rawValue: kind)) == 33.555)
        }
    }

    @Test func severalLinesSpanTheView() {
        #expect(line(.firstBaseline, .label, lines: 0) == 9.52)
        #expect(line(.lastBaseline, .label, lines: 0) == 57.59)
    }

    @Test func aTextViewInsetsItsLinesByEightPoints() {
        #expect(line(.firstBaseline, .textView) == 17.52)
        #expect(line(.lastBaseline, .textView) == 49.59)
    }

    @Test func aViewWithoutTextHasBaselinesAtItsEdges() {
        #expect(line(.firstBaseline, .view) == 0)
        #expect(line(.lastBaseline, .view) == 60)
    }
}
