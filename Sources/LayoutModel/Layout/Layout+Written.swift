extension Layout {
    /// Converts a frame between the model and the document, which differ if the superview measures upwards.
    ///
    /// - Parameter height: The superview's height in points.
    package func turned(_ frame: Rect, of view: ViewID, inHeight height: Double) -> Rect {
        guard let parent = self[view].parent, self[parent].countsUpwards else { return frame }
        return frame.turned(inHeight: height)
    }

    /// The recorded frame of a view as the document writes it.
    package func writtenFrame(of view: ViewID) -> Rect? {
        guard let frame = self[view].recordedFrame else { return nil }
        guard let around = self[view].parent.flatMap({ self[$0].recordedFrame }) else { return frame }
        return turned(frame, of: view, inHeight: around.height)
    }
}

extension Rect {
    /// The same rectangle, with y measured from the other of the superview's horizontal edges.
    package func turned(inHeight height: Double) -> Rect {
        Rect(x: x, y: height - maxY, width: width, height: self.height)
    }
}
