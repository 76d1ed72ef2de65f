'use strict';

const EXTENSIONS = /\.(layout|xib|storyboard)$/;

/** Whether a document is Swift code that the server reads, beside the server of the language. */
function isCode(document) {
  return document.languageId === 'swift' && document.uri.scheme === 'file';
}

/** Whether the server supports a document, by its extension; a layout may be without one while it is not saved. */
function isOurs(document) {
  return document.languageId === 'layout' || EXTENSIONS.test(document.uri.path) || isCode(document);
}

/** Whether a document is a console log. */
function isLog(document) {
  return !isOurs(document) && (document.languageId === 'log' || /\.log$/i.test(document.uri.path));
}

module.exports = { isCode, isLog, isOurs };
