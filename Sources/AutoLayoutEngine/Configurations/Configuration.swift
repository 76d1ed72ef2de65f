import LayoutModel

/// One way to lay out a layout: a size, a state, which views are gone or hidden, and the values of the parameters.
package struct Configuration: Hashable, Sendable {
    package var size: CanvasSize
    /// Whether ``size`` overrides a size that the state sets.
    package var overridesStateSize = false
    /// Whether the layout is solved as it was saved; see ``DesignTime``.
    package var isDesignTime = false
    /// The index of the state in ``Layout/states``.
    package var state: Int?
    /// Views that are gone in addition to those of the state.
    package var gone: Set<ViewID> = []
    /// Views that are hidden in addition to those of the layout and the state.
    package var hidden: Set<ViewID> = []
    /// Views that are shown though the layout hides them.
    package var shown: Set<ViewID> = []
    /// The value of each of ``Layout/parameters``.
    package var parameters: [Double]

    package init(
        size: CanvasSize, state: Int? = nil, gone: Set<ViewID> = [], hidden: Set<ViewID> = [], parameters: [Double]
    ) {
        self.size = size
        self.state = state
        self.gone = gone
        self.hidden = hidden
        self.parameters = parameters
    }

    /// The layout at its first size, with only its own views gone. A layout drawn in a visual editor is at design time.
    package init(baseOf layout: Layout) {
        self.init(
            size: layout.designTime?.canvas ?? layout.sizes.first?.size ?? CanvasSize(width: .fit, height: .fit),
            parameters: layout.parameters.map(\.value))
        isDesignTime = layout.designTime != nil
    }

    /// The layout at a size that a person asks for, at run time.
    ///
    /// A size that is no screen's gets the size classes and side margins of the canvas on which the layout was drawn.
    package init(of layout: Layout, at size: CanvasSize) {
        self.init(baseOf: layout)
        self.size = size
        overridesStateSize = true
        isDesignTime = false
        guard let drawn = layout.designTime?.canvas else { return }
        let screen = layout.sizes.map(\.size).first { $0.device != nil && $0.device == size.device }
        self.size.traits = (screen ?? drawn).traits
        self.size.sideMargin = (screen ?? drawn).sideMargin
        self.size.safeArea = screen?.safeArea ?? size.safeArea
    }
}
