;;; plumbline.el --- Auto Layout in .layout, .xib, .storyboard and Swift files  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT
;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1"))
;; Keywords: languages, tools

;;; Commentary:

;; Registers the language server with Eglot and lsp-mode, and shows its pictures.
;;   (require 'plumbline)
;;   (add-hook 'layout-mode-hook #'eglot-ensure)            ; or #'lsp-deferred
;;   (add-hook 'plumbline-document-mode-hook #'eglot-ensure)
;; In Swift code, lsp-mode runs it beside SourceKit.  Eglot has one server for a buffer.

;;; Code:

(require 'layout-mode)
(require 'nxml-mode)
(require 'seq)
(require 'subr-x)
(require 'url-util)

(defvar eglot-server-programs)
(defvar lsp--cur-workspace)
(defvar lsp-language-id-configuration)
(declare-function eglot-current-server "eglot")
(declare-function jsonrpc-request "jsonrpc")
(declare-function lsp-register-client "lsp-mode")
(declare-function lsp-request "lsp-mode")
(declare-function lsp-stdio-connection "lsp-mode")
(declare-function lsp--workspace-server-id "lsp-mode")
(declare-function make-lsp-client "lsp-mode")
(declare-function lsp-workspaces "lsp-mode")

(defgroup plumbline nil
  "Auto Layout in .layout, .xib, .storyboard and Swift files."
  :group 'tools)

(defcustom plumbline-program "plumbline"
  "The language server: a name on the path, or a full path."
  :type 'string)

(defcustom plumbline-settings nil
  "The settings of the server as a property list: (:inlayHints :json-false)."
  :type 'plist)

;;;###autoload
(define-derived-mode plumbline-document-mode nxml-mode "IB"
  "Major mode for Interface Builder documents.")

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.\\(?:xib\\|storyboard\\)\\'" . plumbline-document-mode))

(put 'plumbline-document-mode 'eglot-language-id "xml")
(put 'layout-mode 'eglot-language-id "layout")

(defun plumbline-command (&rest _)
  "The command that starts the server."
  (unless (executable-find plumbline-program)
    (user-error "%s was not found: install Plumbline, or set `plumbline-program' to its path" plumbline-program))
  (list plumbline-program "--stdio"))

(defconst plumbline--swift-modes '(swift-mode swift-ts-mode)
  "The major modes of Swift, from other packages.")

(defun plumbline-swift-command (&rest _)
  "The command that starts a server for Swift alone.
It offers what SourceKit does not, for both servers in one buffer."
  (append (plumbline-command) '("--languages=swift")))

(defun plumbline--with-settings (command)
  "COMMAND and the settings, as Eglot expects them."
  (append command (and plumbline-settings (list :initializationOptions plumbline-settings))))

(defun plumbline--eglot-contact (&rest _)
  "The server, as Eglot expects it."
  (plumbline--with-settings (plumbline-command)))

(defun plumbline-eglot-swift (&rest _)
  "The server for Swift alone, as Eglot expects it.
For `eglot-server-programs', to have it instead of SourceKit's."
  (plumbline--with-settings (plumbline-swift-command)))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '((layout-mode plumbline-document-mode) . plumbline--eglot-contact)))

(with-eval-after-load 'lsp-mode
  (add-to-list 'lsp-language-id-configuration '(layout-mode . "layout"))
  (add-to-list 'lsp-language-id-configuration '(plumbline-document-mode . "xml"))
  (dolist (mode plumbline--swift-modes)
    (add-to-list 'lsp-language-id-configuration (cons mode "swift")))
  (lsp-register-client
   (make-lsp-client
    :new-connection (lsp-stdio-connection #'plumbline-command)
    :major-modes '(layout-mode plumbline-document-mode)
    :server-id 'plumbline
    :priority 1
    :initialization-options (lambda () plumbline-settings)))
  (lsp-register-client
   (make-lsp-client
    :new-connection (lsp-stdio-connection #'plumbline-swift-command)
    :major-modes plumbline--swift-modes
    :server-id 'plumbline-swift
    :add-on? t
    :initialization-options (lambda () plumbline-settings))))

;;;; Pictures

(defcustom plumbline-preview-delay 0.6
  "The idle time in seconds after which the preview follows point and text.
Longer than the delay with which Eglot and lsp-mode send changes."
  :type 'number)

(defcustom plumbline-preview-look "blueprint"
  "How the preview shows views: as a \"blueprint\" with the constraints, or
as they look on the \"screen\"."
  :type '(choice (const "blueprint") (const "screen")))

(defconst plumbline--preview "*Layout Preview*")

(defvar plumbline--size nil
  "The size of the preview; nil for the declared size.")

(defvar plumbline--seen nil
  "The buffer, text and line that the preview shows.")

(defvar plumbline--timer nil
  "The timer of the preview, while it is shown.")

(defun plumbline--eglot-server ()
  "Eglot's server for this buffer, if it is Plumbline's."
  (let ((server (and (fboundp 'eglot-current-server) (eglot-current-server)))
        (capable (if (fboundp 'eglot-server-capable) 'eglot-server-capable 'eglot--server-capable)))
    (and server
         (seq-contains-p (funcall capable :executeCommandProvider :commands) "plumbline.preview")
         server)))

(defun plumbline--lsp-workspace ()
  "Plumbline's workspace of lsp-mode for this buffer.
There may be SourceKit's too."
  (and (fboundp 'lsp-workspaces)
       (seq-find (lambda (workspace) (memq (lsp--workspace-server-id workspace) '(plumbline plumbline-swift)))
                 (lsp-workspaces))))

(defun plumbline--request (method params)
  "The result of METHOD with PARAMS, from Eglot or lsp-mode."
  (let ((server (plumbline--eglot-server)) (lsp--cur-workspace (plumbline--lsp-workspace)))
    (cond
     (server (jsonrpc-request server (intern (concat ":" method)) params))
     (lsp--cur-workspace (lsp-request method params))
     (t (user-error "Plumbline's server does not run for this buffer: start it with M-x eglot or M-x lsp")))))

(defun plumbline--get (object key)
  "The member KEY of OBJECT, a property list or a hash table."
  (if (hash-table-p object)
      (gethash (substring (symbol-name key) 1) object)
    (plist-get object key)))

(defun plumbline--at-line-p (symbol line kind)
  "Whether SYMBOL is of KIND and contains LINE."
  (let ((range (plumbline--get symbol :range)))
    (and range
         (eql (plumbline--get symbol :kind) kind)
         (<= (plumbline--get (plumbline--get range :start) :line) line
             (plumbline--get (plumbline--get range :end) :line)))))

(defun plumbline--layout-at-point (uri)
  "The parameters for the layout and the state at point, in the file of URI."
  (if (apply #'derived-mode-p plumbline--swift-modes)
      ;; Code has no outline from this server: its layout is the last one that starts before the line ends.
      `(:position (:line ,(1- (line-number-at-pos nil t))
                   :character ,(- (line-end-position) (line-beginning-position))))
    (let* ((symbols (append (plumbline--request "textDocument/documentSymbol" `(:textDocument (:uri ,uri))) nil))
           (line (1- (line-number-at-pos nil t)))
           (layout (or (seq-find (lambda (symbol) (plumbline--at-line-p symbol line 5)) symbols) (car symbols)))
           (state (seq-find (lambda (symbol) (plumbline--at-line-p symbol line 22))
                            (append (and layout (plumbline--get layout :children)) nil))))
      (append (and layout `(:position ,(plumbline--get (plumbline--get layout :range) :start)))
              (and state `(:state ,(plumbline--get state :name)))))))

(defun plumbline--preview-request (size)
  "The parameters of the request for a picture of the layout at point, at SIZE."
  (let ((uri (concat "file://" (url-hexify-string (expand-file-name (or buffer-file-name ""))
                                                  (url--allowed-chars (cons ?/ url-unreserved-chars))))))
    `(:uri ,uri
      ,@(plumbline--layout-at-point uri)
      ,@(and size (not (string-empty-p size)) `(:size ,size))
      ,@(and (equal plumbline-preview-look "screen") '(:look "screen")))))

;;;###autoload
(defun plumbline-preview (&optional size)
  "Show the layout at point, in a window or a browser.
In a window, the picture follows point and text.
With a prefix argument, ask for a SIZE."
  (interactive (list (and current-prefix-arg (read-string "Size, such as 320x60: "))))
  (let ((svg (plumbline--picture size)))
    (if (and (display-graphic-p) (image-type-available-p 'svg))
        (progn
          (setq plumbline--size size plumbline--seen (plumbline--shown-state))
          (display-buffer (plumbline--show svg))
          (unless plumbline--timer
            (setq plumbline--timer (run-with-idle-timer plumbline-preview-delay t #'plumbline--follow))))
      (plumbline--browse (make-temp-file "layout-" nil ".svg" svg)))))

(defun plumbline--browse (file)
  "Open FILE in a browser.  If there is none, say so, and where the picture is."
  (condition-case problem
      (progn
        (browse-url-of-file file)
        ;; A browser that is started in the background may still fail.
        (message "The layout is drawn in %s" file))
    (error (user-error "No browser opened (%s).  The picture is %s" (error-message-string problem) file))))

(defun plumbline--picture (size)
  "The picture of the layout at point, at SIZE."
  (let ((answer (plumbline--request
                 "workspace/executeCommand"
                 `(:command "plumbline.preview" :arguments ,(vector (plumbline--preview-request size))))))
    (or (plumbline--get answer :svg) (user-error "There is nothing to draw"))))

(defun plumbline--show (svg)
  "Put SVG into the preview's buffer, and return that."
  (with-current-buffer (get-buffer-create plumbline--preview)
    (let ((inhibit-read-only t))
      (erase-buffer)
      (insert-image (create-image svg 'svg t)))
    (unless (derived-mode-p 'special-mode) (special-mode))
    (current-buffer)))

(defun plumbline--shown-state ()
  "What the picture depends on: the buffer, its text and the line of point."
  (list (current-buffer) (buffer-chars-modified-tick) (line-beginning-position)))

(defun plumbline--follow ()
  "Draw the layout at point again if point or the text changed.
Typing interrupts it.  If the layout cannot be drawn, keep the picture."
  (cond
   ((not (get-buffer-window plumbline--preview t))
    (when plumbline--timer (cancel-timer plumbline--timer))
    (setq plumbline--timer nil))
   ((and (apply #'derived-mode-p 'layout-mode 'plumbline-document-mode plumbline--swift-modes)
         (not (equal plumbline--seen (plumbline--shown-state))))
    (let ((state (plumbline--shown-state))
          (svg (while-no-input (condition-case nil (plumbline--picture plumbline--size) (error nil)))))
      ;; An interrupted request results in t; it is sent again when Emacs is idle.
      (unless (eq svg t)
        (setq plumbline--seen state)
        (when (stringp svg) (plumbline--show svg)))))))

;;;; Console logs

;;;###autoload
(defun plumbline-explain-log (beginning end &optional path)
  "Explain the constraint conflicts in a console log, without a server.
The log is the region from BEGINNING to END, or the whole buffer.
With a prefix argument, ask for the PATH of a file or folder to search
for the constraints."
  (interactive
   (list (if (use-region-p) (region-beginning) (point-min)) (if (use-region-p) (region-end) (point-max))
         (and current-prefix-arg (read-file-name "Search for the constraints in: "))))
  (let* ((program (car (plumbline-command)))
         ;; What the lines of the answer begin with.
         (name (if buffer-file-name (file-relative-name buffer-file-name) "log"))
         (arguments `("log" "-" "--color" "never" "--stdin-filename" ,name ,@(and path (list "--in" (expand-file-name path)))))
         ;; Empty lines before the region keep the line numbers of the buffer.
         (log (concat (make-string (1- (line-number-at-pos beginning t)) ?\n)
                      (buffer-substring-no-properties beginning end)))
         (coding-system-for-read 'utf-8)
         (coding-system-for-write 'utf-8)
         (shown (get-buffer-create "*Runtime Log*")))
    (with-current-buffer shown
      (let* ((inhibit-read-only t)
             (status (progn (erase-buffer) (apply #'call-process-region log nil program nil t nil arguments))))
        (goto-char (point-min))
        (special-mode)
        (if (eql status 1)
            (display-buffer shown)
          (message "%s" (string-trim (buffer-string))))))))

(provide 'plumbline)
;;; plumbline.el ends here
