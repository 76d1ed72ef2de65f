;;; emacs_swift.el --- lsp-mode with SourceKit and Plumbline on one Swift file -*- lexical-binding: t; -*-

;; run: PLUMBLINE=… SOURCEKIT=path/of/sourcekit-lsp PLUGIN=path/of/editors/emacs SWIFT=path/of/PriceTag.swift
;;      emacs --batch -f package-initialize -l emacs_swift.el
;; SWIFT is written to.  The exit status is 0 where all went well.

(defvar failed nil)

(defun check (what good &optional seen)
  (unless good (setq failed t))
  (princ (format "%s %s%s\n" (if good "ok   " "WRONG") what (if good "" (format ": %S" seen)))))

(defun await (wanted)
  (let ((deadline (+ (float-time) 30)) result)
    (while (and (not (setq result (funcall wanted))) (< (float-time) deadline))
      (accept-process-output nil 0.02))
    result))

(defun go-to (text) (goto-char (point-min)) (search-forward text) (goto-char (match-beginning 0)))

(defun findings ()
  "The codes and lines of what Plumbline found."
  (mapcar (lambda (found)
            (list (lsp-get found :code) (1+ (lsp-get (lsp-get (lsp-get found :range) :start) :line))))
          (seq-filter (lambda (found) (equal (lsp-get found :source) "plumbline"))
                      (append (gethash (lsp--fix-path-casing buffer-file-name) (lsp-diagnostics t)) nil))))

(defun workspace (id)
  (seq-find (lambda (one) (eq (lsp--workspace-server-id one) id)) (lsp-workspaces)))

(defun offers (workspace)
  "What WORKSPACE may be asked for, besides findings and the text itself."
  (let (names)
    (maphash (lambda (name value)
               (when (and value (string-suffix-p "Provider" name) (not (equal name "diagnosticProvider"))) (push name names)))
             (lsp--workspace-server-capabilities workspace))
    (sort names #'string<)))

(defun ask (method)
  "What each server answers to METHOD at point, by name."
  (let ((params (append (list :context '(:triggerKind 1)) (lsp--text-document-position-params))))
    (mapcar (lambda (answer) (cons (lsp--workspace-server-id (car answer)) (format "%S" (cdr answer))))
            (let (found)
              ;; Asked one by one, so that it is known who said it.
              (dolist (one (lsp--find-workspaces-for method) found)
                (push (cons one (with-lsp-workspace one (lsp-request method params))) found))))))

(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
(setq plumbline-program (getenv "PLUMBLINE") make-backup-files nil create-lockfiles nil)
(add-to-list 'load-path (getenv "PLUGIN"))
(require 'plumbline)
(require 'lsp-mode)
(setq lsp-session-file (expand-file-name "lsp-session" (getenv "HOME")) lsp-auto-guess-root t lsp-guess-root-without-session t
      lsp-enable-file-watchers nil lsp-restart 'ignore lsp-diagnostics-provider :none lsp-enable-snippet nil lsp-auto-configure nil)
;; As the package lsp-sourcekit has it.
(lsp-register-client
 (make-lsp-client
  :new-connection (lsp-stdio-connection (lambda () (list (getenv "SOURCEKIT"))))
  :major-modes '(swift-mode swift-ts-mode)
  :priority -1
  :server-id 'sourcekit-ls))

(condition-case problem
    (progn
      (princ (format "Emacs %s\n" emacs-version))
      (find-file (getenv "SWIFT"))
      (lsp-workspace-folders-add (file-name-directory buffer-file-name))
      (lsp)
      (check "both servers start"
             (await (lambda () (and (= 2 (length (lsp-workspaces)))
                                    (seq-every-p (lambda (one) (eq 'initialized (lsp--workspace-status one))) (lsp-workspaces)))))
             (mapcar #'lsp--workspace-server-id (lsp-workspaces)))
      (let ((offers (offers (workspace 'plumbline-swift))))
        (check "Plumbline offers what SourceKit does not do"
               (equal offers '("codeActionProvider" "codeLensProvider" "executeCommandProvider" "hoverProvider" "inlayHintProvider"))
               offers))
      (go-to "equalToConstant: 20")
      (let ((wanted (list (list "conflict" (line-number-at-pos)))))
        (check "the finding of Plumbline comes" (await (lambda () (equal (findings) wanted))) (findings)))

      (go-to "badge = ")
      (let ((answers (ask "textDocument/hover")))
        (check "hover has the frame from Plumbline"
               (string-search "x 8, y 8, width 16, height 16" (alist-get 'plumbline-swift answers "")) answers)
        (check "and the declaration from SourceKit" (string-search "let badge" (alist-get 'sourcekit-ls answers "")) answers))
      (go-to "cents = cents")
      (dolist (case '(("textDocument/completion" "cents") ("textDocument/documentSymbol" "PriceTag")))
        (let ((answers (ask (car case))))
          (check (format "%s is answered by SourceKit alone" (car case))
                 (and (equal '(sourcekit-ls) (mapcar #'car answers)) (string-search (cadr case) (cdar answers))) answers)))
      (dolist (method '("textDocument/rename" "textDocument/formatting" "textDocument/foldingRange" "workspace/symbol"))
        (check (format "%s is not asked of Plumbline" method)
               (not (memq (workspace 'plumbline-swift) (lsp--find-workspaces-for method)))))

      (let (shown)
        (cl-letf (((symbol-function 'browse-url-of-file) (lambda (file) (setq shown file))))
          (plumbline-preview))
        (check "the preview is a picture of the class"
               (and shown (with-temp-buffer (insert-file-contents shown) (search-forward "PriceTag" nil t))) shown))

      (go-to "badge.widthAnchor.constraint(equalToConstant: 20)")
      (let* ((before (buffer-string))
             (line (buffer-substring (line-beginning-position) (line-beginning-position 2)))
             (actions (append (lsp-code-actions-at-point) nil))
             (titles (mapcar (lambda (action) (lsp-get action :title)) actions))
             (fix (seq-find (lambda (action) (equal (lsp-get action :title) "Remove badge.width == 20 (choice)")) actions)))
        (check "the fix is offered" fix titles)
        (when fix
          (lsp-execute-code-action fix)
          (check "it is made, and nothing else" (equal (buffer-string) (string-replace line "" before)) (buffer-string))
          (check "the finding goes" (await (lambda () (null (findings)))) (findings))
          (save-buffer)
          (check "the command line agrees"
                 (eq 0 (call-process plumbline-program nil nil nil "check" "--strict" (getenv "SWIFT")))))))
  (error (check "the script runs" nil problem)))
(kill-emacs (if failed 1 0))
