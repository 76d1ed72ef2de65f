;;; emacs.el --- Eglot as a person uses it, for layouts and documents -*- lexical-binding: t; -*-

;; run: PLUMBLINE=… PLUGIN=path/of/editors/emacs LAYOUT=… XIB=… SWIFT=… EXAMPLES=… emacs --batch -f package-initialize -l emacs.el
;; LAYOUT is written to.  The exit status is 0 where all went well.

(defvar failed nil)

(defun say (format &rest values) (princ (concat (apply #'format format values) "\n")))

(defun check (what good &optional seen)
  (unless good (setq failed t))
  (say "%s %s%s" (if good "ok   " "WRONG") what (if good "" (format ": %S" seen))))

(defun await (wanted)
  "Wait until WANTED, a function, returns non-nil."
  (let ((deadline (+ (float-time) 20)) result)
    (while (and (not (setq result (funcall wanted))) (< (float-time) deadline))
      (flymake-start)                   ; --batch has no idle timers
      (accept-process-output nil 0.02))
    result))

(defun texts () (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))

(defun await-finding (part) (await (lambda () (seq-find (lambda (text) (string-search part text)) (texts)))))

(defun go-to (text) (goto-char (point-min)) (search-forward text) (goto-char (match-beginning 0)))

(defun start ()
  (apply #'eglot (eglot--guess-contact)))

(setq plumbline-program (getenv "PLUMBLINE"))
(add-to-list 'load-path (getenv "PLUGIN"))
(require 'plumbline)
(require 'eglot)
(setq eglot-sync-connect 10 eglot-connect-timeout 15 eglot-autoshutdown nil eglot-send-changes-idle-time 0
      eglot-confirm-server-initiated-edits nil make-backup-files nil create-lockfiles nil)

(condition-case problem
    (progn
      (say "Emacs %s, Eglot %s" emacs-version (if (boundp 'eglot--version) eglot--version "1.9"))
      (dolist (example (directory-files (getenv "EXAMPLES") t "\\.layout\\'"))
        (with-temp-buffer
          (insert-file-contents example)
          (let ((text (buffer-string)))
            (layout-mode)
            (indent-rigidly (point-min) (point-max) -100)
            (indent-region (point-min) (point-max))
            (check (concat "indentation of " (file-name-nondirectory example)) (string= text (buffer-string)) (buffer-string)))))
      (with-temp-buffer
        (insert-file-contents (expand-file-name "console.log" (getenv "EXAMPLES")))
        (plumbline-explain-log (point-min) (point-max))
        (with-current-buffer "*Runtime Log*"
          (check "a log is explained" (string-search ":1: These 4 constraints cannot all hold" (buffer-string)) (buffer-string))
          (check "in a buffer to read" (derived-mode-p 'special-mode) major-mode)))
      (find-file (getenv "LAYOUT"))
      (check "a layout has its mode" (eq major-mode 'layout-mode) major-mode)
      (start)
      (let ((server (eglot-current-server)) process)
        (setq process (jsonrpc--process server))
        (check "its findings come" (await-finding "gap-when-gone") (texts))

        (go-to "middle                       // vary")
        (let* ((answer (jsonrpc-request server :textDocument/hover (eglot--TextDocumentPositionParams)))
               (text (plist-get (plist-get answer :contents) :value)))
          (check "hover shows the frame" (string-search "x 64, y 12, width 50, height 20" (or text "")) text))

        (let ((places (xref-backend-definitions 'eglot (xref-backend-identifier-at-point 'eglot))))
          (check "definition" (equal '(4) (mapcar (lambda (item) (xref-location-line (xref-item-location item))) places)) places))
        (let ((places (xref-backend-references 'eglot (xref-backend-identifier-at-point 'eglot))))
          (check "references" (equal '(4 5 6 7) (sort (mapcar (lambda (item) (xref-location-line (xref-item-location item))) places) #'<))
                 places))
        (let ((index (funcall imenu-create-index-function)))
          (check "symbols" (string-search "middle" (format "%S" index)) index))
        (let ((places (append (jsonrpc-request server :textDocument/documentHighlight (eglot--TextDocumentPositionParams)) nil)))
          (check "highlights" (= 4 (length places)) places))

        ;; A relation is half typed; what could stand there is proposed.
        (go-to "    vary middle")
        (insert "    middle.ce")
        (save-excursion (insert "\n"))
        (eglot--signal-textDocument/didChange)
        (let* ((capf (eglot-completion-at-point))
               (words (all-completions "" (nth 2 capf))))
          (check "completion" (and (member "centerX" words) (member "centerY" words)) words))
        (delete-region (line-beginning-position) (1+ (line-end-position)))
        (eglot--signal-textDocument/didChange)
        (go-to "middle                       // vary")

        (let (shown)
          (cl-letf (((symbol-function 'browse-url-of-file) (lambda (file) (setq shown file))))
            (plumbline-preview "320x44"))
          (check "the preview is a picture"
                 (and shown (with-temp-buffer (insert-file-contents shown) (search-forward "<svg" nil t))) shown))

        (save-window-excursion
          (let (pictures (delay plumbline-preview-delay))
            (cl-letf (((symbol-function 'display-graphic-p) (lambda (&rest _) t))
                      ((symbol-function 'image-type-available-p) (lambda (_) t))
                      ((symbol-function 'create-image) (lambda (data &rest _) data))
                      ((symbol-function 'insert-image) (lambda (image &rest _) (push image pictures))))
              (setq plumbline-preview-delay 3600)
              (plumbline-preview "320x44")
              (plumbline--follow)
              (check "a preview in a window is drawn once" (eq 1 (length pictures)) (length pictures))
              (save-excursion
                (go-to "label first")
                (push-mark nil t)
                (insert "label added 7 x 7; ")
                (eglot--signal-textDocument/didChange)
                (plumbline--follow)
                (check "and anew when the text has changed"
                       (and (eq 2 (length pictures)) (string-search "added" (car pictures))) pictures)
                (delete-region (mark t) (point))
                (eglot--signal-textDocument/didChange))
              (delete-windows-on plumbline--preview)
              (plumbline--follow)
              (check "and no more once it is closed" (and (eq 2 (length pictures)) (null plumbline--timer)) plumbline--timer)
              (setq plumbline-preview-delay delay))))

        (eglot-rename "centre")
        (check "a view is renamed everywhere" (= 4 (how-many "\\_<centre\\_>" (point-min) (point-max))) (buffer-string))
        (eglot--signal-textDocument/didChange)
        (go-to "centre                       // vary")
        (check "the finding follows" (await-finding "\"centre\"") (texts))

        (let* ((actions (append (eglot-code-actions (line-beginning-position) (line-end-position)) nil))
               (wanted (seq-find (lambda (action) (string-search "collapse" (downcase (plist-get action :title)))) actions)))
          (check "to collapse the view is offered" wanted (mapcar (lambda (action) (plist-get action :title)) actions))
          (when wanted
            (eglot--apply-workspace-edit (plist-get wanted :edit))
            (eglot--signal-textDocument/didChange)
            (check "the file is clean" (await (lambda () (null (texts)))) (texts))
            (save-buffer)
            (check "the command line agrees"
                   (eq 0 (call-process plumbline-program nil nil nil "check" "--strict" (getenv "LAYOUT"))))))

        (find-file (getenv "XIB"))
        (check "a document has its mode" (eq major-mode 'plumbline-document-mode) major-mode)
        (unless (eglot-managed-p) (start))
        (check "its findings come" (await-finding "conflict") (texts))
        (go-to "id=\"dot-vi-001\"")
        (forward-char 6)
        (let ((answer (jsonrpc-request (eglot-current-server) :textDocument/hover (eglot--TextDocumentPositionParams))))
          (check "hover says something" (plist-get answer :contents) answer))
        (check "one server for both" (eq (eglot-current-server) server))
        (eglot-shutdown server nil 5)
        (check "the server ends" (await (lambda () (memq (process-status process) '(exit signal)))) (process-status process)))

      ;; As the README has it for Swift code, where Eglot runs one server or the other.
      (define-derived-mode swift-mode prog-mode "Swift")
      (add-to-list 'eglot-server-programs '((swift-mode swift-ts-mode) . plumbline-eglot-swift))
      (find-file (getenv "SWIFT"))
      (swift-mode)
      (start)
      (check "the findings of Swift code come" (await-finding "badge.width == 20") (texts))
      (check "symbols are not offered there" (not (eglot--server-capable :documentSymbolProvider)))
      (let (shown)
        (cl-letf (((symbol-function 'browse-url-of-file) (lambda (file) (setq shown file))))
          (plumbline-preview))
        (check "the preview is a picture of the class"
               (and shown (with-temp-buffer (insert-file-contents shown) (search-forward "PriceTag" nil t))) shown))
      (eglot-shutdown (eglot-current-server) nil 5))
  (error (check "the script runs" nil problem)))
(kill-emacs (if failed 1 0))
