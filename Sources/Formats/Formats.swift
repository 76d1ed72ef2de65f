import InterfaceBuilder
import LayoutLanguage
import LayoutModel
import SwiftLayout

extension FormatRegistry {
    /// Every format that Plumbline reads, one line each.
    package static let standard = FormatRegistry([
        LayoutLanguageFormat(),
        InterfaceBuilderFormat(),
        SwiftLayoutFormat(),
    ])
}
