import SourceText

extension Finding {
    /// The same finding after a change elsewhere in the text. Nil if the change touches one of its ranges.
    ///
    /// - Parameter file: the file of the text.
    package func moved(through change: TextChange, of file: FileID) -> Finding? {
        var mover = RangeMover(change: change, file: file)
        var finding = self
        mover.move(&finding.range)
        for related in finding.related.indices { mover.move(&finding.related[related].range) }
        for hiding in finding.hidings.indices {
            for place in finding.hidings[hiding].places.indices { mover.move(&finding.hidings[hiding].places[place]) }
        }
        for suggestion in finding.suggestions.indices {
            for edit in finding.suggestions[suggestion].edits.indices {
                mover.move(&finding.suggestions[suggestion].edits[edit].range)
            }
        }
        return mover.isWhole ? finding : nil
    }
}
