import LayoutModel

/// One way in which a layout can stand: a size, a state, which views are gone or hidden, and the values of the parameters.
package struct Configuration: Hashable, Sendable {
    package var size: CanvasSize
    /// Whether ``size`` holds also where the state names a size of its own.
    package var overridesStateSize = false
    /// Whether the layout is solved as it was saved; see ``DesignTime``.
    package var isDesignTime = false
    /// The place of the state in ``Layout/states``.
    package var state: Int?
    /// Views that are gone beyond what the state says.
    package var gone: Set<ViewID> = []
    /// Views that are hidden beyond what the layout and the state say.
    package var hidden: Set<ViewID> = []
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

    /// The layout at its first size, with nothing gone beyond what it says itself; one that was drawn in a visual editor as at
    /// design time.
    package init(baseOf layout: Layout) {
        self.init(
            size: layout.designTime?.canvas ?? layout.sizes.first?.size ?? CanvasSize(width: .fit, height: .fit),
            parameters: layout.parameters.map(\.value))
        isDesignTime = layout.designTime != nil
    }
}
