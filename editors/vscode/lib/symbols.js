'use strict';
// What a document's symbols say about its layouts: which there are, with their states and views.

const CLASS = 5;
const STATE = 22;
const VIEW = 8;

/** `[{name, first, last, fits, states: [{name, first, last}], views: [path]}]`, with the lines of each; `fits` is as high as its constraints ask for. */
function layouts(symbols) {
  return (symbols || []).filter((symbol) => symbol.range && (symbol.kind === CLASS || symbol.kind === VIEW)).map((symbol) => ({
    name: symbol.name,
    ...lines(symbol),
    fits: /× fit$/.test(symbol.detail || ''),
    states: (symbol.children || []).filter((child) => child.kind === STATE).map((child) => ({ name: child.name, ...lines(child) })),
    views: paths(symbol.children || [], ''),
  }));
}

function lines(symbol) {
  return { first: symbol.range.start.line, last: symbol.range.end.line };
}

function paths(symbols, above) {
  return symbols.filter((symbol) => symbol.kind === VIEW).flatMap((symbol) => {
    const path = above + symbol.name;
    return [path, ...paths(symbol.children || [], `${path}.`)];
  });
}

/** The smallest of those that a line is in. */
function around(line, ranges) {
  return ranges
    .filter((range) => range.first <= line && line <= range.last)
    .sort((one, other) => (one.last - one.first) - (other.last - other.first))[0];
}

module.exports = { layouts, around };
