'use strict';
// Where the server is.

const fs = require('fs');
const os = require('os');
const path = require('path');

function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The program of a name on the `PATH`, or of a path; undefined where there is none. */
function findServer(wanted, environment = process.env) {
  const expanded = wanted.startsWith('~/') ? path.join(os.homedir(), wanted.slice(2)) : wanted;
  if (path.isAbsolute(expanded)) return isProgram(expanded) ? expanded : undefined;
  // What a project's settings name relative to some folder is not run.
  if (expanded.includes('/') || expanded.includes('\\')) return undefined;
  for (const folder of (environment.PATH || '').split(path.delimiter)) {
    const file = path.join(folder, expanded);
    if (path.isAbsolute(folder) && isProgram(file)) return file;
  }
  return undefined;
}

function notFound(wanted) {
  const where = path.isAbsolute(wanted) || wanted.startsWith('~/')
    ? `There is no program at ${wanted}`
    : wanted.includes('/')
      ? `"${wanted}" is no whole path`
      : `"${wanted}" is not on the PATH of this editor`;
  return `Plumbline's server was not found: ${where}. Install it, or set "plumbline.path" to the whole path of the program.`;
}

module.exports = { findServer, notFound };
