import Analysis
import InterfaceBuilder
import LayoutModel
import SourceText
import TestSupport
import Testing

/// A small document of Interface Builder, made from the few properties that a test is about.
struct TestDocument {
    /// A view, and what lies in it.
    struct Element {
        var tag = "view"
        var id: String
        /// x, y, width and height.
        var frame: [Double]
        var attributes = ""
        /// Further elements inside, as they are written.
        var inside = ""
        var subviews: [Element] = []
        var constraints: [Pin] = []
        /// Whether constraints place it, or its autoresizing mask does.
        var takesConstraints = true

        var text: String {
            let place = zip(["x", "y", "width", "height"], frame).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
            let mask = takesConstraints ? "translatesAutoresizingMaskIntoConstraints=\"NO\" " : ""
            return """
                <\(tag) \(mask)\(attributes) id="\(id)">
                <rect key="frame" \(place)/>
                <subviews>\(subviews.map(\.text).joined(separator: "\n"))</subviews>
                <constraints>\(constraints.map(\.text).joined(separator: "\n"))</constraints>
                \(inside)
                </\(tag)>
                """
        }
    }

    /// A constraint; an item is `id.attribute`, or the owner's attribute alone.
    struct Pin {
        var id: String
        var first: String
        var second: String?
        var constant: Double
        var attributes: String
        var inside = ""

        init(
            _ id: String, _ first: String, _ second: String? = nil, _ constant: Double = 0, _ attributes: String = "",
            inside: String = ""
        ) {
            self.id = id
            self.first = first
            self.second = second
            self.constant = constant
            self.attributes = attributes
            self.inside = inside
        }

        fileprivate var text: String {
            func side(_ name: String, _ written: String) -> String {
                let parts = written.split(separator: ".")
                return parts.count == 2
                    ? "\(name)Item=\"\(parts[0])\" \(name)Attribute=\"\(parts[1])\"" : "\(name)Attribute=\"\(written)\""
            }
            let other = second.map { side("second", $0) } ?? ""
            return """
                <constraint \(side("first", first)) \(other) constant="\(constant)" \(attributes) \
                id="\(id)">\(inside)</constraint>
                """
        }
    }

    var text: String

    /// A xib whose one root, with the id `root`, holds `subviews`.
    init(
        _ width: Double, _ height: Double, _ subviews: [Element], _ constraints: [Pin], tag: String = "view",
        inside: String = "", attributes: String = "", runtime: String = "iOS.CocoaTouch"
    ) {
        let root = Element(
            tag: tag, id: "root", frame: [0, 0, width, height], attributes: attributes, inside: inside,
            subviews: subviews, constraints: constraints, takesConstraints: false)
        text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22154" \
            targetRuntime="\(runtime)" useAutolayout="YES" useTraitCollections="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <objects>
            \(root.text)
            </objects>
            </document>
            """
    }

    /// A storyboard whose one controller fills the screen with a root as of `init(_:_:_:_:)`.
    static func screen(_ subviews: [Element], _ constraints: [Pin]) -> TestDocument {
        let root = Element(
            id: "root", frame: [0, 0, 375, 667], attributes: "key=\"view\"", subviews: subviews,
            constraints: constraints, takesConstraints: false)
        var document = TestDocument(0, 0, [], [])
        document.text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22154" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="scene"><objects>
            <viewController id="controller">
            \(root.text)
            </viewController>
            </objects></scene></scenes>
            </document>
            """
        return document
    }

    /// The findings of the document, which must be one that the reader has nothing against.
    func findings(enabled: [FindingCode] = [], sourceLocation: SourceLocation = #_sourceLocation) throws -> [Finding] {
        let document = InterfaceBuilderFormat().parse(SourceText(text)).document
        #expect(document.problems.map(\.message) == [], sourceLocation: sourceLocation)
        return try Checker(.standard, RuleSelection(enabled: Set(enabled))).findings(in: document)
    }

    /// The findings of a document that the reader has something against, its problems included.
    func findingsOfBrokenDocument() throws -> [Finding] {
        try Checker(.standard).findings(in: InterfaceBuilderFormat().parse(SourceText(text)).document)
    }

    /// `code: subject` of each finding, without hints.
    func found(sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
        try findings(sourceLocation: sourceLocation).filter { $0.severity != .hint }
            .map { "\($0.code.rawValue): \($0.subject)" }
    }

    /// The part of the text that a range marks.
    subscript(range: TextRange) -> String { SourceText(text)[range] }
}

extension [TestDocument.Pin] {
    /// Constraints that place a view in `root` at `frame` by its leading edge, top, width and height; ids begin with
    /// the view's.
    static func place(_ view: String, _ frame: [Double], in root: String = "root") -> [TestDocument.Pin] {
        [
            TestDocument.Pin("\(view)1", "\(view).leading", "\(root).leading", frame[0]),
            TestDocument.Pin("\(view)2", "\(view).top", "\(root).top", frame[1]),
            TestDocument.Pin("\(view)3", "\(view).width", nil, frame[2]),
            TestDocument.Pin("\(view)4", "\(view).height", nil, frame[3]),
        ]
    }
}
