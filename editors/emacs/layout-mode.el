;;; layout-mode.el --- Major mode for Auto Layout in .layout files  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT
;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1"))
;; Keywords: languages

;;; Commentary:

;; Highlighting, indentation and imenu for `.layout' files.  plumbline.el registers the language server
;; with Eglot and lsp-mode.

;;; Code:

(require 'layout-words)

(defgroup layout nil
  "Auto Layout in .layout files."
  :group 'languages)

(defcustom layout-mode-indent-offset 4
  "The indentation of the statements in a block."
  :type 'natnum
  :safe #'natnump)

(defface layout-mode-number '((t :inherit font-lock-constant-face))
  "Numbers in a layout.")

(defconst layout-mode--name "[[:alpha:]_][[:alnum:]_]*")

(defconst layout-mode--any-name (concat "\\(?:" layout-mode--name "\\|`[^`\n]+`\\)"))

(defconst layout-mode--number "\\(?:[0-9]+\\(?:\\.[0-9]+\\)?\\|\\.[0-9]+\\)")

;;;; Comments, texts and names in backquotes

(defvar layout-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23n" table)
    (modify-syntax-entry ?\n "> b" table)
    (modify-syntax-entry ?_ "_" table)
    ;; `layout-mode--propertize' finds the ends of texts and names in backquotes.
    (dolist (character '(?\" ?` ?\\ ?' ?< ?> ?| ?& ?% ?+ ?- ?=))
      (modify-syntax-entry character "." table))
    table))

(defconst layout-mode--enclosed "\"\\(?:[^\"\\\n]\\|\\\\.\\)*\"\\|`[^`\n]+`")

(defun layout-mode--propertize (start end)
  "Mark texts and names in backquotes that end on their line, from START to END."
  (goto-char start)
  (while (re-search-forward "[\"`]" end t)
    (let ((open (match-beginning 0)))
      (unless (nth 8 (save-excursion (syntax-ppss open)))
        (goto-char open)
        (cond
         ((looking-at layout-mode--enclosed)
          (let ((close (match-end 0)))
            (put-text-property open (1+ open) 'syntax-table (string-to-syntax "|"))
            (put-text-property (1- close) close 'syntax-table (string-to-syntax "|"))
            (goto-char close)))
         ((looking-at "``") (forward-char 2))
         (t
          (put-text-property open (line-end-position) 'syntax-table (string-to-syntax "."))
          (end-of-line)))))))

(defun layout-mode--syntactic-face (state)
  "The face of the comment, text or name in backquotes at STATE."
  (cond
   ((nth 4 state) 'font-lock-comment-face)
   ((eq (char-after (nth 8 state)) ?`) 'font-lock-variable-name-face)
   (t 'font-lock-string-face)))

;;;; Words

(defvar layout-mode--context nil
  "The kind of statement: nil, `visual-format', `options', `stack' or `collapse'.")

(defvar layout-mode--starts nil
  "Whether a statement can start here; `label' if only a Visual Format line can.")

(defvar layout-mode--previous nil
  "The word before, in the statement of a stack or a collapse.")

(defun layout-mode--colour (face)
  "Apply FACE to the last match, and move after it."
  (put-text-property (match-beginning 0) (match-end 0) 'face face)
  (goto-char (match-end 0)))

(defun layout-mode--take (words face)
  "Apply FACE to one of WORDS after blanks; nil if there is none."
  (let ((start (point)))
    (skip-chars-forward " \t")
    (if (and (looking-at layout-mode--name) (member (match-string-no-properties 0) words))
        (progn (layout-mode--colour face) t)
      (goto-char start)
      nil)))

(defun layout-mode--take-name ()
  "Move after the name that follows blanks; nil if there is none."
  (when (looking-at (concat "[ \t]+\\(" layout-mode--any-name "\\)"))
    (goto-char (match-end 0))))

(defun layout-mode--is-word-p ()
  "Whether the last match is a keyword, and not a name."
  (save-match-data
    (save-excursion
      (goto-char (match-end 0))
      (not (looking-at "[ \t]*\\(?::\\|\\.\\(?:[^0-9]\\|$\\)\\)")))))

(defun layout-mode--statement (word)
  "Highlight WORD, the last match, if it begins a statement; else nil."
  (cond
   ((and (equal word "layout") (looking-at (concat "layout[ \t]+\\(" layout-mode--any-name "\\)")))
    (put-text-property (match-beginning 1) (match-end 1) 'face 'font-lock-function-name-face)
    (put-text-property (point) (+ (point) 6) 'face 'font-lock-keyword-face)
    (goto-char (match-end 0)))
   ((equal word "layout") nil)
   ((and (equal word "stack") (looking-at (concat "stack[ \t]+" layout-mode--any-name)))
    (put-text-property (point) (+ (point) 5) 'face 'font-lock-type-face)
    (goto-char (match-end 0))
    (setq layout-mode--context 'stack))
   ((and (equal word "collapse")
         (looking-at (concat "collapse[ \t]+" layout-mode--any-name "\\(?:\\." layout-mode--any-name "\\)*")))
    (put-text-property (point) (+ (point) 8) 'face 'font-lock-keyword-face)
    (goto-char (match-end 0))
    (setq layout-mode--context 'collapse))
   ((not (layout-mode--is-word-p)) nil)
   ((member word layout-words-kinds)
    (layout-mode--colour 'font-lock-type-face)
    (unless (looking-at "[ \t]+after\\_>") (layout-mode--take-name))
    t)
   ((member word '("hugging" "compressionResistance"))
    (layout-mode--colour 'font-lock-keyword-face)
    (layout-mode--take '("horizontal" "vertical") 'font-lock-keyword-face)
    (layout-mode--take layout-words-priorities 'font-lock-constant-face)
    t)
   ((member word layout-words-statements)
    (layout-mode--colour 'font-lock-keyword-face)
    (when (equal word "direction") (layout-mode--take layout-words-layout-directions 'font-lock-keyword-face))
    t)))

(defun layout-mode--word-face (word)
  "The face of WORD, the last match, inside a statement."
  (pcase layout-mode--context
    ((and 'visual-format (guard (member word layout-words-options)))
     (setq layout-mode--context 'options)
     'font-lock-keyword-face)
    ('visual-format nil)
    ('options
     (cond
      ((member word layout-words-options) 'font-lock-keyword-face)
      ((member word layout-words-attributes) 'font-lock-builtin-face)))
    ('stack
     (and (or (member word layout-words-stack)
              (and (equal layout-mode--previous "alignment") (member word layout-words-alignments))
              (and (equal layout-mode--previous "distribution") (member word layout-words-distributions)))
          'font-lock-keyword-face))
    ('collapse
     (and (or (equal word "as")
              (member word layout-words-directions)
              (and (equal layout-mode--previous "as") (member word layout-words-styles)))
          'font-lock-keyword-face))
    (_
     (and (or (member word layout-words-items)
              (and (member word layout-words-inner) (layout-mode--is-word-p)))
          'font-lock-keyword-face))))

(defun layout-mode--word ()
  "Highlight the last match, a word."
  (let* ((word (match-string-no-properties 0))
         (starts (eq layout-mode--starts t))
         (in-statement (null layout-mode--context)))
    (setq layout-mode--starts (and starts (equal word "inactive")))
    (unless (and starts in-statement (layout-mode--statement word))
      (looking-at layout-mode--name)
      (let ((face (layout-mode--word-face word)))
        (if face (layout-mode--colour face) (goto-char (match-end 0)))))
    (setq layout-mode--previous word)))

(defun layout-mode--token ()
  "Highlight the token at point, and move after it."
  (cond
   ((looking-at "//\\|/\\*")
    (let ((line (line-end-position)) (opens-block (looking-at "/\\*")))
      (unless (forward-comment 1) (goto-char (point-max)))
      (when (or (> (point) line) (not opens-block)) (setq layout-mode--context nil))
      (setq layout-mode--starts t)))
   ((looking-at layout-mode--enclosed)
    (goto-char (match-end 0))
    (setq layout-mode--starts nil))
   ((looking-at "[\"`]")
    (if (looking-at "``") (forward-char 2) (end-of-line)))
   ((and layout-mode--starts (looking-at "[HV]:"))
    (layout-mode--colour 'font-lock-keyword-face)
    (setq layout-mode--context 'visual-format layout-mode--starts nil))
   ((looking-at layout-mode--number)
    (layout-mode--colour 'layout-mode-number)
    (setq layout-mode--starts nil)
    ;; In `375x60' the `x' is a separate token.
    (when (looking-at "[ \t]*x[0-9]\\|x[[:alpha:]_]") (goto-char (1- (match-end 0)))))
   ((looking-at "_[ \t]+x[0-9]") (goto-char (1- (match-end 0))))
   ((looking-at layout-mode--name) (layout-mode--word))
   ((looking-at "@")
    (forward-char 1)
    (layout-mode--take layout-words-priorities 'font-lock-constant-face))
   ((looking-at "\\.\\.\\.") (forward-char 3))
   ((and (null layout-mode--context) (looking-at (concat "\\.[ \t]*\\(" layout-mode--any-name "\\)")))
    (goto-char (match-beginning 1))
    (looking-at layout-mode--any-name)
    (let ((word (match-string-no-properties 0)))
      (if (not (member word layout-words-members))
          (goto-char (match-end 0))
        (layout-mode--colour 'font-lock-builtin-face)
        (when (and (equal word "priority") (looking-at "[ \t]*=[ \t]*"))
          (goto-char (match-end 0))
          (layout-mode--take layout-words-priorities 'font-lock-constant-face))))
    (setq layout-mode--starts nil))
   ((and (looking-at "{") (memq layout-mode--context '(visual-format options))) (forward-char 1))
   ((looking-at "[{};]")
    (forward-char 1)
    (setq layout-mode--starts t layout-mode--context nil))
   ((looking-at ":")
    (forward-char 1)
    (setq layout-mode--starts 'label))
   (t
    (forward-char 1)
    (setq layout-mode--starts nil))))

(defun layout-mode--fontify (limit)
  "Highlight the words from point, the start of a line, to LIMIT."
  (let ((layout-mode--context nil) (layout-mode--starts t) (layout-mode--previous nil)
        (state (syntax-ppss)))
    (when (nth 4 state)
      (goto-char (nth 8 state))
      (unless (forward-comment 1) (goto-char (point-max))))
    (while (progn (skip-chars-forward " \t" limit) (< (point) limit))
      (if (not (eolp))
          (layout-mode--token)
        (forward-char 1)
        (setq layout-mode--starts t layout-mode--context nil))))
  (goto-char limit)
  nil)

;;;; Indentation

(defun layout-mode-indent-line ()
  "Indent the line by the braces and brackets around it."
  (interactive)
  (let* ((depth (save-excursion
                  (back-to-indentation)
                  (- (car (syntax-ppss (line-beginning-position))) (if (looking-at "[]})]") 1 0))))
         (column (* layout-mode-indent-offset (max 0 depth))))
    (if (nth 8 (syntax-ppss (line-beginning-position)))
        'noindent
      (if (<= (current-column) (current-indentation))
          (indent-line-to column)
        (save-excursion (indent-line-to column))))))

;;;###autoload
(define-derived-mode layout-mode prog-mode "Layout"
  "Major mode for layouts and their constraints."
  (setq-local indent-tabs-mode nil
              ;; Eglot and lsp-mode request this indentation from the server.
              tab-width layout-mode-indent-offset
              comment-start "// "
              comment-end ""
              comment-start-skip "\\(?://+\\|/\\*+\\)[ \t]*"
              syntax-propertize-function #'layout-mode--propertize
              font-lock-defaults
              '(((layout-mode--fontify)) nil nil nil
                (font-lock-syntactic-face-function . layout-mode--syntactic-face))
              indent-line-function #'layout-mode-indent-line
              imenu-generic-expression
              (list (list nil (concat "^[ \t]*layout[ \t]+\\(" layout-mode--any-name "\\)") 1)
                    (list "States" (concat "^[ \t]*state[ \t]+\\(" layout-mode--any-name "\\)") 1)))
  (setq-local electric-indent-chars (append '(?} ?\]) electric-indent-chars)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.layout\\'" . layout-mode))

(provide 'layout-mode)
;;; layout-mode.el ends here
