'use strict';
// Reads the layouts and their states from a document's symbols.

const CLASS = 5;
const STATE = 22;
const VIEW = 8;

/** `[{start, first, last, fits, states: [{name, first, last}]}]`. With `fits`, the constraints determine the height. */
function layouts(symbols) {
  const isLayout = (symbol) => symbol.range && (symbol.kind === CLASS || symbol.kind === VIEW);
  const isState = (symbol) => symbol.kind === STATE;
  return (symbols || []).filter(isLayout).map((symbol) => ({
    start: symbol.range.start,
    ...lines(symbol),
    fits: /× fit$/.test(symbol.detail || ''),
    states: (symbol.children || []).filter(isState).map((state) => ({ name: state.name, ...lines(state) })),
  }));
}

function lines(symbol) {
  return { first: symbol.range.start.line, last: symbol.range.end.line };
}

/** The smallest range that contains a line. */
function around(line, ranges) {
  return ranges
    .filter((range) => range.first <= line && line <= range.last)
    .sort((one, other) => (one.last - one.first) - (other.last - other.first))[0];
}

module.exports = { layouts, around };
