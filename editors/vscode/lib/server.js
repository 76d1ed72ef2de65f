'use strict';
// Finds the server.

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

/** The path of a program: a name on the `PATH`, or a full path; undefined if there is no such program. */
function findServer(wanted, environment = process.env) {
  const expanded = wanted.startsWith('~/') ? path.join(os.homedir(), wanted.slice(2)) : wanted;
  if (path.isAbsolute(expanded)) return isProgram(expanded) ? expanded : undefined;
  // A project's settings must not run a program relative to some folder.
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
      ? `"${wanted}" is not a full path`
      : `"${wanted}" is not on the PATH of this editor`;
  return `Plumbline's server was not found: ${where}. `
    + 'Install it, or set "plumbline.path" to the full path of the program.';
}

module.exports = { findServer, notFound };
