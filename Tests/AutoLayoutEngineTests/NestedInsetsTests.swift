import LayoutModel
import Testing

/// Safe areas, margins and guides that depend on a view's position.
@Suite struct NestedInsetsTests {
    private static let phone = EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0)

    @Test func theRootsMarginsUseTheScreensSidesAndTheSafeArea() {
        var d = LayoutBuilder(300, 400, safeArea: Self.phone)
        d.layout[.root].layoutMargins = .zero
        d.layout[.root].marginRules.takesSidesFromScreen = true
        d.layout[.root].marginRules.addsSafeArea = true
        let inside = d.add("inside")
        d.fill(inside, Item(.root, .layoutMargins))
        #expect(d.frame(inside) == [0, 44, 300, 322])
        d.layout.designTime?.canvas.sideMargin = 16
        #expect(d.frame(inside) == [16, 44, 268, 322])
    }

    @Test func marginsGrowByThePartOfTheSafeAreaInsideTheView() {
        var d = LayoutBuilder(300, 400, safeArea: Self.phone)
        let page = d.add("page") { $0.marginRules.addsSafeArea = true }
        d.place(page, 0, 20)
        d.fix(page, 300, 380)
        let inside = d.add("inside", to: page)
        d.fill(inside, Item(page, .layoutMargins))
        #expect(d.frame(inside) == [8, 32, 284, 306])
        d.layout[page].marginRules.addsSafeArea = false
        #expect(d.frame(inside) == [8, 8, 284, 364])
    }

    @Test func preservedMarginsCountFromTheSuperviewsEdges() {
        var d = LayoutBuilder(300, 400)
        d.layout[.root].layoutMargins = EdgeInsets(20)
        let page = d.add("page") { $0.marginRules.preservesSuperviewMargins = true }
        d.place(page, 5, 15)
        d.fix(page, 295, 300)
        let inside = d.add("inside", to: page)
        d.fill(inside, Item(page, .layoutMargins))
        #expect(d.frame(inside) == [15, 8, 260, 284])
    }

    @Test func marginsArePreservedOverSeveralViews() {
        var d = LayoutBuilder(300, 400)
        d.layout[.root].layoutMargins = EdgeInsets(20)
        let page = d.add("page") { $0.marginRules.preservesSuperviewMargins = true }
        let part = d.add("part", to: page) { $0.marginRules.preservesSuperviewMargins = true }
        d.fill(page, Item(.root))
        d.fill(part, Item(page))
        let inside = d.add("inside", to: part)
        d.fill(inside, Item(part, .layoutMargins))
        #expect(d.frame(inside) == [20, 20, 260, 360])
    }

    @Test func viewsInsideAScrollingViewHaveNoSafeArea() {
        for kind in [ViewKind.scroll, ViewKind(rawValue: "tableView"), ViewKind(rawValue: "collectionView")] {
            var d = LayoutBuilder(300, 400, safeArea: Self.phone)
            let list = d.add("list", kind)
            d.fill(list, Item(.root))
            let header = d.add("header", to: list) {
                $0.autoresizing = Autoresizing(
                    frame: Rect(x: 0, y: 0, width: 300, height: 90),
                    superviewLength: AxisPair(horizontal: 300, vertical: 400))
            }
            let inside = d.add("inside", to: header)
            d.fill(inside, Item(header, .safeArea))
            #expect(d.frame(inside) == [0, 0, 300, 90], "\(kind.rawValue)")
        }
    }

    @Test func theKeyboardIsHiddenAndTheLayoutGuidesAreTheBars() {
        var d = LayoutBuilder(300, 400, safeArea: Self.phone)
        let above = d.add("above")
        let between = d.add("between")
        let below = d.add("below")
        d.fill(above, Item(.root, .topLayout))
        d.fill(below, Item(.root, .keyboard))
        for (edge, guide) in [(Attribute.top, Guide.topLayout), (.bottom, .bottomLayout)] {
            let other: Attribute = edge == .top ? .bottom : .top
            d.tie(Anchor(Item(between), edge), Anchor(Item(.root, guide), other))
        }
        d.tie(between.leading, ViewID.root.leading)
        d.tie(between.trailing, ViewID.root.trailing)
        #expect(d.frame(above) == [0, 0, 300, 44])
        #expect(d.frame(between) == [0, 44, 300, 322])
        #expect(d.frame(below) == [0, 366, 300, 34])
    }

    @Test func aMultiplierOnALocationCountsFromTheConstraintsOwner() {
        var d = LayoutBuilder(300, 400)
        let page = d.add("page")
        d.place(page, 40, 0)
        d.fix(page, 200, 300)
        let dot = d.add("dot", to: page)
        let other = d.add("other", to: page)
        for view in [dot, other] {
            d.fix(view, 10, 10)
            d.tie(view.top, page.top)
        }
        d.relate(dot.centerX, .equal, 0.5, page.centerX) { $0.owner = .root }
        d.relate(other.centerX, .equal, 0.5, page.centerX)
        // In the root's coordinates half of 140 is 70, which is 30 in those of the page.
        #expect(d.frame(dot) == [25, 0, 10, 10])
        #expect(d.frame(other) == [45, 0, 10, 10])
    }
}
