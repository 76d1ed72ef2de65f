import Features
import LayoutModel
import SourceText
import TestSupport
import Testing

/// What an editor shows in Swift code.
@Suite struct SwiftEditorTests {
    private static let card = """
        import UIKit

        final class Card: UIView {
            private let stack = UIStackView()
            private let title = UILabel()
            private let badge = UIView()
            private let shade = UIView()
            var gap: CGFloat = 8

            init() {
                super.init(frame: .zero)
                stack.translatesAutoresizingMaskIntoConstraints = false
                shade.translatesAutoresizingMaskIntoConstraints = false
                addSubview(stack)
                addSubview(shade)
                stack.addArrangedSubview(title)
                stack.addArrangedSubview(badge)
                NSLayoutConstraint.activate([
                    stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: gap),
                    stack.trailingAnchor.constraint(equalTo: trailingAnchor),
                    stack.topAnchor.constraint(equalTo: topAnchor),
                    stack.bottomAnchor.constraint(equalTo: bottomAnchor),
                    shade.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
                    shade.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
                    shade.topAnchor.constraint(equalTo: stack.topAnchor),
                ])
                fixHeight()
            }

            func configure(isNew: Bool) {
                badge.isHidden = !isNew
                shade.isHidden = isNew
            }
        }

        extension Card {
            func fixHeight() {
                shade.heightAnchor.constraint(equalToConstant: 4).isActive = true
            }
        }
        """

    /// The hover at the place of the cursor, which stands in a line of the class.
    private func hover(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        let plain = line.replacing("│", with: "")
        let fixture = Fixture(Self.card.replacing(plain, with: line))
        let snapshot = try #require(fixture.snapshot(of: "Card.swift"), sourceLocation: sourceLocation)
        return snapshot.hover(at: fixture.cursor)?.plaintext ?? ""
    }

    @Test func aViewIsExplainedWhereItIsDeclaredAndUsed() throws {
        let declared = try hover("let ti│tle = UILabel()")
        #expect(declared.hasPrefix("label title\n"))
        let used = try hover("sha│de.topAnchor")
        #expect(used.contains("view shade\n"))
        #expect(used.contains("at 390 × 844, an assumed size"))
        #expect(used.contains("320 × 568") && used.contains("430 × 932"))
        #expect(used.contains("height 4: shade's height should equal 4"))
        #expect(used.contains("gap is taken as 8"))
    }

    @Test func aClassIsSummedUp() throws {
        #expect(try hover("class Ca│rd").contains("Checked at every size."))
    }

    @Test func aConstraintIsASentence() throws {
        let text = try hover("shade.topAnchor.con│straint(equalTo: stack.topAnchor),")
        #expect(text.contains("shade's top edge should equal stack's top edge."))
        #expect(text.contains("Required (priority 1000)."))
    }

    @Test func whatHidingDoesIsTold() throws {
        #expect(try hover("badge.is│Hidden").contains("stack arranges the others without it"))
        #expect(try hover("shade.is│Hidden").contains("isHidden changes no constraint"))
    }

    @Test func codeOfAnExtensionBelongsToTheClass() throws {
        #expect(try hover("shade.heightAnchor.con│straint").contains("should equal 4."))
    }

    @Test func framesAreShownWhereTheyAreKnown() throws {
        let fixture = Fixture(Self.card)
        let snapshot = try #require(fixture.snapshot(of: "Card.swift"))
        let hints = uncancelled { (never) throws(Cancelled) in
            try InlayHints.hints(in: fixture.text.range, of: snapshot, never)
        }
        let texts = hints.map { "\(snapshot.document.layouts[$0.layout][$0.view].path): \($0.text)" }
        #expect(texts.contains("stack: 8, 0, 382 × 844"), "\(texts)")
    }

    @Test func aLensSumsUpTheFindings() throws {
        let snapshot = try #require(Fixture(Self.card).snapshot(of: "Card.swift"))
        let title = CodeLenses.title(ofLayout: 0, in: snapshot, findings: [])
        #expect(title?.hasSuffix("every size: all hold") == true, "\(title ?? "")")
    }

    // MARK: Fixes

    private static func code(_ lines: String) -> String {
        """
        import UIKit

        final class Card: UIView {
            private let badge = UIView()

            init() {
                super.init(frame: .zero)
                badge.translatesAutoresizingMaskIntoConstraints = false
                addSubview(badge)
                NSLayoutConstraint.activate([
        \(lines.split(separator: "\n").map { "            " + $0 }.joined(separator: "\n"))
                ])
            }
        }
        """
    }

    private static let determined = """
        badge.leadingAnchor.constraint(equalTo: leadingAnchor),
        badge.topAnchor.constraint(equalTo: topAnchor),
        badge.widthAnchor.constraint(equalToConstant: 20),
        """

    @Test func whatIsMissingIsAdded() throws {
        let fixes = try Fixing(Self.code(Self.determined), path: "Card.swift").fixes(of: "ambiguous-size")
        #expect(
            try fixes.text("Add badge.bottom == self.bottom")
                == Self.code(Self.determined + "\nbadge.bottomAnchor.constraint(equalTo: bottomAnchor),"))
    }

    @Test func oneOfTwoSizesIsRemoved() throws {
        let height = "badge.heightAnchor.constraint(equalToConstant: 20),"
        let wide = "\nbadge.widthAnchor.constraint(equalToConstant: 30),"
        let fixes = try Fixing(Self.code(Self.determined + "\n" + height + wide), path: "Card.swift")
            .fixes(of: "conflict")
        #expect(try fixes.text("Remove badge.width == 30") == Self.code(Self.determined + "\n" + height))
        #expect(fixes.allSatisfy { !$0.isPreferred })
    }

    @Test func aRepeatedConstraintIsRemovedByFix() throws {
        let height = "badge.heightAnchor.constraint(equalToConstant: 20),"
        let again = "\nbadge.topAnchor.constraint(equalTo: topAnchor),"
        let fixed = try Fixing(Self.code(Self.determined + "\n" + height + again), path: "Card.swift").fixed
        #expect(fixed == Self.code(Self.determined + "\n" + height))
    }
}
