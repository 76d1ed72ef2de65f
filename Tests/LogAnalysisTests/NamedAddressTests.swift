import RuntimeLog
import Testing

@testable import LogAnalysis

/// The addresses beside the names, for the debugger.
@Suite struct NamedAddressTests {
    @Test func membersAndGuidesHaveTheirAddresses() {
        let explanation = LoggedDump.explain([
            "NSLayoutConstraint:0x1 UIView:0xa1.width == 10",
            "NSLayoutConstraint:0x2 UIView:0xb2.width == UIView:0xa1.width",
            "NSLayoutConstraint:0x3 UILayoutGuide:0xc3'UIViewSafeAreaLayoutGuide'.width == UIView:0xb2.width",
            "NSLayoutConstraint:0x4 UILayoutGuide:0xc3'UIViewSafeAreaLayoutGuide'.width == 20",
            "NSLayoutConstraint:0x5 UISwitch:0xd4.width == 20",
        ])
        let addresses = explanation?.addresses.map { "\($0.name) \($0.address)" }
        #expect(addresses == ["view 1 0xa1", "view 2 0xb2", "the safe area 0xc3"])
        #expect(explanation?.remarks == ["Addresses: view 1 0xa1, view 2 0xb2, the safe area 0xc3."])
    }

    @Test func withoutAConflictTheWholeListHasThem() {
        let explanation = LoggedDump.explain([
            "NSLayoutConstraint:0x1 A:0xa.width == 40", "NSLayoutConstraint:0x2 B:0xb.width == 40",
        ])
        #expect(explanation?.addresses.map(\.address) == ["0xa", "0xb"])
    }

    /// Masonry prints a key in place of an address.
    @Test func aNameAloneHasNone() {
        let explanation = LoggedDump.explain([
            "MASLayoutConstraint:0x1 UIView:card.width == 40", "MASLayoutConstraint:0x2 UIView:card.width == 50",
        ])
        #expect(explanation?.verdict == .conflict)
        #expect(explanation?.addresses.isEmpty == true)
    }
}
