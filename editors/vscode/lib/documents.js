'use strict';

const ENDINGS = /\.(layout|xib|storyboard)$/;

/** Whether a document is one that the server reads: by its path's ending, as the server decides, or a layout that has none yet. */
function isOurs(document) {
  return document.languageId === 'layout' || ENDINGS.test(document.uri.path);
}

/** Whether a document is a console log, as the server decides. */
function isLog(document) {
  return !isOurs(document) && (document.languageId === 'log' || /\.log$/i.test(document.uri.path));
}

module.exports = { isLog, isOurs };
