'use strict';

const EXTENSIONS = /\.(layout|xib|storyboard)$/;

/** Whether the server supports a document, by its extension; a layout may be without one while it is not saved. */
function isOurs(document) {
  return document.languageId === 'layout' || EXTENSIONS.test(document.uri.path);
}

/** Whether a document is a console log. */
function isLog(document) {
  return !isOurs(document) && (document.languageId === 'log' || /\.log$/i.test(document.uri.path));
}

module.exports = { isLog, isOurs };
