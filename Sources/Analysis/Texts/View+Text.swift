import LayoutModel

extension View {
    /// Whether its text may have any length: code sets it, or it has words to translate and not just a number.
    var showsWords: Bool {
        guard let text, !text.isEmpty else { return true }
        return text.split { !$0.isLetter }.contains { $0.count >= 3 }
    }
}
