import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// What code may do that is not read makes nothing certain and nothing missing.
@Suite struct CautionTests {
    private static func layout(_ body: String, _ members: String = "", _ others: String = "") -> Layout? {
        let text = """
            import UIKit

            \(others)

            final class Card: UIView {
                let box = UIView()
                let label = UILabel()
                \(members)

                init() {
                    super.init(frame: .zero)
                    addSubview(box)
                    addSubview(label)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    label.translatesAutoresizingMaskIntoConstraints = false
                    box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                    \(body)
                }
            }
            """
        return uncancelled { cancellation throws(Cancelled) in
            try SwiftLayoutFormat().parse(SourceText(text), in: ParseContext(), cancellation)
        }.document.layouts.first
    }

    private static func holds(_ name: String, _ axis: Axis, in layout: Layout?) -> Bool {
        guard let layout, let view = layout.views.first(where: { $0.name == name }) else { return true }
        return layout.partiallyKnown[axis].contains(view.id)
    }

    /// Which of its views a computed property is may not be known, and that may place it.
    @Test(arguments: [("stack.arrangedSubviews.first!", true), ("label", false)])
    func aViewIsHeldByAPartThatIsNotKnown(part: String, isHeld: Bool) {
        let times = """
            final class Times: UIView {
                let label = UILabel()
                lazy var stack = UIStackView(arrangedSubviews: names.map { _ in UILabel() })
                var first: UIView { \(part) }
            }
            """
        let make = "addSubview(times); times.translatesAutoresizingMaskIntoConstraints = false"
        let relate = "times.first.centerXAnchor.constraint(equalTo: box.leadingAnchor).isActive = true"
        let layout = Self.layout("\(make)\n\(relate)", "private let times = Times()", times)
        #expect(Self.holds("times", .vertical, in: layout) == isHeld)
    }

    /// A closure that nobody here calls is executed once, but may be called with each of the views that it was given.
    @Test func everyViewThatAClosureIsGivenIsHeld() {
        let members = """
            func putBox(_ button: UIButton?) { put(button, box) }
            func putLabel(_ button: UIButton?) { put(button, label) }

            private func put(_ button: UIButton?, _ place: UIView) {
                if let button { button.snp.remakeConstraints { $0.edges.equalTo(place) } }
            }
            """
        let layout = Self.layout("", members)
        #expect(Self.holds("box", .vertical, in: layout))
        #expect(Self.holds("label", .vertical, in: layout))
    }

    /// It may be any view with a tag.
    @Test(arguments: [
        ("viewWithTag(3)?.snp.makeConstraints { $0.top.equalToSuperview() }", true), ("viewWithTag(3)", false),
    ])
    func aViewWithATagIsHeldWhereOneIsConstrained(code: String, isHeld: Bool) {
        #expect(Self.holds("box", .vertical, in: Self.layout("box.tag = 3\n\(code)")) == isHeld)
        #expect(!Self.holds("label", .vertical, in: Self.layout("box.tag = 3\n\(code)")))
    }

    /// While it zooms, it sets the size of its content itself.
    @Test func aScrollViewThatZoomsIsHeld() {
        func holds(_ code: String) -> Bool {
            let make = "addSubview(scroll); scroll.translatesAutoresizingMaskIntoConstraints = false"
            return Self.holds("scroll", .vertical, in: Self.layout("\(make)\n\(code)", "let scroll = UIScrollView()"))
        }
        #expect(holds("scroll.maximumZoomScale = 4"))
        #expect(holds("scroll.contentSize = CGSize(width: 20, height: 30)"))
        #expect(!holds("scroll.alwaysBounceVertical = true"))
    }

    @Test(arguments: [
        "box.heightAnchor.constraint(equalToConstant: 40).activateSomehow()",
        "batch.add(box.heightAnchor.constraint(equalToConstant: 40))",
        "let height = box.heightAnchor.constraint(equalToConstant: 40); height.isActive = isTall",
        "box.topAnchor == topAnchor",
        "box.heightAnchor.pin(to: 40)",
        "place(box)",
        "box.frame.origin.y = 4",
    ])
    func whatMayPlaceAViewHoldsIt(code: String) {
        #expect(Self.holds("box", .vertical, in: Self.layout(code)), "\(code)")
    }

    /// It may place what they are in, up to where they have a superview in common.
    @Test(arguments: [("height", false), ("top", true)])
    func superviewsOfWhatMayBeRelatedAreHeld(attribute: String, isHeld: Bool) {
        let make = "addSubview(outer); outer.addSubview(inner); inner.addSubview(deep)"
        let relate = "let tie = deep.\(attribute)Anchor.constraint(equalTo: box.\(attribute)Anchor)"
        let members = "let outer = UIView(), inner = UIView(), deep = UIView()"
        let masks = "[outer, inner, deep].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }"
        let layout = Self.layout("\(make)\n\(masks)\n\(relate)\ntie.isActive = isTied", members)
        for name in ["outer", "inner"] {
            #expect(Self.holds(name, .vertical, in: layout) == isHeld)
            #expect(!Self.holds(name, .horizontal, in: layout))
        }
        #expect(Self.holds("deep", .vertical, in: layout))
        #expect(!Self.holds("label", .vertical, in: layout))
    }

    @Test func aViewThatNothingPlacesIsNotHeld() {
        #expect(!Self.holds("box", .vertical, in: Self.layout("")))
    }

    /// Only its size is wanted.
    @Test func aViewThatIsNeverShownIsHeld() {
        func holds(_ code: String, _ modifier: String = "private") -> Bool {
            let make = "addSubview(sizer); sizer.translatesAutoresizingMaskIntoConstraints = false"
            return Self.holds(
                "sizer", .vertical, in: Self.layout("\(make)\n\(code)", "\(modifier) let sizer = UILabel()"))
        }
        #expect(holds("sizer.isHidden = true"))
        #expect(!holds(""))
        #expect(!holds("sizer.isHidden = true\nsizer.isHidden = isOpen"))
        #expect(!holds("sizer.isHidden = true", "public"))
    }

    /// It keeps its frame, unless Auto Layout places it.
    @Test func aViewThatIsMadeWithAFrameIsHeldIfNoConstraintIsAboutIt() {
        func holds(_ frame: String, _ code: String = "") -> Bool {
            let make = "addSubview(bar); bar.translatesAutoresizingMaskIntoConstraints = false"
            return Self.holds("bar", .vertical, in: Self.layout("\(make)\n\(code)", "let bar = UIView(\(frame))"))
        }
        #expect(holds("frame: CGRect(x: 0, y: 10, width: 20, height: 15)"))
        #expect(
            !holds(
                "frame: CGRect(x: 0, y: 10, width: 20, height: 15)", "bar.snp.makeConstraints { $0.width.equalTo(5) }"))
        #expect(!holds("frame: .zero"))
        #expect(!holds("frame: CGRect.zero"))
        #expect(!holds(""))
    }

    @Test(arguments: [
        "bringSubviewToFront(box)", "sendSubview(toBack: box)", "box.updateContent(5)", "box.loadImage()",
        "observation = box.observe(\\.alpha) { _, _ in }", "taps = UITapGestureRecognizer(target: box, action: nil)",
    ])
    func whatLeavesAViewWhereItIsDoesNotHoldIt(code: String) {
        #expect(!Self.holds("box", .vertical, in: Self.layout(code)), "\(code)")
    }

    /// Its label says that a table view is to be filled, and the name of the function that it is to be placed.
    @Test func aTableViewIsGivenAwayToBeFilled() {
        func holds(_ code: String) -> Bool {
            let table = "let table = UITableView()"
            let make = "addSubview(table); table.translatesAutoresizingMaskIntoConstraints = false"
            return Self.holds("table", .vertical, in: Self.layout("\(make)\n\(code)", table))
        }
        #expect(!holds("model.setUp(tableView: table)"))
        #expect(!holds("model.tableView = table"))
        #expect(holds("model.setUp(table)"))
        #expect(holds("model.place(tableView: table)"))
    }

    @Test(arguments: ["components.badge.init()", "Library.Badge.init().masked"])
    func aViewThatUnknownCodeMakesIsAViewOfItsClass(code: String) throws {
        let body = """
            addSubview(badge)
            badge.topAnchor.constraint(equalTo: topAnchor, constant: 4).isActive = true
            """
        let layout = try #require(Self.layout(body, "lazy var badge: UILabel = \(code)"))
        #expect(layout.constraints.map(\.first.attribute) == [.leading, .top])
        #expect(Self.holds("badge", .horizontal, in: layout))
    }

    /// It may be one of the others.
    @Test(arguments: ["components.badge", "all[0]", "components.badge()"])
    func aViewThatUnknownCodeFindsIsNotKnown(code: String) throws {
        let body = """
            addSubview(badge)
            badge.topAnchor.constraint(equalTo: topAnchor, constant: 4).isActive = true
            """
        let layout = try #require(Self.layout(body, "lazy var badge: UILabel = \(code)"))
        #expect(layout.constraints.map(\.first.attribute) == [.leading])
    }

    @Test(arguments: ["delegate?.card(self, didPress: box)", "delegate?.boxDidPress(box)"])
    func whatADelegateIsToldHoldsNoView(code: String) {
        #expect(!Self.holds("box", .vertical, in: Self.layout(code, "weak var delegate: CardDelegate?")), "\(code)")
    }

    @Test(arguments: ["delegate?.fill(box)", "delegate?.card(self, willShow: box)", "delegate?.addDidact(to: box)"])
    func aDelegateMayBeAskedToPlaceAView(code: String) {
        #expect(Self.holds("box", .vertical, in: Self.layout(code, "weak var delegate: CardDelegate?")), "\(code)")
    }

    @Test func constraintsInsideOfAViewThatMovesStay() throws {
        let code = """
            let inner = UILabel()
            inner.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(inner)
            inner.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
            box.widthAnchor.constraint(equalToConstant: 8).isActive = true
            """
        let members = "func close() { box.removeFromSuperview() }; func open() { addSubview(box) }"
        let layout = try #require(Self.layout(code, members))
        #expect(layout.constraints.map(\.first.attribute) == [.top, .width])
    }

    @Test(arguments: [
        "onTap = { self.height.isActive = false }",
        "NSLayoutConstraint.deactivate(self.constraints)",
        "self.constraints.forEach { $0.isActive = false }",
        "do { try load() } catch { height.isActive = false }",
        "isOpen ? close() : open()",
    ])
    func whatMayBeDeactivatedIsNotCertain(code: String) {
        let members = """
            lazy var height = box.heightAnchor.constraint(equalToConstant: 40)
            var onTap: (() -> Void)?
            func close() { height.isActive = false }
            func open() {}
            """
        let layout = Self.layout("height.isActive = true\n" + code, members)
        let heights = layout?.constraints.filter { $0.first.attribute == .height && $0.isActive } ?? []
        #expect(heights.isEmpty, "\(code)")
    }

    @Test func deferredCodeRunsAtTheEnd() {
        let code = """
            var all: [NSLayoutConstraint] = []
            defer { NSLayoutConstraint.activate(all) }
            all += [box.topAnchor.constraint(equalTo: topAnchor)]
            """
        #expect(Self.layout(code)?.constraints.filter(\.isActive).count == 2)
    }

    @Test func aNameMeansALengthWhereALengthIsWanted() {
        let own = "extension CGFloat { static let medium: CGFloat = 16 }"
        let code = "box.heightAnchor.constraint(equalToConstant: .medium).isActive = true"
        let layout = Self.layout(code, "", own)
        #expect(layout?.constraints.last?.constant.literal == 16)
    }

    /// Those that code states may be larger by the safe area, and no smaller.
    @Test(arguments: [
        ("box.directionalLayoutMargins = .zero", 2), ("box.layoutMargins.top = 4", 1),
        ("box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)", 2),
        ("box.layoutMargins = other()", 1), ("box.preservesSuperviewLayoutMargins = true", 1),
        ("if isWide { box.layoutMargins = .zero }", 1),
    ])
    func marginsThatCodeSetsAreKnownIfItStatesThem(margins: String, count: Int) {
        let code = margins + "\nlabel.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor).isActive = true"
        #expect(Self.layout(code)?.constraints.count == count)
    }

    /// Whoever shows the root decides its margins as well.
    @Test(arguments: ["layoutMargins = other()", "layoutMargins.top = 4", "preservesSuperviewLayoutMargins = true"])
    func marginsOfTheRootMayBeAny(margins: String) {
        let code = margins + "\nlabel.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor).isActive = true"
        #expect(Self.layout(code)?.constraints.count == 2)
    }

    @Test func aPublicVariableMayHaveAnyValue() {
        let members = """
            var rows: [UIView] = []
            func build() {
                var last = box.topAnchor
                for row in rows { last = row.bottomAnchor }
                last.constraint(equalTo: box.bottomAnchor).isActive = true
            }
            """
        let layout = Self.layout("", members)
        #expect(layout?.constraints.count == 1)
    }

    /// Otherwise a bound would be reached, and nothing would be certain.
    @Test func anObserverDoesNotCallItself() {
        let members = """
            var count = 0 { didSet { count = min(count, 9); box.alpha = 1 } }
            func add() { count += 1 }
            """
        #expect(Self.layout("add()", members)?.constraints.count == 1)
    }

    @Test(arguments: [("break outer", 1.0), ("continue outer", 3), ("break", 3), ("continue", 6)])
    func aLabelSaysWhichLoopGoesOn(exit: String, width: Double) {
        let code = """
            var width: CGFloat = 0
            outer: for _ in [1, 2, 3] {
                for _ in [1, 2] {
                    width += 1
                    \(exit)
                }
            }
            box.widthAnchor.constraint(equalToConstant: width).isActive = true
            """
        let layout = Self.layout(code)
        #expect(layout?.constraints.last?.constant.literal == width)
        #expect(layout?.constraints.last?.isActive == true)
    }

    @Test(arguments: [
        "UIView.animate(withDuration: 1, animations: { self.hug() }) { _ in self.grow() }",
        "UIView.animate(withDuration: 1) { self.hug() } completion: { _ in self.grow() }",
    ])
    func aCompletionRunsLater(code: String) {
        let members = """
            func hug() { label.topAnchor.constraint(equalTo: topAnchor).isActive = true }
            func grow() { box.heightAnchor.constraint(equalToConstant: 40).isActive = true }
            """
        let layout = Self.layout(code, members)
        #expect(layout?.constraints.map(\.first.attribute) == [.leading, .top])
    }

    @Test func spacingBetweenBaselinesDependsOnTheFonts() {
        let code = """
            let below = label.firstBaselineAnchor
            below.constraint(equalToSystemSpacingBelow: box.lastBaselineAnchor, multiplier: 1).isActive = true
            """
        let layout = Self.layout(code)
        #expect(layout?.constraints.count == 2 && layout?.constraints.last?.constant.literal == nil)
    }

    /// Several files extend the class by a method of one name, as private extensions do: none is known to be meant,
    /// unless they do the same.
    @Test(arguments: [("", false), ("alpha = 1", false), ("alpha = 0", true)])
    func aMethodThatIsDeclaredTwiceMayPlaceTheView(second: String, isHeld: Bool) {
        func method(_ body: String) -> String { "extension UIView {\nfunc updateContents() { \(body) }\n}\n" }
        let methods = method("alpha = 1") + (second.isEmpty ? "" : method(second))
        #expect(Self.holds("box", .vertical, in: Self.layout("box.updateContents()", "", methods)) == isHeld)
    }

    /// Whoever gets an anchor may place its view along that axis. It is no view that some other code may remove.
    @Test(arguments: ["kit.place(label.topAnchor)", "kit.place([label.topAnchor, label.bottomAnchor])"])
    func anAnchorThatOtherCodeGets(call: String) {
        let removing = "var shown: UIView?\nfunc clear() { shown?.removeFromSuperview() }"
        let left = "label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true"
        let layout = Self.layout("\(left)\n\(call)", removing)
        #expect(Self.holds("label", .vertical, in: layout))
        #expect(!Self.holds("label", .horizontal, in: layout))
        #expect(layout?.constraints.count == 2)
    }
}
