import Analysis
import InterfaceBuilder
import LayoutModel
import SourceText
import SwiftLayout
import TestSupport
import Testing

/// What code constrains of a document's views is not known from the document.
@Suite struct OutletsInCodeTests {
    /// A label without any position, as an outlet of the root's class.
    private static func document(_ connections: String) -> String {
        IBFixture.xib(
            """
            <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name">
                <rect key="frame" x="10" y="10" width="40" height="20"/>
            </label>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="below">
                <rect key="frame" x="10" y="40" width="40" height="20"/>
                <constraints>
                    <constraint firstAttribute="width" constant="40" id="c3"/>
                    <constraint firstAttribute="height" constant="20" id="c4"/>
                </constraints>
            </view>
            """,
            constraints: """
                <constraint firstItem="below" firstAttribute="top" secondItem="name" secondAttribute="bottom" id="c1"/>
                <constraint firstItem="below" firstAttribute="leading" secondItem="name" secondAttribute="leading" \
                id="c2"/>
                """,
            rootAttributes: "customClass=\"Card\"", rootChildren: "<connections>\(connections)</connections>")
    }

    private static let outlet = "<outlet property=\"name\" destination=\"name\" id=\"o1\"/>"

    private static func codes(_ document: String, _ code: String...) -> [String] {
        var context = ParseContext()
        for (index, text) in code.enumerated() {
            var other = ParseContext()
            other.file = FileID(Int32(index + 2))
            let parsed = uncancelled { [other] cancellation throws(Cancelled) in
                try SwiftLayoutFormat().parseDeclarations(SourceText("import UIKit\n\(text)"), in: other, cancellation)
            }
            _ = context.project.setDeclarations(parsed.declarations, of: other.file)
        }
        let parsed = uncancelled { [context] cancellation throws(Cancelled) in
            try InterfaceBuilderFormat().parse(SourceText(document), in: context, cancellation)
        }
        return uncancelled { cancellation throws(Cancelled) in
            try Checker(.standard).findings(in: parsed.document, cancellation)
        }.map(\.code.rawValue)
    }

    private static func card(_ statement: String) -> String {
        "class Card: UIView {\n@IBOutlet var name: UILabel!\noverride func awakeFromNib() {\n\(statement)\n}\n}"
    }

    @Test(arguments: [
        "name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true",
        "self.name?.snp.makeConstraints { $0.edges.equalToSuperview() }", "name.pinToSuperview()",
        "name!.autoPinEdgesToSuperviewEdges()", "name.translatesAutoresizingMaskIntoConstraints = false",
        "addConstraint(NSLayoutConstraint(item: name, attribute: .top))", "stack.addArrangedSubview(self.name)",
        "keyboardLayoutGuide.topAnchor.constraint(equalTo: name.bottomAnchor).isActive = true",
        "self.topAnchor.constraint(equalTo: name.topAnchor).isActive = true",
    ])
    func whatCodeMayPlaceIsNotAmbiguous(statement: String) {
        #expect(!Self.codes(Self.document(Self.outlet)).isEmpty)
        #expect(Self.codes(Self.document(Self.outlet), Self.card(statement)) == [])
    }

    @Test(arguments: [
        "name.text = title", "name.addTarget(self, action: #selector(tapped))", "name.autocapitalizationType = .none",
        "other.topAnchor.constraint(equalTo: topAnchor).isActive = true", "// No code asks for name.topAnchor.",
        "other.topAnchor.constraint(equalTo: name.bottomAnchor).isActive = true", "name.constraints.forEach(check)",
        "other.snp.makeConstraints { $0.top.equalTo(name.snp.bottom) }", "name.pinColor = .red",
    ])
    func otherUsesSayNothing(statement: String) {
        let codes = Self.codes(Self.document(Self.outlet))
        #expect(Self.codes(Self.document(Self.outlet), Self.card(statement)) == codes)
    }

    @Test func theCodeOfTheClassCounts() {
        let place = "name.topAnchor.constraint(equalTo: topAnchor).isActive = true"
        let document = Self.document(Self.outlet)
        let codes = Self.codes(document)
        // Of another class, or of a view that is no outlet.
        let other = Self.card(place).replacing("class Card", with: "class Other")
        #expect(Self.codes(document, other) == codes)
        #expect(Self.codes(document, Self.card("") + other) == codes)
        #expect(Self.codes(Self.document(""), Self.card(place)) == codes)
        // In an extension, or inherited.
        #expect(Self.codes(document, Self.card(""), "extension Card { func place() {\n\(place)\n} }") == [])
        let base = Self.card(place).replacing("class Card", with: "class Base")
        #expect(Self.codes(document, "class Card: Base {}", base) == [])
    }

    /// When the class changes, the document is read again.
    @Test func theClassIsAmongTheKeys() {
        var context = ParseContext()
        var other = ParseContext()
        other.file = FileID(2)
        let parsed = uncancelled { [other] cancellation throws(Cancelled) in
            try SwiftLayoutFormat().parseDeclarations(SourceText(Self.card("")), in: other, cancellation)
        }
        _ = context.project.setDeclarations(parsed.declarations, of: other.file)
        let keys = uncancelled { [context] cancellation throws(Cancelled) in
            try InterfaceBuilderFormat().parse(SourceText(Self.document(Self.outlet)), in: context, cancellation)
        }.usedKeys
        #expect(!keys.isDisjoint(with: parsed.declarations.map(\.key)))
    }
}
