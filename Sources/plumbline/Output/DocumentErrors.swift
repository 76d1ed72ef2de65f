import LayoutModel

/// Reports on standard error that a file has errors, so that its layouts are incomplete, or why it has no layouts.
func complainOfErrors(in document: Document, of path: String) {
    let errors = document.problems.count { $0.severity == .error }
    if errors == 0, document.layouts.isEmpty {
        Output.complain("\"\(path)\" \(document.reasonForNoLayouts ?? "has no layouts.")")
    }
    guard errors > 0 else { return }
    let found = errors == 1 ? "1 error" : "\(errors) errors"
    Output.complain(
        "\(found) in \"\(path)\"; the parts with errors are left out. \"plumbline check\" lists the errors.")
}
