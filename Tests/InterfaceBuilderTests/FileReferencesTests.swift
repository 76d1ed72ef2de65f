import LayoutModel
import SourceText
import Testing

@testable import InterfaceBuilder

@Suite struct FileReferencesTests {
    private func references(_ text: String) -> [String] {
        let text = SourceText(text)
        return InterfaceBuilderDocument(text).fileReferences.map { reference in
            #expect(text[reference.range] == reference.name)
            return "\(reference.kind) \(reference.name)"
        }
    }

    @Test func classesStoryboardsAndImagesAreReferences() {
        let text = """
            <document><scenes><scene><objects>
            <viewController id="a" customClass="FriendList"><imageView key="view" id="b" image="photo"/>\
            </viewController>
            <viewControllerPlaceholder id="c" storyboardName="Main"/>
            <button id="d"><state key="normal" image="star" backgroundImage="pill"/></button>
            </objects></scene></scenes>
            <resources><image name="star" catalog="system" width="1" height="1"/><image name="photo" width="1"/>\
            </resources>
            </document>
            """
        #expect(references(text) == ["type FriendList", "image photo", "storyboard Main", "image pill"])
    }

    @Test func anEmptyNameIsNoReference() {
        #expect(references("<document><view customClass=\"\" image=\"\"/></document>").isEmpty)
    }
}
