'use strict';
// What a document's symbols say about its layouts: where each is, and its states.

const CLASS = 5;
const STATE = 22;
const VIEW = 8;

/** `[{start, first, last, fits, states: [{name, first, last}]}]`, with the lines of each; `fits` is as high as its constraints ask for. */
function layouts(symbols) {
  return (symbols || []).filter((symbol) => symbol.range && (symbol.kind === CLASS || symbol.kind === VIEW)).map((symbol) => ({
    start: symbol.range.start,
    ...lines(symbol),
    fits: /× fit$/.test(symbol.detail || ''),
    states: (symbol.children || []).filter((child) => child.kind === STATE).map((child) => ({ name: child.name, ...lines(child) })),
  }));
}

function lines(symbol) {
  return { first: symbol.range.start.line, last: symbol.range.end.line };
}

/** The smallest of those that a line is in. */
function around(line, ranges) {
  return ranges
    .filter((range) => range.first <= line && line <= range.last)
    .sort((one, other) => (one.last - one.first) - (other.last - other.first))[0];
}

module.exports = { layouts, around };
