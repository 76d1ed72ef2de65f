import AutoLayoutEngine
import LayoutModel
import Rendering
import SourceText

extension Option {
    /// The options that select layouts of a file and their configuration.
    static let selection = [
        Option("--layout", "NAME", "only this layout"),
        Option("--size", "WxH", "the size of the root view, such as 320x60 or iPhone15xfit, or a device: iPhone15"),
        Option("--state", "NAME", "in this state"),
        Option("--gone", "VIEW,...", "with these views gone"),
        Option("--hide", "VIEW,...", "with these views hidden"),
        Option("--set", "PARAM=N", "with a parameter at this value"),
    ]
}

extension LayoutSelection {
    /// The selection of the options ``Option/selection``.
    init(_ arguments: Arguments) throws(UsageError) {
        self.init()
        layout = arguments.value(of: "--layout")
        state = arguments.value(of: "--state")
        gone = arguments.list(of: "--gone")
        hidden = arguments.list(of: "--hide")
        if let text = arguments.value(of: "--size") { size = try canvasSize(text) }
        for text in arguments.list(of: "--set") { parameters.append(try Self.parameter(text)) }
    }

    private static func parameter(_ text: String) throws(UsageError) -> (name: String, value: Double) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(trimmingBlanks)
        guard parts.count == 2, !parts[0].isEmpty else {
            throw UsageError("\"--set\" needs a parameter and a number, such as offset=20, not \"\(text)\".")
        }
        guard let value = Double(parts[1]), value.isFinite else {
            throw UsageError("\"--set \(text)\": \"\(parts[1])\" is not a number.")
        }
        return (parts[0], value)
    }

    /// The selected layouts of a file with their configurations.
    func chosen(in document: Document, of path: String) throws(UsageError) -> [(Layout, Configuration)] {
        do throws(Problem) {
            return try configurations(in: document, of: path).map { (document.layouts[$0], $1) }
        } catch {
            throw UsageError(error.message)
        }
    }
}

/// A size from a text such as `320x60`, `375xfit`, `iPhone15xfit` or a device's name.
func canvasSize(_ text: String) throws(UsageError) -> CanvasSize {
    if let size = CanvasSize(words: text) { return size }
    if !text.lowercased().contains("x"),
        let question = Spelling.nearest(to: text, in: Device.all.map(\.name)).question()
    {
        throw UsageError("There is no device \"\(text)\". \(question)")
    }
    throw UsageError(
        "\"--size\" needs a width and a height, such as 375x667 or 375xfit, or a device, such as iPhone15, "
            + "not \"\(text)\"."
    )
}
