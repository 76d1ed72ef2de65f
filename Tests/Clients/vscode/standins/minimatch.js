'use strict';

/** Whether a path has the form `**` + `/*.{a,b}` or `**` + `/*.a`, the only forms of pattern that the extension uses. */
function minimatch(path, pattern) {
  const form = /^\*\*\/\*\.(?:\{([\w,]+)\}|(\w+))$/.exec(pattern);
  if (!form) throw new Error(`the stand-in does not know the pattern ${pattern}`);
  const endings = (form[1] || form[2]).split(',');
  return endings.some((ending) => path.endsWith(`.${ending}`));
}

module.exports = { minimatch };
