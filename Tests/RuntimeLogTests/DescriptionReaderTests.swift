import LayoutModel
import SourceText
import Testing

@testable import RuntimeLog

/// The equations of descriptions.
@Suite struct DescriptionReaderTests {
    @Test(
        arguments: [
            // Apple's equations.
            ("NSLayoutConstraint:0x1 UIView:0x2.height == 16   (active)", "UIView.height == 16"),
            ("NSLayoutConstraint:0x1 UIView:0x2.top == App.Card:0x3.top + 10.5", "UIView.top == App.Card.top + 10.5"),
            (
                "NSLayoutConstraint:0x1 UIView:0x2.top >= App.Card:0x3.bottom - 1e2",
                "UIView.top >= App.Card.bottom - 100"
            ),
            (
                "NSLayoutConstraint:0x1 UIView:0x2.width == 0.5*UIView:0x3.height + 2",
                "UIView.width == 0.5 UIView.height + 2"
            ),
            ("NSLayoutConstraint:0x1 UIView:0x2.width == UIView:0x3.width * 0.7", "UIView.width == 0.7 UIView.width"),
            ("NSLayoutConstraint:0x1 UIView:0x2.width == 100 @ 750   (inactive)", "UIView.width == 100 @750"),
            ("NSLayoutConstraint:0x1 UIView:0x2.width == 100@249.5", "UIView.width == 100 @249.5"),
            ("NSLayoutConstraint:0x1 'a name' UIView:0x2.width <= 2.22507e-308", "UIView.width <= 2.22507e-308"),
            (
                "NSLayoutConstraint:0x1 UILabel:0x2'IT'S.width == 3'.bottom == UILabel:0x3'x'.bottom   (active)",
                "UILabel'IT'S.width == 3'.bottom == UILabel'x'.bottom"
            ),
            (
                "NSLayoutConstraint:0x1 UILayoutGuide:0x2'UIViewSafeAreaLayoutGuide'.bottom == "
                    + "UIButton:0x3'OK'.bottom NSSpace(0)",
                "UILayoutGuide'UIViewSafeAreaLayoutGuide'.bottom == UIButton'OK'.bottom"
            ),
            (
                "_UISystemBaselineConstraint:0x1 V:0x2.bottom <= W:0x3.bottom "
                    + "NSLayoutAnchorConstraintSpace(8)   (active)",
                "V.bottom <= W.bottom ± 8"
            ),
            (
                "NSLayoutConstraint:0x1 V:0x2.topMargin == W:0x3.centerXWithinMargins",
                "V.top in margins == W.centerX in margins"
            ),
            ("NSLayoutConstraint:0x1 V:0x2.baseline == W:0x3.firstBaseline", "V.lastBaseline == W.firstBaseline"),
            (
                "NSLayoutConstraint:0x1 (V:0x2.leading - W:0x3.leading) == 0.5*(X:0x4.leading - (Y:0x5.trailing+2))",
                "V.leading + -1 W.leading == 0.5 X.leading + -0.5 Y.trailing - 1"
            ),
            // Names instead of classes and addresses.
            (
                "NSLayoutConstraint:0x1 progress bar.height == 5   (active, names: progress bar:0x2 )",
                "\"progress bar\".height == 5"
            ),
            ("NSLayoutConstraint:0x1 Very....width == 5   (active, names: Very...:0x2 )", "\"Very...\".width == 5"),
            (
                "NSLayoutConstraint:0x1 12x:(....top == 5x.top   (active, names: 12x:(...:0x2, 5x:0x3 )",
                "\"12x:(...\".top == \"5x\".top"
            ),
            // Labels, with blanks and without.
            (
                "SnapKit.LayoutConstraint:My right constraint@My Card.swift#10 V:0x2.top == W:0x3.top - 1.0",
                "V.top == W.top - 1"
            ),
            ("SnapKit.LayoutConstraint:tall@Card.swift#10 V:0x2.height == 1.0 ^750.0", "V.height == 1 @750"),
            ("MASLayoutConstraint:tall V:box.height == 1", "V \"box\".height == 1"),
            // Autoresizing masks.
            ("NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x2.midY == + 70", "UIView.mid vertical == 70"),
            ("NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x2.midX ==", "UIView.mid horizontal == 0"),
            (
                "NSAutoresizingMaskLayoutConstraint:0x1 h=&-& v=&-& V:0x2.minX == 0.5*W:0x3.width - 32",
                "V.min horizontal == 0.5 W.width - 32"
            ),
            (
                "NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=--& V:0x2.midX == W:0x3.midX + 187.5",
                "V.centerX == W.centerX + 187.5"
            ),
            // Visual Format.
            ("NSLayoutConstraint:0x1 V:[UIView:0x2(200)]", "UIView.height == 200"),
            ("NSLayoutConstraint:0x1 H:[UIView:0x2(>=160@250)]", "UIView.width >= 160 @250"),
            ("NSLayoutConstraint:0x1 H:[UIView:0x2(==App.Card:0x3)]", "UIView.width == App.Card.width"),
            ("NSLayoutConstraint:0x1 H:[A:0x2]-(-7)-[B:0x3]", "B.leading == A.trailing - 7"),
            ("NSLayoutConstraint:0x1 H:[A:0x2]-(>=5)-[B:0x3'x'](LTR)   (active)", "B'x'.left >= A.right + 5"),
            ("NSLayoutConstraint:0x1 H:[A:0x2'[x](2)']-(NSSpace(8))-[B:0x3]", "B.leading == A'[x](2)'.trailing + 8"),
            ("NSLayoutConstraint:0x1 V:|-(8)-[A:0x2]   (Names: '|':C:0x3 )", "A.top == C.top + 8"),
            ("NSLayoutConstraint:0x1 V:[A:0x2]-(>=8)-|   (active, names: '|':C:0x3 )", "A.bottom <= C.bottom - 8"),
            ("NSLayoutConstraint:0x1 H:|[row]-(0)-|", nil),
            (
                "NSLayoutConstraint:0x1 H:|-(6)-[row]   (active, names: row:0x2, box:0x3, '|':box:0x3 )",
                "\"row\".leading == \"box\".leading + 6"
            ),
            // Libraries.
            (
                "SnapKit.LayoutConstraint:0x1@My File.swift#12 UIView:box.width == UIView:0x3.width * 0.5 - 2.0 ^750.0",
                "UIView \"box\".width == 0.5 UIView.width - 2 @750"
            ),
            (
                "SnapKit.LayoutConstraint:0x1@A.swift#1 V:0x2.width == 3.0 ^UILayoutPriority(rawValue: 250.0)",
                "V.width == 3 @250"
            ),
            ("MASLayoutConstraint:Key[0] UILabel:title.height >= 5 ^high", "UILabel \"title\".height >= 5 @750"),
            ("<App.LayoutConstraint:0x1> <UIView:0x2>.top <= <UIView:0x3>.bottom", "UIView.top <= UIView.bottom"),
            // Content sizes.
            (
                "NSContentSizeLayoutConstraint:0x1 UILabel:0x2'a'.width == 42 "
                    + "Hug:251 CompressionResistance:750   (active)",
                "UILabel'a'.width <= 42 @251, UILabel'a'.width >= 42 @750"
            ),
            // Not understood.
            ("NSLayoutConstraint:0x1", nil), ("NSLayoutConstraint:0x1 UIView:0x2.height", nil),
            ("NSLayoutConstraint:0x1 UIView:0x2.height == ", nil),
            ("NSLayoutConstraint:0x1 UIView:0x2.height == 1e999", nil),
            ("NSLayoutConstraint:0x1 UIView:0x2.height == 1 and more", nil),
            ("NSLayoutConstraint:0x1 H:[UIView:0x2(", nil), ("NSLayoutConstraint:0x1 V:|-(8)-[A:0x2]", nil),
            ("NSLayoutConstraint:0x1 A:0x2.width == B:0x3.width*C:0x4.width", nil),
        ] as [(String, String?)])
    func read(description: String, equations: String?) {
        #expect(Self.equations(description) == equations)
    }

    @Test func otherPartsAreRead() {
        var reader = DescriptionReader(
            Array("SnapKit.LayoutConstraint:tall@/a b/C.swift#12 'id' UIView:0x2.height == 1   (inactive)".utf8),
            items: ItemTable())
        let constraint = reader.read(at: TextRange(0, 0))
        #expect(constraint.className == "SnapKit.LayoutConstraint")
        #expect(constraint.label == "tall")
        #expect(constraint.address == nil)
        #expect(constraint.identifier == "id")
        #expect(constraint.location == LoggedConstraint.SourceLocation(file: "/a b/C.swift", line: 12))
        #expect(constraint.location?.fileName == "C.swift")
        #expect(constraint.isActive == false)
    }

    @Test func theSuperviewIsRead() {
        let log = RuntimeLog.parse(
            SourceText("(\n\"<NSLayoutConstraint:0x1 V:|-(8)-[A:0x2]   (active, names: '|':C:0x3 )>\"\n)"))
        #expect(
            log.dumps.first?.superviews == [LoggedItemID(1): LoggedItemID(0)]
                || log.dumps.first?.superviews == [LoggedItemID(0): LoggedItemID(1)])
    }

    /// No text may trap, however it is cut or nested.
    @Test func damagedDescriptionsDoNotTrap() {
        let whole =
            "NSLayoutConstraint:0x1 'a b' (V:0x2'x'.leading - W:0x3.leading) == 0.5*(X....leading - Y:0x5.trailing) "
            + "@7   (active, names: X...:0x2, '|':C:0x3 )"
        for length in 0...whole.utf8.count {
            _ = Self.equations(String(decoding: whole.utf8.prefix(length), as: UTF8.self))
            _ = Self.equations(String(decoding: whole.utf8.suffix(length), as: UTF8.self))
        }
        for nested in [
            String(repeating: "(", count: 5000), String(repeating: "[", count: 5000),
            String(repeating: "'.width", count: 900),
        ] {
            _ = Self.equations("NSLayoutConstraint:0x1 \(nested)")
            _ = Self.equations("NSLayoutConstraint:0x1 H:[\(nested)")
        }
    }

    static func equations(_ description: String) -> String? {
        var reader = DescriptionReader(Array(description.utf8), items: ItemTable())
        let constraint = reader.read(at: TextRange(0, 0))
        let items = reader.items.items
        func name(_ item: LoggedItem) -> String {
            [item.className, item.name.map { "\"\($0)\"" }].compactMap { $0 }.joined(separator: " ")
                + (item.text.map { "'\($0)'" } ?? "")
        }
        func text(_ anchor: LoggedAnchor) -> String {
            let item = name(items[anchor.item.index])
            return switch anchor.attribute {
            case .plain(let attribute): "\(item).\(attribute.rawValue)"
            case .margin(let attribute): "\(item).\(attribute.rawValue) in margins"
            case .inSuperview(let axis, let part): "\(item).\(part) \(axis.rawValue)"
            case .line: "line \(item)"
            }
        }
        func number(_ value: Double) -> String {
            value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
        }
        func text(_ expression: LoggedExpression) -> String {
            let terms = expression.terms.map { ($0.factor == 1 ? "" : number($0.factor) + " ") + text($0.anchor) }
            guard !terms.isEmpty else { return number(expression.constant) }
            let constant = expression.constant
            let sign = constant < 0 ? " - \(number(-constant))" : constant > 0 ? " + \(number(constant))" : ""
            return terms.joined(separator: " + ") + sign
                + (expression.unsignedSpace == 0 ? "" : " ± \(number(expression.unsignedSpace))")
        }
        let equations = constraint.equations.map {
            "\(text($0.first)) \($0.relation.rawValue) \(text($0.second))"
                + ($0.isRequired ? "" : " @\(number($0.priority))")
        }
        return equations.isEmpty ? nil : equations.joined(separator: ", ")
    }
}
