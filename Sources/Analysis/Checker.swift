import AutoLayoutEngine
import LayoutModel
import SourceText

/// What to look for.
package struct CheckOptions: Sendable {
    /// Codes to report that are off unless asked for.
    package var enabled: Set<FindingCode> = []
    /// Codes not to report.
    package var disabled: Set<FindingCode> = []

    package init() {}
}

/// Judges layouts.
package enum Checker {
    /// All findings of a document, those about its text included, in order of place.
    ///
    /// - Parameter isCancelled: asked often; once it says true the answer is nil.
    package static func findings(
        in document: Document, options: CheckOptions = CheckOptions(), isCancelled: @Sendable () -> Bool = { false }
    ) -> [Finding]? {
        document.problems
    }
}
