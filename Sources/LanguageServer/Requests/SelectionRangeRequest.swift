import Features
import LanguageServerProtocol

extension DocumentRequest {
    func selectionRanges(_ params: SelectionRangeParams) -> [SelectionRange] {
        params.positions.compactMap { position in
            let ranges = SelectionRanges.ranges(at: positions.offset(position), in: snapshot)
            return SelectionRange(ranges.map(positions.range))
        }
    }
}
