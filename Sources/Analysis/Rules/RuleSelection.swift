import LayoutModel

/// Which findings a person wants to see.
package struct RuleSelection: Hashable, Sendable {
    /// Opt-in codes to report.
    package var enabled: Set<FindingCode>
    /// Codes not to report.
    package var disabled: Set<FindingCode>
    /// Objects of the checked document whose findings are intended.
    package var ignored: Set<IgnoredObject> = []

    package init(enabled: Set<FindingCode> = [], disabled: Set<FindingCode> = []) {
        self.enabled = enabled
        self.disabled = disabled
    }

    func includes(_ code: FindingCode, isOptIn: Bool) -> Bool {
        !disabled.contains(code) && (!isOptIn || enabled.contains(code))
    }
}

/// A view or constraint whose findings of one code are intended.
package struct IgnoredObject: Hashable, Sendable {
    /// Its object ID in an Interface Builder document.
    package var id: String
    package var code: FindingCode

    package init(id: String, code: FindingCode) {
        self.id = id
        self.code = code
    }
}
