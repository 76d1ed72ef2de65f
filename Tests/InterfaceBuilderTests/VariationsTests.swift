import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct VariationsTests {
    private static let box = """
        <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        </view>
        """
    private static let width = #"<constraint firstItem="box" firstAttribute="width" constant="10" id="w"/>"#

    @Test func theDefaultVariationUninstalls() throws {
        let layout = try layout(
            """
            <variation key="default">
                <mask key="subviews"><exclude reference="box"/></mask>
                <mask key="constraints"><exclude reference="w"/></mask>
            </variation>
            <variation key="heightClass=regular-widthClass=regular">
                <mask key="subviews"><include reference="box"/></mask>
                <mask key="constraints"><include reference="w"/></mask>
            </variation>
            """)
        #expect(!layout.views[1].isInstalled)
        #expect(layout.constraints.first?.isActive == false)
        #expect(
            layout.traitVariations == [
                TraitVariation(
                    traits: Traits(horizontal: .regular, vertical: .regular),
                    changes: [.setInstalled(ViewID(1), true), .setConstraintInstalled(ConstraintID(0), true)])
            ])
        #expect(problems("").isEmpty)
    }

    @Test func appliesVariationsWithMoreSizeClassesLater() throws {
        let varied = """
            <constraint firstItem="box" firstAttribute="width" constant="10" id="w">
                <variation key="heightClass=compact-widthClass=compact" constant="8"/>
                <variation key="widthClass=compact" constant="9" priority="750"/>
                <variation key="somethingElse" constant="7"/>
            </constraint>
            """
        let layout = try layout("", constraints: varied)
        #expect(
            layout.traitVariations.map(\.traits) == [
                Traits(horizontal: .compact), Traits(horizontal: .compact, vertical: .compact),
            ])
        #expect(
            layout.traitVariations.first?.changes == [
                .setConstant(ConstraintID(0), 9), .setPriority(ConstraintID(0), 750),
            ])
    }

    @Test func aVariationChangesTheAxisOfAStack() throws {
        let stack = """
            <stackView axis="vertical" spacing="4" id="stack">
                <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                <variation key="heightClass=compact" axis="horizontal" distribution="fillEqually"/>
            </stackView>
            """
        let text = IBFixture.xib(stack)
        let layout = try #require(InterfaceBuilderFormat().parse(SourceText(text)).document.layouts.first)
        var turned = StackArrangement(axis: .horizontal)
        turned.spacing = 4
        turned.distribution = .fillEqually
        #expect(
            layout.traitVariations == [
                TraitVariation(traits: Traits(vertical: .compact), changes: [.setStack(ViewID(1), turned)])
            ])
    }

    @Test func reportsConstraintsOnUninstalledViews() {
        let found = problems(
            #"<variation key="default"><mask key="subviews"><exclude reference="box"/></mask></variation>"#)
        #expect(found.map(\.code) == [.uninstalledItem])
        #expect(found.map(\.severity) == [.warning])
        #expect(
            found.first?.message
                == "This constraint is installed, but \"View\" is not. Uninstall it too, or install the view.")
        let somewhere = problems(
            """
            <variation key="widthClass=compact"><mask key="subviews"><exclude reference="box"/></mask></variation>
            """)
        #expect(
            somewhere.map(\.message) == [
                "This constraint is installed at compact width and compact height, but \"View\" is not. "
                    + "Uninstall it too, or install the view."
            ])
    }

    private func read(_ variations: String, constraints: String) -> Document {
        InterfaceBuilderFormat().parse(
            SourceText(IBFixture.xib(Self.box, constraints: constraints, rootChildren: variations))
        ).document
    }

    private func layout(_ variations: String, constraints: String = width) throws -> Layout {
        try #require(read(variations, constraints: constraints).layouts.first)
    }

    private func problems(_ variations: String) -> [Finding] {
        read(variations, constraints: Self.width).problems
    }
}
