import SourceText

/// A file with the frames of its layouts.
package struct FramesFile: Sendable {
    /// As the user gave it.
    package var path: String
    package var text: SourceText
    package var layouts: [LayoutFrames]

    package init(path: String, text: SourceText, layouts: [LayoutFrames]) {
        self.path = path
        self.text = text
        self.layouts = layouts
    }
}
