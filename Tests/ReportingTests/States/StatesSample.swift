import Analysis
import LayoutLanguage
import SourceText
import TestSupport

@testable import Reporting

/// The states of the layouts in a text of the layout language.
func statesFile(_ text: String) throws -> StatesFile {
    let text = SourceText(text)
    let tables = try LayoutLanguageFormat().parse(text).document.layouts.map {
        try StateTable($0, by: Checker(.standard))
    }
    return StatesFile(path: "a.layout", text: text, tables: tables)
}

/// Three views. Hiding the middle one leaves its gap.
let gapAndState = """
    layout Row {
        size 100 x 20
        label a 20 x 20, b 20 x 20, c 20 x 20
        H:|-8-[a]-8-[b]-8-[c]
        [a, b, c].top == super.top
        vary b
    }
    """
