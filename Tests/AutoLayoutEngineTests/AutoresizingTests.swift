import LayoutModel
import Testing

/// Frames that autoresizing masks determine.
@Suite struct AutoresizingTests {
    private func frame(
        _ x: Double, _ width: Double, _ flexibility: Autoresizing.Flexibility, at superviewWidth: Double
    ) -> [Double]? {
        var d = LayoutBuilder(300, 100)
        let box = d.add("box") {
            $0.autoresizing = Autoresizing(
                frame: Rect(x: x, y: 10, width: width, height: 20),
                superviewLength: AxisPair(horizontal: 300, vertical: 100),
                flexibility: AxisPair(horizontal: flexibility, vertical: Autoresizing.Flexibility()))
        }
        return d.frame(box, at: d.running(superviewWidth, 100))
    }

    @Test func aFixedViewStaysAsDrawn() {
        #expect(frame(20, 60, Autoresizing.Flexibility(), at: 400) == [20, 10, 60, 20])
    }

    @Test func flexiblePartsShareTheChangeInProportion() {
        #expect(frame(20, 60, Autoresizing.Flexibility(length: true), at: 400) == [20, 10, 160, 20])
        #expect(frame(20, 60, Autoresizing.Flexibility(before: true), at: 400) == [120, 10, 60, 20])
        #expect(frame(60, 60, Autoresizing.Flexibility(before: true, behind: true), at: 400) == [85, 10, 60, 20])
        #expect(
            frame(60, 60, Autoresizing.Flexibility(before: true, length: true, behind: true), at: 600)
                == [120, 10, 120, 20])
    }

    @Test func flexiblePartsOfZeroLengthShareTheChangeEqually() {
        #expect(frame(0, 300, Autoresizing.Flexibility(before: true, behind: true), at: 400) == [50, 10, 300, 20])
    }

    @Test func aLengthIsNeverNegative() {
        #expect(frame(20, 60, Autoresizing.Flexibility(length: true), at: 100) == [20, 10, 0, 20])
    }

    @Test func constraintsMayReferToAnAutoresizedView() {
        var d = LayoutBuilder(300, 100)
        let bar = d.add("bar") {
            $0.autoresizing = Autoresizing(
                frame: Rect(x: 0, y: 0, width: 300, height: 40),
                superviewLength: AxisPair(horizontal: 300, vertical: 100),
                flexibility: AxisPair(horizontal: .init(length: true), vertical: .init()))
        }
        let below = d.add("below")
        d.tie(below.top, bar.bottom, 5)
        d.tie(below.width, bar.width)
        d.tie(below.leading, bar.leading)
        d.relate(below.height, .equal, 1, nil, 10)
        #expect(d.frame(below, at: d.running(400, 100)) == [0, 45, 400, 10])
        #expect(d.solution()?.ambiguous.allSatisfy(\.isEmpty) == true)
    }
}
